/** The seats in the dialog for a new table: who plays, in which colour, and options that are set per player. */

import type { GameInfo, OptionInfo, OptionValue } from '../api';
import { ColourPicker } from '../colourPicker';
import { USUAL_BOT } from '../createTable';
import { Icon } from '../icons';
import { PlayerMark } from '../playerMark';
import { t } from '../texts';
import { levelOf, type SeatDraft } from './seatDraft';
import { hasSeat, toggleSeat, withoutSeat } from './seatSet';

const LEVELS = [1, 2, 3, 4, 5];

export type OptionValues = Record<string, OptionValue>;

interface Props {
  seats: readonly SeatDraft[];
  /** The chosen colour of each seat, or ''. */
  colours: readonly string[];
  game: GameInfo;
  /** The options that are chosen per seat, and their values. */
  seatOptions: readonly OptionInfo[];
  options: OptionValues;
  /** Return the name of the bot of a level in a seat. */
  botName: (seat: number, level: number) => string;
  /** Called with the new seats, and with the number of a seat that was removed. */
  onChange: (kinds: string[], colours: string[], removed?: number) => void;
  /** Called with the options that change. */
  onOptions: (changed: OptionValues) => void;
}

/** Return the colours that other people at this device have, with the names of their players. */
function takenHere(seats: readonly SeatDraft[], seat: number): Map<string, string> {
  return new Map(seats.flatMap(({ kind, colour }, n) =>
    kind === 'me' && n !== seat ? [[colour, t('player-number', { number: n + 1 })] as const] : []));
}

export function SeatRows({ seats, colours, game, seatOptions, options, botName, onChange, onOptions }: Props) {
  const [least, most] = game.players;
  const kinds = seats.map(({ kind }) => kind);
  const setOf = (option: OptionInfo): number => Number(options[option.name] ?? option.default);
  const changeSets = (change: (set: number) => number): void => {
    onOptions(Object.fromEntries(seatOptions.map((option) => [option.name, change(setOf(option))])));
  };
  const setSeat = (n: number, kind: string): void => {
    onChange(kinds.map((old, m) => (m === n ? kind : old)), colours.map((old, m) => (m === n && kind !== 'me' ? '' : old)));
    if (levelOf(kind)) changeSets((set) => (hasSeat(set, n) ? toggleSeat(set, n) : set));
  };
  const remove = (n: number): void => {
    onChange(kinds.filter((_, m) => m !== n), colours.filter((_, m) => m !== n), n);
    changeSets((set) => withoutSeat(set, n));
  };
  return (
    <fieldset class="sb-seat-rows">
      <legend>{t('players')}</legend>
      {seats.map((seat, n) => (
        <div class="sb-row" key={n}>
          <PlayerMark seat={seat} size={26} />
          <select aria-label={t('player-number', { number: n + 1 })} value={seat.kind} onChange={(event) => setSeat(n, event.currentTarget.value)}>
            <option value="me">{t('seat-me')}</option>
            <option value="open">{t('seat-open')}</option>
            <optgroup label={t('bots-level')}>
              {LEVELS.map((level) => <option key={level} value={`bot:${level}`}>{t('bot-named', { name: botName(n, level), level })}</option>)}
            </optgroup>
          </select>
          <button type="button" class="sb-icon" disabled={seats.length <= least} aria-label={t('seat-remove', { number: n + 1 })}
            onClick={() => remove(n)}><Icon name="minus" /></button>
          {seat.kind === 'me' && (
            <ColourPicker label={t('colour-of', { name: t('player-number', { number: n + 1 }) })} colours={game.colours}
              value={seat.colour} taken={takenHere(seats, n)}
              onPick={(colour) => onChange(kinds, colours.map((old, m) => (m === n ? colour : old)))} />
          )}
          {!seat.level && seatOptions.map((option) => (
            <label class="sb-check sb-seat-option" key={option.name}>
              <input type="checkbox" checked={hasSeat(setOf(option), n)}
                onChange={() => onOptions({ [option.name]: toggleSeat(setOf(option), n) })} />
              <span>{option.label}<span class="sb-visually-hidden"> ({t('player-number', { number: n + 1 })})</span></span>
            </label>
          ))}
        </div>
      ))}
      <button type="button" class="sb-button sb-small" disabled={seats.length >= most} onClick={() => onChange([...kinds, USUAL_BOT], [...colours, ''])}>{t('seat-add')}</button>
      {seatOptions.map((option) => option.help && <p class="sb-note" key={option.name}>{option.help}</p>)}
      {game.players_note && <p class="sb-note">{game.players_note}</p>}
      {kinds.filter((kind) => kind === 'me').length > 1 && <p class="sb-note">{t('one-device')}</p>}
    </fieldset>
  );
}
