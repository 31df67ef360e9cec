/** The numbers 1, 2 and 3 on what the moves of a hint are about, and the mark of the coach's move. They are as large as the picture needs, and upright. */

import { symbolSize } from '../art';
import type { Sprite } from '../wire';
import type { Picture, Point } from './scene';
import type { SpriteButton } from './sprite';

/** How many times the radius of a mark fits into the longer side of a picture. */
const FITS = 52;

/** Return where the mark of a sprite goes: its upper right corner, or the middle between the ends of a line. */
export function markPlace(sprite: Sprite, radius: number): Point {
  if (sprite.path) {
    const numbers = (sprite.path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const [x = 0, y = 0] = numbers;
    const [endX = x, endY = y] = numbers.slice(-2);
    return [(x + endX) / 2, (y + endY) / 2];
  }
  const [width, height] = sprite.art ? symbolSize(sprite.art) : [0, 0];
  const away = Math.max(0, (Math.min(width, height) / 2) * (sprite.scale ?? 1) * 0.8 - radius * 0.3);
  return [(sprite.x ?? 0) + away, (sprite.y ?? 0) - away];
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
      {sprites.map((sprite) => {
        const hint = buttons.get(sprite.id)?.hint;
        if (!hint) return null;
        const [rawX, rawY] = markPlace(sprite, radius);
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
