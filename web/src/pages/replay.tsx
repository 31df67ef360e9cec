/** A replay of a game, move by move: as a seat or a spectator saw it, or with nothing hidden. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { api } from '../api';
import { loadArt } from '../art';
import { EditionNote } from '../editionNote';
import { useGame } from '../games';
import { replaceHash, useHash } from '../navigation';
import type { SceneChange } from '../picture/animate';
import { applyPatch, pictureOf, type Picture } from '../picture/scene';
import { Stage } from '../picture/stage';
import { WHOLE_BOARD } from '../picture/zoom';
import { playerName } from '../playerNames';
import { problemFrom } from '../problem';
import { SeatMark } from '../seatMark';
import { settings } from '../settings';
import { Places } from '../table/result';
import { t } from '../texts';
import { problemText } from '../toast';
import { CHANCE, type ReplayMessage } from '../wire';

/** Milliseconds per move while the replay plays by itself. */
const INTERVAL = 1100;

/** Return all pictures of a game, from before the first event to after the last. */
export function picturesOf(replay: Pick<ReplayMessage, 'scene' | 'steps'>): Picture[] {
  if (!replay.scene) return [];
  const pictures = [pictureOf(replay.scene)];
  for (const step of replay.steps) {
    const last = pictures[pictures.length - 1];
    if (last) pictures.push(step.scene ? applyPatch(last, step.scene) : last);
  }
  return pictures;
}

export function ReplayPage({ table, invitation }: { table: string; invitation: string }) {
  const { language } = settings.value;
  const [lens, setLens] = useState('');
  const [replay, setReplay] = useState<ReplayMessage | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void loadArt('common');
    const screen = innerHeight > innerWidth ? 'tall' : 'wide';
    const request = lens
      ? api.replay(table, lens, screen, invitation)
      : api.replay(table, 'all', screen, invitation).catch(() => api.replay(table, 'public', screen, invitation));
    request.then((found) => {
      void loadArt(found.info.game);
      setLens(found.lens);
      setReplay(found);
    }, (error: unknown) => setProblem(problemText(problemFrom(error))));
  }, [table, lens, language]);
  if (problem) return <main class="sb-page" tabIndex={-1}><h1>{problem}</h1></main>;
  return replay ? <Player replay={replay} onLens={setLens} /> : <main class="sb-page" tabIndex={-1}><p>{t('loading')}</p></main>;
}

/** Keep which move is shown, and the change to animate. */
function useMoves(replay: ReplayMessage, pictures: Picture[]) {
  const hash = useHash();
  const last = pictures.length - 1;
  const [now, setNow] = useState(() => Math.min(last, Number(hash) || 0));
  const [change, setChange] = useState<SceneChange | null>(null);
  const [playing, setPlaying] = useState(false);
  const goToMove = (wanted: number): void => {
    const next = Math.max(0, Math.min(last, wanted));
    const [before, after, patch] = [pictures[now], pictures[next], replay.steps[now]?.scene];
    setChange(next === now + 1 && before && after && patch ? { number: next, before, after, patch } : null);
    setNow(next);
    replaceHash(String(next));
    if (next === last) setPlaying(false);
  };
  const latest = useRef(goToMove);
  latest.current = goToMove;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => latest.current(now + 1), INTERVAL);
    return () => clearTimeout(timer);
  }, [playing, now]);
  useEffect(() => {
    if (hash && Number(hash) !== now) latest.current(Number(hash) || 0);
  }, [hash]);
  return { now, last, change, playing, setPlaying, goToMove, endChange: () => setChange(null) };
}

function Player({ replay, onLens }: { replay: ReplayMessage; onLens: (lens: string) => void }) {
  const pictures = useMemo(() => picturesOf(replay), [replay]);
  const { now, last, change, playing, setPlaying, goToMove, endChange } = useMoves(replay, pictures);
  const title = useGame(replay.info.game)?.title ?? '';
  const picture = pictures[now];
  const told = now > 0 ? replay.steps[now - 1]?.told : undefined;
  useEffect(() => {
    document.title = `${t('replay')}: ${title} – Snowbound`;
  }, [title]);
  return (
    <main class="sb-replay" tabIndex={-1}>
      <header>
        <h1>{t('replay')}: {title}</h1>
        <EditionNote game={replay.info.game} edition={replay.info.rules} />
        <label class="sb-field">
          <span>{t('lens')}</span>
          <select value={replay.lens} onChange={(event) => onLens(event.currentTarget.value)}>
            {replay.over && <option value="all">{t('lens-all')}</option>}
            <option value="public">{t('lens-public')}</option>
            {replay.info.seats.map((_, n) => <option key={n} value={`seat:${n}`}>{t('lens-seat', { name: playerName(replay.info, n) })}</option>)}
          </select>
        </label>
      </header>
      <div class="sb-replay-board">
        {picture && <Stage picture={picture} label={t('board-of', { title })} zoom={WHOLE_BOARD} change={change} onAnimated={endChange} />}
      </div>
      <p class="sb-replay-event" aria-live="polite">
        {told?.seat !== undefined && told.seat !== CHANCE && <SeatMark colour={replay.info.seats[told.seat]?.colour} size={18} />}
        {told ? told.text || '…' : t('replay-start')}
      </p>
      <div class="sb-replay-controls">
        <button class="sb-icon" aria-label={t('replay-first')} onClick={() => goToMove(0)}>⏮</button>
        <button class="sb-icon" aria-label={t('replay-back')} onClick={() => goToMove(now - 1)}>◀</button>
        <button class="sb-button sb-primary" onClick={() => setPlaying(!playing)}>{playing ? t('replay-stop') : t('replay-play')}</button>
        <button class="sb-icon" aria-label={t('replay-on')} onClick={() => goToMove(now + 1)}>▶</button>
        <button class="sb-icon" aria-label={t('replay-last')} onClick={() => goToMove(last)}>⏭</button>
        <input type="range" min={0} max={last} value={now} aria-label={t('replay-move', { number: now, of: last })}
          onInput={(event) => goToMove(event.currentTarget.valueAsNumber)} />
        <span class="sb-replay-count">{now} / {last}</span>
      </div>
      {now === last && replay.over && <Places info={replay.info} points={replay.points ?? []} places={replay.places ?? []} />}
    </main>
  );
}
