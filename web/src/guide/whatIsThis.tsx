/**
 * "What is this?": a short answer about anything in a picture, or beside a player's name, that has a name.
 *
 * It appears when the mouse rests on a thing, during a long press with a finger, and for the key "?" on the thing that
 * has the focus. The text is the first paragraph about the thing in the game's guide.
 */

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { entryAbout, useGuide, type Shown } from './guides';

/** Milliseconds for which the mouse must rest. */
const REST = 600;
/** Pixels between the answer and the thing, and to the edges of the window. */
const SPACE = 10;

const NAMED = '[data-offer], [data-thing]';

type Named = HTMLElement | SVGElement;

/** Return the thing that an element belongs to, or null. */
function named(target: EventTarget | null): Named | null {
  return target instanceof Element ? target.closest<Named>(NAMED) : null;
}

/** Return the thing that an element belongs to, or that lies at a point below something without a name. */
export function thingAt(target: EventTarget | null, x: number, y: number): Element | null {
  return named(target) ?? document.elementsFromPoint(x, y).map(named).find((found) => found !== null) ?? null;
}

/** Return where the answer goes: above the thing if there is room, and inside the window. */
export function answerPlace(thing: DOMRect, width: number, height: number): { left: number; top: number } {
  const above = thing.top - height - SPACE;
  const top = above >= SPACE ? above : Math.min(thing.bottom + SPACE, innerHeight - height - SPACE);
  const left = Math.min(Math.max(thing.left + thing.width / 2 - width / 2, SPACE), Math.max(innerWidth - width - SPACE, SPACE));
  return { left, top: Math.max(top, SPACE) };
}

/**
 * Return listeners for a part of the page, a function that asks about an element in it, and the answer on the screen.
 *
 * `shown` says what the thing with an id shows. Nothing is answered without a game.
 */
export function useWhatIsThis(root: RefObject<Element>, shown: (id: string) => Shown | undefined, game: string) {
  const [id, setId] = useState<string | null>(null);
  const guide = useGuide(id === null ? '' : game);
  const answer = useRef<HTMLDivElement>(null);
  const rest = useRef({ timer: 0, id: '', clicked: '' }).current;
  const element = id === null ? null : (root.current?.querySelector<Named>(`[data-id="${CSS.escape(id)}"]`) ?? null);
  const text = id === null ? '' : (entryAbout(guide, shown(id))?.blocks?.[0]?.html ?? '');

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
    onPointerMove({ target, pointerType, buttons, clientX, clientY }: PointerEvent): void {
      const thing = named(thingAt(target, clientX, clientY));
      const found = thing?.dataset.id ?? '';
      if (pointerType !== 'mouse' || buttons !== 0) return;
      if (rest.id !== found) close();
      clearTimeout(rest.timer);
      rest.id = found;
      if (rest.clicked !== found) rest.clicked = '';
      if (found && !rest.clicked) rest.timer = window.setTimeout(() => ask(thing), REST);
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
          <p><strong>{element.getAttribute('aria-label') ?? element.dataset.label}</strong></p>
          {text && <div dangerouslySetInnerHTML={{ __html: text }} />}
        </div>
      )}
    </div>
  );
  return { listeners, ask, close, bubble };
}
