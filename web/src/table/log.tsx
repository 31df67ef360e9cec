/** What has happened, in plain words. */

import { useEffect, useRef } from 'preact/hooks';
import { useCell } from '../cell';
import { SeatMark } from '../mark';
import { nameOf } from '../names';
import { t } from '../texts';
import { CHANCE, type TableInfo } from '../wire';
import type { Entry, Watched } from './watched';

const NEARLY = 12;

const OTHERS: Record<string, string> = {
  sit: 'log-sit', stand: 'log-stand', start: 'log-start', undo: 'log-undo', agree: 'log-agree', decline: 'log-decline',
  pause: 'log-pause', resume: 'log-resume', away: 'log-away', back: 'log-back', end: 'log-end', rematch: 'log-rematch',
};
const ASKED: Record<string, string> = { undo: 'log-ask-undo', pause: 'log-ask-pause', end: 'log-ask-end' };

/** An entry in words. */
export function worded(entry: Entry, info: TableInfo): string {
  if (entry.kind === 'move') return entry.text;
  const id = entry.kind === 'ask' ? ASKED[entry.what] : OTHERS[entry.kind];
  return id ? t(id, { name: entry.seat === null ? '' : nameOf(info, entry.seat) }) : '';
}

function byWhom(entry: Entry): string {
  if (entry.by === 'stand-in') return t('by-stand-in');
  if (entry.by === 'bot') return t('by-bot');
  return entry.by === 'program' ? t('by-program') : '';
}

export function Log({ watched, info, open }: { watched: Watched; info: TableInfo; open: boolean }) {
  const entries = useCell(watched.log);
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const follow = (): void => {
    const element = list.current;
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
  };
  useEffect(follow, [entries.length, open]);
  // The list becomes lower when there is more to choose from; who reads what was earlier is left there.
  useEffect(() => {
    const observer = new ResizeObserver(follow);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  const look = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: { currentTarget: HTMLOListElement }): void => {
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEARLY;
  };
  return (
    <ol class="sb-log" ref={list} tabIndex={0} aria-label={t('log')} onScroll={look}>
      {entries.length === 0 && <li class="sb-note">{t('log-empty')}</li>}
      {entries.map((entry) => {
        const text = worded(entry, info);
        const who = byWhom(entry);
        if (!text) return null;
        return (
          <li key={entry.number} class={entry.kind === 'move' ? 'sb-log-move' : 'sb-log-other'}>
            {entry.seat !== null && entry.seat !== CHANCE ? <SeatMark seat={entry.seat} size={14} /> : <i class="sb-log-dot" aria-hidden="true" />}
            <span>{text}{who && <small> ({who})</small>}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Tells a screen reader what happens. */
export function Announcer({ watched, info, question }: { watched: Watched; info: TableInfo; question: string }) {
  const entries = useCell(watched.log);
  return (
    <div class="sb-unseen">
      <div role="log" aria-live="polite">
        {entries.slice(-6).map((entry) => <p key={entry.number}>{worded(entry, info)}</p>)}
      </div>
      <div aria-live="polite">{question}</div>
    </div>
  );
}
