/** A list of tables: the game, its players, and a link to join, watch or replay. */

import { Link } from 'wouter-preact';
import { ChangedBoard } from '../changedBoard';
import { useGames } from '../games';
import { GameCover } from '../home/gameWindow';
import { replayPath, tablePath } from '../navigation';
import { withoutHiddenNames } from '../people/hiddenNames';
import { PlayerLines } from '../playerMark';
import { t } from '../texts';
import type { Status, TableInfo } from '../wire';

const STATUS_TEXTS: Record<Status, string> = {
  open: 'status-open', playing: 'status-playing', over: 'status-over', closed: 'status-closed',
};

export function TableList({ tables, guest }: { tables: readonly TableInfo[]; guest: string }) {
  const games = useGames();
  return (
    <ul class="sb-tables">
      {tables.map(withoutHiddenNames).map((table) => {
        const game = games.find((known) => known.game === table.game);
        const mine = table.seats.some((seat) => guest && seat.guest === guest);
        const over = table.status === 'over' || table.status === 'closed';
        const replayable = over && !table.reason;
        const label = table.reason ? t('look') : over ? t('see-replay') : mine ? t('go-on') : table.status === 'open' ? t('join') : t('watch');
        return (
          <li key={table.id}>
            {game && <span class="sb-thumb"><GameCover game={game} /></span>}
            <div class="sb-tables-info">
              <h2>{game?.title ?? table.game}</h2>
              <p class="sb-note">{table.lesson && `${t('lesson')} · `}{table.reason ? t('old-edition') : table.claimed?.length ? t('claimed') : t(STATUS_TEXTS[table.status])}</p>
              <ChangedBoard info={table.board} />
              <PlayerLines table={table} colours={game?.colours} />
            </div>
            <Link class="sb-button" href={replayable ? replayPath(table.id) : tablePath(table.id)}>{label}</Link>
          </li>
        );
      })}
    </ul>
  );
}
