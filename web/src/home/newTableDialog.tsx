/** The dialog for a new table: seats, the game's options, time limits, and who can join. */

import { useState } from 'preact/hooks';
import type { GameInfo, OptionInfo, OptionValue } from '../api';
import { ColourPicker } from '../colourPicker';
import { dealtColours } from '../colours';
import { createTable, seatsWithBots, USUAL_BOT } from '../createTable';
import { Dialog } from '../dialog';
import { SeatMark } from '../seatMark';
import { t } from '../texts';
import type { Timing, Visibility } from '../wire';
import { OptionField } from './optionField';
import { hasSeat, toggleSeat, withoutSeat } from './seatSet';

const TIMINGS: readonly Timing[] = ['none', 'relaxed', 'normal', 'fast'];
const TIMING_TEXTS: Record<Timing, string> = {
  none: 'timing-none', relaxed: 'timing-relaxed', normal: 'timing-normal', fast: 'timing-fast',
};

function seatText(kind: string): string {
  if (kind === 'me') return t('seat-me');
  return kind === 'open' ? t('seat-open') : t('bot-level', { level: Number(kind.slice(4)) });
}

function isBot(kind: string): boolean {
  return kind.startsWith('bot:');
}

const KINDS = ['me', 'open', 'bot:1', 'bot:2', 'bot:3', 'bot:4', 'bot:5'];

type OptionValues = Record<string, OptionValue>;

interface SeatRowsProps {
  seats: string[];
  /** The chosen colour of each seat, or ''. */
  colours: string[];
  game: GameInfo;
  /** The options that are chosen per seat, and their values. */
  seatOptions: readonly OptionInfo[];
  options: OptionValues;
  onChange: (seats: string[], colours: string[]) => void;
  onOptions: (options: OptionValues) => void;
}

/** Return the colours that other people at this device have, with the names of their players. */
function takenHere(seats: readonly string[], shown: readonly string[], seat: number): Map<string, string> {
  return new Map(seats.flatMap((kind, n) =>
    kind === 'me' && n !== seat ? [[shown[n] ?? '', t('player-number', { number: n + 1 })] as const] : []));
}

function SeatRows({ seats, colours, game, seatOptions, options, onChange, onOptions }: SeatRowsProps) {
  const shown = dealtColours(colours, game.colours);
  const [least, most] = game.players;
  const setOf = (option: OptionInfo): number => Number(options[option.name] ?? option.default);
  const changeSets = (change: (set: number) => number): void => {
    onOptions({ ...options, ...Object.fromEntries(seatOptions.map((option) => [option.name, change(setOf(option))])) });
  };
  const setSeat = (n: number, kind: string): void => {
    onChange(seats.map((old, m) => (m === n ? kind : old)), colours.map((old, m) => (m === n && kind !== 'me' ? '' : old)));
    if (isBot(kind)) changeSets((set) => (hasSeat(set, n) ? toggleSeat(set, n) : set));
  };
  const remove = (n: number): void => {
    onChange(seats.filter((_, m) => m !== n), colours.filter((_, m) => m !== n));
    changeSets((set) => withoutSeat(set, n));
  };
  return (
    <fieldset class="sb-seat-rows">
      <legend>{t('players')}</legend>
      {seats.map((kind, n) => (
        <div class="sb-row" key={n}>
          <SeatMark colour={shown[n]} size={26} />
          <select aria-label={t('player-number', { number: n + 1 })} value={kind} onChange={(event) => setSeat(n, event.currentTarget.value)}>
            {KINDS.map((name) => <option key={name} value={name}>{seatText(name)}</option>)}
          </select>
          <button type="button" class="sb-icon" disabled={seats.length <= least} aria-label={t('seat-remove', { number: n + 1 })}
            onClick={() => remove(n)}>−</button>
          {kind === 'me' && (
            <ColourPicker label={t('colour-of', { name: t('player-number', { number: n + 1 }) })} colours={game.colours}
              value={shown[n] ?? ''} taken={takenHere(seats, shown, n)}
              onPick={(colour) => onChange(seats, colours.map((old, m) => (m === n ? colour : old)))} />
          )}
          {!isBot(kind) && seatOptions.map((option) => (
            <label class="sb-check sb-seat-option" key={option.name}>
              <input type="checkbox" checked={hasSeat(setOf(option), n)}
                onChange={() => onOptions({ ...options, [option.name]: toggleSeat(setOf(option), n) })} />
              <span>{option.label}<span class="sb-visually-hidden"> ({t('player-number', { number: n + 1 })})</span></span>
            </label>
          ))}
        </div>
      ))}
      <button type="button" class="sb-button sb-small" disabled={seats.length >= most} onClick={() => onChange([...seats, USUAL_BOT], [...colours, ''])}>{t('seat-add')}</button>
      {game.players_note && <p class="sb-note">{game.players_note}</p>}
      {seats.filter((kind) => kind === 'me').length > 1 && <p class="sb-note">{t('one-device')}</p>}
    </fieldset>
  );
}

