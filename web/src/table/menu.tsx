/** A menu beside a sprite whose click may mean several actions. */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../texts';
import type { LegalAction } from '../wire';
import { moveListFocus } from './listKeys';
import type { Session } from './session';

/** The sprite that was clicked, its actions, and its position on the board. */
export interface MenuContent {
  id: string;
  choices: LegalAction[];
  x: number;
  y: number;
}

export function Menu({ content, session, onClose }: { content: MenuContent; session: Session; onClose: () => void }) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = menu.current;
    const board = element?.parentElement;
    if (!element || !board) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    element.style.left = `${Math.max(6, Math.min(content.x - width / 2, board.clientWidth - width - 6))}px`;
    element.style.top = `${Math.max(6, Math.min(content.y + 14, board.clientHeight - height - 6))}px`;
    element.querySelector('button')?.focus();
  }, [content]);
  useEffect(() => {
    const closeOutside = (event: PointerEvent): void => {
      if (!menu.current?.contains(event.target as Node)) onClose();
    };
    addEventListener('pointerdown', closeOutside);
    return () => removeEventListener('pointerdown', closeOutside);
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
          document.querySelector<SVGGElement>(`[data-offer="${CSS.escape(content.id)}"]`)?.focus();
        }
        else moveListFocus(event);
      }}
      onClick={(event) => event.stopPropagation()}
    >
      {content.choices.map(({ action, text }) => (
        <button
          key={action}
          role="menuitem"
          class="sb-choice"
          onClick={(event) => {
            onClose();
            session.choose(action, event);
          }}
          onPointerEnter={() => session.preview.show(action)}
          onFocus={() => session.preview.show(action)}
        >
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
}
