/** The log: what has happened at the table, as a story. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Face } from '../playerMark';
import { playerName } from '../playerNames';
import { SeatMark } from '../seatMark';
import { TextParts } from '../textParts';
import { t } from '../texts';
import type { SeatInfo, TableInfo } from '../wire';
import { spotlight } from './spotlight';
import { storyOf, type LogEntry, type StoryBlock, type StoryChapter, type StoryLine } from './story';

/** Pixels from the end within which the list counts as scrolled to its end. */
const NEAR_END = 12;
/** Milliseconds after a reader's gesture in which a scroll counts as the reader's. */
const GESTURE = 700;
const SCROLL_UP = new Set(['ArrowUp', 'PageUp', 'Home']);
/** How many entries a screen reader is told about. */
const ANNOUNCED = 6;

const KIND_TEXTS: Record<string, string> = {
  sit: 'log-sit', stand: 'log-stand', hint: 'log-hint', start: 'log-start', undo: 'log-undo', agree: 'log-agree', decline: 'log-decline',
  pause: 'log-pause', resume: 'log-resume', away: 'log-away', back: 'log-back', leave: 'log-leave', claim: 'log-claim', end: 'log-end', rematch: 'log-rematch',
};
const PROPOSAL_TEXTS: Record<string, string> = { undo: 'log-ask-undo', pause: 'log-ask-pause', end: 'log-ask-end' };

/** Return the text of an entry. */
export function entryText(entry: LogEntry, info: TableInfo): string {
  if (entry.kind === 'move') return entry.text;
  const id = entry.kind === 'ask' ? PROPOSAL_TEXTS[entry.what] : KIND_TEXTS[entry.kind];
  return id ? t(id, { name: entry.seat === null ? '' : playerName(info, entry.seat) }) : '';
}

/** Say who played a move, unless a person did or everyone can see it at the seat. */
function playedBy(entry: LogEntry): string {
  if (entry.by === 'stand-in') return t('by-stand-in');
  return entry.by === 'program' ? t('by-program') : '';
}

/** Scroll a list so that the current entry of a replay is in its middle. */
function scrollToCurrent(list: HTMLElement): void {
  const line = list.querySelector('li[aria-current]')?.getBoundingClientRect();
  const { top, height } = list.getBoundingClientRect();
  list.scrollTop = line ? list.scrollTop + line.top + line.height / 2 - top - height / 2 : 0;
}

/**
 * Keep a list at its end until the reader scrolls up. Only the reader's own gestures count, not a late scroll event.
 *
 * In a replay the list is kept at the current entry.
 */
function useFollowing(count: number, open: boolean, current: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const gesture = useRef(-Infinity);
  const isReplay = current !== undefined;
  const [follows, setFollows] = useState(true);
  const latest = useRef(follows);
  latest.current = follows;
  const scrollToEnd = (): void => {
    const element = list.current;
    // Tab has moved the focus to a part of the list: it stays in view until the focus leaves the list.
    const isReading = element !== document.activeElement && element?.contains(document.activeElement);
    if (!element || !latest.current || isReading) return;
    if (isReplay) scrollToCurrent(element);
    else element.scrollTop = element.scrollHeight;
  };
  useEffect(() => setFollows(true), [current]);
  useLayoutEffect(scrollToEnd, [count, open, follows, current]);
  // The list shrinks when there are more choices, and its lines grow when their pictures are loaded.
  useEffect(() => {
    const observer = new ResizeObserver(scrollToEnd);
    if (list.current) observer.observe(list.current);
    if (list.current?.firstElementChild) observer.observe(list.current.firstElementChild);
    return () => observer.disconnect();
  }, []);
  const noteGesture = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || SCROLL_UP.has(event.key)) gesture.current = performance.now();
  };
  const noteScroll = (): void => {
    const element = list.current;
    if (!element) return;
    const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
    if (isAtEnd && !isReplay) setFollows(true);
    else if (performance.now() - gesture.current < GESTURE) setFollows(false);
  };
  const handlers = { onWheel: noteGesture, onTouchMove: noteGesture, onPointerDown: noteGesture, onKeyDown: noteGesture, onScroll: noteScroll };
  return { list, follows, handlers, follow: () => setFollows(true) };
}

