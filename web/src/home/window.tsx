/** One window of the house: a game's cover; a click plays at once. */

import { useEffect, useState } from 'preact/hooks';
import { arrived, fetchArt, hasSymbol, sizeOf } from '../art';
import { useCell } from '../cell';
import { againstBots, openTable, withGuests } from '../open';
import { t } from '../texts';
import type { GameInfo } from '../wire';

export function Cover({ game }: { game: GameInfo }) {
  useCell(arrived);
  useEffect(() => void fetchArt(game.game), [game.game]);
  const symbol = `${game.prefix.toLowerCase()}-cover`;
  if (!hasSymbol(symbol)) return <span class="sb-cover sb-cover-none"><img src="/snowflake.svg" alt="" width="64" /></span>;
  const [width, height] = sizeOf(symbol);
  return (
    <svg class="sb-cover" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#${symbol}`} width={width} height={height} />
    </svg>
  );
}

/** "2–6 players, 30 minutes". */
export function facts(game: GameInfo): string {
  const [least, most] = game.players;
  const range = least === most ? `${least}` : `${least}–${most}`;
  return [t('players-range', { range }), game.length].filter(Boolean).join(' · ');
}

export function Window({ game, onMore }: { game: GameInfo; onMore: () => void }) {
  const [busy, setBusy] = useState(false);
  const open = async (seats: string[], visibility: 'public' | 'invitation'): Promise<void> => {
    setBusy(true);
    await openTable({ game: game.game, seats, visibility });
    setBusy(false);
  };
  return (
    <article class="sb-window" aria-labelledby={`sb-game-${game.game}`}>
      <button class="sb-pane" disabled={busy} onClick={() => void open(againstBots(game), 'invitation')}>
        <Cover game={game} />
        <span class="sb-pane-word">{busy ? t('one-moment') : t('play-bots')}</span>
        <span class="sb-unseen"> {game.title}</span>
      </button>
      <div class="sb-sill">
        <h2 id={`sb-game-${game.game}`}>{game.title}</h2>
        <p class="sb-facts">{facts(game)}</p>
        <p class="sb-summary">{game.summary}</p>
        <div class="sb-row">
          <button class="sb-button sb-small" disabled={busy} onClick={() => void open(withGuests(game), 'invitation')}>
            {t('invite')}<span class="sb-unseen"> {game.title}</span>
          </button>
          <button class="sb-button sb-small" onClick={onMore}>{t('more-options')}<span class="sb-unseen"> {game.title}</span></button>
        </div>
      </div>
    </article>
  );
}
