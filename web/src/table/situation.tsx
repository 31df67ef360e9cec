/** What goes on while others decide: the lines of the game, and the order of the turns. */

import { PlayerMark } from '../playerMark';
import { playerName } from '../playerNames';
import { TextParts } from '../textParts';
import { t } from '../texts';
import type { GameView, TableInfo } from '../wire';

export function Situation({ info, view }: { info: TableInfo; view: GameView | null }) {
  const { situation = [], order = [], actors = [] } = view ?? {};
  return (
    <div class="sb-situation">
      {situation.map((parts, index) => <p key={index}><TextParts parts={parts} info={info} /></p>)}
      {order.length > 1 && (
        <ol class="sb-order" aria-label={t('turn-order')}>
          {order.map((seat) => (
            <li key={seat} data-acting={actors.includes(seat) ? 'yes' : undefined}>
              <PlayerMark seat={info.seats[seat]} size={18} /> <span>{playerName(info, seat)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