interface Props {
  entries: readonly LogEntry[];
  info: TableInfo;
  open: boolean;
  /** The entry that is shown on the board, in a replay. */
  current?: number | undefined;
  /** Go to an entry, in a replay. */
  onEntry?: ((number: number) => void) | undefined;
}

export function Log({ entries, info, open, current, onEntry }: Props) {
  const story = useMemo(() => storyOf(entries), [entries]);
  const { list, follows, handlers, follow } = useFollowing(entries.length, open, current);
  return (
    <div class="sb-log-area">
      <div class="sb-log" ref={list} tabIndex={0} role="region" aria-label={t('log')} {...handlers}>
        <div>
          {story.length === 0 && <p class="sb-note">{t('log-empty')}</p>}
          {story.map((chapter) => <Chapter key={chapter.key} chapter={chapter} info={info} current={current} onEntry={onEntry} />)}
        </div>
      </div>
      {!follows && current === undefined && <button class="sb-button sb-log-newest" onClick={follow}>{t('log-newest')}</button>}
    </div>
  );
}

type PartProps = Pick<Props, 'info' | 'current' | 'onEntry'>;

function Chapter({ chapter, ...rest }: { chapter: StoryChapter } & PartProps) {
  return (
    <section class="sb-chapter">
      {chapter.title.length > 0 && <h3><TextParts parts={chapter.title} info={rest.info} /></h3>}
      {chapter.blocks.map((block) => <Block key={block.key} block={block} {...rest} />)}
    </section>
  );
}

function Block({ block, info, current, onEntry }: { block: StoryBlock } & PartProps) {
  const seat = block.seat === null ? undefined : info.seats[block.seat];
  const marked = seat?.face ? null : block.seat;
  return (
    <div class="sb-log-block">
      <BlockMark seat={seat} />
      <div>
        <ol>
          {block.lines.map((line) => <Line key={line.key} line={line} marked={marked} info={info} current={current} onEntry={onEntry} />)}
        </ol>
        {block.details.length > 0 && (
          <details class="sb-log-details">
            <summary>{t('log-details', { count: block.details.length })}</summary>
            <ol>{block.details.map((line) => <Line key={line.key} line={line} marked={marked} info={info} current={current} onEntry={onEntry} />)}</ol>
          </details>
        )}
      </div>
    </div>
  );
}

/** The face of the bot, or the mark of the person, whose turn a block of lines is. */
function BlockMark({ seat }: { seat: SeatInfo | undefined }) {
  if (seat?.face) return <Face animal={seat.face} level={seat.level ?? 0} size={20} />;
  return seat?.colour ? <SeatMark colour={seat.colour} size={14} /> : <i class="sb-log-dot" aria-hidden="true" />;
}

function Line({ line, marked, info, current, onEntry }: { line: StoryLine; marked: number | null } & PartProps) {
  const { entry } = line;
  const player = playedBy(entry);
  const text = line.parts.length ? <TextParts parts={line.parts} info={info} marked={marked} /> : entryText(entry, info);
  if (!line.parts.length && !text) return null;
  const kind = entry.kind === 'move' ? 'sb-log-move' : 'sb-log-other';
  const isCurrent = current === entry.number;
  return (
    <li class={`${kind}${line.isHeadline ? ' sb-log-headline' : ''}`} aria-current={isCurrent ? 'step' : undefined}
      onPointerEnter={() => (spotlight.value = line.sprites)} onPointerLeave={() => (spotlight.value = [])}>
      {onEntry ? <button class="sb-log-jump" onClick={() => onEntry(entry.number)}>{text}</button> : <span>{text}</span>}
      {player && <small> ({player})</small>}
    </li>
  );
}

/** Whether an entry is more than a detail, such as each card of a deal. */
function isAnnounced({ kind, facts }: LogEntry): boolean {
  return kind !== 'move' || facts.some(({ weight }) => weight !== 'detail' && weight !== 'turn');
}

/** Tells a screen reader what happens, and the question to the player. */
export function Announcer({ entries, info, question }: { entries: readonly LogEntry[]; info: TableInfo; question: string }) {
  return (
    <div class="sb-visually-hidden">
      <div role="log" aria-live="polite">
        {entries.filter(isAnnounced).slice(-ANNOUNCED).map((entry) => <p key={entry.number}>{entryText(entry, info)}</p>)}
      </div>
      <div aria-live="polite">{question}</div>
    </div>
  );
}
