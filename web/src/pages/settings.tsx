/** Settings: language, speed, motion, sound, patterns, theme; and moving to another device. */

import { useEffect, useState } from 'preact/hooks';
import { api } from '../api';
import { useCell } from '../cell';
import { me, meet } from '../guest';
import { NameForm } from '../name';
import { LANGUAGES, MOTIONS, set, settings, SPEEDS, THEMES } from '../settings';
import { Share } from '../share';
import { t } from '../texts';
import { complain, say } from '../toast';
import type { Language } from '../wire';

const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English', da: 'Dansk', nb: 'Norsk', sv: 'Svenska', fi: 'Suomi', nl: 'Nederlands',
};
const SPEED_TEXTS = { slow: 'speed-slow', normal: 'speed-normal', fast: 'speed-fast', instant: 'speed-instant' };
const MOTION_TEXTS = { system: 'motion-system', full: 'motion-full', less: 'motion-less' };
const THEME_TEXTS = { dark: 'theme-dark', light: 'theme-light', system: 'theme-system' };

interface OneOf<T extends string> {
  label: string;
  value: T;
  values: readonly T[];
  text: (value: T) => string;
  onChange: (value: T) => void;
}

function Select<T extends string>({ label, value, values, text, onChange }: OneOf<T>) {
  return (
    <label class="sb-field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
        {values.map((one) => <option key={one} value={one}>{text(one)}</option>)}
      </select>
    </label>
  );
}

function Check({ label, value, onChange }: { label: string; value: boolean; onChange: (value: boolean) => void }) {
  return (
    <label class="sb-check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

export function SettingsForm() {
  const now = useCell(settings);
  return (
    <div class="sb-settings">
      <Select label={t('language')} value={now.language} values={LANGUAGES} text={(one) => LANGUAGE_NAMES[one]} onChange={(language) => set({ language })} />
      <Select label={t('theme')} value={now.theme} values={THEMES} text={(one) => t(THEME_TEXTS[one])} onChange={(theme) => set({ theme })} />
      <Select label={t('speed')} value={now.speed} values={SPEEDS} text={(one) => t(SPEED_TEXTS[one])} onChange={(speed) => set({ speed })} />
      <Select label={t('motion')} value={now.motion} values={MOTIONS} text={(one) => t(MOTION_TEXTS[one])} onChange={(motion) => set({ motion })} />
      <Check label={t('sound')} value={now.sound} onChange={(sound) => set({ sound })} />
      <Check label={t('patterns')} value={now.patterns} onChange={(patterns) => set({ patterns })} />
      <Check label={t('digits')} value={now.digits} onChange={(digits) => set({ digits })} />
    </div>
  );
}

function OtherDevice() {
  const [link, setLink] = useState('');
  const make = async (): Promise<void> => {
    try {
      setLink(location.origin + (await api.link()).path);
    } catch (error) {
      complain(error);
    }
  };
  return (
    <section class="sb-card">
      <h2>{t('other-device')}</h2>
      <p>{t('other-device-note')}</p>
      {link ? <Share link={link} label={t('other-device')} /> : <button class="sb-button" onClick={() => void make()}>{t('other-device-link')}</button>}
    </section>
  );
}

export function SettingsPage() {
  const guest = useCell(me);
  useEffect(() => {
    document.title = `${t('settings')} – Snowbound`;
    void meet().catch(() => {});
  }, []);
  return (
    <main class="sb-page" tabIndex={-1}>
      <h1>{t('settings')}</h1>
      <section class="sb-card"><SettingsForm /></section>
      {guest && <section class="sb-card"><NameForm key={guest.name} name={guest.name} onNamed={() => say(t('saved'))} /></section>}
      {guest?.guest && <OtherDevice />}
    </main>
  );
}
