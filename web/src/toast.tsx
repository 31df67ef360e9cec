/** Short messages that disappear by themselves: errors with the rule they cite, and confirmations. */

import { signal } from '@preact/signals';
import { games } from './games';
import { Icon } from './icons';
import { answerKindly } from './lesson/kindAnswer';
import { problemFrom, type Problem } from './problem';
import { t } from './texts';

interface Toast {
  id: number;
  title: string;
  text: string;
  rule: string;
  isError: boolean;
}

const DURATION = 9000;
const MOST_SHOWN = 3;
const toasts = signal<readonly Toast[]>([]);
let nextId = 0;

/** The rule, or with "#" the section of the guide, that the visitor wants to read; the rules panel opens there. */
export const citedRule = signal<string | null>(null);

/** Open the rules panel at a rule, also if the visitor has read that rule before. */
export function citeRule(rule: string): void {
  citedRule.value = null;
  setTimeout(() => (citedRule.value = rule));
}

function add(toast: Omit<Toast, 'id'>): void {
  const id = nextId++;
  toasts.value = [...toasts.value.slice(1 - MOST_SHOWN), { id, ...toast }];
  setTimeout(() => dismiss(id), DURATION);
}

function dismiss(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
}

/** Show a confirmation. */
export function showMessage(text: string): void {
  add({ title: text, text: '', rule: '', isError: false });
}

/** Texts for error codes. Other codes are shown with the server's message. */
const ERROR_TEXTS: Record<string, string> = {
  'illegal-action': 'error-illegal', 'unknown-action': 'error-illegal', 'wrong-seat': 'error-wrong-seat',
  'game-over': 'error-game-over', stale: 'error-stale', 'not-now': 'error-not-now', 'no-seat': 'error-no-seat', 'bad-colour': 'error-bad-colour',
  'unfair-undo': 'error-unfair-undo', 'not-allowed': 'error-not-allowed', 'no-table': 'error-no-table',
  limit: 'error-limit', 'too-fast': 'error-too-fast', 'too-often': 'error-too-often', 'not-yet': 'error-not-yet', 'old-edition': 'old-edition',
  banned: 'error-banned', 'game-off': 'error-game-off', 'bad-name': 'error-bad-name', 'signed-out': 'error-signed-out', 'wrong-token': 'error-wrong-token',
  failed: 'error-failed', damaged: 'error-damaged', removed: 'error-removed', 'too-many-people': 'error-too-many-people',
  'too-many-seats': 'error-too-many-seats',
  'lesson-other': 'lesson-other',
  'no-hints': 'error-no-hints', 'hint-outdated': 'error-hint-outdated', 'bot-failed': 'error-failed',
  'boards-off': 'error-boards-off', 'unknown-board': 'error-unknown-board', 'board-failed': 'error-board-failed',
  waiting: 'error-waiting', 'wrong-call': 'error-wrong-call', lost: 'error-lost', unreachable: 'error-lost',
};

/** Return a problem in the visitor's language. */
export function problemText(problem: Problem): string {
  const id = ERROR_TEXTS[problem.code];
  if (problem.code === 'lesson-other' && problem.text) return problem.text; // the lesson's own answer
  return id ? t(id, { why: problem.message }) : problem.message;
}

/** Show what went wrong, and the rule that a refused move breaks. */
export function showError(error: unknown): void {
  const problem = problemFrom(error);
  if (problem.code === 'lesson-other') return answerKindly(problemText(problem));
  const titles = [...new Set(problem.games)].map((id) => games.value.find(({ game }) => game === id)?.title ?? id);
  add({ title: problemText(problem), text: problem.text || titles.join(', '), rule: problem.rule, isError: true });
}

export function Toasts() {
  return (
    <div class="sb-toasts" role="status" aria-live="polite">
      {toasts.value.map(({ id, title, text, rule, isError }) => (
        <div key={id} class={isError ? 'sb-toast sb-toast-error' : 'sb-toast'}>
          <div>
            <strong>{title}</strong>
            {text && <p>{text}</p>}
            {rule && <button class="sb-link" onClick={() => citeRule(rule)}>{t('rule-show')}</button>}
          </div>
          <button class="sb-icon" aria-label={t('close')} onClick={() => dismiss(id)}><Icon name="close" /></button>
        </div>
      ))}
    </div>
  );
}
