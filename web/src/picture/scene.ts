/** A scene as this client keeps it: sprites by id; patches make it the next one. */

import type { Holding, Patch, Point, Scene, Sprite } from '../wire';

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly sprites: ReadonlyMap<string, Sprite>;
  readonly seats: readonly Holding[];
  readonly tracks: Readonly<Record<string, readonly Point[]>>;
}

/** The picture of a whole scene. */
export function pictureOf(scene: Scene): Picture {
  return {
    width: scene.width,
    height: scene.height,
    sprites: new Map(scene.sprites.map((sprite) => [sprite.id, sprite])),
    seats: scene.seats ?? [],
    tracks: scene.tracks ?? {},
  };
}

/** The picture after a change. */
export function patched(picture: Picture, patch: Patch): Picture {
  const sprites = new Map(picture.sprites);
  for (const id of patch.gone ?? []) sprites.delete(id);
  for (const sprite of patch.sprites ?? []) sprites.set(sprite.id, sprite);
  return { ...picture, sprites, seats: patch.seats ?? picture.seats };
}

/** Sprites from the farthest to the nearest, as snowbound/core/picture.py has them. */
export function inOrder(sprites: Iterable<Sprite>): Sprite[] {
  return [...sprites].sort((a, b) => (a.layer ?? 0) - (b.layer ?? 0) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** Where a sprite is, as a CSS transform. */
export function transformOf(sprite: Sprite, at?: Point): string {
  const [x, y] = at ?? [sprite.x ?? 0, sprite.y ?? 0];
  return `translate(${x}px, ${y}px) rotate(${sprite.turn ?? 0}deg) scale(${sprite.scale ?? 1})`;
}

/** Where a sprite is, as the attribute of an SVG element. */
export function placeOf(sprite: Sprite): string | undefined {
  if (sprite.path) return undefined;
  const turn = sprite.turn ? ` rotate(${sprite.turn})` : '';
  const scale = sprite.scale !== undefined && sprite.scale !== 1 ? ` scale(${sprite.scale})` : '';
  return `translate(${sprite.x ?? 0} ${sprite.y ?? 0})${turn}${scale}`;
}

/** Whether two sprites look the same, wherever they are. */
export function looksLike(a: Sprite, b: Sprite): boolean {
  return a.art === b.art && a.text === b.text && a.look === b.look && a.seat === b.seat && a.path === b.path;
}

/** Whether two sprites are in the same place. */
export function isAt(a: Sprite, b: Sprite): boolean {
  return a.x === b.x && a.y === b.y && (a.turn ?? 0) === (b.turn ?? 0) && (a.scale ?? 1) === (b.scale ?? 1);
}
