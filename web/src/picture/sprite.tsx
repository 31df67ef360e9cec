/** One sprite, drawn as snowbound/core/picture.py draws it. */

import { symbolSize } from '../art';
import { colourClass } from '../seatMark';
import type { Sprite } from '../wire';
import { svgTransform } from './scene';

/** Return the CSS classes of a sprite. */
export function spriteClasses(sprite: Sprite, colours: readonly string[], extra: string): string {
  const colour = sprite.seat === undefined ? '' : colourClass(colours[sprite.seat]);
  return ['sprite', sprite.look, colour, extra].filter(Boolean).join(' ');
}

interface FaceProps {
  sprite: Sprite;
  colours: readonly string[];
  extra?: string;
  face?: 'old' | 'new' | undefined;
}

/** What a sprite shows: its path, its symbol and its text. */
export function Face({ sprite, colours, extra = '', face }: FaceProps) {
  const [width, height] = sprite.art ? symbolSize(sprite.art) : [0, 0];
  return (
    <g class={spriteClasses(sprite, colours, extra)} data-face={face}>
      {sprite.path && <path d={sprite.path} />}
      {sprite.art && <use href={`#${sprite.art}`} x={-width / 2} y={-height / 2} width={width} height={height} />}
      {sprite.text && <text>{sprite.text}</text>}
    </g>
  );
}

/** The area in which a click counts; it may be larger than what is drawn. */
function HitArea({ sprite }: { sprite: Sprite }) {
  if (sprite.path) return <path class="sb-hit-line" d={sprite.path} />;
  const [width, height] = sprite.art ? symbolSize(sprite.art) : [44, 44];
  return <ellipse class="sb-hit" rx={Math.max(width, 30) / 2} ry={Math.max(height, 30) / 2} />;
}

/** How a sprite that can be clicked behaves. */
export interface SpriteButton {
  label: string;
  isFocusable: boolean;
  isHighlighted: boolean;
  /** Whether it is marked for a moment, as an answer to a question about something else. */
  isPulsing: boolean;
  /** Whether it is not marked as an offer, because a lesson teaches something else. */
  isQuiet: boolean;
  /** The place of its move in a hint, such as "1", or "!" for the coach's move, or ''. */
  hint?: string;
}

interface Props {
  sprite: Sprite;
  /** The players' colours by seat. */
  colours: readonly string[];
  /** The sprite before the change, while it turns over. */
  previous?: Sprite | undefined;
  button?: SpriteButton | undefined;
  /** Whether the sprite is the one that Tab leads to, although it is not on offer. */
  isEntry?: boolean;
  extra?: string;
  /** Whether the sprite is part of a preview. */
  isGhost?: boolean;
}

/** A sprite in its place: a button if it can be clicked, with its previous face while it turns over. */
export function SpriteView({ sprite, colours, previous, button, isEntry = false, extra = '', isGhost = false }: Props) {
  const marks = `${button?.isHighlighted ? ' sb-highlighted' : ''}${button?.isPulsing ? ' sb-pulsing' : ''}${button?.hint ? ' sb-hinted' : ''}`;
  const classes = `${button && !button.isQuiet ? 'glows sb-offer' : ''}${marks} ${extra}`.trim();
  const label = isGhost ? '' : (button?.label ?? sprite.label ?? '');
  const isThing = !button && label !== '';
  return (
    <g
      class={isGhost ? 'sb-sprite sb-ghost' : 'sb-sprite'}
      transform={svgTransform(sprite)}
      data-id={isGhost ? undefined : sprite.id}
      data-offer={button ? sprite.id : undefined}
      data-thing={isThing ? sprite.id : undefined}
      data-line={sprite.path ? 'yes' : undefined}
      role={button ? 'button' : label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : 'true'}
      tabindex={button ? (button.isFocusable ? 0 : -1) : isThing ? (isEntry ? 0 : -1) : undefined}
    >
      {previous && <Face sprite={previous} colours={colours} extra={extra} face="old" />}
      <Face sprite={sprite} colours={colours} extra={classes} face={previous ? 'new' : undefined} />
      {button && <HitArea sprite={sprite} />}
    </g>
  );
}
