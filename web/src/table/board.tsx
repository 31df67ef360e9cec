/** The board: the picture, the sprites that can be clicked, and a menu where a click may mean several actions. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isTaught, isTeaching } from '../lesson/lessonPanel';
import type { SpriteButton } from '../picture/sprite';
import { offerOf, Stage } from '../picture/stage';
import { useZoom } from '../picture/zoom';
import { t } from '../texts';
import type { GameView, LegalAction } from '../wire';
import { entryThing, moveBoardFocus } from '../picture/boardKeys';
import { COACH_MARK } from './coachPanel';
import { Explanation } from './explanation';
import { Menu, type MenuContent } from './menu';
import { usePhoneBoard } from './phoneBoard';
import type { Session } from './session';
import { choicesOf, type Viewer } from './viewer';

export function Board({ session, viewer, title }: { session: Session; viewer: Viewer; title: string }) {
  const { commands, confirmation, preview, routes, whyNot } = session;
  const state = viewer.state.value;
  const sending = commands.sending.value;
  const highlighted = preview.action.value;
  const pulsing = whyNot.pulsing.value;
  const isConfirming = confirmation.action.value !== null;
  const zoom = session.zoom.value;
  const [menu, setMenu] = useState<MenuContent | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [pointer, setPointer] = useState<readonly [number, number] | null>(null);
  const element = useZoom(session.zoom, `${state.picture?.width} ${state.picture?.height}`);
  const usesKeyboard = useRef(false);

  useEffect(() => {
    viewer.isOnScreen = true;
    return () => {
      viewer.isOnScreen = false;
      viewer.skipToLatest();
    };
  }, [viewer]);
  useEffect(() => setMenu(null), [state]);
  useEffect(() => {
    const waiting = confirmation.action.value;
    if (!choicesOf(state.view).some((choice) => choice.action === waiting)) confirmation.clear();
    if (whyNot.answer.value?.rules?.length) whyNot.clear(); // another rule may apply now
  }, [state.view]);
  useEffect(() => () => {
    confirmation.clear();
    whyNot.clear();
  }, [viewer]);
  useEffect(() => {
    const skip = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      viewer.skipToLatest();
      routes.close();
    };
    addEventListener('keydown', skip);
    return () => removeEventListener('keydown', skip);
  }, [viewer]);

  const offers = sending === null && !state.change ? routes.offers(state) : null;
  const actions = offers?.actions ?? {};
  const texts = useMemo(
    () => new Map(routes.choices(state).map((choice) => [choice.action, choice.text ?? ''])),
    [state.view, routes.isOpen(state)],
  );
  const buttons = new Map<string, SpriteButton>();
  const ids = Object.keys(actions);
  const taught = new Set(state.change || sending !== null ? [] : state.view?.lesson?.glow);
  const isLesson = isTeaching(state.view);
  const isFirst = (id: string | null): boolean => id !== null && id in actions && (!taught.size || taught.has(id));
  const first = focused !== null && isFirst(focused) ? focused : (ids.find(isFirst) ?? ids[0]);
  const hinted = session.hint.actions(viewer).map(({ action }) => action);
  const better = session.coach.warningTo(viewer)?.better.action;
  for (const id of ids) {
    const meanings = actions[id] ?? [];
    const sprite = state.picture?.sprites.get(id) ?? offers?.targets?.find((target) => target.id === id);
    const effects = meanings.map((action) => texts.get(action) ?? '').join(' / ');
    const numbers = meanings.flatMap((action) => (hinted.includes(action) ? [hinted.indexOf(action) + 1] : [])).sort().join('·');
    const isBetter = better !== undefined && meanings.includes(better);
    const hint = isBetter ? COACH_MARK : numbers;
    const advice = isBetter ? t('coach-better') : numbers && t('hint-number', { number: numbers });
    const mark = taught.has(id) ? t('lesson-glowing') : advice;
    const label = [mark, sprite?.label, effects].filter(Boolean).join(': ');
    buttons.set(id, { label, isFocusable: id === first, isHighlighted: highlighted !== null && meanings.includes(highlighted), isPulsing: pulsing.includes(id), isQuiet: isLesson && !taught.has(id), hint });
  }

  // A player who uses the board by keyboard stays on the board when the next decision comes.
  useEffect(() => {
    const active = document.activeElement;
    const isOnOldOffer = element.current?.contains(active) && !active?.matches('[data-offer]');
    if (!usesKeyboard.current || !first || (active !== document.body && !isOnOldOffer)) return;
    element.current?.querySelector<SVGGElement>(`[data-offer="${CSS.escape(first)}"]`)?.focus();
  }, [state, sending]);

  const change = zoom.scale === 1 ? state.change : null; // while zoomed in, the visitor decides what is visible
  const isOver = state.view?.over === true && !state.change;
  const seats = isOver ? winnersOf(state.view) : [viewer.seat];
  const scrolls = usePhoneBoard(element, state.picture, { change, hasOffers: ids.length > 0 && !state.change, isOver, seats });

  if (!state.picture) return <div class="sb-board" ref={element}><p class="sb-loading">{t('loading')}</p></div>;

  const choose = (id: string, event: MouseEvent | KeyboardEvent): void => {
    usesKeyboard.current = event instanceof KeyboardEvent;
    const all = actions[id] ?? [];
    const taughtHere = all.filter((action) => isTaught(state.view, action));
    const meanings = taughtHere.length ? taughtHere : all;
    const [only] = meanings;
    whyNot.clear();
    if (meanings.length === 1 && only !== undefined) return session.choose(only, event);
    const choices: LegalAction[] = meanings.map((action) => ({ action, text: texts.get(action) ?? '' }));
    setMenu({ id, choices, ...positionOf(id, element.current) });
  };

  const explain = (id: string, event: MouseEvent | KeyboardEvent): void => {
    usesKeyboard.current = event instanceof KeyboardEvent;
    if (state.change) return; // a click ends the animation
    confirmation.clear();
    setPointer(event instanceof MouseEvent ? [event.clientX, event.clientY] : null);
    void whyNot.ask(id);
  };

  const showPreview = (id: string | null): void => {
    routes.point(id);
    const meanings = id === null ? [] : (actions[id] ?? []);
    if (!menu && confirmation.action.value === null) preview.show(meanings.length === 1 ? (meanings[0] ?? null) : null);
  };

  return (
    <>
      <div
        class={`sb-board${scrolls ? ' sb-board-scrolls' : ''}${zoom.scale > 1 ? ' sb-board-zoomed' : ''}${isConfirming ? ' sb-board-confirming' : ''}`}
        ref={element}
        onClick={() => state.change && viewer.skipToLatest()}
        onFocusIn={(event) => showPreview(offerOf(event))} // not on the SVG: with such a listener it takes the focus itself
        onFocusOut={() => showPreview(null)}
        onKeyDown={(event) => {
          const id = moveBoardFocus(element.current, event);
          if (id !== null) setFocused(id);
        }}
      >
        <Stage
          picture={state.picture}
          game={session.info.value?.game ?? ''}
          label={t('board-of', { title })}
          zoom={zoom}
          change={state.change}
          onAnimated={(animated) => viewer.finishChange(animated)}
          targets={offers?.targets}
          buttons={buttons}
          taught={taught}
          preview={state.change ? null : preview.patch.value}
          onOffer={choose}
          onHover={showPreview}
          onThing={explain}
          entry={first === undefined ? entryThing(state.picture, focused) : undefined}
          describedBy="sb-board-keys"
        />
      </div>
      <p id="sb-board-keys" class="sb-visually-hidden">{t('board-keys')}</p>
      <Explanation session={session} viewer={viewer} pointer={pointer} />
      {menu && <Menu content={menu} session={session} onClose={() => setMenu(null)} />}
    </>
  );
}

/** Return the seats that have won. */
function winnersOf(view: GameView | null): number[] {
  const places = view?.places ?? [];
  return places.flatMap((place, seat) => (place === Math.min(...places) ? [seat] : []));
}

/** Return the position of a sprite's centre on the board, for its menu. */
function positionOf(id: string, board: HTMLDivElement | null): { x: number; y: number } {
  const box = board?.getBoundingClientRect();
  const sprite = board?.querySelector(`[data-offer="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  if (!box || !sprite) return { x: 0, y: 0 };
  return { x: sprite.x + sprite.width / 2 - box.x, y: sprite.y + sprite.height / 2 - box.y };
}
