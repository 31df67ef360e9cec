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

interface SymbolProps {
  art: string;
  look?: string | undefined;
  /** Text on the symbol. */
  ink?: string | undefined;
  height?: number;
}

/** A symbol of the art, with its middle at 0, 0 as in a scene. */
export function Symbol({ art, look = '', ink = '', height = 22 }: SymbolProps) {
  const [across, down] = symbolSize(art);
  if (!down) return null;
  const box = `${-across / 2} ${-down / 2} ${across} ${down}`;
  return (
    <svg class="sb-symbol" viewBox={box} width={(height * across) / down} height={height} aria-hidden="true">
      <g class={`sprite ${look}`}>
        <use href={`#${art}`} x={-across / 2} y={-down / 2} width={across} height={down} />
        {ink && <text>{ink}</text>}
      </g>
    </svg>
  );
}

interface BadgeProps {
  badge: Badge;
  colour: string | undefined;
  /** Under which "What is this?" knows it. Without it, the browser shows its description. */
  id?: string;
}

export function BadgeView({ badge, colour, id }: BadgeProps) {
  const description = [badge.label, badge.text].filter(Boolean).join(': ');
  return (
    <span class={`sb-badge ${colourClass(colour)}`} title={id ? undefined : description} data-id={id} data-thing={id} data-label={description}>
      <Symbol art={badge.art} look={badge.look} height={20} />
      {badge.text && <span aria-hidden="true">{badge.text}</span>}
      <span class="sb-visually-hidden">{description}</span>
    </span>
  );
}
