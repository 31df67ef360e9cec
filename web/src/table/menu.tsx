/** A small menu at the place of a click that may mean several things. */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../texts';
import type { Choice } from '../wire';
import { rove } from './rove';
import type { Sitting } from './sitting';

export interface MenuPlace {
  id: string;
  choices: Choice[];
  x: number;
  y: number;
}

export function Menu({ place, sitting, onClose }: { place: MenuPlace; sitting: Sitting; onClose: () => void }) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = menu.current;
    const board = element?.parentElement;
    if (!element || !board) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    element.style.left = `${Math.max(6, Math.min(place.x - width / 2, board.clientWidth - width - 6))}px`;
    element.style.top = `${Math.max(6, Math.min(place.y + 14, board.clientHeight - height - 6))}px`;
    element.querySelector('button')?.focus();
  }, [place]);
  useEffect(() => {
    const away = (event: PointerEvent): void => {
      if (!menu.current?.contains(event.target as Node)) onClose();
    };
    addEventListener('pointerdown', away);
    return () => removeEventListener('pointerdown', away);
  }, []);
  return (
    <div
      ref={menu}
      class="sb-menu"
      role="menu"
      aria-label={t('which-one')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          onClose();
          document.querySelector<SVGGElement>(`[data-offer="${CSS.escape(place.id)}"]`)?.focus();
        }
        else rove(event);
      }}
      onClick={(event) => event.stopPropagation()}
    >
      {place.choices.map(({ action, text }) => (
        <button
          key={action}
          role="menuitem"
          class="sb-choice"
          onClick={() => {
            onClose();
            void sitting.move(action);
          }}
          onPointerEnter={() => sitting.foresight.point(action)}
          onFocus={() => sitting.foresight.point(action)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
