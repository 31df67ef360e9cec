import { expect, test } from 'vitest';
import { withCapital } from '../src/textParts';

test('the first word gets a capital, also after a picture whose text is not shown', () => {
  const floe = { text: 'floe', art: 'floe', alone: true };
  expect(withCapital([floe, { text: ' turn it' }, { text: ' and go' }])).toEqual([
    floe, { text: ' Turn it' }, { text: ' and go' },
  ]);
});

test('a picture with a visible text begins the sentence, and a number stays as it is', () => {
  expect(withCapital([{ text: 'ø-kort', art: 'card' }, { text: ' spilles' }])[0]).toEqual({ text: 'Ø-kort', art: 'card' });
  expect(withCapital([{ text: '' }, { text: '3 kort' }])[1]).toEqual({ text: '3 kort' });
  expect(withCapital([])).toEqual([]);
});
