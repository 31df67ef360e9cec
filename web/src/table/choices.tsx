/** What I am asked, in words, and all that I may do, as a list of buttons. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useCell } from '../cell';
import { useHold } from '../picture/hold';
import { settings } from '../settings';
import { t } from '../texts';
import type { Choice } from '../wire';
import { rove } from './rove';
import type { Sitting } from './sitting';

/** Choose by a digit: 1 to 9, then 0 for the tenth. */
function useDigits(choices: readonly Choice[], sitting: Sitting): void {
  const latest = useRef(choices);
  latest.current = choices;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog');
      if (typing || event.ctrlKey || event.altKey || event.metaKey || !settings.value.digits) return;
      if (!/^[0-9]$/.test(event.key)) return;
      const choice = latest.current[(Number(event.key) + 9) % 10];
      if (choice) void sitting.move(choice.action);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [sitting]);
}

export function Choices({ choices, sitting, busy }: { choices: readonly Choice[]; sitting: Sitting; busy: boolean }) {
  const pointed = useCell(sitting.foresight.pointed);
  const { digits } = useCell(settings);
  const list = useRef<HTMLOListElement>(null);
  const hadFocus = useRef(false);
  const [focused, setFocused] = useState(0);
  const hold = useHold((place) => {
    const held = place?.closest<HTMLElement>('[data-action]')?.dataset.action;
    sitting.foresight.point(held === undefined ? null : Number(held));
  });
  useDigits(busy ? [] : choices, sitting);
  const names = choices.map((choice) => choice.action).join();
  useEffect(() => {
    setFocused(0);
    if (!hadFocus.current || !choices.length || document.activeElement !== document.body) return;
    list.current?.querySelector('button')?.focus();
  }, [names, busy]);
  if (!choices.length) return null;
  const reachable = Math.min(focused, choices.length - 1);
  return (
    <ol
      ref={list}
      class="sb-choices"
      aria-label={t('choices')}
      {...hold}
      onKeyDown={rove}
      onFocusIn={() => (hadFocus.current = true)}
      onPointerLeave={() => sitting.foresight.point(null)}
    >
      {choices.map(({ action, text }, n) => (
        <li key={action}>
          <button
            class={pointed === action ? 'sb-choice sb-choice-pointed' : 'sb-choice'}
            aria-disabled={busy}
            data-action={action}
            tabIndex={n === reachable ? 0 : -1}
            onClick={() => !busy && void sitting.move(action)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && sitting.foresight.point(action)}
            onFocus={() => {
              setFocused(n);
              sitting.foresight.point(action);
            }}
            onBlur={() => sitting.foresight.point(null)}
          >
            {digits && n < 10 && <kbd aria-hidden="true">{(n + 1) % 10}</kbd>}
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
