/** Short effects over the board, such as a splash where somebody falls in. There are none if motion is reduced. */

import { signal } from '@preact/signals';
import { durationFactor, wantsLessMotion } from '../settings';
import type { Sound, ToldFact } from '../wire';

type Kind = 'splash' | 'sparks' | 'shield' | 'burst';

/** What a fact looks like, by what it sounds like. */
const KINDS: Partial<Record<Sound, Kind>> = { splash: 'splash', cheer: 'sparks', block: 'shield', hit: 'burst', growl: 'burst' };

/** Milliseconds. */
const LASTS = 1000;
/** Pixels, and how much larger an effect is than the sprite that it is about. */
const [SMALLEST, LARGEST, FACTOR] = [84, 150, 1.7];

/** An effect to be drawn over a sprite. */
export interface Effect {
  kind: Kind;
  sprite: string;
}

/** An effect on the screen, in pixels. */
interface Shown {
  key: number;
  kind: Kind;
  x: number;
  y: number;
  size: number;
}

export const shown = signal<readonly Shown[]>([]);
let count = 0;

/** Return the effects of what an event did. Each is drawn over the last thing that its fact is about: where it happens. */
export function effectsOf(facts: readonly ToldFact[]): Effect[] {
  return facts.flatMap(({ sound, weight, sprites = [] }) => {
    const [kind, sprite] = [sound && KINDS[sound], sprites.at(-1)];
    return kind && sprite && (weight === 'headline' || weight === 'line') ? [{ kind, sprite }] : [];
  });
}

/** Draw effects over the sprites as they are on the screen now. */
export function drawEffects(effects: readonly Effect[]): void {
  if (wantsLessMotion() || durationFactor() === 0) return;
  const added = effects.flatMap(({ kind, sprite }): Shown[] => {
    const box = document.querySelector(`svg.scene [data-id="${CSS.escape(sprite)}"]`)?.getBoundingClientRect();
    if (!box?.width) return [];
    const size = Math.min(LARGEST, Math.max(SMALLEST, FACTOR * Math.min(box.width, box.height)));
    return [{ key: (count += 1), kind, x: box.x + box.width / 2, y: box.y + box.height / 2, size }];
  });
  if (!added.length) return;
  shown.value = [...shown.value, ...added];
  setTimeout(() => (shown.value = shown.value.filter((effect) => !added.includes(effect))), LASTS);
}

const turns = (number: number): number[] => Array.from({ length: number }, (_, n) => (360 / number) * n);

const DRAWINGS = {
  splash: (
    <>
      {[0, 1, 2].map((n) => <ellipse key={n} rx="42" ry="28" style={`animation-delay: ${n * 0.13}s`} />)}
      {turns(7).map((turn) => <path key={turn} d="M0-4C5 4 5 10 0 10S-5 4 0-4Z" style={`--turn: ${turn}deg`} />)}
    </>
  ),
  sparks: turns(10).map((turn) => <path key={turn} d="M0-8 2-2 8 0 2 2 0 8-2 2-8 0-2-2Z" style={`--turn: ${turn}deg`} />),
  shield: <path d="M0-40C12-32 24-29 36-29 36 6 22 30 0 42-22 30-36 6-36-29-24-29-12-32 0-40Z" />,
  burst: <path d="M0-46 9-19 31-33 21-9 46 0 21 9 31 33 9 19 0 46-9 19-31 33-21 9-46 0-21-9-31-33-9-19Z" />,
} as const;

/** All effects that are on the screen. */
export function Effects() {
  return (
    <div class="sb-effects" aria-hidden="true">
      {shown.value.map(({ key, kind, x, y, size }) => (
        <svg key={key} class={`sb-effect sb-effect-${kind}`} viewBox="-50 -50 100 100" width={size} height={size} style={`left: ${x}px; top: ${y}px`}>
          {DRAWINGS[kind]}
        </svg>
      ))}
    </div>
  );
}
