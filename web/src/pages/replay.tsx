/** A replay of a game, event by event: as a seat or a spectator saw it, or with nothing hidden. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { api } from '../api';
import { loadArt } from '../art';
import { ChangedBoard } from '../changedBoard';
import { EditionNote } from '../editionNote';
import { useGame } from '../games';
import { loadGuest } from '../guest';
import { Icon } from '../icons';
import { replaceLens } from '../navigation';
import { neutralReplay } from '../people/hiddenNames';
import { people } from '../people/lists';
import { entryThing, moveBoardFocus } from '../picture/boardKeys';
import { Stage } from '../picture/stage';
import { WHOLE_BOARD } from '../picture/zoom';
import { playerName } from '../playerNames';
import { problemFrom } from '../problem';
import { Controls } from '../replay/controls';
import { lineAt, toldAt } from '../replay/marks';
import { usePlayback, useReplayKeys } from '../replay/playback';
import { BadgeView, SeatMark } from '../seatMark';
import { settings } from '../settings';
import { Log } from '../table/log';
import { usePhoneBoard } from '../table/phoneBoard';
import { Breakdown, Reasons } from '../table/reckoning';
import { entryOf } from '../table/story';
import { t } from '../texts';
import { problemText } from '../toast';
import { CHANCE, type Holding, type ReplayMessage, type TableInfo } from '../wire';

interface Props {
  table: string;
  invitation: string;
  /** The lens that the address names, or ''. */
  asked: string;
}

export function ReplayPage({ table, invitation, asked }: Props) {
  const { language } = settings.value;
  const [lens, setLens] = useState(asked);
  const [replay, setReplay] = useState<ReplayMessage | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void loadGuest().catch(() => {}); // with the names that the visitor has hidden
  }, []);
  useEffect(() => {
    void loadArt('common');
    const screen = innerHeight > innerWidth ? 'tall' : 'wide';
    const usual = () => api.replay(table, 'all', screen, invitation).catch(() => api.replay(table, 'public', screen, invitation));
    const request = lens ? api.replay(table, lens, screen, invitation).catch((error: unknown) => {
      if (lens === asked) return usual(); // the address is no longer right, or not yet
      throw error;
    }) : usual();
    request.then((found) => {
      void loadArt(found.info.game);
      setLens(found.lens);
      setReplay(found);
    }, (error: unknown) => setProblem(problemText(problemFrom(error))));
  }, [table, lens, language]);
  const { hidden } = people.value;
  const shown = useMemo(() => replay && neutralReplay(replay), [replay, hidden]);
  if (problem) return <main class="sb-page" tabIndex={-1}><h1>{problem}</h1></main>;
  if (!shown) return <main class="sb-page" tabIndex={-1}><p>{t('loading')}</p></main>;
  const look = (wanted: string): void => {
    setLens(wanted);
    replaceLens(wanted);
  };
  return <Player replay={shown} invitation={invitation} onLens={look} />;
}

interface PlayerProps {
  replay: ReplayMessage;
  invitation: string;
  onLens: (lens: string) => void;
}

function Player({ replay, invitation, onLens }: PlayerProps) {
  const { info, steps } = replay;
  const playback = usePlayback(replay);
  const { now, last, picture, goTo } = playback;
  useReplayKeys(playback);
  const title = useGame(info.game)?.title ?? '';
  const entries = useMemo(() => steps.map(({ told }) => entryOf(told)), [steps]);
  const places = useMemo(() => new Map(steps.map(({ told }, index) => [told.number, index + 1])), [steps]);
  useEffect(() => {
    document.title = `${t('replay')}: ${title} – Snowbound`;
  }, [title]);
  const { text: caption = '', seat } = toldAt(steps, now) ?? {};
  return (
    <main class="sb-replay" tabIndex={-1}>
      <header class="sb-replay-head">
        <h1>{t('replay')}: {title}</h1>
        <EditionNote game={info.game} edition={info.rules} />
        <ChangedBoard info={info.board} />
        <LensSelect replay={replay} onLens={onLens} />
      </header>
      <div class="sb-replay-deck">
        <p class="sb-replay-event" aria-live="polite">
          {seat !== undefined && seat !== CHANCE && <SeatMark colour={info.seats[seat]?.colour} size={18} />}
          <span>{caption || t('replay-start')}</span>
        </p>
        <Controls playback={playback} caption={caption} />
      </div>
      <div class="sb-replay-scroll">
        <Board playback={playback} game={info.game} label={t('board-of', { title })} />
        <aside class="sb-replay-side" aria-label={t('log')}>
          {now === last && replay.over ? <Ending replay={replay} /> : <Players info={info} seats={picture?.seats ?? []} />}
          <h2 class="sb-visually-hidden">{t('log')}</h2>
          <Log entries={entries} info={info} open current={lineAt(steps, now)} onEntry={(number) => goTo(places.get(number) ?? 0)} />
          <Downloads replay={replay} invitation={invitation} />
        </aside>
      </div>
    </main>
  );
}

