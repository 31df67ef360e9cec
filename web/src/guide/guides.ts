/** The guides of the games, loaded when they are first wanted, in the language of the page. */

import { useEffect, useState } from 'preact/hooks';
import { api, type Figure, type Guide, type GuideBlock, type GuideSection } from '../api';
import { useGame } from '../games';
import { settings } from '../settings';
import type { Sprite } from '../wire';

/** Return a function that requests something once per game and language; a failed request may be repeated. */
function oncePerLanguage<T>(request: (game: string, language: string) => Promise<T>): (game: string, language: string) => Promise<T> {
  const requests = new Map<string, Promise<T>>();
  return (game, language) => {
    const key = `${game} ${language}`;
    let found = requests.get(key);
    if (!found) {
      found = request(game, language);
      requests.set(key, found);
      found.catch(() => requests.delete(key));
    }
    return found;
  };
}

export const loadGuide = oncePerLanguage(api.guide);
export const loadFigures = oncePerLanguage(api.figures);

function useLoaded<T>(load: (game: string, language: string) => Promise<T>, game: string): T | null {
  const { language } = settings.value;
  const [loaded, setLoaded] = useState<{ key: string; value: T } | null>(null);
  const key = `${game} ${language}`;
  useEffect(() => {
    let isWanted = game !== '';
    if (isWanted) load(game, language).then((value) => isWanted && setLoaded({ key, value }), () => {});
    return () => void (isWanted = false);
  }, [key]);
  return loaded?.key === key ? loaded.value : null;
}

/** Return the guide of a game, or null until it is there. Without a game, or if it has none, nothing is loaded. */
export function useGuide(game: string): Guide | null {
  const hasGuide = useGame(game)?.guide ?? false;
  return useLoaded(loadGuide, hasGuide ? game : '');
}

/** Return the figures of a guide by name, or null until they are there. */
export function useFigures(game: string): Record<string, Figure> | null {
  return useLoaded(loadFigures, game);
}

/** Return what a block says, without markup. */
export function plainText(block: GuideBlock): string {
  return (block.html ?? '').replace(/<svg.*?<\/svg>|<[^>]+>/gs, ' ');
}

/** Return the sections with only those blocks that contain every word of a query. */
export function searchGuide(guide: Guide, query: string): GuideSection[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return guide.sections;
  const searched = (section: GuideSection): GuideSection[] => {
    const isFound = (block: GuideBlock): boolean => {
      const text = `${section.title} ${(block.rules ?? []).join(' ')} ${plainText(block)}`.toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    };
    const blocks = (section.blocks ?? []).filter(isFound);
    const things = (section.things ?? []).flatMap(searched);
    return blocks.length + things.length ? [{ ...section, blocks, things }] : [];
  };
  return guide.sections.flatMap(searched);
}

/** Return all entries about things. */
export function entriesOf(guide: Guide): GuideSection[] {
  return guide.sections.flatMap((section) => section.things ?? []);
}

/** Turn a pattern with *, ? and sets such as [0-6] into a regular expression. */
function pattern(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.+^${}()|\\]/g, '\\$&').replaceAll('*', '.*').replaceAll('?', '.')}$`);
}

/** What a sprite, or a badge beside a player's name, shows. */
export type Shown = Pick<Sprite, 'id' | 'art' | 'look'>;

/**
 * Return the id of the thing that is shown: the first one with a pattern for the art, or with "#" for the id.
 *
 * After a full stop, a pattern for the art may name a class of its look.
 */
export function thingShown({ things }: Guide, { id, art = '', look = '' }: Shown): string | null {
  const matches = (text: string): boolean => {
    if (text.startsWith('#')) return pattern(text.slice(1)).test(id);
    const [wanted = '', style] = text.split('.');
    return art !== '' && pattern(wanted).test(art) && (style === undefined || look.split(' ').includes(style));
  };
  return Object.entries(things).find(([, thing]) => thing.sprites.some(matches))?.[0] ?? null;
}

/** Return the entry about a sprite or a badge, or null if the guide has none. */
export function entryAbout(guide: Guide | null, shown: Shown | undefined): GuideSection | null {
  if (!guide || !shown) return null;
  const thing = thingShown(guide, shown);
  return entriesOf(guide).find((entry) => entry.id === thing) ?? null;
}
