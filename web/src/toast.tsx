/** Short messages that go by themselves: refusals with their rule, and what was done. */

import { Refused } from './api';
import { Cell, useCell } from './cell';
import { has, t } from './texts';
import type { Problem } from './wire';

interface Toast {
  id: number;
  title: string;
  text: string;
  rule: string;
  bad: boolean;
}

const STAYS = 9000;
const toasts = new Cell<readonly Toast[]>([]);
let next = 0;

/** The rule that somebody wants to read; the rules panel opens there. */
export const citedRule = new Cell<string | null>(null);

function add(toast: Omit<Toast, 'id'>): void {
  const id = next++;
  toasts.set([...toasts.value.slice(-2), { id, ...toast }]);
  setTimeout(() => dismiss(id), STAYS);
}

function dismiss(id: number): void {
  toasts.set(toasts.value.filter((toast) => toast.id !== id));
}

/** Say that something was done. */
export function say(text: string): void {
  add({ title: text, text: '', rule: '', bad: false });
}

/** Codes of errors that have a text of their own. */
const EXPLAINED: Record<string, string> = {
  'illegal-action': 'error-illegal', 'unknown-action': 'error-illegal', 'wrong-seat': 'error-wrong-seat',
  'game-over': 'error-game-over', stale: 'error-stale', 'not-now': 'error-not-now', 'no-seat': 'error-no-seat',
  'unfair-undo': 'error-unfair-undo', 'not-allowed': 'error-not-allowed', 'no-table': 'error-no-table',
  limit: 'error-limit', 'too-fast': 'error-too-fast', 'not-yet': 'error-not-yet', failed: 'error-failed',
  lost: 'error-lost', unreachable: 'error-lost',
};

/** A problem in the visitor's words. */
export function explained(problem: Problem): string {
  const id = EXPLAINED[problem.code];
  return id && has(id) ? t(id) : problem.message;
}

/** Say politely that something was refused, and by which rule. */
export function complain(error: unknown): void {
  const problem = error instanceof Refused ? error.problem : { code: 'failed', message: String(error) };
  add({ title: explained(problem), text: problem.text ?? '', rule: problem.rule ?? '', bad: true });
}

export function Toasts() {
  const shown = useCell(toasts);
  return (
    <div class="sb-toasts" role="status" aria-live="polite">
      {shown.map(({ id, title, text, rule, bad }) => (
        <div key={id} class={bad ? 'sb-toast sb-toast-bad' : 'sb-toast'}>
          <div>
            <strong>{title}</strong>
            {text && <p>{text}</p>}
            {rule && <button class="sb-link" onClick={() => citedRule.set(rule)}>{t('rule-show', { rule })}</button>}
          </div>
          <button class="sb-icon" aria-label={t('close')} onClick={() => dismiss(id)}>×</button>
        </div>
      ))}
    </div>
  );
}
