/** A player's choice of colour: a radio button per colour, with its mark and its name. */

import { useId } from 'preact/hooks';
import { colourName } from './colours';
import { SeatMark } from './seatMark';
import { t } from './texts';

interface Props {
  label: string;
  colours: readonly string[];
  value: string;
  /** By colour that cannot be chosen: the name of the player who has it. */
  taken: ReadonlyMap<string, string>;
  onPick: (colour: string) => void;
}

export function ColourPicker({ label, colours, value, taken, onPick }: Props) {
  const group = useId();
  return (
    <div class="sb-colours" role="radiogroup" aria-label={label}>
      {colours.map((colour) => {
        const owner = taken.get(colour);
        return (
          <label class="sb-colour" key={colour}>
            <input type="radio" name={group} value={colour} checked={colour === value} disabled={owner !== undefined}
              onChange={() => onPick(colour)} />
            <SeatMark colour={colour} size={34} />
            <span>{colourName(colour)}</span>
            {owner !== undefined && <small><span class="sb-visually-hidden">{t('colour-taken-by')} </span>{owner}</small>}
          </label>
        );
      })}
    </div>
  );
}
