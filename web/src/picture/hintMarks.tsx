/** The numbers 1, 2 and 3 on what the moves of a hint are about, and the mark of the coach's move. They are as large as the picture needs, and upright. */

import { symbolSize } from '../art';
import type { Sprite } from '../wire';
import type { Picture, Point } from './scene';
import type { SpriteButton } from './sprite';

/** How many times the radius of a mark fits into the longer side of a picture. */
const FITS = 52;

/**
 * Return where the mark of a sprite goes: its upper right corner, or the middle between the ends of a line.
 *
 * If another thing lies on that corner, as in a hand of cards, the mark goes to the left one.
 */
export function markPlace(sprite: Sprite, radius: number, above: readonly Sprite[] = []): Point {
  if (sprite.path) {
    const numbers = (sprite.path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const [x = 0, y = 0] = numbers;
    const [endX = x, endY = y] = numbers.slice(-2);
    return [(x + endX) / 2, (y + endY) / 2];
  }
  const away = Math.max(0, (Math.min(...halfSize(sprite)) * 0.8) - radius * 0.3);
  const [x, y] = [sprite.x ?? 0, (sprite.y ?? 0) - away];
  return above.some((other) => covers(other, [x + away, y]) && !covers(other, [x - away, y])) ? [x - away, y] : [x + away, y];
}

/** Return half of the width and height of a sprite. */
function halfSize({ art, scale = 1 }: Sprite): Point {
  const [width, height] = art ? symbolSize(art) : [0, 0];
  return [(width / 2) * scale, (height / 2) * scale];
}

/** Return whether something that can be asked about lies at a point. */
function covers(sprite: Sprite, [x, y]: Point): boolean {
  const [width, height] = halfSize(sprite);
  return !!sprite.label && Math.abs(x - (sprite.x ?? 0)) < width && Math.abs(y - (sprite.y ?? 0)) < height;
}

interface Props {
  picture: Picture;
  sprites: readonly Sprite[];
  buttons: ReadonlyMap<string, SpriteButton>;
}

export function HintMarks({ picture, sprites, buttons }: Props) {
  const radius = Math.max(picture.width, picture.height) / FITS;
  return (
    <g class="sb-hint-marks" aria-hidden="true">
      {sprites.map((sprite, n) => {
        const hint = buttons.get(sprite.id)?.hint;
        if (!hint) return null;
        const [rawX, rawY] = markPlace(sprite, radius, sprites.slice(n + 1));
        const wide = radius * (0.55 + 0.45 * hint.length);
        const x = Math.max(wide, Math.min(picture.width - wide, rawX));
        const y = Math.max(radius, Math.min(picture.height - radius, rawY));
        return (
          <g key={sprite.id} transform={`translate(${x} ${y})`} data-hint={hint}>
            <rect x={-wide} y={-radius} width={2 * wide} height={2 * radius} rx={radius} />
            <text font-size={radius * 1.35} dy={radius * 0.48}>{hint}</text>
          </g>
        );
      })}
    </g>
  );
}
