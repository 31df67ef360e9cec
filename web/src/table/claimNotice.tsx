/** Another person has been away for so long that the game can be claimed. */

import { useEffect, useState } from 'preact/hooks';
import { playerName } from '../playerNames';
import { t } from '../texts';
import { SPECTATOR, type AbsenceInfo, type TableInfo } from '../wire';
import type { Session } from './session';
import type { Viewer } from './viewer';

/** Return the first absence because of which somebody else may claim the game when the server's clock says `now`. */
export function claimable(absences: readonly AbsenceInfo[], own: readonly number[], now: number): AbsenceInfo | undefined {
  return absences.find(({ seat, missed, needed, due }) => !own.includes(seat) && missed >= needed && due <= now);
}

/** Render again at a time of the server's clock that is still to come. */
function useTime(times: readonly number[], offset: number): number {
  const [now, setNow] = useState(Date.now());
  const next = Math.min(...times.filter((time) => time - offset > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), next - offset - Date.now() + 1);
    return () => clearTimeout(timer);
  }, [next, offset]);
  return now + offset;
}

export function ClaimNotice({ session, viewer, info }: { session: Session; viewer: Viewer; info: TableInfo }) {
  const absences = session.absences.value;
  const now = useTime(absences.map(({ due }) => due), session.connection.socket.clockOffset);
  const absence = claimable(absences, session.seats.own.value, now);
  if (!absence || viewer.seat === SPECTATOR || session.clock.value?.paused) return null;
  return (
    <div class="sb-proposal" role="status">
      <p>{t('claim-note', { name: playerName(info, absence.seat) })}</p>
      <button class="sb-button" onClick={() => void session.commands.claim(absence.seat)}>{t('claim')}</button>
    </div>
  );
}
