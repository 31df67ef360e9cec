/** A sprite that has parts, such as another player's sheet, shown large in a dialog until it is closed. */

import { createPortal } from 'preact/compat';
import { useMemo, useRef, useState } from 'preact/hooks';
import { symbolSize } from '../art';
import { Dialog } from '../dialog';
import { entryAbout, useGuide } from '../guide/guides';
import { useWhatIsThis } from '../guide/whatIsThis';
import type { Sprite } from '../wire';
import { moveBoardFocus } from './boardKeys';
import { useLongPress } from './longPress';
import { inDrawingOrder, type Picture } from './scene';
import { SpriteView } from './sprite';

/** Return the id of the sprite that an event would enlarge: one with parts, clicked itself or on a part, but no offer. */
export function enlargeable(picture: Picture, target: EventTarget | null): string | null {
  if (!(target instanceof Element) || target.closest('[data-offer]')) return null;
  const id = target.closest<SVGGElement>('[data-id]')?.dataset.id ?? '';
  const root = picture.sprites.get(id)?.part ?? id;
  return partsOf(picture, root).length > 1 ? root : null;
}

/** Return a sprite and its parts; nothing if the picture does not have it. */
function partsOf(picture: Picture, root: string): Sprite[] {
  if (!picture.sprites.has(root)) return [];
  return [...picture.sprites.values()].filter((sprite) => sprite.id === root || sprite.part === root);
}

/** Return listeners for a stage, and the dialog with what the visitor has enlarged. */
export function useEnlarged(picture: Picture, game = '') {
  const [id, setId] = useState<string | null>(null);
  const open = (event: MouseEvent | KeyboardEvent): void => {
    const root = enlargeable(picture, event.target);
    if (root === null) return;
    event.preventDefault();
    event.stopPropagation();
    setId(root);
  };
  const parts = useMemo(() => (id === null ? [] : partsOf(picture, id)), [picture, id]);
  const root = parts.length > 1 ? parts.find((sprite) => sprite.id === id) : undefined; // it may have become large itself
  const close = (): void => setId(null);
  return {
    listeners: {
      onClickCapture: open,
      onKeyDownCapture: (event: KeyboardEvent): void => {
        if (event.key === 'Enter' || event.key === ' ') open(event);
      },
    },
    dialog: root && createPortal(<Enlarged game={game} colours={picture.colours} root={root} parts={parts} onClose={close} />, document.body),
  };
}

interface Props {
  game: string;
  root: Sprite;
  /** The sprite itself and everything on it. */
  parts: readonly Sprite[];
  colours: readonly string[];
  onClose: () => void;
}

function Enlarged({ game, root, parts, colours, onClose }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const guide = useGuide(game);
  const [focused, setFocused] = useState(root.id);
  const whatIsThis = useWhatIsThis(svg, (id) => parts.find((sprite) => sprite.id === id), game);
  const longPress = useLongPress((element) => element && whatIsThis.ask(element));
  // Parts are small and have no names on the board. Here they are large enough to be asked about.
  const named = parts.map((sprite) => ({ ...sprite, label: sprite.label || entryAbout(guide, sprite)?.title || '' }));
  const [width, height] = symbolSize(root.art ?? '').map((size) => size * (root.scale ?? 1)) as [number, number];
  const box = [(root.x ?? 0) - width / 2, (root.y ?? 0) - height / 2, width, height];
  return (
    <Dialog title={root.label ?? ''} onClose={onClose} wide>
      <svg
        ref={svg}
        class="scene enlarged"
        style={`--shape: ${(width / height).toFixed(4)}`}
        viewBox={box.map((size) => size.toFixed(2)).join(' ')}
        role="group"
        aria-label={root.label}
        {...longPress}
        {...whatIsThis.listeners}
        onPointerMove={(event) => {
          longPress.onPointerMove(event);
          whatIsThis.listeners.onPointerMove(event);
        }}
        onKeyDown={(event) => {
          whatIsThis.listeners.onKeyDown(event);
          setFocused(moveBoardFocus(svg.current, event) ?? focused);
        }}
      >
        {inDrawingOrder(named).map((sprite) => (
          <SpriteView key={sprite.id} sprite={sprite} colours={colours} isEntry={sprite.id === focused} />
        ))}
      </svg>
      {whatIsThis.bubble}
    </Dialog>
  );
}
