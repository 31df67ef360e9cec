/** One sprite, drawn as snowbound/core/picture.py draws it. */

import { sizeOf } from '../art';
import type { Sprite } from '../wire';
import { placeOf } from './scene';

export function classesOf(sprite: Sprite, more: string): string {
  const seat = sprite.seat !== undefined && sprite.seat >= 0 ? ` seat-${sprite.seat}` : '';
  return `sprite${sprite.look ? ` ${sprite.look}` : ''}${seat}${more ? ` ${more}` : ''}`;
}

/** What a sprite shows: its line, its symbol, its lettering. */
export function Face({ sprite, more = '', face }: { sprite: Sprite; more?: string; face?: 'old' | 'new' }) {
  const [width, height] = sprite.art ? sizeOf(sprite.art) : [0, 0];
  return (
    <g class={classesOf(sprite, more)} data-face={face}>
      {sprite.path && <path d={sprite.path} />}
      {sprite.art && <use href={`#${sprite.art}`} x={-width / 2} y={-height / 2} width={width} height={height} />}
      {sprite.text && <text>{sprite.text}</text>}
    </g>
  );
}

/** Where a click on a sprite counts, beyond what is painted. */
function Hit({ sprite }: { sprite: Sprite }) {
  if (sprite.path) return <path class="sb-hit-line" d={sprite.path} />;
  const [width, height] = sprite.art ? sizeOf(sprite.art) : [44, 44];
  return <ellipse class="sb-hit" rx={Math.max(width, 30) / 2} ry={Math.max(height, 30) / 2} />;
}

export interface Button {
  name: string;
  focusable: boolean;
  chosen: boolean;
}

interface Shown {
  sprite: Sprite;
  was?: Sprite | undefined;
  button?: Button | undefined;
  more?: string;
  ghost?: boolean;
}

/** A sprite in its place; with a button if it can be clicked, with its old face if it is just turning over. */
export function SpriteView({ sprite, was, button, more = '', ghost = false }: Shown) {
  const classes = `${button ? 'glows sb-offer' : ''}${button?.chosen ? ' sb-chosen' : ''} ${more}`.trim();
  const face = was ? 'new' : undefined;
  const label = button ? button.name : (sprite.label ?? '');
  return (
    <g
      class={ghost ? 'sb-place sb-ghost' : 'sb-place'}
      transform={placeOf(sprite)}
      data-id={ghost ? undefined : sprite.id}
      data-offer={button ? sprite.id : undefined}
      role={button ? 'button' : label && !ghost ? 'img' : undefined}
      aria-label={label && !ghost ? label : undefined}
      aria-hidden={label && !ghost ? undefined : 'true'}
      tabindex={button ? (button.focusable ? 0 : -1) : undefined}
    >
      {label && !ghost && <title>{label}</title>}
      {was && <Face sprite={was} more={more} face="old" />}
      <Face sprite={sprite} more={classes} face={face} />
      {button && <Hit sprite={sprite} />}
    </g>
  );
}
