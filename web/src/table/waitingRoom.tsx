/** A table before its game: who sits where, the link for other players, and the start button. */

import { useState } from 'preact/hooks';
import { BoardLink } from '../boardLink';
import { ChangedBoard } from '../changedBoard';
import { ColourPicker } from '../colourPicker';
import { takenColours } from '../colours';
import { useGame } from '../games';
import { guest } from '../guest';
import { WaitingOffer } from '../lesson/lessonOffer';
import { NameForm } from '../nameForm';
import { PersonName } from '../people/personName';
import { PlayerMark } from '../playerMark';
import { playerKind, playerName } from '../playerNames';
import { ReactionBubble } from '../reactions/reactionBubble';
import { Share } from '../share';
import { t } from '../texts';
import type { SeatInfo, TableInfo } from '../wire';
import { OwnerSettings, OwnRequest, Requests } from './admission';
import type { Session } from './session';

/** Say what the table waits for. */
function waitingText({ drawing, ...info }: TableInfo, open: number): string {
  if (drawing) return t('drawing', { names: drawing.waiting.map((seat) => playerName(info, seat)).join(', ') });
  return open ? t('waiting-open', { count: open }) : t('waiting-ready');
}

/** Give up one's seat, after a confirmation. */
function LeaveButton({ session }: { session: Session }) {
  const [sure, setSure] = useState(false);
  if (!sure) return <button class="sb-button" onClick={() => setSure(true)}>{t('leave')}</button>;
  return (
    <div class="sb-proposal">
      <p>{t('leave-seat-note')}</p>
      <div class="sb-row">
        <button class="sb-button" onClick={() => void session.commands.leave()}>{t('leave')}</button>
        <button class="sb-button" onClick={() => setSure(false)}>{t('cancel')}</button>
      </div>
    </div>
  );
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
  const isSettled = [...(info.removed ?? []), ...(info.requests ?? [])].some((person) => me && person.guest === me);
  const mustAsk = (seat: SeatInfo): boolean => (info.approval ?? false) && me !== info.owner && (!me || seat.guest !== me);
  const maySit = (seat: SeatInfo): boolean => seat.kind === 'open' && (!seat.guest || seat.guest === me) && !isSettled && (!own.length || !mustAsk(seat));
  const taken = takenColours(info, null, me ?? '');
  const wished = taken.has(wish) ? '' : wish;
  const link = location.origin + location.pathname + location.search;
  const share = open > 0 && <Share link={link} />;
  return (
    <div class="sb-waiting">
      <h1>{title}</h1>
      <BoardLink game={info.game} />
      <ChangedBoard info={info.board} />
      <p>{waitingText(info, open)}</p>
      {me === '' && <NameForm onSaved={() => session.connection.socket.reconnect()} />}
      {own.length === 0 && info.seats.some(maySit) && (
        <div class="sb-your-colour">
          <p>{t('your-colour')}</p>
          <ColourPicker label={t('your-colour')} colours={colours} value={wished} taken={taken} onPick={setWish} />
        </div>
      )}
      <WaitingOffer info={info} />
      {own.length > 0 && share}
      <OwnRequest session={session} info={info} me={me ?? ''} />
      <Requests session={session} info={info} isHost={mayStart} />
      <ul class="sb-waiting-seats">
        {info.seats.map((seat, n) => (
          <li key={n}>
            <PlayerMark seat={seat} size={30} />
            <span class="sb-seat-name">
              <b><PersonName info={info} seat={n} invitation={session.invitation} remove={me === info.owner && !info.drawing ? () => void commands.remove(n) : undefined} /></b>
              <small>{playerKind(seat)}</small>
            </span>
            <ReactionBubble reactions={session.reactions} seat={n} />
            {maySit(seat) && (
              <button class="sb-button" onClick={() => void commands.sit(n, own.length ? '' : wished)}>{own.length ? t('sit-too') : mustAsk(seat) ? t('ask-seat') : t('sit')}</button>
            )}
            {own.includes(n) && (
              <ColourPicker label={t('colour-of', { name: playerName(info, n) })} colours={colours} value={seat.colour ?? ''}
                taken={takenColours(info, n, me ?? '')} onPick={(colour) => void commands.chooseColour(n, colour)} />
            )}
          </li>
        ))}
      </ul>
      <OwnerSettings session={session} info={info} me={me ?? ''} />
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
      {own.length > 0 && !info.drawing && <LeaveButton session={session} />}
    </div>
  );
}
