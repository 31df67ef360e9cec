/** The log: what has happened at the table, in words. */

import { useEffect, useRef } from 'preact/hooks';
import { playerName } from '../playerNames';
import { SeatMark } from '../seatMark';
import { t } from '../texts';
import { CHANCE, type TableInfo } from '../wire';
import type { LogEntry, Viewer } from './viewer';

/** Pixels from the end within which the list counts as scrolled to its end. */
const NEAR_END = 12;
/** How many entries a screen reader is told about. */
const ANNOUNCED = 6;

const KIND_TEXTS: Record<string, string> = {
  sit: 'log-sit', stand: 'log-stand', start: 'log-start', undo: 'log-undo', agree: 'log-agree', decline: 'log-decline',
  pause: 'log-pause', resume: 'log-resume', away: 'log-away', back: 'log-back', end: 'log-end', rematch: 'log-rematch',
};
const PROPOSAL_TEXTS: Record<string, string> = { undo: 'log-ask-undo', pause: 'log-ask-pause', end: 'log-ask-end' };

/** Return the text of an entry. */
export function entryText(entry: LogEntry, info: TableInfo): string {
  if (entry.kind === 'move') return entry.text;
  const id = entry.kind === 'ask' ? PROPOSAL_TEXTS[entry.what] : KIND_TEXTS[entry.kind];
  return id ? t(id, { name: entry.seat === null ? '' : playerName(info, entry.seat) }) : '';
}

/** Say who played a move, unless a person did. */
function playedBy(entry: LogEntry): string {
  if (entry.by === 'stand-in') return t('by-stand-in');
  if (entry.by === 'bot') return t('by-bot');
  return entry.by === 'program' ? t('by-program') : '';
}

export function Log({ viewer, info, open }: { viewer: Viewer; info: TableInfo; open: boolean }) {
  const entries = viewer.log.value;
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const scrollToEnd = (): void => {
    const element = list.current;
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
  };
  useEffect(scrollToEnd, [entries.length, open]);
  // The list shrinks when there are more choices. A reader who has scrolled up stays there.
  useEffect(() => {
    const observer = new ResizeObserver(scrollToEnd);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  const noteScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: { currentTarget: HTMLOListElement }): void => {
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
  };
  return (
    <ol class="sb-log" ref={list} tabIndex={0} aria-label={t('log')} onScroll={noteScroll}>
      {entries.length === 0 && <li class="sb-note">{t('log-empty')}</li>}
      {entries.map((entry) => {
        const text = entryText(entry, info);
        const player = playedBy(entry);
        if (!text) return null;
        return (
          <li key={entry.number} class={entry.kind === 'move' ? 'sb-log-move' : 'sb-log-other'}>
            {entry.seat !== null && entry.seat !== CHANCE ? <SeatMark colour={info.seats[entry.seat]?.colour} size={14} /> : <i class="sb-log-dot" aria-hidden="true" />}
            <span>{text}{player && <small> ({player})</small>}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Tells a screen reader what happens, and the question to the player. */
export function Announcer({ viewer, info, question }: { viewer: Viewer; info: TableInfo; question: string }) {
  const entries = viewer.log.value;
  return (
    <div class="sb-visually-hidden">
      <div role="log" aria-live="polite">
        {entries.slice(-ANNOUNCED).map((entry) => <p key={entry.number}>{entryText(entry, info)}</p>)}
      </div>
      <div aria-live="polite">{question}</div>
    </div>
  );
}
