/** The sections of a guide, all or those that a search has found. */

import type { GuideBlock, GuideSection, Guide } from '../api';
import { symbolSize } from '../art';
import { unbrokenHtml } from '../unbroken';
import { GuideFigure } from './figure';

interface Props {
  game: string;
  guide: Guide;
  sections: readonly GuideSection[];
  /** The rule, or with "#" the section, that the reader wants to see. */
  cited?: string | null;
  /** The level of the headings of sections. */
  level?: 2 | 3;
  /** Whether figures stand beside the text. */
  columns?: boolean;
}

function Block({ game, block, isCited }: { game: string; block: GuideBlock; isCited: boolean }) {
  if (block.figure) return <GuideFigure game={game} name={block.figure} caption={block.html ?? ''} />;
  return (
    <div class={isCited ? 'sb-guide-block sb-rule-cited' : 'sb-guide-block'} data-rules={(block.rules ?? []).join(' ')} tabIndex={-1}
      dangerouslySetInnerHTML={{ __html: unbrokenHtml(block.html) }} />
  );
}

/** The small picture of a thing. */
function ThingPicture({ guide, id }: { guide: Guide; id: string }) {
  const thing = guide.things[id];
  if (!thing) return null;
  const [width, height] = symbolSize(thing.picture);
  return (
    <svg class="sb-entry-picture" viewBox={`0 0 ${width || 1} ${height || 1}`} aria-hidden="true">
      <g class={`sprite ${thing.look ?? ''}`}><use href={`#${thing.picture}`} width={width} height={height} /></g>
    </svg>
  );
}

export function GuideText({ game, guide, sections, cited = null, level = 2, columns = false }: Props) {
  const [Heading, EntryHeading] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  const drawn = (block: GuideBlock) => (
    <Block key={block.figure ?? block.html} game={game} block={block} isCited={cited !== null && (block.rules ?? []).includes(cited)} />
  );
  return (
    <>
      {sections.map((section) => (
        <section key={section.id} class={`sb-guide-section sb-guide-${section.id}`} aria-labelledby={`sb-guide-${section.id}`}>
          <Heading id={`sb-guide-${section.id}`} data-entry={section.id} tabIndex={-1}>{section.title}</Heading>
          {columns ? (
            <div class="sb-guide-columns">
              <div>{(section.blocks ?? []).filter(({ figure }) => !figure).map(drawn)}</div>
              <div>{(section.blocks ?? []).filter(({ figure }) => figure).map(drawn)}</div>
            </div>
          ) : (section.blocks ?? []).map(drawn)}
          {section.things && (
            <div class="sb-entries">
              {section.things.map((entry) => (
                <div key={entry.id} class={cited === `#${entry.id}` ? 'sb-entry sb-rule-cited' : 'sb-entry'}>
                  <ThingPicture guide={guide} id={entry.id} />
                  <EntryHeading id={`sb-guide-${entry.id}`} data-entry={entry.id} tabIndex={-1}>{entry.title}</EntryHeading>
                  {(entry.blocks ?? []).map(drawn)}
                </div>
              ))}
            </div>
          )}
        </section>
      ))}
    </>
  );
}

/** Scroll to a cited rule, or with "#" to a section; return whether the text has it. */
export function showCited(text: HTMLElement | null, cited: string): boolean {
  const selector = cited.startsWith('#') ? `[data-entry="${CSS.escape(cited.slice(1))}"]` : `[data-rules~="${CSS.escape(cited)}"]`;
  const found = text?.querySelector<HTMLElement>(selector);
  found?.scrollIntoView({ block: cited.startsWith('#') ? 'start' : 'center' });
  found?.focus({ preventScroll: true });
  return found !== null && found !== undefined;
}
