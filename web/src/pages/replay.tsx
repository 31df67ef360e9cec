/** A game again, move by move, through one's own eyes, everybody's, or with nothing hidden. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { api, Refused } from '../api';
import { fetchArt } from '../art';
import { useCell } from '../cell';
import { useGame } from '../games';
import { SeatMark } from '../mark';
import { nameOf } from '../names';
import type { Change } from '../picture/motion';
import { patched, pictureOf, type Picture } from '../picture/scene';
import { Stage } from '../picture/stage';
import { WHOLE } from '../picture/zoom';
import { place, rename } from '../router';
import { settings } from '../settings';
import { Places } from '../table/result';
import { t } from '../texts';
import { explained } from '../toast';
import { CHANCE, type Replay } from '../wire';

/** All pictures of a game, from before the first event to after the last. */
function picturesOf(replay: Replay): Picture[] {
  if (!replay.scene) return [];
  const pictures = [pictureOf(replay.scene)];
  for (const step of replay.steps) {
    const last = pictures[pictures.length - 1];
    if (last) pictures.push(step.scene ? patched(last, step.scene) : last);
  }
  return pictures;
}

export function ReplayPage({ table, invitation }: { table: string; invitation: string }) {
  const { language } = useCell(settings);
  const [lens, setLens] = useState('');
  const [replay, setReplay] = useState<Replay | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void fetchArt('common');
    const screen = innerHeight > innerWidth ? 'tall' : 'wide';
    const fetched = lens
      ? api.replay(table, lens, screen, invitation)
      : api.replay(table, 'all', screen, invitation).catch(() => api.replay(table, 'public', screen, invitation));
    fetched.then((found) => {
      void fetchArt(found.info.game);
      setLens(found.lens);
      setReplay(found);
    }, (error: unknown) => setProblem(error instanceof Refused ? explained(error.problem) : String(error)));
  }, [table, lens, language]);
  if (problem) return <main class="sb-page" tabIndex={-1}><h1>{problem}</h1></main>;
  return replay ? <Player replay={replay} onLens={setLens} /> : <main class="sb-page" tabIndex={-1}><p>{t('loading')}</p></main>;
}

/** Which move is shown, and the change that leads there. */
function useMoves(replay: Replay, pictures: Picture[]) {
  const { hash } = useCell(place);
  const last = pictures.length - 1;
  const [now, setNow] = useState(() => Math.min(last, Number(hash) || 0));
  const [change, setChange] = useState<Change | null>(null);
  const [playing, setPlaying] = useState(false);
  const to = (wanted: number): void => {
    const next = Math.max(0, Math.min(last, wanted));
    const [before, after, patch] = [pictures[now], pictures[next], replay.steps[now]?.scene];
    setChange(next === now + 1 && before && after && patch ? { number: next, before, after, patch } : null);
    setNow(next);
    rename(`#${next}`);
    if (next === last) setPlaying(false);
  };
  const latest = useRef(to);
  latest.current = to;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => latest.current(now + 1), 1100);
    return () => clearTimeout(timer);
  }, [playing, now]);
  useEffect(() => {
    if (hash && Number(hash) !== now) latest.current(Number(hash) || 0);
  }, [hash]);
  return { now, last, change, playing, setPlaying, to, seen: () => setChange(null) };
}

function Player({ replay, onLens }: { replay: Replay; onLens: (lens: string) => void }) {
  const pictures = useMemo(() => picturesOf(replay), [replay]);
  const { now, last, change, playing, setPlaying, to, seen } = useMoves(replay, pictures);
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
        <label class="sb-field">
          <span>{t('lens')}</span>
          <select value={replay.lens} onChange={(event) => onLens(event.currentTarget.value)}>
            {replay.over && <option value="all">{t('lens-all')}</option>}
            <option value="public">{t('lens-public')}</option>
            {replay.info.seats.map((_, n) => <option key={n} value={`seat:${n}`}>{t('lens-seat', { name: nameOf(replay.info, n) })}</option>)}
          </select>
        </label>
      </header>
      <div class="sb-replay-board">
        {picture && <Stage picture={picture} name={t('board-of', { title })} lens={WHOLE} change={change} onSeen={seen} />}
      </div>
      <p class="sb-replay-told" aria-live="polite">
        {told?.seat !== undefined && told.seat !== null && told.seat !== CHANCE && <SeatMark seat={told.seat} size={18} />}
        {told ? told.text || '…' : t('replay-start')}
      </p>
      <div class="sb-replay-keys">
        <button class="sb-icon" aria-label={t('replay-first')} onClick={() => to(0)}>⏮</button>
        <button class="sb-icon" aria-label={t('replay-back')} onClick={() => to(now - 1)}>◀</button>
        <button class="sb-button sb-primary" onClick={() => setPlaying(!playing)}>{playing ? t('replay-stop') : t('replay-play')}</button>
        <button class="sb-icon" aria-label={t('replay-on')} onClick={() => to(now + 1)}>▶</button>
        <button class="sb-icon" aria-label={t('replay-last')} onClick={() => to(last)}>⏭</button>
        <input type="range" min={0} max={last} value={now} aria-label={t('replay-move', { number: now, of: last })}
          onInput={(event) => to(event.currentTarget.valueAsNumber)} />
        <span class="sb-replay-count">{now} / {last}</span>
      </div>
      {now === last && replay.over && <Places info={replay.info} points={replay.points ?? []} places={replay.places ?? []} />}
    </main>
  );
}
