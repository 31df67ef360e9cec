/** Several people on one device: the board is hidden until the next player has the device. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { playerName } from '../playerNames';
import { SeatMark } from '../seatMark';
import { t } from '../texts';
import type { TableInfo } from '../wire';

export function Handover({ info, seat, onReady }: { info: TableInfo; seat: number; onReady: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), [seat]);
  const name = playerName(info, seat);
  return (
    <div class="sb-handover">
      <SeatMark colour={info.seats[seat]?.colour} size={88} />
      <p>{t('hand-over', { name })}</p>
      <button ref={button} class="sb-button sb-primary sb-large" onClick={onReady}>{t('i-am', { name })}</button>
    </div>
  );
}
