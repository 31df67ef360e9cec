/** The games of this server, in the chosen language. */

import { useEffect } from 'preact/hooks';
import { api } from './api';
import { Cell, useCell } from './cell';
import { settings } from './settings';
import type { GameInfo, Language } from './wire';

const games = new Cell<readonly GameInfo[]>([]);
let asked: Language | null = null;

async function load(): Promise<void> {
  const { language } = settings.value;
  if (asked === language) return;
  asked = language;
  try {
    const found = await api.games();
    if (settings.value.language === language) games.set(found);
  } catch {
    asked = null;
  }
}

/** All games; none until they are known. */
export function useGames(): readonly GameInfo[] {
  const { language } = useCell(settings);
  useEffect(() => void load(), [language]);
  return useCell(games);
}

export function useGame(id: string): GameInfo | undefined {
  return useGames().find((game) => game.game === id);
}
