/** What this client says itself, in six languages; the server says the rest. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { Cell } from './cell';
import { settings } from './settings';
import type { Language } from './wire';

const files = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const bundles = new Map<Language, FluentBundle>();

/** The language in which the pages are drawn; behind `settings.language` until its texts are here. */
export const spoken = new Cell<Language | null>(null);

/** Fetch the texts of the chosen language. */
export async function speak(): Promise<void> {
  const { language } = settings.value;
  if (!bundles.has(language)) {
    const read = files[`../text/${language}.ftl`];
    if (!read) throw new Error(`there are no texts in ${language}`);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await read()));
    bundles.set(language, bundle);
  }
  if (settings.value.language === language) spoken.set(language);
}

/** A text by its id. */
export function t(id: string, fill: Record<string, FluentVariable> = {}): string {
  const bundle = spoken.value && bundles.get(spoken.value);
  const pattern = bundle ? bundle.getMessage(id)?.value : undefined;
  return bundle && pattern ? bundle.formatPattern(pattern, fill) : id;
}

/** Whether there is a text of this id. */
export function has(id: string): boolean {
  return Boolean(spoken.value && bundles.get(spoken.value)?.hasMessage(id));
}

settings.listen(() => void speak());
