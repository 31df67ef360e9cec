/** The rules of a game as a page of its own: contents, search, print, and the numbered rules. */

import { useEffect, useState } from 'preact/hooks';
import { BoardLink } from '../boardLink';
import { useGame } from '../games';
import { searchGuide, useGuide } from '../guide/guides';
import { GuideText, showCited } from '../guide/guideText';
import { RuleDetails } from '../guide/numberedRules';
import { GameCover } from '../home/gameWindow';
import { replaceHash, useHash } from '../navigation';
import { t } from '../texts';

/** Print the page, or only the reference card. */
function print(part: 'all' | 'card'): void {
  document.documentElement.dataset.print = part;
  window.print();
}

const WIDE = '(min-width: 1000px)';

/** Return whether the window has room for figures beside the text. */
function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const media = matchMedia(WIDE);
    const update = (): void => setWide(media.matches);
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, []);
  return isWide;
}

export function GuidePage({ id }: { id: string }) {
  const game = useGame(id);
  const guide = useGuide(id);
  const [query, setQuery] = useState('');
  const hash = useHash();
  const isWide = useIsWide();
  const title = game?.title ?? '';
  useEffect(() => {
    document.title = t('guide-title', { title });
  }, [title]);
  useEffect(() => {
    if (guide && hash) requestAnimationFrame(() => showCited(document.querySelector('.sb-guide'), `#${hash}`));
  }, [guide, hash]);
  const found = guide ? searchGuide(guide, query) : [];
  return (
    <main class="sb-page sb-guide" tabIndex={-1}>
      <div class="sb-board-head">
        {game && <span class="sb-thumb"><GameCover game={game} /></span>}
        <div>
          <h1>{t('guide-title', { title })}</h1>
          <BoardLink game={id} />
        </div>
      </div>
      {guide && (
        <nav class="sb-guide-contents" aria-label={t('guide-contents')}>
          {guide.sections.map((section) => (
            <a key={section.id} href={`#${section.id}`} onClick={(event) => {
              event.preventDefault();
              setQuery('');
              replaceHash(section.id);
              requestAnimationFrame(() => showCited(document.querySelector('.sb-guide'), `#${section.id}`));
            }}>{section.title}</a>
          ))}
        </nav>
      )}
      <div class="sb-guide-tools">
        <input type="search" placeholder={t('rules-search')} aria-label={t('rules-search')} value={query}
          onInput={(event) => setQuery(event.currentTarget.value)} />
        <button class="sb-button sb-small" onClick={() => print('all')}>{t('guide-print')}</button>
        <button class="sb-button sb-small" onClick={() => print('card')}>{t('guide-print-card')}</button>
      </div>
      {game?.guide && !guide && <p class="sb-loading">{t('loading')}</p>}
      {guide && found.length === 0 && <p class="sb-note">{t('rules-none')}</p>}
      {guide && <GuideText game={id} guide={guide} sections={found} columns={isWide} />}
      {game && <RuleDetails game={id} query={query} cited={null} open={!game.guide} />}
    </main>
  );
}
