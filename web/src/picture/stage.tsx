/** A picture on the screen: its sprites, those that can be clicked, a preview, and the change being animated. */

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Patch, Sprite } from '../wire';
import { animateChange, finishAnimations, previousFace, removedSprites, type SceneChange } from './animate';
import { useLongPress } from './longPress';
import { inDrawingOrder, type Picture } from './scene';
import { SpriteView, type SpriteButton } from './sprite';
import { viewBox, type Zoom } from './zoom';

interface Props {
  picture: Picture;
  label: string;
  zoom: Zoom;
  change?: SceneChange | null;
  onAnimated?: (change: SceneChange) => void;
  /** Sprites that are there only to be clicked. */
  targets?: readonly Sprite[] | undefined;
  buttons?: ReadonlyMap<string, SpriteButton>;
  preview?: Patch | null;
  onOffer?: (id: string, event: MouseEvent | KeyboardEvent) => void;
  onHover?: (id: string | null) => void;
}

const NO_TARGETS: readonly Sprite[] = [];

/** Return the id of the offer that an event belongs to. */
export function offerOf(event: Event): string | null {
  return event.target instanceof Element ? offerAt(event.target) : null;
}

function offerAt(element: Element | null): string | null {
  return element?.closest<SVGGElement>('[data-offer]')?.dataset.offer ?? null;
}

export function Stage(props: Props) {
  const { picture, change = null, targets = NO_TARGETS, buttons, preview, onAnimated, onOffer, onHover } = props;
  const svg = useRef<SVGSVGElement>(null);
  const longPress = useLongPress((element) => onHover?.(offerAt(element)));
  useLayoutEffect(() => {
    const stage = svg.current;
    if (!stage || !change) return undefined;
    let isCurrent = true;
    void animateChange(stage, change).then(() => isCurrent && onAnimated?.(change));
    return () => {
      isCurrent = false;
      finishAnimations(stage);
    };
  }, [change]);

  const sprites = useMemo(
    () => inDrawingOrder([...picture.sprites.values(), ...(change ? removedSprites(change) : []), ...targets]),
    [picture, change, targets],
  );
  const ghosts = inDrawingOrder(preview?.sprites ?? []);
  const faded = new Set([...(preview?.gone ?? []), ...ghosts.map((ghost) => ghost.id)]);

  return (
    <svg
      ref={svg}
      class={preview ? 'scene sb-previewing' : 'scene'}
      style={`--shape: ${(picture.width / picture.height).toFixed(4)}`}
      viewBox={viewBox(picture.width, picture.height, props.zoom)}
      role="group"
      aria-label={props.label}
      {...longPress}
      onClick={(event) => {
        const id = offerOf(event);
        if (id !== null) onOffer?.(id, event);
      }}
      onKeyDown={(event) => {
        const id = offerOf(event);
        if (id === null || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        onOffer?.(id, event);
      }}
      onPointerOver={(event) => event.pointerType === 'mouse' && onHover?.(offerOf(event))}
      onPointerLeave={() => onHover?.(null)}
    >
      {sprites.map((sprite) => (
        <SpriteView
          key={sprite.id}
          sprite={sprite}
          colours={picture.colours}
          previous={previousFace(change, sprite)}
          button={buttons?.get(sprite.id)}
          extra={faded.has(sprite.id) ? 'sb-faded' : ''}
        />
      ))}
      {ghosts.map((sprite) => (
        <SpriteView key={`ghost ${sprite.id}`} sprite={sprite} colours={picture.colours} isGhost />
      ))}
    </svg>
  );
}
