/** The answer to a legal action that the lesson does not teach now. The lesson's panel shows it. */

import { signal } from '@preact/signals';

/** The text, and how many answers there were, so that the same answer is noticed again; null if there is none. */
export const kindAnswer = signal<{ text: string; count: number } | null>(null);

export function answerKindly(text: string): void {
  kindAnswer.value = { text, count: (kindAnswer.value?.count ?? 0) + 1 };
}
