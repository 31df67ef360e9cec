/** The rules of the game with a search field. A cited rule is scrolled to. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { api, type Rule } from '../api';
import { BoardLink } from '../boardLink';
import { EditionNote } from '../editionNote';
import { t } from '../texts';
import { citedRule } from '../toast';

const loaded = new Map<string, Rule[]>();

function useRules(game: string): Rule[] | null {
  const [rules, setRules] = useState(loaded.get(game) ?? null);
  useEffect(() => {
    if (loaded.has(game)) return;
    api.rules(game).catch(() => []).then((found) => {
      loaded.set(game, found);
      setRules(found);
    }, () => {});
  }, [game]);
  return rules;
}

/** Return the rules that contain every word of a query. */
export function searchRules(rules: readonly Rule[], query: string): Rule[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export function Rules({ game, edition }: { game: string; edition: number }) {
  const rules = useRules(game);
  const cited = citedRule.value;
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!cited || !rules) return;
    setQuery('');
    requestAnimationFrame(() => {
      const rule = list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(cited)}"]`);
      rule?.scrollIntoView({ block: 'center' });
      rule?.focus();
    });
  }, [cited, rules]);
  const found = searchRules(rules ?? [], query);
  return (
    <div class="sb-rules">
      <EditionNote game={game} edition={edition} />
      <BoardLink game={game} />
      <input type="search" placeholder={t('rules-search')} aria-label={t('rules-search')} value={query}
        onInput={(event) => setQuery(event.currentTarget.value)} />
      <div class="sb-rules-list" ref={list} tabIndex={0} role="region" aria-label={t('rules')}>
        {rules && found.length === 0 && <p class="sb-note">{t('rules-none')}</p>}
        {found.map((rule, n) => (
          <div key={rule.id}>
            {rule.section !== found[n - 1]?.section && <h3>{rule.section}</h3>}
            <p data-rule={rule.id} tabIndex={-1} class={rule.id === cited ? 'sb-rule sb-rule-cited' : 'sb-rule'}>
              <b>{rule.id}</b> {rule.text}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
