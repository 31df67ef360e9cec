/** A reaction at a seat: a bubble for those who see it, and a sentence for a screen reader. */

import { playerName } from '../playerNames';
import { t } from '../texts';
import type { TableInfo } from '../wire';
import { REACTION_TEXTS, ReactionImage } from './pictures';
import type { SeatReactions } from './seatReactions';

export function ReactionBubble({ reactions, seat }: { reactions: SeatReactions; seat: number }) {
  const reaction = reactions.shown.value.get(seat);
  if (!reaction) return null;
  return <span key={reaction.id} class="sb-reaction" data-reaction={reaction.picture}><ReactionImage picture={reaction.picture} size={44} /></span>;
}

/** Tells a screen reader who reacts and how. */
export function ReactionAnnouncer({ reactions, info }: { reactions: SeatReactions; info: TableInfo }) {
  return (
    <div class="sb-visually-hidden" role="log" aria-live="polite" aria-label={t('reactions')}>
      {[...reactions.shown.value].map(([seat, { id, picture }]) => (
        <p key={id}>{t('reaction-by', { name: playerName(info, seat), reaction: t(REACTION_TEXTS[picture]) })}</p>
      ))}
    </div>
  );
}
