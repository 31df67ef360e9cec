/** Tables as a list: the game, who sits there, and where a click leads. */

import { useGames } from '../games';
import { SeatMark } from '../mark';
import { nameOf } from '../names';
import { Cover } from '../home/window';
import { t } from '../texts';
import type { TableInfo } from '../wire';

const STATUS: Record<TableInfo['status'], string> = {
  open: 'status-open', playing: 'status-playing', over: 'status-over', closed: 'status-closed',
};

export function TableList({ tables, guest }: { tables: readonly TableInfo[]; guest: string }) {
  const games = useGames();
  return (
    <ul class="sb-tables">
      {tables.map((table) => {
        const game = games.find((known) => known.game === table.game);
        const mine = table.seats.some((seat) => guest && seat.guest === guest);
        const over = table.status === 'over' || table.status === 'closed';
        const word = over ? t('see-replay') : mine ? t('go-on') : table.status === 'open' ? t('join') : t('watch');
        return (
          <li key={table.id}>
            {game && <span class="sb-thumb"><Cover game={game} /></span>}
            <div class="sb-tables-words">
              <h2>{game?.title ?? table.game}</h2>
              <p class="sb-note">{t(STATUS[table.status])}</p>
              <ul>
                {table.seats.map((_, n) => <li key={n}><SeatMark seat={n} size={16} /> {nameOf(table, n)}</li>)}
              </ul>
            </div>
            <a class="sb-button" href={over ? `/r/${table.id}` : `/t/${table.id}`}>{word}</a>
          </li>
        );
      })}
    </ul>
  );
}