function LensSelect({ replay, onLens }: { replay: ReplayMessage; onLens: (lens: string) => void }) {
  const isRevealed = replay.over || replay.info.status === 'closed'; // a game that was ended early is revealed, too
  return (
    <label class="sb-field">
      <span>{t('lens')}</span>
      <select aria-label={t('lens')} value={replay.lens} onChange={(event) => onLens(event.currentTarget.value)}>
        {isRevealed && <option value="all">{t('lens-all')}</option>}
        <option value="public">{t('lens-public')}</option>
        {replay.info.seats.map((_, n) => <option key={n} value={`seat:${n}`}>{t('lens-seat', { name: playerName(replay.info, n) })}</option>)}
      </select>
    </label>
  );
}

/**
 * The picture. On a phone, a board that is taller than the screen scrolls to what moves.
 *
 * While something on the board has the focus, the arrow keys belong to the board.
 */
function Board({ playback: { picture, change, endChange }, game, label }: { playback: ReturnType<typeof usePlayback>; game: string; label: string }) {
  const element = useRef<HTMLDivElement>(null);
  const scrolls = usePhoneBoard(element, picture ?? null, { change, hasOffers: false, isOver: false, seats: [] });
  const [focused, setFocused] = useState<string | null>(null);
  const shape = picture ? picture.width / picture.height : 1;
  return (
    <div class="sb-replay-area" style={`--shape: ${shape.toFixed(4)}`}>
      <div class={scrolls ? 'sb-replay-board sb-board-scrolls' : 'sb-replay-board'} ref={element}
        onKeyDown={(event) => setFocused(moveBoardFocus(element.current, event) ?? focused)}>
        {picture && (
          <Stage picture={picture} game={game} label={label} zoom={WHOLE_BOARD} change={change} onAnimated={endChange}
            entry={entryThing(picture, focused)} describedBy="sb-board-keys" />
        )}
      </div>
      <p id="sb-board-keys" class="sb-visually-hidden">{t('replay-board-keys')}</p>
    </div>
  );
}

/** The players with what they have at this place. */
function Players({ info, seats }: { info: TableInfo; seats: readonly Holding[] }) {
  return (
    <ul class="sb-replay-players">
      {info.seats.map(({ colour }, seat) => {
        const { badges = [], points } = seats[seat] ?? {};
        return (
          <li key={seat}>
            <SeatMark colour={colour} size={20} />
            <b>{playerName(info, seat)}</b>
            <span class="sb-holding">
              {badges.map((badge, n) => <BadgeView key={n} badge={badge} colour={colour} />)}
              {points !== undefined && <span class="sb-points"><b>{points}</b> <small>{t('points', { points })}</small></span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Why the game ended and what each player has. */
function Ending({ replay: { info, reckoning = [], points = [], places = [] } }: { replay: ReplayMessage }) {
  const hasPoints = useGame(info.game)?.has_points ?? true;
  return (
    <div class="sb-replay-ending">
      <Reasons reckoning={reckoning} info={info} />
      <Breakdown info={info} reckoning={reckoning} points={points} places={places} hasPoints={hasPoints} />
    </div>
  );
}

/** Files to share: they show what this lens shows. */
function Downloads({ replay: { info, lens }, invitation }: { replay: ReplayMessage; invitation: string }) {
  return (
    <div class="sb-row sb-replay-downloads">
      <a class="sb-button sb-small" href={api.replayFile(info.id, 'svg', lens, invitation)} download><Icon name="film" size={18} /> {t('save-film')}</a>
      <a class="sb-button sb-small" href={api.replayFile(info.id, 'txt', lens, invitation)} download><Icon name="story" size={18} /> {t('save-story')}</a>
    </div>
  );
}
