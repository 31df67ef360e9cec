/** What a visitor has set on this device. */

import { Cell } from './cell';
import type { Language } from './wire';

export const LANGUAGES: readonly Language[] = ['en', 'da', 'nb', 'sv', 'fi', 'nl'];
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const MOTIONS = ['system', 'full', 'less'] as const;
export const THEMES = ['dark', 'light', 'system'] as const;

export interface Settings {
  language: Language;
  speed: (typeof SPEEDS)[number];
  motion: (typeof MOTIONS)[number];
  theme: (typeof THEMES)[number];
  sound: boolean;
  patterns: boolean;
  digits: boolean;
}

const PLACE = 'snowbound.settings';

function usual(): Settings {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).replace('no', 'nb').replace('nn', 'nb'));
  const language = LANGUAGES.find((known) => wanted.includes(known) && known === wanted.find(isKnown)) ?? 'en';
  return { language, speed: 'normal', motion: 'system', theme: 'dark', sound: true, patterns: true, digits: true };
}

function isKnown(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = new Cell<Settings>({ ...usual(), ...kept() });

/** Change some settings, and keep them. */
export function set(changes: Partial<Settings>): void {
  settings.set({ ...settings.value, ...changes });
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings.value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const quiet = matchMedia('(prefers-reduced-motion: reduce)');
const bright = matchMedia('(prefers-color-scheme: light)');

/** Whether things are to be highlighted instead of moved. */
export function wantsLessMotion(): boolean {
  const { motion } = settings.value;
  return motion === 'less' || (motion === 'system' && quiet.matches);
}

const PACES = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 };

/** By what the length of a movement is multiplied. */
export function pace(): number {
  return PACES[settings.value.speed];
}

function dress(): void {
  const { theme, patterns, language } = settings.value;
  const root = document.documentElement;
  root.dataset.theme = theme === 'system' ? (bright.matches ? 'light' : 'dark') : theme;
  root.dataset.patterns = patterns ? 'on' : 'off';
  root.dataset.motion = wantsLessMotion() ? 'less' : 'full';
  root.lang = language;
}

settings.listen(dress);
bright.addEventListener('change', dress);
quiet.addEventListener('change', dress);
dress();
