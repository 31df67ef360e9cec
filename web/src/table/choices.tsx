/** The choices of the current decision as a list of buttons. */

import { Fragment } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { taughtFirst } from '../lesson/lessonPanel';
import { useLongPress } from '../picture/longPress';
import { settings } from '../settings';
import { TextParts, withCapital } from '../textParts';
import { t } from '../texts';
import type { LegalAction, LessonInfo, TableInfo } from '../wire';
import { useDigits } from './digits';
import { moveListFocus } from './listKeys';
import type { Session } from './session';

/** Letters of a choice that takes only a part of the width, among several of its group. */
const SHORT = 20;
/** Choices of a group from which on short ones stand side by side. */
const MANY = 4;
/** Choices of a list without groups from which on short ones stand side by side. */
const LONG_LIST = 8;

/** Return how a list is laid out: by groups, side by side since all choices are short, or one below the other. */
export function layoutOf(choices: readonly LegalAction[]): string {
  if (choices.some(({ group }) => group)) return 'sb-choices sb-choices-grouped';
  const isLong = choices.length >= LONG_LIST && choices.every(({ text = '' }) => text.length <= SHORT);
  return isLong ? 'sb-choices sb-choices-pairs' : 'sb-choices';
}

function isShort(choices: readonly LegalAction[], n: number): boolean {
  const { group, text = '' } = choices[n] ?? {};
  return Boolean(group) && text.length <= SHORT && choices.filter((choice) => choice.group === group).length >= MANY;
}

interface Props {
  choices: readonly LegalAction[];
  /** The step of a lesson, whose text stands above the choices. */
  lesson?: LessonInfo | null | undefined;
  session: Session;
  info: TableInfo;
  busy: boolean;
  /** Whether digit keys choose from another list. */
  hasOtherDigits?: boolean;
}

export function Choices({ choices: offered, lesson, session, info, busy, hasOtherDigits = false }: Props) {
  const { preview } = session;
  const taught = lesson?.actions;
  const choices = taughtFirst(offered, taught);
  const digits = settings.value.digits && !hasOtherDigits;
  const list = useRef<HTMLOListElement>(null);
  const hadFocus = useRef(false);
  const [focused, setFocused] = useState(0);
  const longPress = useLongPress((element) => {
    const action = element?.closest<HTMLElement>('[data-action]')?.dataset.action;
    preview.show(action === undefined ? null : Number(action));
  });
  useDigits(busy || hasOtherDigits ? [] : choices, session);
  const actions = choices.map((choice) => choice.action).join();
  useEffect(() => {
    const start = Math.max(0, choices.findIndex(({ action }) => taught?.includes(action)));
    setFocused(start);
    if (!hadFocus.current || !choices.length || document.activeElement !== document.body) return;
    list.current?.querySelectorAll('button')[start]?.focus({ preventScroll: Boolean(lesson) }); // so that its text stays visible
  }, [actions, busy]);
  if (!choices.length) return null;
  const reachable = Math.min(focused, choices.length - 1);
  return (
    <ol
      ref={list}
      class={layoutOf(choices)}
      aria-label={t('choices')}
      {...longPress}
      onKeyDown={moveListFocus}
      onFocusIn={() => (hadFocus.current = true)}
      onPointerLeave={() => preview.show(null)}
    >
      {choices.map(({ action, text, group, heading, parts }, n) => (
        <Fragment key={action}>
          {group && group !== choices[n - 1]?.group && <li><h3>{heading ? <TextParts parts={heading} info={info} /> : group}</h3></li>}
          <li class={isShort(choices, n) ? 'sb-choice-short' : undefined}>
            <button
              class={`sb-choice${preview.action.value === action ? ' sb-choice-highlighted' : ''}${taught?.includes(action) ? ' sb-choice-taught' : ''}`}
              aria-disabled={busy}
              data-action={action}
              tabIndex={n === reachable ? 0 : -1}
              onClick={(event) => !busy && session.choose(action, event)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && preview.show(action)}
              onFocus={() => {
                setFocused(n);
                preview.show(action);
              }}
              onBlur={() => preview.show(null)}
            >
              {digits && n < 10 && <kbd aria-hidden="true">{(n + 1) % 10}</kbd>}
              {taught?.includes(action) && <span class="sb-visually-hidden">{t('lesson-glowing')}: </span>}
              <span>{parts?.length ? <TextParts parts={withCapital(parts)} info={info} /> : text}</span>
            </button>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
