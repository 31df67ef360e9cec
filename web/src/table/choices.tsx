/** The choices of the current decision as a list of buttons. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useLongPress } from '../picture/longPress';
import { settings } from '../settings';
import { t } from '../texts';
import type { LegalAction } from '../wire';
import { moveListFocus } from './listKeys';
import type { Session } from './session';

/** Let digit keys choose: 1 to 9, then 0 for the tenth choice. */
function useDigits(choices: readonly LegalAction[], session: Session): void {
  const latest = useRef(choices);
  latest.current = choices;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog');
      if (isTyping || event.ctrlKey || event.altKey || event.metaKey || !settings.value.digits) return;
      if (!/^[0-9]$/.test(event.key)) return;
      const choice = latest.current[(Number(event.key) + 9) % 10];
      if (choice) void session.commands.move(choice.action);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
}

export function Choices({ choices, session, busy }: { choices: readonly LegalAction[]; session: Session; busy: boolean }) {
  const { commands, preview } = session;
  const { digits } = settings.value;
  const list = useRef<HTMLOListElement>(null);
  const hadFocus = useRef(false);
  const [focused, setFocused] = useState(0);
  const longPress = useLongPress((element) => {
    const action = element?.closest<HTMLElement>('[data-action]')?.dataset.action;
    preview.show(action === undefined ? null : Number(action));
  });
  useDigits(busy ? [] : choices, session);
  const actions = choices.map((choice) => choice.action).join();
  useEffect(() => {
    setFocused(0);
    if (!hadFocus.current || !choices.length || document.activeElement !== document.body) return;
    list.current?.querySelector('button')?.focus();
  }, [actions, busy]);
  if (!choices.length) return null;
  const reachable = Math.min(focused, choices.length - 1);
  return (
    <ol
      ref={list}
      class="sb-choices"
      aria-label={t('choices')}
      {...longPress}
      onKeyDown={moveListFocus}
      onFocusIn={() => (hadFocus.current = true)}
      onPointerLeave={() => preview.show(null)}
    >
      {choices.map(({ action, text }, n) => (
        <li key={action}>
          <button
            class={preview.action.value === action ? 'sb-choice sb-choice-highlighted' : 'sb-choice'}
            aria-disabled={busy}
            data-action={action}
            tabIndex={n === reachable ? 0 : -1}
            onClick={() => !busy && void commands.move(action)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && preview.show(action)}
            onFocus={() => {
              setFocused(n);
              preview.show(action);
            }}
            onBlur={() => preview.show(null)}
          >
            {digits && n < 10 && <kbd aria-hidden="true">{(n + 1) % 10}</kbd>}
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
