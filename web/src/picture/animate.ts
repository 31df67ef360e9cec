/** The animation from one picture to the next: 250 to 400 ms for an event, longer along a track. */

import { durationFactor, wantsLessMotion } from '../settings';
import type { Patch, Sprite } from '../wire';
import type { Effect } from './effects';
import { cssTransform, isInSamePlace, looksSame, type Picture, type Point } from './scene';

// Durations in milliseconds.
const MOVE = 340;
const TRACK_STEP = 170;
const LONGEST = 1500;
const TURN = 380;
const TUMBLE = 520;
const FADE = 260;
const HIGHLIGHT = 420;
const EASE = 'cubic-bezier(.2,.7,.25,1)';

/** One event as a change of the picture. */
export interface SceneChange {
  readonly number: number;
  readonly before: Picture;
  readonly after: Picture;
  readonly patch: Patch;
  /** The ids of sprites that flash at the end: what the headlines are about. */
  readonly spots?: readonly string[];
  /** What is drawn over the board at the end. */
  readonly effects?: readonly Effect[];
}

/** Return the sprites that a change removes. They are drawn until the animation ends. */
export function removedSprites(change: SceneChange): Sprite[] {
  return (change.patch.gone ?? []).flatMap((id) => change.before.sprites.get(id) ?? []);
}

/** Return a sprite as it was before it turns over or tumbles in this change, or undefined if it does neither. */
export function previousFace(change: SceneChange | null, sprite: Sprite): Sprite | undefined {
  const old = change?.before.sprites.get(sprite.id);
  return old && sprite.motion && !looksSame(old, sprite) ? old : undefined;
}

/**
 * Pair new sprites with removed ones that are the same thing: same art, and one enters where the other leaves.
 *
 * Such a thing moves straight from its old place to its new one. Returns the removed sprite by the new one's id.
 */
export function movedSprites(change: SceneChange): Map<string, Sprite> {
  const removed = removedSprites(change);
  const pairs = new Map<string, Sprite>();
  for (const sprite of change.patch.sprites ?? []) {
    if (change.before.sprites.has(sprite.id) || !sprite.art || !sprite.enters) continue;
    const match = removed.findIndex((other) => other.art === sprite.art && other.leaves === sprite.enters);
    const [old] = match >= 0 ? removed.splice(match, 1) : [];
    if (old) pairs.set(sprite.id, old);
  }
  return pairs;
}

/** Return the points of a track between the places of a sprite before and after, in the order in which it passes them. */
export function pointsBetween(track: readonly Point[], from: number, to: number): Point[] {
  const points = track.slice(Math.min(from, to) + 1, Math.max(from, to));
  return from < to ? points : points.reverse();
}

/** Return the rotation to start from, so that a sprite turns the shorter way round. */
export function nearestRotation(from: number, to: number): number {
  return from + 360 * Math.round((to - from) / 360);
}

/** Animate a change in a stage that already shows its result; resolves when the animation has ended. */
export async function animateChange(stage: SVGSVGElement, change: SceneChange): Promise<void> {
  if (durationFactor() === 0 || document.hidden) return;
  const animator = new Animator(stage, change);
  const running = wantsLessMotion() ? animator.highlight() : animator.animate();
  await Promise.allSettled(running.map((animation) => animation.finished));
}

class Animator {
  private elements = new Map<string, SVGGElement>();
  private moved: Map<string, Sprite>;

  constructor(stage: SVGSVGElement, private change: SceneChange) {
    for (const element of stage.querySelectorAll<SVGGElement>('g[data-id]')) {
      this.elements.set(element.dataset.id ?? '', element);
    }
    this.moved = movedSprites(change);
  }

  animate(): Animation[] {
    return [
      ...(this.change.patch.sprites ?? []).flatMap((sprite) => this.update(sprite)),
      ...removedSprites(this.change).flatMap((sprite) => this.remove(sprite)),
    ];
  }

  /** Highlight what has changed, for people who ask for less motion. */
  highlight(): Animation[] {
    return (this.change.patch.sprites ?? []).flatMap((sprite) => {
      const element = this.elements.get(sprite.id);
      const glow = 'drop-shadow(0 0 6px #37c8a5) drop-shadow(0 0 3px #37c8a5)';
      return element ? [play(element, [{ filter: glow }, { filter: glow }], HIGHLIGHT, 'linear')] : [];
    });
  }

  private update(sprite: Sprite): Animation[] {
    const element = this.elements.get(sprite.id);
    if (!element) return [];
    const movedFrom = this.moved.get(sprite.id);
    if (movedFrom) return [this.move(element, movedFrom, sprite)];
    const old = this.change.before.sprites.get(sprite.id);
    if (!old) return [this.add(element, sprite)];
    const running: Animation[] = [];
    if (!sprite.path && !isInSamePlace(old, sprite)) running.push(this.move(element, old, sprite));
    if (previousFace(this.change, sprite)) running.push(...turnOver(element, sprite));
    else if (!looksSame(old, sprite)) running.push(...fadeIn(element));
    return running;
  }

