/** A picture on the screen: its sprites, those that can be clicked, a preview, and the change being animated. */

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Patch, Sprite } from '../wire';
import { animateChange, endAnimations, previousFace, removedSprites, type SceneChange } from './animate';
import { useWhatIsThis } from '../guide/whatIsThis';
import { isTap } from '../pointer';
import { useEnlarged } from './enlarged';
import { HintMarks } from './hintMarks';
import { useLongPress } from './longPress';
import { inDrawingOrder, type Picture } from './scene';
import { SpriteView, type SpriteButton } from './sprite';
import { offerNear, taughtNear } from './touch';
import { viewBox, type Zoom } from './zoom';

interface Props {
  picture: Picture;
  /** The game whose guide says what things are. */
  game?: string;
  label: string;
  zoom: Zoom;
  change?: SceneChange | null;
  onAnimated?: (change: SceneChange) => void;
  /** Sprites that are there only to be clicked. */
  targets?: readonly Sprite[] | undefined;
  buttons?: ReadonlyMap<string, SpriteButton>;
  /** Sprites that a lesson points at. */
  taught?: ReadonlySet<string>;
  preview?: Patch | null;
  onOffer?: (id: string, event: MouseEvent | KeyboardEvent) => void;
  onHover?: (id: string | null) => void;
  /** The visitor chooses something that is not on offer. Without it, Enter says what the thing is. */
  onThing?: (id: string, event: MouseEvent | KeyboardEvent) => void;
  /** The sprite that Tab leads to while nothing is on offer. */
  entry?: string | undefined;
  /** The id of the element that describes the keys of the board. */
  describedBy?: string;
}

const NO_TARGETS: readonly Sprite[] = [];
const NOTHING_TAUGHT: ReadonlySet<string> = new Set();

/** Return the id of the offer that an event belongs to. */
export function offerOf(event: Event): string | null {
  return event.target instanceof Element ? offerAt(event.target) : null;
}

/** Return the id of the sprite with a label that an event belongs to, if it is not on offer. */
export function thingOf(event: Event): string | null {
  const element = event.target instanceof Element ? event.target.closest<SVGGElement>('[data-thing]') : null;
  return element?.dataset.thing ?? null;
}

function offerAt(element: Element | null): string | null {
  return element?.closest<SVGGElement>('[data-offer]')?.dataset.offer ?? null;
}

/** Return the id of the offer that a click or tap means; what a lesson points at comes first. */
function offerMeant(stage: SVGSVGElement | null, event: MouseEvent, taught: ReadonlySet<string>): string | null {
  const { clientX: x, clientY: y } = event;
  const [target, isFinger] = [event.target instanceof Element ? event.target : null, isTap(event)];
  return offerAt(taughtNear(stage, taught, target, x, y, isFinger) ?? (isFinger ? offerNear(stage, target, x, y) : target));
}

export function Stage(props: Props) {
  const { picture, change = null, targets = NO_TARGETS, buttons, preview, onAnimated, onOffer, onThing, onHover } = props;
  const svg = useRef<SVGSVGElement>(null);
  const enlarged = useEnlarged(picture, props.game);
  const whatIsThis = useWhatIsThis(svg, (id) => picture.sprites.get(id), props.game ?? '');
  const longPress = useLongPress((element, x, y) => {
    onHover?.(offerAt(element && offerNear(svg.current, element, x, y)));
    if (element) whatIsThis.ask(element);
  });
  useLayoutEffect(() => {
    const stage = svg.current;
    if (!stage || !change) return undefined;
    let isCurrent = true;
    void animateChange(stage, change).then(() => isCurrent && onAnimated?.(change));
    return () => {
      isCurrent = false;
      endAnimations(stage);
    };
  }, [change]);

  const sprites = useMemo(
    () => inDrawingOrder([...picture.sprites.values(), ...(change ? removedSprites(change) : []), ...targets]),
    [picture, change, targets],
  );
  const ghosts = inDrawingOrder(preview?.sprites ?? []);
  const faded = new Set([...(preview?.gone ?? []), ...ghosts.map((ghost) => ghost.id)]);

  return (
    <>
    <svg
      ref={svg}
      class={preview ? 'scene sb-previewing' : 'scene'}
      style={`--shape: ${(picture.width / picture.height).toFixed(4)}`}
      viewBox={viewBox(picture.width, picture.height, props.zoom)}
      role="group"
      aria-label={props.label}
      aria-describedby={props.describedBy}
      {...longPress}
      {...enlarged.listeners}
      onPointerMove={(event) => {
        longPress.onPointerMove(event);
        whatIsThis.listeners.onPointerMove(event);
      }}
      onClick={(event) => {
        whatIsThis.listeners.onClick(event);
        const id = offerMeant(svg.current, event, props.taught ?? NOTHING_TAUGHT);
        const thing = thingOf(event);
        if (id !== null) onOffer?.(id, event);
        else if (thing !== null) onThing?.(thing, event);
      }}
      onKeyDown={(event) => {
        whatIsThis.listeners.onKeyDown(event);
        const [id, thing] = [offerOf(event), thingOf(event)];
        if ((id === null && thing === null) || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        if (id !== null) onOffer?.(id, event);
        else if (onThing && thing !== null) onThing(thing, event);
        else whatIsThis.ask(event.target);
      }}
      onPointerOver={(event) => event.pointerType === 'mouse' && onHover?.(offerOf(event))}
      onPointerLeave={(event) => {
        whatIsThis.listeners.onPointerLeave(event);
        onHover?.(null);
      }}
    >
      {sprites.map((sprite) => (
        <SpriteView
          key={sprite.id}
          sprite={sprite}
          colours={picture.colours}
          previous={previousFace(change, sprite)}
          button={buttons?.get(sprite.id)}
          isEntry={sprite.id === props.entry}
          extra={`${faded.has(sprite.id) ? 'sb-faded' : ''}${props.taught?.has(sprite.id) ? ' glows sb-taught' : ''}`}
        />
      ))}
      {ghosts.map((sprite) => (
        <SpriteView key={`ghost ${sprite.id}`} sprite={sprite} colours={picture.colours} isGhost />
      ))}
      {buttons && <HintMarks picture={picture} sprites={sprites} buttons={buttons} />}
    </svg>
    {enlarged.dialog}
    {whatIsThis.bubble}
    </>
  );
}
