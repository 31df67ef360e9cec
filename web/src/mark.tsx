/** The shape and colour of a seat; and badges, which are symbols with a number. */

import { arrived, sizeOf } from './art';
import { useCell } from './cell';
import type { Badge } from './wire';

export function SeatMark({ seat, size = 22 }: { seat: number; size?: number }) {
  return (
    <svg class={`sb-mark seat-${seat}`} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <use href={`#seat-${seat}`} width="40" height="40" />
    </svg>
  );
}

export function Symbol({ art, look = '', height = 22 }: { art: string; look?: string; height?: number }) {
  useCell(arrived);
  const [wide, high] = sizeOf(art);
  if (!high) return null;
  return (
    <svg class="sb-symbol" viewBox={`0 0 ${wide} ${high}`} width={(height * wide) / high} height={height} aria-hidden="true">
      <g class={`sprite ${look}`}><use href={`#${art}`} width={wide} height={high} /></g>
    </svg>
  );
}

export function BadgeView({ badge, seat }: { badge: Badge; seat: number }) {
  const words = [badge.label, badge.text].filter(Boolean).join(': ');
  return (
    <span class={`sb-badge seat-${seat}`} title={words}>
      <Symbol art={badge.art} look={badge.look} height={20} />
      {badge.text && <span aria-hidden="true">{badge.text}</span>}
      <span class="sb-unseen">{words}</span>
    </span>
  );
}
