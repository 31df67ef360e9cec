/** The costliest decisions of a player after a game, what would have been better, and how much was luck. */

import { useEffect, useRef } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { Icon } from '../icons';
import { replayPath } from '../navigation';
import { t, textLanguage } from '../texts';
import type { CostlyDecision, GameView, ReviewedMessage, TableInfo } from '../wire';
import type { Session } from './session';
import type { Viewer } from './viewer';

interface Props {
  session: Session;
  viewer: Viewer;
  info: TableInfo;
}

/** Return whether a game was played to its end by somebody with one of these seats. A game alone has no chance to win. */
export function hasReview(info: TableInfo, view: GameView | null, own: readonly number[], seat: number): boolean {
  return info.seats.length > 1 && info.status === 'over' && view?.over === true && !info.claimed?.length && own.includes(seat);
}

/** Return a number with its sign, as it is written in a language. */
export function signed(number: number, language: string): string {
  return new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(number).replace('-', '\u2212');
}

/** The button that asks for the review. While that is worked out, it shows how far it is. */
export function ReviewButton({ session: { review }, viewer: { seat } }: Omit<Props, 'info'>) {
  const isThinking = review.isThinking(seat);
  if (review.of(seat)) return null;
  const text = t(isThinking ? 'review-thinking' : 'review');
  return (
    <div class="sb-review-ask">
      <button class="sb-button" aria-disabled={isThinking} onClick={() => !isThinking && void review.ask(seat)}>
        <Icon name="review" size={18} /> {text}
      </button>
      {isThinking && <progress value={review.share(seat)} aria-label={text} />}
    </div>
  );
}

/** What the review has found. The region is always there, so that screen readers notice it. */
export function ReviewPanel({ session, viewer: { seat }, info }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const found = session.review.of(seat);
  const before = useRef(found);
  useEffect(() => {
    const isNew = found !== null && before.current === null;
    before.current = found;
    if (!isNew) return;
    title.current?.scrollIntoView({ block: 'start' });
    // By keyboard, the reader goes on where the list is: the button has gone.
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [found]);
  return (
    <section class="sb-review" role="status">
      {found && <h3 ref={title} tabIndex={-1}>{t('review-title')}</h3>}
      {found && <Found session={session} info={info} found={found} />}
    </section>
  );
}

function Found({ session, info, found }: { session: Session; info: TableInfo; found: ReviewedMessage }) {
  const { seat, costliest, lost, luck } = found;
  const language = textLanguage.value ?? 'en';
  return (
    <>
      {costliest.length === 0 && <p>{t('review-none')}</p>}
      <ol>
        {costliest.map((decision) => (
          <Decision key={decision.number} decision={decision} path={replayPath(info.id, session.invitation, `seat:${seat}`, decision.number)} />
        ))}
      </ol>
      <p class="sb-review-sum">
        {t('review-sum', { count: costliest.length, lost: signed(-lost, language), luck: signed(luck, language) })}
      </p>
    </>
  );
}

/** `path` leads to the decision in the replay, as the player saw it. */
function Decision({ decision: { text, win, better, better_text: other }, path }: { decision: CostlyDecision; path: string }) {
  return (
    <li>
      <Move label={t('review-chosen')} text={text} win={win} />
      <Move label={t('review-better')} text={other} win={better.win} />
      <p class="sb-note">{better.why}</p>
      <Link href={path}>{t('review-look')}<span class="sb-visually-hidden"> {text}</span></Link>
    </li>
  );
}

function Move({ label, text, win }: { label: string; text: string; win: number }) {
  return (
    <p class="sb-review-move"><small>{label}</small> <b>{text}</b> <span class="sb-hint-win">{t('hint-win', { percent: win })}</span></p>
  );
}
