/** A scene with its sprites by id, and how a patch changes it. */

import type { Holding, Patch, Scene, Sprite } from '../wire';

export type Point = readonly [number, number];

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly sprites: ReadonlyMap<string, Sprite>;
  readonly seats: readonly Holding[];
  /** The players' colours by seat. */
  readonly colours: readonly string[];
  readonly tracks: Readonly<Record<string, readonly Point[]>>;
}

/** Return the picture of a whole scene. */
export function pictureOf(scene: Scene): Picture {
  return {
    width: scene.width,
    height: scene.height,
    sprites: new Map(scene.sprites.map((sprite) => [sprite.id, sprite])),
    seats: scene.seats ?? [],
    colours: scene.colours ?? [],
    tracks: scene.tracks ?? {},
  };
}

/** Return the picture after a patch. */
export function applyPatch(picture: Picture, patch: Patch): Picture {
  const sprites = new Map(picture.sprites);
  for (const id of patch.gone ?? []) sprites.delete(id);
  for (const sprite of patch.sprites ?? []) sprites.set(sprite.id, sprite);
  return { ...picture, sprites, seats: patch.seats ?? picture.seats };
}

/** Return sprites in drawing order, from back to front, as snowbound/core/picture.py does. */
export function inDrawingOrder(sprites: Iterable<Sprite>): Sprite[] {
  return [...sprites].sort((a, b) => (a.layer ?? 0) - (b.layer ?? 0) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** Return a sprite's position, rotation and scale as a CSS transform; `at` replaces its position. */
export function cssTransform(sprite: Sprite, at?: Point): string {
  const [x, y] = at ?? [sprite.x ?? 0, sprite.y ?? 0];
  return `translate(${x}px, ${y}px) rotate(${sprite.turn ?? 0}deg) scale(${sprite.scale ?? 1})`;
}

/** Return the same as an SVG transform attribute; a path is in scene units already. */
export function svgTransform(sprite: Sprite): string | undefined {
  if (sprite.path) return undefined;
  const turn = sprite.turn ? ` rotate(${sprite.turn})` : '';
  const scale = sprite.scale !== undefined && sprite.scale !== 1 ? ` scale(${sprite.scale})` : '';
  return `translate(${sprite.x ?? 0} ${sprite.y ?? 0})${turn}${scale}`;
}

/** Return whether two sprites look the same, wherever they are. */
export function looksSame(a: Sprite, b: Sprite): boolean {
  return a.art === b.art && a.text === b.text && a.look === b.look && a.seat === b.seat && a.path === b.path;
}

/** Return whether two sprites are in the same place, with the same rotation and scale. */
export function isInSamePlace(a: Sprite, b: Sprite): boolean {
  return a.x === b.x && a.y === b.y && (a.turn ?? 0) === (b.turn ?? 0) && (a.scale ?? 1) === (b.scale ?? 1);
}
