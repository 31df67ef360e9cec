/** Reading aloud with the voices of the browser, for children who do not read yet. */

import type { Language } from '../wire';

const TAGS: Record<Language, string> = { en: 'en-GB', da: 'da-DK', nb: 'nb-NO', sv: 'sv-SE', fi: 'fi-FI', nl: 'nl-NL' };
/** A little slower than usual speech. */
const RATE = 0.95;

/** Whether this browser can read aloud. */
export function canSpeak(): boolean {
  return typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';
}

/** Return the voice for a language: of the same country, or at least of the same language. */
export function voiceFor<Voice extends { lang: string }>(voices: readonly Voice[], language: Language): Voice | undefined {
  const tags = voices.map((voice) => ({ voice, tag: voice.lang.replace('_', '-') }));
  const found = tags.find(({ tag }) => tag === TAGS[language]) ?? tags.find(({ tag }) => tag.startsWith(language))
    ?? (language === 'nb' ? tags.find(({ tag }) => tag.startsWith('no')) : undefined);
  return found?.voice;
}

/** Read a text aloud, instead of what is being read. */
export function speak(text: string, language: Language): void {
  if (!canSpeak()) return;
  stopSpeaking();
  const speech = new SpeechSynthesisUtterance(text);
  speech.lang = TAGS[language];
  speech.rate = RATE;
  speech.voice = voiceFor(speechSynthesis.getVoices(), language) ?? null;
  speechSynthesis.speak(speech);
}

export function stopSpeaking(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
