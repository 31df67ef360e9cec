/** The button "Show me a good move", and the best moves with their chances and reasons. */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons';
import { TextParts, withCapital } from '../textParts';
import { t } from '../texts';
import type { LegalAction, TableInfo } from '../wire';
import { useDigits } from './digits';
import { mayTakeHints } from './hint';
import type { Session } from './session';
import type { Viewer } from './viewer';

/** The key that asks for a hint. */
const KEY = 'h';

interface Props {
  session: Session;
  viewer: Viewer;
  info: TableInfo;
  /** What the player can choose now. */
  choices: readonly LegalAction[];
  busy: boolean;
}

/** Let a key ask for a hint. */
function useHintKey(session: Session, isOn: boolean): void {
  const latest = useRef(isOn);
  latest.current = isOn;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input:not([type=checkbox]), select, textarea, dialog');
      if (isTyping || event.ctrlKey || event.altKey || event.metaKey || event.key.toLowerCase() !== KEY) return;
      if (latest.current) void session.hint.ask();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
}

export function HintPanel({ session, viewer, info, choices, busy }: Props) {
  const { hint, preview } = session;
  const list = useRef<HTMLOListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const isOffered = mayTakeHints(info, viewer.seat) && choices.length > 0;
  const isThinking = isOffered && hint.isThinking(viewer);
  const actions = isOffered ? hint.actions(viewer) : [];
  const texts = new Map(choices.map((choice) => [choice.action, choice]));
  const shown = actions.flatMap((hinted) => {
    const choice = texts.get(hinted.action);
    return choice ? [{ ...hinted, choice }] : [];
  });
  useHintKey(session, isOffered && !isThinking && !shown.length && !busy);
  useDigits(busy ? [] : shown, session);
  useEffect(() => {
    // By keyboard, the reader goes on with the first move of the hint that the button has asked for.
    if (shown.length && hadFocus.current) list.current?.querySelector('button')?.focus();
    hadFocus.current = false;
  }, [shown.length]);
  if (!isOffered) return <div class="sb-hint-status" role="status" />;
  const ask = (): void => {
    hadFocus.current = document.activeElement === button.current;
    void hint.ask();
  };
  return (
    <div class="sb-hint">
      {!shown.length && (
        <button ref={button} class="sb-button sb-hint-button" aria-disabled={isThinking || busy} aria-keyshortcuts={KEY}
          onClick={() => !isThinking && !busy && ask()}>
          <Icon name="hint" size={18} />
          <span>{t('hint')}</span>
          <kbd aria-hidden="true">{KEY.toUpperCase()}</kbd>
        </button>
      )}
      <div class="sb-hint-status" role="status">
        {isThinking && <p class="sb-hint-thinking"><progress aria-label={t('hint-thinking')} /> {t('hint-thinking')}</p>}
        {shown.length > 0 && (
          <>
            <h3>{t('hint-title')}</h3>
            <ol ref={list} onPointerLeave={() => preview.show(null)}>
              {shown.map(({ action, win, why, choice }, n) => (
                <li key={action}>
                  <button class={preview.action.value === action ? 'sb-choice sb-choice-highlighted' : 'sb-choice'} aria-disabled={busy}
                    onClick={(event) => !busy && session.choose(action, event)}
                    onPointerEnter={(event) => event.pointerType === 'mouse' && preview.show(action)}
                    onFocus={() => preview.show(action)} onBlur={() => preview.show(null)}>
                    <b class="sb-hint-number">{n + 1}</b>
                    <span>
                      <span class="sb-hint-move">
                        {choice.parts?.length ? <TextParts parts={withCapital(choice.parts)} info={info} /> : choice.text}
                      </span>{' '}
                      <strong class="sb-hint-win">{t('hint-win', { percent: win })}</strong>
                      <small>{why}</small>
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      {shown.length > 0 && <button class="sb-link sb-hint-hide" onClick={() => hint.clear()}>{t('hint-hide')}</button>}
    </div>
  );
}
