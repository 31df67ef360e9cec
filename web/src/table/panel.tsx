/** Log, rules and the table in words, as tabs; on a phone in a sheet that is opened when wanted. */

import { useEffect, useState } from 'preact/hooks';
import { useCell } from '../cell';
import { t } from '../texts';
import { citedRule } from '../toast';
import type { TableInfo, View } from '../wire';
import { Log } from './log';
import { Rules } from './rules';
import type { Watched } from './watched';

const TABS = ['log', 'rules', 'words'] as const;
export type Tab = (typeof TABS)[number];

interface Properties {
  watched: Watched;
  info: TableInfo;
  view: View | null;
  open: boolean;
  onOpen: (open: boolean) => void;
}

export function Panel({ watched, info, view, open, onOpen }: Properties) {
  const [tab, setTab] = useState<Tab>('log');
  const cited = useCell(citedRule);
  useEffect(() => {
    if (!cited) return;
    setTab('rules');
    onOpen(true);
  }, [cited]);
  const names: Record<Tab, string> = { log: t('log'), rules: t('rules'), words: t('in-words') };
  const turn = (event: KeyboardEvent): void => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!way) return;
    const next = TABS[(TABS.indexOf(tab) + way + TABS.length) % TABS.length] ?? 'log';
    setTab(next);
    document.getElementById(`sb-tab-${next}`)?.focus();
  };
  return (
    <section class={open ? 'sb-panel sb-panel-open' : 'sb-panel'} aria-label={t('log-and-rules')}>
      <div class="sb-tabs">
        <div role="tablist" aria-label={t('log-and-rules')} onKeyDown={turn}>
          {TABS.map((name) => (
            <button key={name} id={`sb-tab-${name}`} role="tab" aria-selected={name === tab} aria-controls="sb-tab-panel"
              tabIndex={name === tab ? 0 : -1} onClick={() => setTab(name)}>{names[name]}</button>
          ))}
        </div>
        <button class="sb-icon sb-panel-close" aria-label={t('close')} onClick={() => onOpen(false)}>×</button>
      </div>
      <div class="sb-tab-panel" id="sb-tab-panel" role="tabpanel" aria-labelledby={`sb-tab-${tab}`}>
        {tab === 'log' && <Log watched={watched} info={info} open={open} />}
        {tab === 'rules' && <Rules game={info.game} />}
        {tab === 'words' && <p class="sb-words" tabIndex={0}>{view?.table}</p>}
      </div>
    </section>
  );
}
