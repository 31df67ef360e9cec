/** A picture of one row that an option offers, such as a course of floes. The server draws it as a small scene. */

import { useEffect, useState } from 'preact/hooks';
import { api, type RowPictures } from '../api';
import { symbolSize } from '../art';
import { inDrawingOrder } from '../picture/scene';
import { SpriteView } from '../picture/sprite';
import type { Scene, Sprite } from '../wire';

const loaded = new Map<string, Promise<RowPictures>>();
const MARGIN = 16;

function usePicture(game: string, option: string, row: string): Scene | null {
  const [scene, setScene] = useState<Scene | null>(null);
  useEffect(() => {
    const key = `${game}/${option}`;
    const request = loaded.get(key) ?? api.rowPictures(game, option);
    loaded.set(key, request);
    request.then((found) => setScene(found.find((picture) => picture.value === row)?.scene ?? null), () => loaded.delete(key));
  }, [game, option, row]);
  return scene;
}

/** Return the smallest box around sprites with symbols: left, top, width and height. */
export function boxOf(sprites: readonly Sprite[], sizeOf: (symbol: string) => readonly [number, number]): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { art = '', x = 0, y = 0, scale = 1, turn = 0 } of sprites) {
    const [w, h] = sizeOf(art);
    if (!w) continue;
    const [width, height] = turn % 180 === 0 ? [w, h] : [h, w];
    left = Math.min(left, x - (width * scale) / 2);
    right = Math.max(right, x + (width * scale) / 2);
    top = Math.min(top, y - (height * scale) / 2);
    bottom = Math.max(bottom, y + (height * scale) / 2);
  }
  return left > right ? [0, 0, 1, 1] : [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
}

export function RowPicture({ game, option, row }: { game: string; option: string; row: string }) {
  const scene = usePicture(game, option, row);
  if (!scene) return <span class="sb-row-picture" />;
  const [left, top, width, height] = boxOf(scene.sprites, symbolSize);
  return (
    <svg class="sb-row-picture" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {inDrawingOrder(scene.sprites).map((sprite) => <SpriteView key={sprite.id} sprite={sprite} colours={scene.colours ?? []} />)}
    </svg>
  );
}
