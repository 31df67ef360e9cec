/** The numbered rules, as developers and the curious read them: English, with every ruling. */

import { useEffect, useState } from 'preact/hooks';
import { api, type Rule } from '../api';
import { t } from '../texts';

const loaded = new Map<string, Rule[]>();

/** Return the numbered rules of a game, or null until they are there. */
export function useRules(game: string, isWanted: boolean): Rule[] | null {
  const [rules, setRules] = useState(loaded.get(game) ?? null);
  useEffect(() => {
    if (!isWanted || loaded.has(game)) return;
    api.rules(game).catch(() => []).then((found) => {
      loaded.set(game, found);
      setRules(found);
    }, () => {});
  }, [game, isWanted]);
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

interface Props {
  rules: readonly Rule[];
  cited: string | null;
}

export function NumberedRules({ rules, cited }: Props) {
  return (
    <div lang="en">
      {rules.map((rule, n) => (
        <div key={rule.id}>
          {rule.section !== rules[n - 1]?.section && <h3>{rule.section}</h3>}
          <p data-rules={rule.id} tabIndex={-1} class={rule.id === cited ? 'sb-rule sb-rule-cited' : 'sb-rule'}>
            <b>{rule.id}</b> {rule.text}
          </p>
        </div>
      ))}
    </div>
  );
}

interface DetailsProps {
  game: string;
  query: string;
  cited: string | null;
  open: boolean;
  /** Called when the rules are on the screen. */
  onLoaded?: () => void;
}

/** The numbered rules behind a heading that opens them. */
export function RuleDetails({ game, query, cited, open, onLoaded }: DetailsProps) {
  const [isOpen, setOpen] = useState(open);
  useEffect(() => {
    if (open) setOpen(true);
  }, [open]);
  const rules = useRules(game, isOpen);
  useEffect(() => {
    if (isOpen && rules) onLoaded?.();
  }, [isOpen, rules]);
  return (
    <details class="sb-rule-details" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('rules-numbered')}</summary>
      {isOpen && rules && <NumberedRules rules={searchRules(rules, query)} cited={cited} />}
    </details>
  );
}
