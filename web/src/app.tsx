/** Which page is drawn. */

import { useCell } from './cell';
import { HomePage } from './home/page';
import { LobbyPage } from './pages/lobby';
import { MinePage } from './pages/mine';
import { ReplayPage } from './pages/replay';
import { SettingsPage } from './pages/settings';
import { TakePage } from './pages/take';
import { place } from './router';
import { Shell } from './shell';
import { TablePage } from './table/page';
import { spoken, t } from './texts';
import { Toasts } from './toast';

function Page() {
  const { path, query, hash } = useCell(place);
  const [, first = '', id = ''] = path.split('/');
  const invitation = query.get('invitation') ?? '';
  if (first === 't' && id) return <TablePage key={id} table={id} invitation={invitation} />;
  if (first === 'r' && id) return <Shell><ReplayPage key={id} table={id} invitation={invitation} /></Shell>;
  if (first === '') return <Shell house><HomePage /></Shell>;
  if (first === 'lobby') return <Shell><LobbyPage /></Shell>;
  if (first === 'mine') return <Shell><MinePage /></Shell>;
  if (first === 'settings') return <Shell><SettingsPage /></Shell>;
  if (first === 'take') return <Shell><TakePage token={hash} /></Shell>;
  return <Shell><main class="sb-page" tabIndex={-1}><h1>{t('nothing-here')}</h1><a class="sb-button" href="/">{t('home')}</a></main></Shell>;
}

export function App() {
  const language = useCell(spoken);
  return (
    <div lang={language ?? undefined} class="sb-app">
      <Page />
      <Toasts />
    </div>
  );
}
