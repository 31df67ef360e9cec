import { beforeEach, expect, test, vi } from 'vitest';
import { changeSettings, durationFactor, preferredLanguage, settings, wantsLessMotion } from '../src/settings';

beforeEach(() => {
  localStorage.clear();
  changeSettings({ motion: 'system', speed: 'normal', theme: 'dark', patterns: true, sound: true });
});

test.each([
  [['de-DE', 'da-DK', 'en'], 'da'], [['no'], 'nb'], [['nn-NO'], 'nb'], [['sv', 'fi'], 'sv'], [['nl-BE'], 'nl'],
  [['de'], 'en'], [[], 'en'],
])('a browser with %j gets %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});

test('a changed setting is stored and applied to the document', () => {
  changeSettings({ theme: 'light', patterns: false });

  expect(JSON.parse(localStorage.getItem('snowbound.settings') ?? '')).toMatchObject({ theme: 'light', sound: true });
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light', patterns: 'off' });
  expect(settings.value.theme).toBe('light');
});

test('without storage a setting still applies', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full');
  });

  changeSettings({ speed: 'instant' });

  expect(durationFactor()).toBe(0);
});

test('less motion can be asked for on this device', () => {
  expect(wantsLessMotion()).toBe(false);
  changeSettings({ motion: 'less' });
  expect(wantsLessMotion()).toBe(true);
  expect(document.documentElement.dataset.motion).toBe('less');
});
