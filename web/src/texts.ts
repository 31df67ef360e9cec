/** The client's own texts in six languages. The server sends all texts of the games. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import { settings } from './settings';
import type { Language } from './wire';

const files = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const bundles = new Map<Language, FluentBundle>();

/** The language of the texts on the page. It follows `settings.language` once those texts are loaded. */
export const textLanguage = signal<Language | null>(null);

/** Load the texts of the chosen language. */
export async function loadTexts(): Promise<void> {
  const { language } = settings.value;
  if (!bundles.has(language)) {
    const load = files[`../text/${language}.ftl`];
    if (!load) throw new Error(`there are no texts in ${language}`);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await load()));
    bundles.set(language, bundle);
  }
  if (settings.value.language === language) textLanguage.value = language;
}

/** Return a text by its id. A component that calls this is drawn again when the language changes. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const bundle = textLanguage.value && bundles.get(textLanguage.value);
  const pattern = bundle ? bundle.getMessage(id)?.value : undefined;
  return bundle && pattern ? bundle.formatPattern(pattern, values) : id;
}

settings.subscribe(() => void loadTexts());
