/** How one picture becomes the next before one's eyes: one event, 250 to 400 ms, longer along a track. */

import { pace, wantsLessMotion } from '../settings';
import type { Patch, Point, Sprite } from '../wire';
import { isAt, looksLike, transformOf, type Picture } from './scene';

const MOVE = 340;
const STEP = 170;
const LONGEST = 1500;
const TURN = 380;
const TUMBLE = 520;
const FADE = 260;
const NOTICE = 420;
const EASE = 'cubic-bezier(.2,.7,.25,1)';

export interface Change {
  readonly number: number;
  readonly before: Picture;
  readonly after: Picture;
  readonly patch: Patch;
}

/** Sprites that leave in this change: they are drawn until they are gone. */
export function leaving(change: Change): Sprite[] {
  return (change.patch.gone ?? []).flatMap((id) => change.before.sprites.get(id) ?? []);
}

/** The old face of a sprite that turns over or tumbles in this change. */
export function oldFace(change: Change | null, sprite: Sprite): Sprite | undefined {
  const old = change?.before.sprites.get(sprite.id);
  return old && sprite.motion && !looksLike(old, sprite) ? old : undefined;
}

/** Let a change be seen in a stage where it is already drawn; resolves when it has been seen. */
export async function perform(stage: SVGSVGElement, change: Change): Promise<void> {
  if (pace() === 0 || document.hidden) return;
  const scenes = new Movement(stage, change);
  const running = wantsLessMotion() ? scenes.notices() : scenes.movements();
  await Promise.allSettled(running.map((animation) => animation.finished));
}

/** Sprites that come where another like them goes, by id: one thing, that has gone straight from there to here. */
function passages(change: Change): Map<string, Sprite> {
  const gone = leaving(change);
  const pairs = new Map<string, Sprite>();
  for (const sprite of change.patch.sprites ?? []) {
    if (change.before.sprites.has(sprite.id) || !sprite.art || !sprite.enters) continue;
    const alike = gone.findIndex((other) => other.art === sprite.art && other.leaves === sprite.enters);
    if (alike >= 0) pairs.set(sprite.id, ...gone.splice(alike, 1) as [Sprite]);
  }
  return pairs;
}

class Movement {
  private places = new Map<string, SVGGElement>();
  private passages: Map<string, Sprite>;

  constructor(stage: SVGSVGElement, private change: Change) {
    for (const place of stage.querySelectorAll<SVGGElement>('g[data-id]')) {
      this.places.set(place.dataset.id ?? '', place);
    }
    this.passages = passages(change);
  }

  movements(): Animation[] {
    const { patch } = this.change;
    return [
      ...(patch.sprites ?? []).flatMap((sprite) => this.arrival(sprite)),
      ...leaving(this.change).flatMap((sprite) => this.departure(sprite)),
    ];
  }

  /** For people who ask for less motion: what has changed is highlighted for a moment. */
  notices(): Animation[] {
    return (this.change.patch.sprites ?? []).flatMap((sprite) => {
      const place = this.places.get(sprite.id);
      const glow = 'drop-shadow(0 0 6px #37c8a5) drop-shadow(0 0 3px #37c8a5)';
      return place ? [play(place, [{ filter: glow }, { filter: glow }], NOTICE, 'linear')] : [];
    });
  }

  private arrival(sprite: Sprite): Animation[] {
    const place = this.places.get(sprite.id);
    if (!place) return [];
    const old = this.change.before.sprites.get(sprite.id);
    const elsewhere = this.passages.get(sprite.id);
    if (elsewhere) return [this.walk(place, elsewhere, sprite)];
    if (!old) return [this.entrance(place, sprite)];
    const running: Animation[] = [];
    if (!sprite.path && !isAt(old, sprite)) running.push(this.walk(place, old, sprite));
    if (oldFace(this.change, sprite)) running.push(...turnOver(place, sprite));
    else if (!looksLike(old, sprite)) running.push(...renewal(place));
    return running;
  }

  private entrance(place: SVGGElement, sprite: Sprite): Animation {
    const from = sprite.enters ? this.find(sprite.enters) : undefined;
    if (sprite.path) return play(place, [{ opacity: 0 }, { opacity: 1 }], FADE);
    if (from) {
      const start = { ...sprite, x: from.x ?? 0, y: from.y ?? 0, turn: from.turn ?? 0 };
      return play(place, [{ transform: transformOf(start) }, { transform: transformOf(sprite) }], MOVE);
    }
    const small = { ...sprite, scale: (sprite.scale ?? 1) * 0.6 };
    return play(place, [
      { transform: transformOf(small), opacity: 0 },
      { transform: transformOf(sprite), opacity: 1 },
    ], FADE);
  }

