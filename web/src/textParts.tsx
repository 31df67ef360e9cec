/** A text with its players and pictures, as the server sends it in parts. */

import { colourClass, SeatMark, Symbol } from './seatMark';
import { Unbroken } from './unbroken';
import type { TableInfo, TextPart } from './wire';

interface Props {
  parts: readonly TextPart[];
  info: Pick<TableInfo, 'seats'>;
  /** The player whose mark stands beside the text already. */
  marked?: number | null | undefined;
}

/**
 * Return the parts with a capital at the start. Games write actions in lower case.
 *
 * CSS capitalises the first letter of a block only if no picture stands before it.
 */
export function withCapital(parts: readonly TextPart[]): TextPart[] {
  const first = parts.findIndex(({ text = '', alone }) => !alone && text.trim() !== '');
  return parts.map((part, n) => (
    n === first ? { ...part, text: part.text?.replace(/^\s*\p{Ll}/u, (start) => start.toLocaleUpperCase()) ?? '' } : part
  ));
}

export function TextParts({ parts, info, marked }: Props) {
  return <>{parts.map((part, index) => <Part key={index} part={part} info={info} marked={marked} />)}</>;
}

function Part({ part, info, marked }: { part: TextPart } & Omit<Props, 'parts'>) {
  const { text = '', art, seat, look, ink, alone } = part;
  const colour = seat === undefined ? undefined : info.seats[seat]?.colour;
  if (!art && seat === undefined) return <Unbroken text={text} />;
  if (!art) return <b class="sb-player-name">{seat !== marked && <><SeatMark colour={colour} size={14} /> </>}{text}</b>;
  return (
    <span class={`sb-drawn${alone ? ' sb-drawn-alone' : ''} ${colourClass(colour)}`} title={alone ? text : undefined}>
      <Symbol art={art} look={look} ink={ink} height={20} />
      <span class={alone ? 'sb-visually-hidden' : undefined}><Unbroken text={text} /></span>
    </span>
  );
}
