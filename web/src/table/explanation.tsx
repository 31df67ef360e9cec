/** A speech bubble beside something on the board: what it is, why it cannot be chosen, and what is possible instead. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Box } from '../picture/touch';
import { entryAbout, useGuide } from '../guide/guides';
import { Icon } from '../icons';
import { playerName } from '../playerNames';
import { t } from '../texts';
import { citeRule } from '../toast';
import type { ExplainedMessage, TableInfo } from '../wire';
import { anchorOf, placeBubble } from './bubble';
import type { Session } from './session';
import type { Viewer, ViewerState } from './viewer';

/** The most actions that the bubble lists. */
const MOST_LISTED = 3;

interface Props {
  session: Session;
  viewer: Viewer;
  /** Where the pointer was on the screen, or null for a question by keyboard. */
  pointer: readonly [number, number] | null;
}

/** The region in which answers appear; it is always there, so that screen readers notice them. */
export function Explanation({ session, viewer, pointer }: Props) {
  const answer = session.whyNot.answer.value;
  const info = session.info.value;
  return (
    <div class="sb-explanations" role="status">
      {answer && info && <Bubble key={answer.sprite} answer={answer} info={info} session={session} viewer={viewer} pointer={pointer} />}
    </div>
  );
}

function Bubble({ answer, info, session, viewer, pointer }: Props & { answer: ExplainedMessage; info: TableInfo }) {
  const bubble = useRef<HTMLDivElement>(null);
  const state = viewer.state.value;
  const about = entryAbout(useGuide(info.game), state.picture?.sprites.get(answer.sprite));
  const close = (): void => {
    // By keyboard, a reader who was in the bubble goes on where the question was asked.
    if (bubble.current?.contains(document.activeElement)) spriteOf(bubble.current, answer.sprite)?.focus();
    session.whyNot.clear();
  };
  const follow = (): void => {
    if (bubble.current && !place(bubble.current, answer, pointer)) close();
  };
  useLayoutEffect(follow, [answer, about, state.picture, session.zoom.value]);
  useLayoutEffect(() => { // at once, since the next key may already be Escape
    const closeOutside = (event: Event): void => {
      if (!bubble.current?.contains(event.target as Node)) close();
    };
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    const area = bubble.current?.closest('.sb-area');
    const board = area?.querySelector('.sb-board');
    const observer = new ResizeObserver(follow);
    if (area) observer.observe(area);
    addEventListener('pointerdown', closeOutside);
    addEventListener('keydown', closeByKey);
    board?.addEventListener('scroll', follow);
    return () => {
      removeEventListener('pointerdown', closeOutside);
      removeEventListener('keydown', closeByKey);
      observer.disconnect();
      board?.removeEventListener('scroll', follow);
    };
  }, []);
  const [cited] = answer.rules ?? [];
  const instead = cited ? (answer.instead ?? []) : [];
  const more = instead.length - MOST_LISTED;
  const turn = cited ? '' : turnText(session, viewer, info, state);
  return (
    <div ref={bubble} class="sb-bubble">
      <p><strong>{answer.label}</strong></p>
      {about && !cited && ( // with a rule, it would cover too much of a phone's board
        <div class="sb-bubble-what">
          <div dangerouslySetInnerHTML={{ __html: about.blocks?.[0]?.html ?? '' }} />
          <button class="sb-link" onClick={() => citeRule(`#${about.id}`)}>{t('guide-more')}</button>
        </div>
      )}
      {turn && <p>{turn}</p>}
      {cited && (
        <p>
          <span class="sb-bubble-rule">{sentence(cited.text)}</span>{' '}
          <button class="sb-link" data-cites={cited.rule} onClick={() => citeRule(cited.rule)}>{t('rule-show')}</button>
        </p>
      )}
      {instead.length > 0 && (
        <div class="sb-bubble-instead">
          <span>{t('possible-now')}</span>
          <ul>
            {instead.slice(0, MOST_LISTED).map((text) => <li key={text}>{text}</li>)}
            {more > 0 && <li>{t('and-more', { count: more })}</li>}
          </ul>
        </div>
      )}
      <button class="sb-icon sb-bubble-close" aria-label={t('close')} onClick={close}><Icon name="close" /></button>
    </div>
  );
}

/** Return who is to act, for a visitor who is not. */
function turnText(session: Session, viewer: Viewer, info: TableInfo, { view }: ViewerState): string {
  const actors = view?.actors ?? [];
  if (session.clock.value?.paused) return t('paused');
  if (info.status === 'over' || view?.over) return t('error-game-over');
  if (info.status === 'closed') return t('log-end');
  if (actors.includes(viewer.seat) || (view?.changes ?? []).length) return '';
  return actors.length ? t('waiting-for', { names: actors.map((seat) => playerName(info, seat)).join(', ') }) : t('one-moment');
}

/** Games write rules without a full stop, since refusals quote them. */
function sentence(text: string): string {
  const capital = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}

function spriteOf(bubble: HTMLDivElement, id: string): SVGGElement | null {
  return bubble.closest('.sb-area')?.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`) ?? null;
}

/** Put the bubble beside its sprite; return false if the sprite has gone or is out of sight. */
function place(bubble: HTMLDivElement, { sprite, sprites = [] }: ExplainedMessage, pointer: readonly [number, number] | null): boolean {
  const area = bubble.closest<HTMLElement>('.sb-area');
  if (!area) return false;
  const { x, y, width, height } = area.getBoundingClientRect();
  const boxOf = (id: string): Box[] => {
    const found = spriteOf(bubble, id)?.getBoundingClientRect();
    return found ? [{ x: found.x - x, y: found.y - y, width: found.width, height: found.height }] : [];
  };
  const [box] = boxOf(sprite);
  if (!box || box.x > width || box.y > height || box.x + box.width < 0 || box.y + box.height < 0) return false;
  const anchor = anchorOf(box, { width, height }, pointer && [pointer[0] - x, pointer[1] - y]);
  const { offsetWidth, offsetHeight } = bubble;
  const size = { width: offsetWidth, height: offsetHeight };
  const { side, left, top } = placeBubble(anchor, size, { width, height }, sprites.flatMap(boxOf));
  bubble.dataset.side = side;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
  bubble.style.setProperty('--tip-x', `${anchor.x + anchor.width / 2 - left}px`);
  bubble.style.setProperty('--tip-y', `${anchor.y + anchor.height / 2 - top}px`);
  return true;
}
