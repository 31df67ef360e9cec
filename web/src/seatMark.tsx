/** A player's mark (colour, shape and pattern), and badges: a symbol with a number. */

import { symbolSize } from './art';
import type { Badge } from './wire';

/** Return the CSS class of a player's colour. */
export function colourClass(colour: string | undefined): string {
  return colour ? `colour-${colour}` : '';
}

export function SeatMark({ colour, size = 22 }: { colour: string | undefined; size?: number }) {
  return (
    <svg class={`sb-mark ${colourClass(colour)}`} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <use href="#seat-mark" width="40" height="40" />
    </svg>
  );
}

export function Symbol({ art, look = '', height = 22 }: { art: string; look?: string | undefined; height?: number }) {
  const [symbolWidth, symbolHeight] = symbolSize(art);
  if (!symbolHeight) return null;
  return (
    <svg class="sb-symbol" viewBox={`0 0 ${symbolWidth} ${symbolHeight}`} width={(height * symbolWidth) / symbolHeight} height={height} aria-hidden="true">
      <g class={`sprite ${look}`}><use href={`#${art}`} width={symbolWidth} height={symbolHeight} /></g>
    </svg>
  );
}

export function BadgeView({ badge, colour }: { badge: Badge; colour: string | undefined }) {
  const description = [badge.label, badge.text].filter(Boolean).join(': ');
  return (
    <span class={`sb-badge ${colourClass(colour)}`} title={description}>
      <Symbol art={badge.art} look={badge.look} height={20} />
      {badge.text && <span aria-hidden="true">{badge.text}</span>}
      <span class="sb-visually-hidden">{description}</span>
    </span>
  );
}
