/** The tab with the rules: the guide with a search field, and below it the numbered rules, which open on demand. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { serverPath } from '../basePath';
import { BoardLink } from '../boardLink';
import { ChangedBoard } from '../changedBoard';
import { EditionNote } from '../editionNote';
import { useGame } from '../games';
import { searchGuide, useGuide } from '../guide/guides';
import { GuideText, showCited } from '../guide/guideText';
import { RuleDetails } from '../guide/numberedRules';
import { guidePath } from '../navigation';
import { t } from '../texts';
import { citedRule } from '../toast';
import type { BoardInfo } from '../wire';

interface Props {
  game: string;
  edition: number;
  /** How the board differs from the printed one, if it does. */
  board?: BoardInfo | null;
}

export function Rules({ game, edition, board }: Props) {
  const hasGuide = useGame(game)?.guide;
  const guide = useGuide(game);
  const cited = citedRule.value;
  const [query, setQuery] = useState('');
  const [needsDetails, setNeedsDetails] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const [hasDetails, setHasDetails] = useState(false);
  const shown = useRef<string | null>(null);
  const isReady = guide !== null || hasGuide === false;
  useEffect(() => {
    if (!cited || !isReady) {
      shown.current = null;
      return;
    }
    if (shown.current === cited) return;
    setQuery('');
    requestAnimationFrame(() => {
      if (showCited(list.current, cited)) shown.current = cited;
      else setNeedsDetails(true); // a ruling that only the numbered rules have
    });
  }, [cited, isReady, hasDetails]);
  const found = guide ? searchGuide(guide, query) : [];
  return (
    <div class="sb-rules">
      <EditionNote game={game} edition={edition} />
      <ChangedBoard info={board} />
      <div class="sb-rules-links">
        {hasGuide && <a class="sb-board-link" href={serverPath(guidePath(game))} target="_blank" rel="noopener">{t('guide-page')}</a>}
        <BoardLink game={game} />
      </div>
      <input type="search" placeholder={t('rules-search')} aria-label={t('rules-search')} value={query}
        onInput={(event) => setQuery(event.currentTarget.value)} />
      <div class="sb-rules-list" ref={list} tabIndex={0} role="region" aria-label={t('rules')}>
        {guide && found.length === 0 && <p class="sb-note">{t('rules-none')}</p>}
        {guide && <GuideText game={game} guide={guide} sections={found} cited={cited} level={3} />}
        {isReady && <RuleDetails game={game} query={query} cited={cited} open={needsDetails || hasGuide === false}
          onLoaded={() => setHasDetails(true)} />}
      </div>
    </div>
  );
}
