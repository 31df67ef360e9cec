/** One option of a game, whatever its kind. */

import { t } from '../texts';
import type { OptionInfo, Value } from '../wire';

interface Properties {
  option: OptionInfo;
  players: number;
  value: Value;
  onChange: (value: Value) => void;
}

export function OptionField(properties: Properties) {
  return (
    <label class="sb-field">
      <span>{properties.option.label}</span>
      <Entry {...properties} />
    </label>
  );
}

function Entry({ option, players, value, onChange }: Properties) {
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
