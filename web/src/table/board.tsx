/** The board: the picture, what glows and can be clicked, and a small menu where a click may mean several things. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useCell } from '../cell';
import { offerOf, Stage } from '../picture/stage';
import type { Button } from '../picture/sprite';
import { useLens } from '../picture/zoom';
import { t } from '../texts';
import type { Choice } from '../wire';
import { useFullWidth } from './full';
import { Menu, type MenuPlace } from './menu';
import { nearest } from './nearest';
import type { Sitting } from './sitting';
import { choicesOf, type Watched } from './watched';

export function Board({ sitting, watched, title }: { sitting: Sitting; watched: Watched; title: string }) {
  const seen = useCell(watched.seen);
  const sending = useCell(sitting.sending);
  const foreseen = useCell(sitting.foresight.patch);
  const pointed = useCell(sitting.foresight.pointed);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const lens = useCell(sitting.lens);
  const element = useLens(sitting.lens, `${seen.picture?.width} ${seen.picture?.height}`);
  const hadFocus = useRef(false);

  useEffect(() => {
    watched.animated = true;
    return () => {
      watched.animated = false;
      watched.jump();
    };
  }, [watched]);
  useEffect(() => setMenu(null), [seen]);
  useEffect(() => {
    const skip = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') watched.jump();
    };
    addEventListener('keydown', skip);
    return () => removeEventListener('keydown', skip);
  }, [watched]);

  const offers = sending === null && !seen.change ? seen.view?.offers : null;
  const actions = offers?.actions ?? {};
  const texts = useMemo(
    () => new Map(choicesOf(seen.view).map((choice) => [choice.action, choice.text ?? ''])),
    [seen.view],
  );
  const buttons = new Map<string, Button>();
  const ids = Object.keys(actions);
  const first = focused !== null && focused in actions ? focused : ids[0];
  for (const id of ids) {
    const label = seen.picture?.sprites.get(id)?.label ?? offers?.targets?.find((sprite) => sprite.id === id)?.label ?? '';
    const does = (actions[id] ?? []).map((action) => texts.get(action) ?? '');
    const name = [label, does.join(' / ')].filter(Boolean).join(': ');
    buttons.set(id, { name, focusable: id === first, chosen: pointed !== null && (actions[id] ?? []).includes(pointed) });
  }

  // Who plays on the board by keyboard goes on there when the next question comes.
  useEffect(() => {
    const active = document.activeElement;
    const isHere = element.current?.contains(active) && !active?.matches('[data-offer]');   // on what was offered until now
    if (!hadFocus.current || !first || (active !== document.body && !isHere)) return;
    element.current?.querySelector<SVGGElement>(`[data-offer="${CSS.escape(first)}"]`)?.focus();
  }, [seen, sending]);

  const full = useFullWidth(element, seen.picture, ids.length > 0 && !seen.change, lens.scale === 1 ? seen.change : null);

  if (!seen.picture) return <div class="sb-board" ref={element}><p class="sb-wait">{t('loading')}</p></div>;

  const choose = (id: string, event: MouseEvent | KeyboardEvent): void => {
    hadFocus.current = event instanceof KeyboardEvent;
    const meant = actions[id] ?? [];
    const [only] = meant;
    if (meant.length === 1 && only !== undefined) return void sitting.move(only);
    const choices: Choice[] = meant.map((action) => ({ action, text: texts.get(action) ?? '' }));
    setMenu({ id, choices, ...spot(id, element.current) });
  };

  const point = (id: string | null): void => {
    const meant = id === null ? [] : (actions[id] ?? []);
    if (!menu) sitting.foresight.point(meant.length === 1 ? (meant[0] ?? null) : null);
  };

  return (
    <>
      <div
        class={`sb-board${full ? ' sb-board-full' : ''}${lens.scale > 1 ? ' sb-board-near' : ''}`}
        ref={element}
        onClick={() => seen.change && watched.jump()}
        onFocusIn={(event) => point(offerOf(event))}            // here: listening for it, a picture would take the focus itself
        onFocusOut={() => point(null)}
        onKeyDown={(event) => {
          const id = nearest(element.current, event);
          if (id !== null) setFocused(id);
        }}
      >
        <Stage
          picture={seen.picture}
          name={t('board-of', { title })}
          lens={lens}
          change={seen.change}
          onSeen={(change) => watched.done(change)}
          targets={offers?.targets}
          buttons={buttons}
          foreseen={seen.change ? null : foreseen}
          onOffer={choose}
          onHover={point}
        />
      </div>
      {menu && <Menu place={menu} sitting={sitting} onClose={() => setMenu(null)} />}
    </>
  );
}

/** Where on the board a sprite is, so that its menu can stand beside it. */
function spot(id: string, board: HTMLDivElement | null): { x: number; y: number } {
  const box = board?.getBoundingClientRect();
  const place = board?.querySelector(`[data-offer="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  if (!box || !place) return { x: 0, y: 0 };
  return { x: place.x + place.width / 2 - box.x, y: place.y + place.height / 2 - box.y };
}
