/** The button in a table's bar with which a player reacts: six pictures, and a switch for all reactions. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../icons';
import { changeSettings, settings } from '../settings';
import { moveListFocus } from '../table/listKeys';
import type { Session } from '../table/session';
import { t } from '../texts';
import { REACTION_TEXTS, ReactionImage, REACTIONS } from './pictures';

export function ReactionMenu({ session }: { session: Session }) {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  // Before the next key can arrive: somebody who types fast would otherwise press the arrow on the button of the menu.
  useLayoutEffect(() => {
    if (open) area.current?.querySelector<HTMLButtonElement>('.sb-reaction-choice')?.focus();
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: PointerEvent): void => {
      if (!area.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', closeOutside);
    return () => removeEventListener('pointerdown', closeOutside);
  }, [open]);
  if (!session.seats.own.value.length) return null;
  const shows = settings.value.reactions;
  return (
    <div class="sb-reactions" ref={area}>
      <button ref={button} class="sb-icon" aria-label={t('react')} aria-expanded={open} onClick={() => setOpen(!open)}><Icon name="react" /></button>
      {open && (
        <div class="sb-reaction-menu" role="group" aria-label={t('react')}
          onKeyDown={(event) => (event.key === 'Escape' ? close() : moveListFocus(event))}>
          <div class="sb-reaction-choices">
            {REACTIONS.map((picture) => (
              <button key={picture} class="sb-reaction-choice" title={t(REACTION_TEXTS[picture])} aria-label={t(REACTION_TEXTS[picture])}
                onClick={() => { void session.commands.react(picture); close(); }}>
                <ReactionImage picture={picture} size={52} />
              </button>
            ))}
          </div>
          <label class="sb-check">
            <input type="checkbox" checked={shows} onChange={(event) => changeSettings({ reactions: event.currentTarget.checked })} />
            <span>{t('reactions-show')}</span>
          </label>
        </div>
      )}
    </div>
  );
}
