/** The visitor's settings on this device. */

import { effect, signal } from '@preact/signals';
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
  /** Whether the reactions of players are shown. */
  reactions: boolean;
  patterns: boolean;
  digits: boolean;
  /** Whether a tap that cannot be taken back has to be confirmed by a second one. */
  confirm: boolean;
  /** Whether the texts of lessons are read aloud. */
  readAloud: boolean;
  /** The games in which the coach is on. */
  coached: readonly string[];
}

const STORAGE_KEY = 'snowbound.settings';

/** Return the first language of a browser that this client has texts in; "no" and "nn" are read as Norwegian Bokmål. */
export function preferredLanguage(tags: readonly string[]): Language {
  const codes = tags.map((tag) => tag.slice(0, 2).replace(/^n[on]$/, 'nb'));
  return codes.find(isLanguage) ?? 'en';
}

function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}

function defaults(): Settings {
  const language = preferredLanguage(navigator.languages);
  return { language, speed: 'normal', motion: 'system', theme: 'dark', sound: true, reactions: true, patterns: true, digits: true, confirm: true, readAloud: false, coached: [] };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = signal<Settings>({ ...defaults(), ...stored() });

/** Change some settings and store them. */
export function changeSettings(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings.value));
  } catch {
    // Without storage the settings last until the page is closed.
  }
}

/** Switch the coach on or off for a game. */
export function setCoached(game: string, isOn: boolean): void {
  const others = settings.value.coached.filter((known) => known !== game);
  changeSettings({ coached: isOn ? [...others, game] : others });
}

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const lightScheme = matchMedia('(prefers-color-scheme: light)');

/** Return whether changes are highlighted instead of animated. */
export function wantsLessMotion(): boolean {
  const { motion } = settings.value;
  return motion === 'less' || (motion === 'system' && reducedMotion.matches);
}

const DURATION_FACTORS = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 };

/** Return the factor by which the duration of an animation is multiplied. */
export function durationFactor(): number {
  return DURATION_FACTORS[settings.value.speed];
}

/** Apply theme, patterns, motion and language to the document. */
function apply(): void {
  const { theme, patterns, language } = settings.value;
  const root = document.documentElement;
  root.dataset.theme = theme === 'system' ? (lightScheme.matches ? 'light' : 'dark') : theme;
  root.dataset.patterns = patterns ? 'on' : 'off';
  root.dataset.motion = wantsLessMotion() ? 'less' : 'full';
  root.lang = language;
}

effect(apply);
lightScheme.addEventListener('change', apply);
reducedMotion.addEventListener('change', apply);
