import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawEffects, effectsOf, shown } from '../src/picture/effects';
import { changeSettings } from '../src/settings';
import type { ToldFact } from '../src/wire';

const fact = (values: Partial<ToldFact>): ToldFact => ({ kind: 'falls', weight: 'headline', text: 'Ada falls', ...values });

beforeEach(() => {
  vi.useFakeTimers();
  changeSettings({ motion: 'full', speed: 'normal' });
  document.body.innerHTML = '<svg class="scene"><g data-id="water-3"></g></svg>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ x: 100, y: 40, width: 60, height: 20 } as DOMRect);
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.innerHTML = '';
  changeSettings({ motion: 'system', speed: 'normal' });
});

test('an effect is drawn where a fact happens, by what it sounds like', () => {
  const facts = [fact({ sound: 'splash', sprites: ['racer', 'water-3'] }), fact({ sound: 'cheer', sprites: ['racer'], weight: 'line' })];
  expect(effectsOf(facts)).toEqual([{ kind: 'splash', sprite: 'water-3' }, { kind: 'sparks', sprite: 'racer' }]);
});

test('details, silent facts and facts about nothing in the picture have no effect', () => {
  const facts = [fact({ sound: 'splash', sprites: ['a'], weight: 'detail' }), fact({ sprites: ['a'] }), fact({ sound: 'splash' }), fact({ sound: 'card', sprites: ['a'] })];
  expect(effectsOf(facts)).toEqual([]);
});

test('an effect is shown over the middle of its sprite for a short time', () => {
  drawEffects([{ kind: 'splash', sprite: 'water-3' }, { kind: 'splash', sprite: 'gone' }]);
  expect(shown.value).toMatchObject([{ kind: 'splash', x: 130, y: 50, size: 84 }]);
  vi.runAllTimers();
  expect(shown.value).toEqual([]);
});

test('there are no effects for visitors who want less motion, or no animations at all', () => {
  changeSettings({ motion: 'less' });
  drawEffects([{ kind: 'splash', sprite: 'water-3' }]);
  changeSettings({ motion: 'full', speed: 'instant' });
  drawEffects([{ kind: 'splash', sprite: 'water-3' }]);
  expect(shown.value).toEqual([]);
});
