import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>('../src/**/*.{ts,tsx,css}', { query: '?raw', import: 'default', eager: true });
const TEXTS = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default', eager: true });
/** Letters that draw something, which a visitor's font may lack. Icons come from icons.tsx. */
const GLYPH = /(?!\p{ASCII})[\p{S}\p{Co}]/u;

test('no file of the client uses a letter of a font as an icon', () => {
  const files = Object.entries({ ...SOURCES, ...TEXTS });

  expect(files.length).toBeGreaterThan(50);
  expect(files.filter(([, text]) => GLYPH.test(text)).map(([name, text]) => `${name}: ${GLYPH.exec(text)?.[0]}`)).toEqual([]);
});