export function NewTableDialog({ game, onClose }: { game: GameInfo; onClose: () => void }) {
  const [seats, setSeats] = useState(seatsWithBots(game));
  const [colours, setColours] = useState<string[]>(seats.map(() => ''));
  const [options, setOptions] = useState<OptionValues>({});
  const [timing, setTiming] = useState<Timing>('none');
  const [visibility, setVisibility] = useState<Visibility>('invitation');
  const [busy, setBusy] = useState(false);
  const seatOptions = game.options.filter((option) => option.kind === 'seats');
  const tableOptions = game.options.filter((option) => option.kind !== 'seats' && !option.ruling);
  const rulings = game.options.filter((option) => option.ruling);
  const field = (option: OptionInfo) => (
    <OptionField key={option.name} option={option} players={seats.length} value={options[option.name] ?? option.default}
      onChange={(value) => setOptions({ ...options, [option.name]: value })} />
  );
  const create = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    if (await createTable({ game: game.game, seats, colours, options, timing, visibility })) onClose();
    setBusy(false);
  };
  return (
    <Dialog title={game.title} onClose={onClose} wide>
      <form class="sb-options" onSubmit={(event) => void create(event)}>
        <SeatRows seats={seats} colours={colours} game={game} seatOptions={seatOptions} options={options} onOptions={setOptions}
          onChange={(newSeats, newColours) => {
            setSeats(newSeats);
            setColours(newColours);
          }} />
        <fieldset>
          <legend>{t('table')}</legend>
          <label class="sb-field">
            <span>{t('timing')}</span>
            <select value={timing} onChange={(event) => setTiming(event.currentTarget.value as Timing)}>
              {TIMINGS.map((name) => <option key={name} value={name}>{t(TIMING_TEXTS[name])}</option>)}
            </select>
          </label>
          <label class="sb-field">
            <span>{t('visibility')}</span>
            <select value={visibility} onChange={(event) => setVisibility(event.currentTarget.value as Visibility)}>
              <option value="invitation">{t('visibility-invitation')}</option>
              <option value="public">{t('visibility-public')}</option>
            </select>
          </label>
        </fieldset>
        {tableOptions.length > 0 && (
          <fieldset class="sb-game-options">
            <legend>{t('options')}</legend>
            {tableOptions.map(field)}
          </fieldset>
        )}
        {rulings.length > 0 && (
          <details class="sb-rulings">
            <summary>{t('rulings')}</summary>
            <p class="sb-note">{t('rulings-note')}</p>
            {rulings.map(field)}
          </details>
        )}
        <button class="sb-button sb-primary sb-large" disabled={busy}>{seats.includes('open') ? t('open-table') : t('play')}</button>
      </form>
    </Dialog>
  );
}
