/** Which event of a replay is shown, the change to animate, and playing by itself. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { replaceHash, useHash } from '../navigation';
import type { SceneChange } from '../picture/animate';
import { drawEffects, effectsOf } from '../picture/effects';
import { applyPatch, pictureOf, type Picture } from '../picture/scene';
import { flash } from '../table/spotlight';
import type { ReplayMessage } from '../wire';
import { headlineSprites, marksOf, placeAfter, placeBefore, standsFor, turnsOf, type Mark } from './marks';

export const PACES = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];
const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.4 };

/** Where one can go from the place that is shown. */
export type Way = 'first' | 'headline-back' | 'turn-back' | 'event-back' | 'event-on' | 'turn-on' | 'headline-on' | 'last';

export interface Playback {
  now: number;
  last: number;
  picture: Picture | undefined;
  change: SceneChange | null;
  isPlaying: boolean;
  pace: Pace;
  marks: readonly Mark[];
  setPace: (pace: Pace) => void;
  toggle: () => void;
  goTo: (place: number) => void;
  go: (way: Way) => void;
  endChange: () => void;
}

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

export function usePlayback(replay: ReplayMessage): Playback {
  const { steps } = replay;
  const pictures = useMemo(() => picturesOf(replay), [replay]);
  const marks = useMemo(() => marksOf(steps), [steps]);
  const turns = useMemo(() => turnsOf(steps), [steps]);
  const hash = useHash();
  const last = steps.length;
  const [now, setNow] = useState(() => Math.min(last, Number(hash) || 0));
  const [change, setChange] = useState<SceneChange | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [pace, setPace] = useState<Pace>('normal');

  const goTo = (wanted: number): void => {
    const next = Math.max(0, Math.min(last, wanted));
    const [before, after, patch] = [pictures[now], pictures[next], steps[now]?.scene];
    const effects = effectsOf(steps[now]?.told.facts ?? []);
    setChange(next === now + 1 && before && after && patch ? { number: next, before, after, patch, effects } : null);
    if (next === now + 1) flash(headlineSprites(steps[now]));
    setNow(next);
    replaceHash(String(next));
    if (next === last) setPlaying(false);
  };
  const headlines = marks.map(({ place }) => place);
  const places: Record<Way, () => number> = {
    first: () => 0,
    'headline-back': () => placeBefore(headlines, now),
    'turn-back': () => placeBefore(turns, now),
    'event-back': () => now - 1,
    'event-on': () => now + 1,
    'turn-on': () => placeAfter(turns, now, last),
    'headline-on': () => placeAfter(headlines, now, last),
    last: () => last,
  };
  const latest = useRef(goTo);
  latest.current = goTo;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => latest.current(now + 1), standsFor(steps[now - 1]) * FACTORS[pace]);
    return () => clearTimeout(timer);
  }, [isPlaying, now, pace, steps]);
  useEffect(() => {
    if (hash && Number(hash) !== now) latest.current(Number(hash) || 0);
  }, [hash]);
  // Another lens or language shows the same place in other pictures, without a change.
  useEffect(() => setChange(null), [replay]);

  const endChange = (): void => {
    drawEffects(change?.effects ?? []);
    setChange(null);
  };
  const toggle = (): void => {
    if (!isPlaying && now === last) goTo(0);
    setPlaying(!isPlaying);
  };
  return {
    now, last, picture: pictures[now], change, isPlaying, pace, marks, setPace, toggle, goTo,
    go: (way) => goTo(places[way]()), endChange,
  };
}

const KEYS: Record<string, Way> = {
  ArrowLeft: 'event-back', ArrowRight: 'event-on', 'Shift+ArrowLeft': 'turn-back', 'Shift+ArrowRight': 'turn-on',
  PageUp: 'headline-back', PageDown: 'headline-on', Home: 'first', End: 'last',
};
/** Elements that use some of these keys themselves. */
const USES_KEYS = 'input:not([type=range]), select, textarea, dialog';
const USES_SPACE = 'button, a, summary, [role=button]';
const SCROLLS = '.sb-log';

/** Return where a key leads, "toggle" if it plays or pauses, or null if the key belongs to the element with the focus. */
export function meaningOf(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>, target: Element | null): Way | 'toggle' | null {
  if (event.ctrlKey || event.altKey || event.metaKey || target?.closest(USES_KEYS)) return null;
  if (event.key === ' ') return target?.closest(USES_SPACE) ? null : 'toggle';
  const way = KEYS[event.shiftKey ? `Shift+${event.key}` : event.key] ?? null;
  return target?.closest(SCROLLS) && !event.key.startsWith('Arrow') ? null : way;
}

/** Let the keyboard control a replay, wherever the focus is on the page. */
export function useReplayKeys({ go, toggle }: Pick<Playback, 'go' | 'toggle'>): void {
  const latest = useRef({ go, toggle });
  latest.current = { go, toggle };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return; // the board has moved its focus
      const meaning = meaningOf(event, event.target instanceof Element ? event.target : null);
      if (meaning === null) return;
      event.preventDefault();
      if (meaning === 'toggle') latest.current.toggle();
      else latest.current.go(meaning);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
