/**
 * "What is this?": a short answer about anything in a picture that has a name.
 *
 * It appears when the mouse rests on a thing, during a long press with a finger, and for the key "?" on the thing that
 * has the focus. The text is the first paragraph about the thing in the game's guide.
 */

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Guide } from '../api';
import type { Picture } from '../picture/scene';
import { entryAbout, useGuide } from './guides';

/** Milliseconds for which the mouse must rest. */
const REST = 600;
/** Pixels between the answer and the thing, and to the edges of the window. */
const SPACE = 10;

const NAMED = '[data-offer], [data-thing]';

/** Return the answer of the guide about a sprite as HTML, or ''. */
export function answerAbout(guide: Guide | null, picture: Picture, id: string): string {
  return entryAbout(guide, picture.sprites.get(id))?.blocks?.[0]?.html ?? '';
}

function named(target: EventTarget | null): SVGGElement | null {
  return target instanceof Element ? target.closest<SVGGElement>(NAMED) : null;
}

/** Return where the answer goes: above the thing if there is room, and inside the window. */
export function answerPlace(thing: DOMRect, width: number, height: number): { left: number; top: number } {
  const above = thing.top - height - SPACE;
  const top = above >= SPACE ? above : Math.min(thing.bottom + SPACE, innerHeight - height - SPACE);
  const left = Math.min(Math.max(thing.left + thing.width / 2 - width / 2, SPACE), Math.max(innerWidth - width - SPACE, SPACE));
  return { left, top: Math.max(top, SPACE) };
}

/** Return listeners for a picture, a function that asks about an element in it, and the answer on the screen. */
export function useWhatIsThis(svg: RefObject<SVGSVGElement>, picture: Picture, game: string) {
  const [id, setId] = useState<string | null>(null);
  const guide = useGuide(id === null ? '' : game);
  const answer = useRef<HTMLDivElement>(null);
  const rest = useRef({ timer: 0, id: '', clicked: '' }).current;
  const element = id === null ? null : (svg.current?.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`) ?? null);
  const text = id === null ? '' : answerAbout(guide, picture, id);

  const close = (): void => {
    clearTimeout(rest.timer);
    setId(null);
  };
  const ask = (target: EventTarget | null): void => {
    const found = game ? named(target)?.dataset.id : undefined;
    if (found !== undefined) setId(found);
  };
  useEffect(() => close, [game]);
  useEffect(() => {
    if (id === null) return undefined;
    addEventListener('pointerdown', close);
    addEventListener('scroll', close, true);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('scroll', close, true);
    };
  }, [id]);
  useLayoutEffect(() => {
    if (id !== null && !element) close(); // the thing has gone
    const box = answer.current;
    if (!box || !element) return;
    const { left, top } = answerPlace(element.getBoundingClientRect(), box.offsetWidth, box.offsetHeight);
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
  });

  const listeners = {
    onPointerMove({ target, pointerType, buttons }: PointerEvent): void {
      const found = named(target)?.dataset.id ?? '';
      if (pointerType !== 'mouse' || buttons !== 0) return;
      if (rest.id !== found) close();
      clearTimeout(rest.timer);
      rest.id = found;
      if (rest.clicked !== found) rest.clicked = '';
      if (found && !rest.clicked) rest.timer = window.setTimeout(() => ask(target), REST);
    },
    /** A thing that was clicked has had its answer, until the mouse has left it. */
    onClick({ target }: Event): void {
      rest.clicked = named(target)?.dataset.id ?? '';
      close();
    },
    onPointerLeave({ pointerType }: PointerEvent): void {
      if (pointerType !== 'mouse') return; // a finger that was lifted; its answer stays
      rest.id = '';
      close();
    },
    onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape' || event.key.startsWith('Arrow') || event.key === 'Tab') close();
      if (event.key !== '?' && event.key !== 'F1') return;
      event.preventDefault();
      ask(event.target);
    },
  };
  const bubble = (
    <div class="sb-what-region" role="status">
      {element && (
        <div ref={answer} class="sb-what">
          <p><strong>{element.getAttribute('aria-label')}</strong></p>
          {text && <div dangerouslySetInnerHTML={{ __html: text }} />}
        </div>
      )}
    </div>
  );
  return { listeners, ask, close, bubble };
}
