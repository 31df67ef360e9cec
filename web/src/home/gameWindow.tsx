/** A game on the home page: its cover, which starts a game against bots, and ways to invite people. */

import { useEffect, useState } from 'preact/hooks';
import type { GameInfo } from '../api';
import { hasSymbol, loadArt, symbolSize } from '../art';
import { serverPath } from '../basePath';
import { BoardLink } from '../boardLink';
import { createTable, seatsForGuests, seatsWithBots } from '../createTable';
import { LessonOffer } from '../lesson/lessonOffer';
import { t } from '../texts';
import type { TableInfo } from '../wire';

export function GameCover({ game }: { game: GameInfo }) {
  useEffect(() => void loadArt(game.game), [game.game]);
  const symbol = `${game.prefix.toLowerCase()}-cover`;
  if (!hasSymbol(symbol)) {
    return <span class="sb-cover sb-cover-none"><img src={serverPath('/snowflake.svg')} alt="" width="64" /></span>;
  }
  const [width, height] = symbolSize(symbol);
  return (
    <svg class="sb-cover" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#${symbol}`} width={width} height={height} />
    </svg>
  );
}

/** Return the number of players and the length of a game, such as "2–6 players · 30 minutes". */
export function gameFacts(game: GameInfo): string {
  const [least, most] = game.players;
  const range = least === most ? `${least}` : `${least}–${most}`;
  return [t('players-range', { range }), game.length].filter(Boolean).join(' · ');
}

interface Props {
  game: GameInfo;
  /** The visitor's own tables, or null until they are known. */
  tables: readonly TableInfo[] | null;
  onMore: () => void;
}

export function GameWindow({ game, tables, onMore }: Props) {
  const [busy, setBusy] = useState(false);
  const open = async (seats: string[]): Promise<void> => {
    setBusy(true);
    await createTable({ game: game.game, seats, visibility: 'invitation', hints: 'everyone' });
    setBusy(false);
  };
  return (
    <article class="sb-window" aria-labelledby={`sb-game-${game.game}`}>
      <button class="sb-pane" disabled={busy || game.off} onClick={() => void open(seatsWithBots(game))}>
        <GameCover game={game} />
        <span class="sb-pane-label">{game.off ? t('game-off') : busy ? t('one-moment') : t('play-bots')}</span>
        <span class="sb-visually-hidden"> {game.title}</span>
      </button>
      <div class="sb-sill">
        <h2 id={`sb-game-${game.game}`}>{game.title}</h2>
        <p class="sb-facts">{gameFacts(game)}</p>
        <p class="sb-summary">{game.summary}</p>
        <LessonOffer game={game} tables={tables} />
        <BoardLink game={game.game} />
        <div class="sb-row">
          <button class="sb-button sb-small" disabled={busy || game.off} onClick={() => void open(seatsForGuests(game))}>
            {t('invite')}<span class="sb-visually-hidden"> {game.title}</span>
          </button>
          <button class="sb-button sb-small" disabled={game.off} onClick={onMore}>{t('more-options')}<span class="sb-visually-hidden"> {game.title}</span></button>
        </div>
      </div>
    </article>
  );
}
