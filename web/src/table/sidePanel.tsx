/** Tabs with the log, the rules and a description of the table. On a phone they are a sheet that opens on demand. */

import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons';
import { t } from '../texts';
import { citedRule } from '../toast';
import type { TableInfo, GameView } from '../wire';
import { Log } from './log';
import { Rules } from './rules';
import type { Viewer } from './viewer';

const TABS = ['log', 'rules', 'description'] as const;
type Tab = (typeof TABS)[number];

interface Props {
  viewer: Viewer;
  info: TableInfo;
  view: GameView | null;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Called when the table in words is shown or hidden. */
  onDescribe: (shown: boolean) => void;
}

export function SidePanel({ viewer, info, view, open, onOpen, onDescribe }: Props) {
  const [tab, setTab] = useState<Tab>('log');
  const cited = citedRule.value;
  useEffect(() => {
    if (!cited) return;
    setTab('rules');
    onOpen(true);
  }, [cited]);
  useEffect(() => {
    if (tab !== 'description') return;
    onDescribe(true);
    return () => onDescribe(false);
  }, [tab]);
  const labels: Record<Tab, string> = { log: t('log'), rules: t('rules'), description: t('in-words') };
  const switchTab = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!step) return;
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length] ?? 'log';
    setTab(next);
    document.getElementById(`sb-tab-${next}`)?.focus();
  };
  return (
    <section class={open ? 'sb-panel sb-panel-open' : 'sb-panel'} aria-label={t('log-and-rules')}>
      <div class="sb-tabs">
        <div role="tablist" aria-label={t('log-and-rules')} onKeyDown={switchTab}>
          {TABS.map((name) => (
            <button key={name} id={`sb-tab-${name}`} role="tab" aria-selected={name === tab} aria-controls="sb-tab-panel"
              tabIndex={name === tab ? 0 : -1} onClick={() => setTab(name)}>{labels[name]}</button>
          ))}
        </div>
        <button class="sb-icon sb-panel-close" aria-label={t('close')} onClick={() => onOpen(false)}><Icon name="close" /></button>
      </div>
      <div class="sb-tab-panel" id="sb-tab-panel" role="tabpanel" aria-labelledby={`sb-tab-${tab}`}>
        {tab === 'log' && <Log entries={viewer.log.value} info={info} open={open} />}
        {tab === 'rules' && <Rules game={info.game} edition={info.rules} board={info.board} />}
        {tab === 'description' && (
          <ul class="sb-description" tabIndex={0} aria-label={t('in-words')}>
            {(view?.table ?? '').split('\n').map((line, index) => <li key={index}>{line}</li>)}
          </ul>
        )}
      </div>
    </section>
  );
}
