/** Digit keys choose from a list: 1 to 9, then 0 for the tenth choice. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../settings';
import type { Session } from './session';

/** Let digit keys choose, unless the visitor has switched that off. */
export function useDigits(choices: readonly { action: number }[], session: Session): void {
  const latest = useRef(choices);
  latest.current = choices;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input:not([type=checkbox]), select, textarea, dialog');
      if (isTyping || event.ctrlKey || event.altKey || event.metaKey || !settings.value.digits) return;
      if (!/^[0-9]$/.test(event.key)) return;
      const choice = latest.current[(Number(event.key) + 9) % 10];
      if (choice) void session.commands.move(choice.action);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
}
