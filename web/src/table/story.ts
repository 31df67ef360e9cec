/** The log as a story: facts grouped by round and by turn, headlines first, details folded away. */

import type { By, TableEvent, TextPart, ToldFact } from '../wire';

/** A record of the table: a move with its facts, or something else that happened. */
export interface LogEntry {
  number: number;
  kind: string;
  seat: number | null;
  by: By | null;
  text: string;
  facts: readonly ToldFact[];
  what: string;
}

export interface StoryLine {
  key: string;
  entry: LogEntry;
  /** The sentence; empty for a record that is not a move, whose text the page knows. */
  parts: readonly TextPart[];
  isHeadline: boolean;
  /** What it is about in the picture. */
  sprites: readonly string[];
}

/** What happened in one turn. */
export interface StoryBlock {
  key: string;
  /** Whose turn it is, or null before the first turn of a round. */
  seat: number | null;
  lines: StoryLine[];
  details: StoryLine[];
}

export interface StoryChapter {
  key: string;
  /** What the round is called; empty before the first round. */
  title: readonly TextPart[];
  blocks: StoryBlock[];
}

export function entryOf(told: TableEvent): LogEntry {
  const { number, kind, seat = null, by = null, text = '', facts = [], what = '' } = told;
  return { number, kind, seat, by, text, facts, what };
}

/** Return the sentence of a fact as parts. */
export function partsOf(fact: ToldFact): readonly TextPart[] {
  return fact.parts?.length ? fact.parts : [{ text: fact.text }];
}

export function storyOf(entries: readonly LogEntry[]): StoryChapter[] {
  const story = new StoryTeller();
  const lastLine = entries.findLastIndex((entry) => entry.facts.some(isLasting));
  entries.forEach((entry, index) => story.add(entry, index > lastLine));
  return story.chapters.filter(({ title, blocks }, n) => blocks.length > 0 || (title.length > 0 && n === story.chapters.length - 1));
}

/** Whether a fact ends the time of passing ones, such as "Ada has chosen". */
function isLasting({ weight }: ToldFact): boolean {
  return weight === 'line' || weight === 'headline' || weight === 'round';
}

class StoryTeller {
  readonly chapters: StoryChapter[] = [{ key: 'start', title: [], blocks: [] }];
  private block: StoryBlock | null = null;
  private seat: number | null = null;

  /** Add what a record tells; passing facts only while nothing else has happened since. */
  add(entry: LogEntry, showsPassing: boolean): void {
    if (entry.kind !== 'move') {
      this.at(entry).lines.push({ key: `${entry.number}`, entry, parts: [], isHeadline: false, sprites: [] });
      return;
    }
    entry.facts.forEach((fact, index) => this.addFact(entry, fact, `${entry.number}-${index}`, showsPassing));
  }

  private addFact(entry: LogEntry, fact: ToldFact, key: string, showsPassing: boolean): void {
    const parts = partsOf(fact);
    const sprites = fact.sprites ?? [];
    if (fact.weight === 'round') {
      this.chapters.push({ key, title: parts, blocks: [] });
      this.block = this.seat = null;
    } else if (fact.weight === 'turn') {
      this.block = null;
      this.seat = fact.seat ?? null;
    } else if (fact.weight === 'detail') {
      this.at(entry).details.push({ key, entry, parts, isHeadline: false, sprites });
    } else if (fact.weight !== 'passing' || showsPassing) {
      this.addLine({ key, entry, parts, isHeadline: fact.weight === 'headline', sprites });
    }
  }

  /** Headlines come before the ordinary lines of their turn. */
  private addLine(line: StoryLine): void {
    const { lines } = this.at(line.entry);
    const place = line.isHeadline ? lines.filter(({ isHeadline }) => isHeadline).length : lines.length;
    lines.splice(place, 0, line);
  }

  /** Return the block of the current turn. */
  private at(entry: LogEntry): StoryBlock {
    if (this.block) return this.block;
    this.block = { key: `b${entry.number}-${this.seat ?? ''}`, seat: this.seat, lines: [], details: [] };
    this.chapters.at(-1)?.blocks.push(this.block);
    return this.block;
  }
}
