/** A table before its game: who sits where, the link for other players, and the start button. */

import { useState } from 'preact/hooks';
import { BoardLink } from '../boardLink';
import { ColourPicker } from '../colourPicker';
import { takenColours } from '../colours';
import { useGame } from '../games';
import { guest } from '../guest';
import { NameForm } from '../nameForm';
import { PlayerMark } from '../playerMark';
import { playerKind, playerName } from '../playerNames';
import { Share } from '../share';
import { t } from '../texts';
import type { SeatInfo, TableInfo } from '../wire';
import type { Session } from './session';

/** Say what the table waits for. */
function waitingText({ drawing, ...info }: TableInfo, open: number): string {
  if (drawing) return t('drawing', { names: drawing.waiting.map((seat) => playerName(info, seat)).join(', ') });
  return open ? t('waiting-open', { count: open }) : t('waiting-ready');
}

export function WaitingRoom({ session, info, title }: { session: Session; info: TableInfo; title: string }) {
  const { commands } = session;
  const own = session.seats.own.value;
  const me = guest.value?.guest;
  const colours = useGame(info.game)?.colours ?? [];
  const [level, setLevel] = useState(3);
  const [wish, setWish] = useState('');
  const open = info.seats.filter((seat) => seat.kind === 'open').length;
  const isOwnerHere = info.seats.some((seat) => seat.kind === 'person' && seat.guest === info.owner);
  const mayStart = me === info.owner || (!isOwnerHere && own.length > 0);
  const maySit = (seat: SeatInfo): boolean => seat.kind === 'open' && (!seat.guest || seat.guest === me);
  const taken = takenColours(info, null, me ?? '');
  const wished = taken.has(wish) ? '' : wish;
  const link = location.origin + location.pathname + location.search;
  const share = open > 0 && <Share link={link} />;
  return (
    <div class="sb-waiting">
      <h1>{title}</h1>
      <BoardLink game={info.game} />
      <p>{waitingText(info, open)}</p>
      {me === '' && <NameForm onSaved={() => session.connection.socket.reconnect()} />}
      {own.length === 0 && info.seats.some(maySit) && (
        <div class="sb-your-colour">
          <p>{t('your-colour')}</p>
          <ColourPicker label={t('your-colour')} colours={colours} value={wished} taken={taken} onPick={setWish} />
        </div>
      )}
      {own.length > 0 && share}
      <ul class="sb-waiting-seats">
        {info.seats.map((seat, n) => (
          <li key={n}>
            <PlayerMark seat={seat} size={30} />
            <span class="sb-seat-name"><b>{playerName(info, n)}</b><small>{playerKind(seat)}</small></span>
            {maySit(seat) && (
              <button class="sb-button" onClick={() => void commands.sit(n, own.length ? '' : wished)}>{own.length ? t('sit-too') : t('sit')}</button>
            )}
            {own.includes(n) && (
              <ColourPicker label={t('colour-of', { name: playerName(info, n) })} colours={colours} value={seat.colour ?? ''}
                taken={takenColours(info, n, me ?? '')} onPick={(colour) => void commands.chooseColour(n, colour)} />
            )}
          </li>
        ))}
      </ul>
      {mayStart && !info.drawing && (
        <div class="sb-row">
          {open > 0 && (
            <label class="sb-field">
              <span>{t('bots-level')}</span>
              <select value={level} onChange={(event) => setLevel(Number(event.currentTarget.value))}>
                {[1, 2, 3, 4, 5].map((n) => <option key={n} value={n}>{t('level', { level: n })}</option>)}
              </select>
            </label>
          )}
          <button class="sb-button sb-primary" onClick={() => void commands.start(level)}>
            {open ? t('start-with-bots') : t('start')}
          </button>
        </div>
      )}
      {!own.length && share}
      {own.length > 0 && !info.drawing && <button class="sb-button" onClick={() => void commands.leave()}>{t('leave')}</button>}
    </div>
  );
}
