/** The rules of the game, to be searched; opens at a rule that was cited. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api';
import { useCell } from '../cell';
import { t } from '../texts';
import { citedRule } from '../toast';
import type { Rule } from '../wire';

const read = new Map<string, Rule[]>();

function useRules(game: string): Rule[] | null {
  const [rules, setRules] = useState(read.get(game) ?? null);
  useEffect(() => {
    if (read.has(game)) return;
    api.rules(game).catch(() => []).then((found) => {
      read.set(game, found);
      setRules(found);
    }, () => {});
  }, [game]);
  return rules;
}

export function Rules({ game }: { game: string }) {
  const rules = useRules(game);
  const cited = useCell(citedRule);
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!cited || !rules) return;
    setWanted('');
    requestAnimationFrame(() => {
      const rule = list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(cited)}"]`);
      rule?.scrollIntoView({ block: 'center' });
      rule?.focus();
    });
  }, [cited, rules]);
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = (rules ?? []).filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <div class="sb-rules">
      <input type="search" placeholder={t('rules-search')} aria-label={t('rules-search')} value={wanted}
        onInput={(event) => setWanted(event.currentTarget.value)} />
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
