/** A form field for one option of a game. */

import type { OptionInfo, OptionValue } from '../api';
import { t } from '../texts';

interface Props {
  option: OptionInfo;
  players: number;
  value: OptionValue;
  onChange: (value: OptionValue) => void;
}

export function OptionField(props: Props) {
  return (
    <label class="sb-field">
      <span>{props.option.label}</span>
      <Input {...props} />
    </label>
  );
}

function Input({ option, players, value, onChange }: Props) {
  if (option.kind === 'choice') {
    const values = option.values ?? [];
    return (
      <select value={values.findIndex((known) => known.value === value)}
        onChange={(event) => onChange(values[Number(event.currentTarget.value)]?.value ?? option.default)}>
        {values.map((known, n) => <option key={n} value={n}>{known.label}</option>)}
      </select>
    );
  }
  if (option.kind === 'seat') {
    return (
      <select value={String(value)} onChange={(event) => onChange(event.currentTarget.value === 'random' ? 'random' : Number(event.currentTarget.value))}>
        <option value="random">{t('option-random')}</option>
        {Array.from({ length: players }, (_, n) => <option key={n} value={n}>{t('player-number', { number: n + 1 })}</option>)}
      </select>
    );
  }
  if (option.kind === 'number') {
    return <input type="number" min={option.low} max={option.high} value={Number(value)} onInput={(event) => onChange(event.currentTarget.valueAsNumber)} />;
  }
  return <input value={String(value)} title={option.allowed} onInput={(event) => onChange(event.currentTarget.value)} />;
}
