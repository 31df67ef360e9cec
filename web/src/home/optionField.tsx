/** One option of a game: a switch, buttons, a number with minus and plus, a player, or pictures, with a sentence of help. */

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { OptionInfo, OptionValue } from '../api';
import { Icon } from '../icons';
import { PlayerMark } from '../playerMark';
import { Symbol } from '../seatMark';
import { t } from '../texts';
import { RowPicture } from './rowPicture';
import type { SeatDraft } from './seatDraft';

interface Props {
  /** The game's id. */
  game: string;
  option: OptionInfo;
  seats: readonly SeatDraft[];
  value: OptionValue;
  onChange: (value: OptionValue) => void;
}

const RANDOM = 'random';

/** Return whether an option is on or off. */
export function isSwitch({ kind, values = [] }: OptionInfo): boolean {
  return kind === 'choice' && values.length === 2 && values.every(({ value }) => typeof value === 'boolean');
}

/** Return the next number that minus or plus leads to: a multiple of the step, within the limits. */
export function stepped(option: OptionInfo, value: number, direction: 1 | -1): number {
  const { low = 0, high = Infinity, step = 1 } = option;
  const next = direction > 0 ? Math.floor(value / step) * step + step : Math.ceil(value / step) * step - step;
  return Math.min(high, Math.max(low, next));
}

const ORIGIN_TEXTS = { printed: 'option-printed', reading: 'option-reading' };

/** Return what an option does, and where its default comes from. */
export function helpText({ help, origin }: OptionInfo): string {
  return origin ? `${help} ${t(ORIGIN_TEXTS[origin])}` : help;
}

export function OptionField(props: Props) {
  const { option } = props;
  const id = useId();
  if (isSwitch(option)) return <Switch {...props} />;
  return (
    <div class={option.kind === 'row' ? 'sb-option sb-option-wide' : 'sb-option'}>
      <b id={id}>{option.label}</b>
      {option.help && <p class="sb-note" id={`${id}-help`}>{helpText(option)}</p>}
      <Control {...props} label={id} help={option.help ? `${id}-help` : undefined} />
    </div>
  );
}

function Switch({ option, value, onChange }: Props) {
  const id = useId();
  const chosen = option.values?.find((known) => known.value === value);
  return (
    <label class="sb-option sb-option-switch">
      <input type="checkbox" role="switch" class="sb-switch" checked={value === true} aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`} onChange={(event) => onChange(event.currentTarget.checked)} />
      <b id={`${id}-label`}>{option.label}</b>
      <span class="sb-note" id={`${id}-help`}><span class="sb-option-state">{chosen?.label}.</span> {helpText(option)}</span>
    </label>
  );
}

interface ControlProps extends Props {
  /** The ids of the elements that name and explain the option. */
  label: string;
  help: string | undefined;
}

function Control({ game, option, seats, value, onChange, label, help }: ControlProps) {
  const choices = { name: label, label, help, value, onChange };
  if (option.kind === 'number') return <Stepper option={option} value={Number(value)} onChange={onChange} label={label} help={help} />;
  if (option.kind === 'seat') {
    const players = seats.map((seat, n) => ({ value: n, content: <><PlayerMark seat={seat} size={20} /> <bdi>{seat.name}</bdi></> }));
    return <Segments {...choices} values={[{ value: RANDOM, content: <Random /> }, ...players]} />;
  }
  if (option.kind === 'row') {
    const rows = (option.values ?? []).map((row) => ({
      value: row.value, content: <><RowPicture game={game} option={option.name} row={String(row.value)} /><span>{row.label}</span></>,
    }));
    return <Segments {...choices} pictures values={[{ value: RANDOM, content: <Random /> }, ...rows]} />;
  }
  if (option.kind === 'choice') {
    return <Segments {...choices} values={(option.values ?? []).map((known) => ({ value: known.value, content: known.label }))} />;
  }
  return <input value={String(value)} title={option.allowed} aria-labelledby={label} aria-describedby={help} onInput={(event) => onChange(event.currentTarget.value)} />;
}

function Random() {
  return <><Symbol art="die-5" height={24} /> <span>{t('option-random')}</span></>;
}

interface SegmentsProps {
  /** The name of the radio buttons; different for each option. */
  name: string;
  label?: string;
  help?: string | undefined;
  values: readonly { value: OptionValue; content: ComponentChildren }[];
  value: OptionValue;
  pictures?: boolean;
  onChange: (value: OptionValue) => void;
}

/** Radio buttons that look like buttons, or like pictures. */
export function Segments({ name, label, help, values, value, pictures = false, onChange }: SegmentsProps) {
  return (
    <div class={pictures ? 'sb-segments sb-segments-pictures' : 'sb-segments'} role="radiogroup" aria-labelledby={label ?? name} aria-describedby={help}>
      {values.map((known) => (
        <label class="sb-segment" key={String(known.value)}>
          <input type="radio" name={name} checked={known.value === value} onChange={() => onChange(known.value)} />
          <span class="sb-segment-face">{typeof known.content === 'string' ? <span>{known.content}</span> : known.content}</span>
        </label>
      ))}
    </div>
  );
}

interface StepperProps {
  option: OptionInfo;
  value: number;
  onChange: (value: number) => void;
  label: string;
  help: string | undefined;
}

function Stepper({ option, value, onChange, label, help }: StepperProps) {
  const { low = 0, high = Infinity } = option;
  const text = value === low && option.lowest ? option.lowest : String(value);
  return (
    <div class="sb-stepper" role="group" aria-labelledby={label} aria-describedby={help}>
      <button type="button" class="sb-button" disabled={value <= low} aria-label={t('option-less', { name: option.label })}
        onClick={() => onChange(stepped(option, value, -1))}><Icon name="minus" /></button>
      <output aria-live="polite">{text}</output>
      <button type="button" class="sb-button" disabled={value >= high} aria-label={t('option-more', { name: option.label })}
        onClick={() => onChange(stepped(option, value, 1))}><Icon name="plus" /></button>
    </div>
  );
}
