/** The players' colours: their names, the colour of each seat, and the colours of seats that have not chosen. */

import { playerName } from './playerNames';
import { t } from './texts';
import type { TableInfo } from './wire';

const COLOUR_TEXTS: Record<string, string> = {
  red: 'colour-red', yellow: 'colour-yellow', blue: 'colour-blue', green: 'colour-green', purple: 'colour-purple',
  orange: 'colour-orange', pink: 'colour-pink', black: 'colour-black', sky: 'colour-sky', white: 'colour-white',
  grey: 'colour-grey', brown: 'colour-brown',
};

/** Return the name of a colour in the visitor's language. */
export function colourName(colour: string): string {
  const id = COLOUR_TEXTS[colour];
  return id ? t(id) : colour;
}

/** Return the colour of each seat: the chosen one, that of the seat, or the next that is free; as the server does. */
export function dealtColours(chosen: readonly string[], colours: readonly string[]): string[] {
  const found = [...chosen];
  found.forEach((name, seat) => {
    const own = colours[seat] ?? '';
    if (!name && own && !found.includes(own)) found[seat] = own;
  });
  const free = colours.filter((name) => !found.includes(name));
  return found.map((name) => name || (free.shift() ?? ''));
}

/** Return who has each colour that a visitor cannot choose for a seat; bots give way, so theirs are free. */
export function takenColours(info: TableInfo, seat: number | null, guest: string): Map<string, string> {
  const taken = new Map<string, string>();
  info.seats.forEach((other, n) => {
    const isReserved = other.kind === 'open' && other.guest && other.guest !== guest;
    if (n !== seat && other.colour && (other.kind === 'person' || isReserved)) taken.set(other.colour, playerName(info, n));
  });
  return taken;
}
