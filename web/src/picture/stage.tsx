/** A picture on the screen: sprites, what can be clicked, what is foreseen, and the change that is being seen. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { arrived } from '../art';
import { useCell } from '../cell';
import type { Patch, Sprite } from '../wire';
import { useHold } from './hold';
import { finish, leaving, oldFace, perform, type Change } from './motion';
import { inOrder, type Picture } from './scene';
import { SpriteView, type Button } from './sprite';
import { viewBox, type Lens } from './zoom';

interface Properties {
  picture: Picture;
  name: string;
  lens: Lens;
  change?: Change | null;
  onSeen?: (change: Change) => void;
  targets?: readonly Sprite[];
  buttons?: ReadonlyMap<string, Button>;
  foreseen?: Patch | null;
  hidden?: boolean;
  children?: ComponentChildren;
  onOffer?: (id: string, event: MouseEvent | KeyboardEvent) => void;
  onHover?: (id: string | null) => void;
}

/** The id of the offer that an event is about. */
export function offerOf(event: Event): string | null {
  return event.target instanceof Element ? offerAt(event.target) : null;
}

function offerAt(place: Element | null): string | null {
  return place?.closest<SVGGElement>('[data-offer]')?.dataset.offer ?? null;
}

export function Stage(properties: Properties) {
  const { picture, change = null, targets = [], buttons, foreseen, onSeen, onOffer, onHover } = properties;
  const svg = useRef<SVGSVGElement>(null);
  const hold = useHold((place) => onHover?.(offerAt(place)));
  useCell(arrived);
  useLayoutEffect(() => {
    const stage = svg.current;
    if (!stage || !change) return undefined;
    let current = true;
    void perform(stage, change).then(() => current && onSeen?.(change));
    return () => {
      current = false;
      finish(stage);
    };
  }, [change]);

  const drawn = useMemo(
    () => inOrder([...picture.sprites.values(), ...(change ? leaving(change) : []), ...targets]),
    [picture, change, targets],
  );
  const going = new Set(foreseen?.gone);
  const ghosts = inOrder(foreseen?.sprites ?? []);
  for (const ghost of ghosts) going.add(ghost.id);

  return (
    <svg
      ref={svg}
      class={foreseen ? 'scene sb-foreseeing' : 'scene'}
      style={`--shape: ${(picture.width / picture.height).toFixed(4)}`}
      viewBox={viewBox(picture.width, picture.height, properties.lens)}
      role="group"
      aria-label={properties.name}
      {...hold}
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
      {drawn.map((sprite) => (
        <SpriteView
          key={sprite.id}
          sprite={sprite}
          was={oldFace(change, sprite)}
          button={buttons?.get(sprite.id)}
          more={going.has(sprite.id) ? 'sb-going' : ''}
        />
      ))}
      {ghosts.map((sprite) => (
        <SpriteView key={`ghost ${sprite.id}`} sprite={sprite} ghost />
      ))}
      {properties.children}
    </svg>
  );
}