  private add(element: SVGGElement, sprite: Sprite): Animation {
    const from = sprite.enters ? this.find(sprite.enters) : undefined;
    if (sprite.path) return play(element, [{ opacity: 0 }, { opacity: 1 }], FADE);
    if (from) {
      const start = { ...sprite, x: from.x ?? 0, y: from.y ?? 0, turn: from.turn ?? 0 };
      return play(element, [{ transform: cssTransform(start) }, { transform: cssTransform(sprite) }], MOVE);
    }
    const small = { ...sprite, scale: (sprite.scale ?? 1) * 0.6 };
    return play(element, [
      { transform: cssTransform(small), opacity: 0 },
      { transform: cssTransform(sprite), opacity: 1 },
    ], FADE);
  }

  private remove(sprite: Sprite): Animation[] {
    const element = this.elements.get(sprite.id);
    if (!element) return [];
    if ([...this.moved.values()].includes(sprite)) return [playAndHold(element, [{ opacity: 0 }], 0)];
    const to = sprite.leaves ? this.find(sprite.leaves) : undefined;
    if (!to || sprite.path) return [playAndHold(element, [{ opacity: 1 }, { opacity: 0 }], FADE)];
    const end = { ...sprite, x: to.x ?? 0, y: to.y ?? 0 };
    return [playAndHold(element, [
      { transform: cssTransform(sprite), opacity: 1 },
      { transform: cssTransform(end), opacity: 1, offset: 0.85 },
      { transform: cssTransform(end), opacity: 0 },
    ], MOVE)];
  }

  /** Move a sprite to its place, along its track if it stays on one. */
  private move(element: SVGGElement, old: Sprite, sprite: Sprite): Animation {
    const track = sprite.track && old.track === sprite.track ? this.change.after.tracks[sprite.track] : undefined;
    const between = track ? pointsBetween(track, old.at ?? 0, sprite.at ?? 0) : [];
    const start = { ...old, turn: nearestRotation(old.turn ?? 0, sprite.turn ?? 0) };
    const stops = [cssTransform(start), ...between.map((point) => cssTransform(sprite, point)), cssTransform(sprite)];
    const duration = between.length ? Math.min(LONGEST, TRACK_STEP * (between.length + 1)) : MOVE;
    return play(element, stops.map((transform) => ({ transform })), duration, between.length ? 'ease-in-out' : EASE);
  }

  private find(id: string): Sprite | undefined {
    return this.change.after.sprites.get(id) ?? this.change.before.sprites.get(id);
  }
}

function fadeIn(element: SVGGElement): Animation[] {
  const face = element.querySelector('.sprite');
  return face ? [play(face, [{ opacity: 0.35 }, { opacity: 1 }], FADE)] : [];
}

/** Turn a card around its vertical axis, or let a die tumble. */
function turnOver(element: SVGGElement, sprite: Sprite): Animation[] {
  const oldFace = element.querySelector('[data-face=old]');
  const newFace = element.querySelector('[data-face=new]');
  if (!oldFace || !newFace) return [];
  if (sprite.motion === 'turn') {
    return [
      play(oldFace, [
        { transform: 'scaleX(1)', opacity: 1 },
        { transform: 'scaleX(0)', opacity: 1, offset: 0.5 },
        { transform: 'scaleX(0)', opacity: 0, offset: 0.5 },
        { transform: 'scaleX(0)', opacity: 0 },
      ], TURN, 'linear'),
      play(newFace, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(1)' }], TURN, 'linear'),
    ];
  }
  return [
    play(oldFace, [
      { transform: 'rotate(0deg) translateY(0)', opacity: 1 },
      { transform: 'rotate(220deg) translateY(-14px)', opacity: 1, offset: 0.45 },
      { transform: 'rotate(230deg) translateY(-14px)', opacity: 0, offset: 0.5 },
      { transform: 'rotate(230deg)', opacity: 0 },
    ], TUMBLE, 'linear'),
    play(newFace, [
      { transform: 'rotate(-140deg) translateY(-14px)', opacity: 0 },
      { transform: 'rotate(-140deg) translateY(-14px)', opacity: 0, offset: 0.45 },
      { transform: 'rotate(-100deg) translateY(-12px)', opacity: 1, offset: 0.52 },
      { transform: 'rotate(12deg) translateY(0)', opacity: 1, offset: 0.85 },
      { transform: 'rotate(0deg)', opacity: 1 },
    ], TUMBLE, 'linear'),
  ];
}

function play(element: Element, frames: Keyframe[], duration: number, easing = EASE): Animation {
  return element.animate(frames, { duration: duration * durationFactor(), easing, fill: 'backwards' });
}

/** Play an animation of a removed sprite: it keeps its last frame until the change is over (`endAnimations`). */
function playAndHold(element: Element, frames: Keyframe[], duration: number): Animation {
  return element.animate(frames, { duration: duration * durationFactor(), easing: EASE, fill: 'both' });
}

/**
 * End all animations in a stage that scripts have started, so that everything looks as its sprite says.
 *
 * They are cancelled: one that is only finished would go on to hide a removed sprite that has come back under the same id.
 */
export function endAnimations(stage: SVGSVGElement): void {
  for (const animation of stage.getAnimations({ subtree: true })) {
    if (!(animation instanceof CSSAnimation)) animation.cancel();
  }
}