  private departure(sprite: Sprite): Animation[] {
    const place = this.places.get(sprite.id);
    if (!place) return [];
    if ([...this.passages.values()].includes(sprite)) return [vanish(place, [{ opacity: 0 }], 0)];
    const to = sprite.leaves ? this.find(sprite.leaves) : undefined;
    if (!to || sprite.path) return [vanish(place, [{ opacity: 1 }, { opacity: 0 }], FADE)];
    const end = { ...sprite, x: to.x ?? 0, y: to.y ?? 0 };
    return [vanish(place, [
      { transform: transformOf(sprite), opacity: 1 },
      { transform: transformOf(end), opacity: 1, offset: 0.85 },
      { transform: transformOf(end), opacity: 0 },
    ], MOVE)];
  }

  private walk(place: SVGGElement, old: Sprite, sprite: Sprite): Animation {
    const between = this.along(old, sprite);
    const frames = [turnedNear(old, sprite), ...between, sprite].map((stop) =>
      Array.isArray(stop) ? transformOf(sprite, stop as unknown as Point) : transformOf(stop as Sprite),
    );
    const length = between.length ? Math.min(LONGEST, STEP * (between.length + 1)) : MOVE;
    return play(place, frames.map((transform) => ({ transform })), length, between.length ? 'ease-in-out' : EASE);
  }

  /** The points of a track that lie between two places on it. */
  private along(old: Sprite, sprite: Sprite): Point[] {
    const track = sprite.track && old.track === sprite.track ? this.change.after.tracks[sprite.track] : undefined;
    if (!track) return [];
    const from = old.at ?? 0;
    const to = sprite.at ?? 0;
    const points = track.slice(Math.min(from, to) + 1, Math.max(from, to));
    return from < to ? points : points.reverse();
  }

  private find(id: string): Sprite | undefined {
    return this.change.after.sprites.get(id) ?? this.change.before.sprites.get(id);
  }
}

/** The same, with its turn given so that the way to the next one is the shorter way round. */
function turnedNear(old: Sprite, next: Sprite): Sprite {
  const from = old.turn ?? 0;
  return { ...old, turn: from + 360 * Math.round(((next.turn ?? 0) - from) / 360) };
}

function renewal(place: SVGGElement): Animation[] {
  const face = place.querySelector('.sprite');
  if (!face) return [];
  return [play(face, [{ opacity: 0.35 }, { opacity: 1 }], FADE)];
}

/** A card turns around its axis; a die tumbles and settles. */
function turnOver(place: SVGGElement, sprite: Sprite): Animation[] {
  const old = place.querySelector('[data-face=old]');
  const fresh = place.querySelector('[data-face=new]');
  if (!old || !fresh) return [];
  if (sprite.motion === 'turn') {
    return [
      play(old, [
        { transform: 'scaleX(1)', opacity: 1 },
        { transform: 'scaleX(0)', opacity: 1, offset: 0.5 },
        { transform: 'scaleX(0)', opacity: 0, offset: 0.5 },
        { transform: 'scaleX(0)', opacity: 0 },
      ], TURN, 'linear'),
      play(fresh, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(1)' }], TURN, 'linear'),
    ];
  }
  return [
    play(old, [
      { transform: 'rotate(0deg) translateY(0)', opacity: 1 },
      { transform: 'rotate(220deg) translateY(-14px)', opacity: 1, offset: 0.45 },
      { transform: 'rotate(230deg) translateY(-14px)', opacity: 0, offset: 0.5 },
      { transform: 'rotate(230deg)', opacity: 0 },
    ], TUMBLE, 'linear'),
    play(fresh, [
      { transform: 'rotate(-140deg) translateY(-14px)', opacity: 0 },
      { transform: 'rotate(-140deg) translateY(-14px)', opacity: 0, offset: 0.45 },
      { transform: 'rotate(-100deg) translateY(-12px)', opacity: 1, offset: 0.52 },
      { transform: 'rotate(12deg) translateY(0)', opacity: 1, offset: 0.85 },
      { transform: 'rotate(0deg)', opacity: 1 },
    ], TUMBLE, 'linear'),
  ];
}

function play(element: Element, frames: Keyframe[], length: number, easing = EASE): Animation {
  return element.animate(frames, { duration: length * pace(), easing, fill: 'backwards' });
}

/** The same for what leaves: it stays as it is at the end, until it is taken away. */
function vanish(element: Element, frames: Keyframe[], length: number): Animation {
  return element.animate(frames, { duration: length * pace(), easing: EASE, fill: 'both' });
}

/** End whatever moves in a stage. */
export function finish(stage: SVGSVGElement): void {
  for (const animation of stage.getAnimations({ subtree: true })) {
    if (animation instanceof CSSAnimation) continue;
    animation.finish();
  }
}
