/** The settings, the visitor's name, and a link to continue on another device. */

import { useEffect, useState } from 'preact/hooks';
import { api } from '../api';
import { guest, loadGuest } from '../guest';
import { NameForm } from '../nameForm';
import { DeleteData } from '../people/deleteData';
import { PeopleSettings } from '../people/peopleSettings';
import { problemFrom } from '../problem';
import { changeSettings, LANGUAGES, MOTIONS, settings, SPEEDS, THEMES } from '../settings';
import { Share } from '../share';
import { t } from '../texts';
import { showError, showMessage } from '../toast';
import type { Language } from '../wire';

const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English', da: 'Dansk', nb: 'Norsk', sv: 'Svenska', fi: 'Suomi', nl: 'Nederlands',
};
const SPEED_TEXTS = { slow: 'speed-slow', normal: 'speed-normal', fast: 'speed-fast', instant: 'speed-instant' };
const MOTION_TEXTS = { system: 'motion-system', full: 'motion-full', less: 'motion-less' };
const THEME_TEXTS = { dark: 'theme-dark', light: 'theme-light', system: 'theme-system' };

interface SelectProps<T extends string> {
  label: string;
  value: T;
  values: readonly T[];
  text: (value: T) => string;
  onChange: (value: T) => void;
}

function Select<T extends string>({ label, value, values, text, onChange }: SelectProps<T>) {
  return (
    <label class="sb-field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
        {values.map((option) => <option key={option} value={option}>{text(option)}</option>)}
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
  const now = settings.value;
  return (
    <div class="sb-settings">
      <Select label={t('language')} value={now.language} values={LANGUAGES} text={(code) => LANGUAGE_NAMES[code]} onChange={(language) => changeSettings({ language })} />
      <Select label={t('theme')} value={now.theme} values={THEMES} text={(name) => t(THEME_TEXTS[name])} onChange={(theme) => changeSettings({ theme })} />
      <Select label={t('speed')} value={now.speed} values={SPEEDS} text={(name) => t(SPEED_TEXTS[name])} onChange={(speed) => changeSettings({ speed })} />
      <Select label={t('motion')} value={now.motion} values={MOTIONS} text={(name) => t(MOTION_TEXTS[name])} onChange={(motion) => changeSettings({ motion })} />
      <Check label={t('sound')} value={now.sound} onChange={(sound) => changeSettings({ sound })} />
      <Check label={t('reactions-show')} value={now.reactions} onChange={(reactions) => changeSettings({ reactions })} />
      <Check label={t('patterns')} value={now.patterns} onChange={(patterns) => changeSettings({ patterns })} />
      <Check label={t('digits')} value={now.digits} onChange={(digits) => changeSettings({ digits })} />
      <Check label={t('confirm-taps')} value={now.confirm} onChange={(confirm) => changeSettings({ confirm })} />
    </div>
  );
}

function OtherDevice() {
  const [link, setLink] = useState('');
  const createLink = async (): Promise<void> => {
    try {
      setLink(location.origin + (await api.createGuestLink()).path);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <section class="sb-card">
      <h2>{t('other-device')}</h2>
      <p>{t('other-device-note')}</p>
      {link ? <Share link={link} label={t('other-device')} /> : <button class="sb-button" onClick={() => void createLink()}>{t('other-device-link')}</button>}
    </section>
  );
}

export function SettingsPage() {
  const [isBanned, setBanned] = useState(false);
  useEffect(() => {
    document.title = `${t('settings')} – Snowbound`;
    loadGuest().catch((error: unknown) => setBanned(problemFrom(error).code === 'banned'));
  }, []);
  return (
    <main class="sb-page" tabIndex={-1}>
      <h1>{t('settings')}</h1>
      <section class="sb-card"><SettingsForm /></section>
      {guest.value && (
        <section class="sb-card">
          <NameForm key={guest.value.name} name={guest.value.name} onSaved={() => showMessage(t('saved'))} />
        </section>
      )}
      {guest.value?.guest && <OtherDevice />}
      {guest.value?.guest && <PeopleSettings />}
      {(guest.value?.guest || isBanned) && <DeleteData />}
    </main>
  );
}
