/** The board: the picture, the sprites that can be clicked, and a menu where a click may mean several actions. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SpriteButton } from '../picture/sprite';
import { offerOf, Stage } from '../picture/stage';
import { useZoom } from '../picture/zoom';
import { t } from '../texts';
import type { LegalAction } from '../wire';
import { moveBoardFocus } from './boardKeys';
import { Menu, type MenuContent } from './menu';
import { usePhoneBoard } from './phoneBoard';
import type { Session } from './session';
import { choicesOf, type Viewer } from './viewer';

export function Board({ session, viewer, title }: { session: Session; viewer: Viewer; title: string }) {
  const { commands, preview } = session;
  const state = viewer.state.value;
  const sending = commands.sending.value;
  const highlighted = preview.action.value;
  const zoom = session.zoom.value;
  const [menu, setMenu] = useState<MenuContent | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const element = useZoom(session.zoom, `${state.picture?.width} ${state.picture?.height}`);
  const usesKeyboard = useRef(false);

  useEffect(() => {
    viewer.isOnScreen = true;
    return () => {
      viewer.isOnScreen = false;
      viewer.skipToLatest();
    };
  }, [viewer]);
  useEffect(() => setMenu(null), [state]);
  useEffect(() => {
    const skip = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') viewer.skipToLatest();
    };
    addEventListener('keydown', skip);
    return () => removeEventListener('keydown', skip);
  }, [viewer]);

  const offers = sending === null && !state.change ? state.view?.offers : null;
  const actions = offers?.actions ?? {};
  const texts = useMemo(
    () => new Map(choicesOf(state.view).map((choice) => [choice.action, choice.text ?? ''])),
    [state.view],
  );
  const buttons = new Map<string, SpriteButton>();
  const ids = Object.keys(actions);
  const first = focused !== null && focused in actions ? focused : ids[0];
  for (const id of ids) {
    const meanings = actions[id] ?? [];
    const sprite = state.picture?.sprites.get(id) ?? offers?.targets?.find((target) => target.id === id);
    const effects = meanings.map((action) => texts.get(action) ?? '').join(' / ');
    const label = [sprite?.label, effects].filter(Boolean).join(': ');
    buttons.set(id, { label, isFocusable: id === first, isHighlighted: highlighted !== null && meanings.includes(highlighted) });
  }

  // A player who uses the board by keyboard stays on the board when the next decision comes.
  useEffect(() => {
    const active = document.activeElement;
    const isOnOldOffer = element.current?.contains(active) && !active?.matches('[data-offer]');
    if (!usesKeyboard.current || !first || (active !== document.body && !isOnOldOffer)) return;
    element.current?.querySelector<SVGGElement>(`[data-offer="${CSS.escape(first)}"]`)?.focus();
  }, [state, sending]);

  const change = zoom.scale === 1 ? state.change : null; // while zoomed in, the visitor decides what is visible
  const scrolls = usePhoneBoard(element, state.picture, ids.length > 0 && !state.change, change);

  if (!state.picture) return <div class="sb-board" ref={element}><p class="sb-loading">{t('loading')}</p></div>;

  const choose = (id: string, event: MouseEvent | KeyboardEvent): void => {
    usesKeyboard.current = event instanceof KeyboardEvent;
    const meanings = actions[id] ?? [];
    const [only] = meanings;
    if (meanings.length === 1 && only !== undefined) return void commands.move(only);
    const choices: LegalAction[] = meanings.map((action) => ({ action, text: texts.get(action) ?? '' }));
    setMenu({ id, choices, ...positionOf(id, element.current) });
  };

  const showPreview = (id: string | null): void => {
    const meanings = id === null ? [] : (actions[id] ?? []);
    if (!menu) preview.show(meanings.length === 1 ? (meanings[0] ?? null) : null);
  };

  return (
    <>
      <div
        class={`sb-board${scrolls ? ' sb-board-scrolls' : ''}${zoom.scale > 1 ? ' sb-board-zoomed' : ''}`}
        ref={element}
        onClick={() => state.change && viewer.skipToLatest()}
        onFocusIn={(event) => showPreview(offerOf(event))} // not on the SVG: with such a listener it takes the focus itself
        onFocusOut={() => showPreview(null)}
        onKeyDown={(event) => {
          const id = moveBoardFocus(element.current, event);
          if (id !== null) setFocused(id);
        }}
      >
        <Stage
          picture={state.picture}
          label={t('board-of', { title })}
          zoom={zoom}
          change={state.change}
          onAnimated={(animated) => viewer.finishChange(animated)}
          targets={offers?.targets}
          buttons={buttons}
          preview={state.change ? null : preview.patch.value}
          onOffer={choose}
          onHover={showPreview}
        />
      </div>
      {menu && <Menu content={menu} session={session} onClose={() => setMenu(null)} />}
    </>
  );
}

/** Return the position of a sprite's centre on the board, for its menu. */
function positionOf(id: string, board: HTMLDivElement | null): { x: number; y: number } {
  const box = board?.getBoundingClientRect();
  const sprite = board?.querySelector(`[data-offer="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  if (!box || !sprite) return { x: 0, y: 0 };
  return { x: sprite.x + sprite.width / 2 - box.x, y: sprite.y + sprite.height / 2 - box.y };
}
