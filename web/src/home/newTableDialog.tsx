/** The dialog for a new table: seats, the game's options, time limits, and who can join. */

import { useState } from 'preact/hooks';
import type { GameInfo, OptionInfo } from '../api';
import { BoardLink } from '../boardLink';
import { botOf, cast, castCount } from '../cast';
import { dealtColours } from '../colours';
import { createTable, seatsWithBots } from '../createTable';
import { Dialog } from '../dialog';
import { hasBoards } from '../games';
import { guest } from '../guest';
import { t } from '../texts';
import type { HintsFor, Timing, Visibility } from '../wire';
import { BoardField } from './boardField';
import { OptionField, Segments } from './optionField';
import { seatDrafts } from './seatDraft';
import { SeatRows, type OptionValues } from './seatRows';
import { hasSeat, seatAfter } from './seatSet';

const TIMING_TEXTS: readonly [Timing, string][] = [
  ['none', 'timing-none'], ['relaxed', 'timing-relaxed'], ['normal', 'timing-normal'], ['fast', 'timing-fast'],
];
const VISIBILITY_TEXTS: readonly [Visibility, string][] = [
  ['invitation', 'visibility-invitation'], ['public', 'visibility-public'],
];

const HINT_TEXTS: readonly [HintsFor, string][] = [
  ['everyone', 'hints-everyone'], ['young', 'hints-young'], ['off', 'hints-off'],
];
/** The option that says where young players sit. Some games have it; the dialog adds it if hints are for them. */
const YOUNG = 'young';

/** Return a random number of a cast. */
function anyCast(): number {
  return cast.value ? Math.floor(Math.random() * castCount(cast.value)) : 0;
}

interface TableFieldsProps {
  timing: Timing;
  visibility: Visibility;
  approval: boolean;
  hints: HintsFor;
  /** Whether strangers can sit down, so that hints are off. */
  hasStrangers: boolean;
  onTiming: (timing: Timing) => void;
  onVisibility: (visibility: Visibility) => void;
  onApproval: (approval: boolean) => void;
  onHints: (hints: HintsFor) => void;
}

function TableFields({ timing, visibility, approval, hints, hasStrangers, onTiming, onVisibility, onApproval, onHints }: TableFieldsProps) {
  return (
    <fieldset class="sb-table-fields">
      <legend>{t('table')}</legend>
      <div class="sb-option">
        <b id="sb-timing">{t('timing')}</b>
        <Segments name="sb-timing" value={timing} onChange={(value) => onTiming(value as Timing)}
          values={TIMING_TEXTS.map(([value, text]) => ({ value, content: t(text) }))} />
      </div>
      <div class="sb-option">
        <b id="sb-visibility">{t('visibility')}</b>
        <Segments name="sb-visibility" value={visibility} onChange={(value) => onVisibility(value as Visibility)}
          values={VISIBILITY_TEXTS.map(([value, text]) => ({ value, content: t(text) }))} />
        {visibility === 'public' && (
          <label class="sb-check">
            <input type="checkbox" checked={approval} onChange={(event) => onApproval(event.currentTarget.checked)} />
            <span>{t('approval')}</span>
          </label>
        )}
      </div>
      <div class="sb-option">
        <b id="sb-hints">{t('hints')}</b>
        <p class="sb-note" id="sb-hints-help">{hasStrangers ? t('hints-strangers') : t('hints-help')}</p>
        {!hasStrangers && (
          <Segments name="sb-hints" help="sb-hints-help" value={hints} onChange={(value) => onHints(value as HintsFor)}
            values={HINT_TEXTS.map(([value, text]) => ({ value, content: t(text) }))} />
        )}
      </div>
    </fieldset>
  );
}

export function NewTableDialog({ game, onClose }: { game: GameInfo; onClose: () => void }) {
  const [kinds, setKinds] = useState(seatsWithBots(game));
  const [colours, setColours] = useState<string[]>(kinds.map(() => ''));
  const [options, setOptions] = useState<OptionValues>({});
  const [timing, setTiming] = useState<Timing>('none');
  const [visibility, setVisibility] = useState<Visibility>('invitation');
  const [approval, setApproval] = useState(false);
  const [wantedHints, setHints] = useState<HintsFor>('everyone');
  const [castNumber] = useState(anyCast);
  const [busy, setBusy] = useState(false);
  const [board, setBoard] = useState<string | null>('');
  const changeOptions = (changed: OptionValues): void => setOptions((old) => ({ ...old, ...changed }));
  const seats = seatDrafts(kinds, dealtColours(colours, game.colours), cast.value, castNumber, guest.value?.name ?? '');
  const hasStrangers = visibility === 'public' && kinds.includes('open');
  const hints = hasStrangers ? 'off' : wantedHints;
  const hasYoung = game.options.some(({ name }) => name === YOUNG);
  const seatOptions = game.options.filter((option) => option.kind === 'seats');
  if (hints === 'young' && !hasYoung) seatOptions.push({ name: YOUNG, kind: 'seats', label: t('young-player'), help: '', allowed: '', default: 0 });
  const tableOptions = game.options.filter((option) => option.kind !== 'seats' && !option.ruling);
  const rulings = game.options.filter((option) => option.ruling);
  const field = (option: OptionInfo) => (
    <OptionField key={option.name} game={game.game} option={option} seats={seats} value={options[option.name] ?? option.default}
      onChange={(value) => changeOptions({ [option.name]: value })} />
  );
  const changeSeats = (newKinds: string[], newColours: string[], removed?: number): void => {
    setKinds(newKinds);
    setColours(newColours);
    if (removed === undefined) return;
    const naming = game.options.filter(({ kind, name }) => kind === 'seat' && typeof options[name] === 'number');
    changeOptions(Object.fromEntries(naming.map(({ name, default: usual }) => [name, seatAfter(Number(options[name]), removed) ?? usual])));
  };
  const create = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const { [YOUNG]: marked = 0, ...others } = options;
    const young = kinds.flatMap((kind, seat) => (!kind.startsWith('bot') && hasSeat(Number(marked), seat) ? [seat] : []));
    const wanted = {
      game: game.game, seats: kinds, colours, options: hasYoung ? options : others, timing, visibility,
      approval: approval && visibility === 'public', cast: castNumber, hints, young, ...(board && { board }),
    };
    if (await createTable(wanted)) onClose();
    setBusy(false);
  };
  return (
    <Dialog title={game.title} onClose={onClose} wide>
      <form class="sb-options" onSubmit={(event) => void create(event)}>
        <SeatRows seats={seats} colours={colours} game={game} seatOptions={seatOptions} options={options}
          botName={(seat, level) => (cast.value ? botOf(cast.value, castNumber, seat, level).name : t('player-number', { number: seat + 1 }))}
          onChange={changeSeats} onOptions={changeOptions} />
        <TableFields timing={timing} visibility={visibility} approval={approval} hints={hints} hasStrangers={hasStrangers}
          onTiming={setTiming} onVisibility={setVisibility} onApproval={setApproval} onHints={setHints} />
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
            <div class="sb-rulings-list">{rulings.map(field)}</div>
          </details>
        )}
        {hasBoards.value && game.board.changeable && <BoardField game={game} onBoard={setBoard} />}
        <BoardLink game={game.game} />
        <div class="sb-options-foot">
          <button class="sb-button sb-primary sb-large" disabled={busy || board === null}>{kinds.includes('open') ? t('open-table') : t('play')}</button>
        </div>
      </form>
    </Dialog>
  );
}
