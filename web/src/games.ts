/** The games that this server offers, in the chosen language. */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, type GameInfo } from './api';
import { cast } from './cast';
import { settings } from './settings';
import type { Language } from './wire';

export const games = signal<readonly GameInfo[]>([]);
/** Whether the host allows tables on changed boards. */
export const hasBoards = signal(false);
let requested: Language | null = null;

async function load(language: Language): Promise<void> {
  if (requested === language) return;
  requested = language;
  try {
    const found = await api.games();
    cast.value = found.cast;
    hasBoards.value = found.boards;
    if (settings.value.language === language) games.value = found.games;
  } catch {
    requested = null;
  }
}

/** Return all games; an empty list until they are loaded. */
export function useGames(): readonly GameInfo[] {
  const { language } = settings.value;
  useEffect(() => void load(language), [language]);
  return games.value;
}

export function useGame(id: string): GameInfo | undefined {
  return useGames().find((game) => game.game === id);
}
