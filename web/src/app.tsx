/** The routes: which page belongs to which address. */

import { Link, Route, Router, Switch, useSearchParams } from 'wouter-preact';
import { AdminPage } from './admin/page';
import { BASE_PATH } from './basePath';
import { HomePage } from './home/page';
import { ADMIN, DELETED, HOME, LOBBY, MY_TABLES, PRIVACY, SETTINGS, useFocusOnNavigation, useHash } from './navigation';
import { AdoptGuestPage } from './pages/adoptGuest';
import { BoardPage } from './pages/board';
import { DeletedPage } from './pages/deleted';
import { GuidePage } from './pages/guide';
import { LobbyPage } from './pages/lobby';
import { MyTablesPage } from './pages/myTables';
import { PrivacyPage } from './pages/privacy';
import { ReplayPage } from './pages/replay';
import { SettingsPage } from './pages/settings';
import { PersonDialog } from './people/personDialog';
import { Effects } from './picture/effects';
import { Shell } from './shell';
import { TablePage } from './table/page';
import { t, textLanguage } from './texts';
import { Toasts } from './toast';

function NotFoundPage() {
  return (
    <main class="sb-page" tabIndex={-1}>
      <h1>{t('nothing-here')}</h1>
      <Link class="sb-button" href={HOME}>{t('home')}</Link>
    </main>
  );
}

function Routes() {
  const [query] = useSearchParams();
  const hash = useHash();
  const invitation = query.get('invitation') ?? '';
  const lens = query.get('lens') ?? '';
  return (
    <Switch>
      <Route path={HOME}><Shell home><HomePage /></Shell></Route>
      <Route path="/t/:table">{({ table }) => <TablePage key={table} table={table} invitation={invitation} />}</Route>
      <Route path="/r/:table">{({ table }) => <Shell><ReplayPage key={table} table={table} invitation={invitation} asked={lens} /></Shell>}</Route>
      <Route path="/board/:game">{({ game }) => <Shell><BoardPage id={game} /></Shell>}</Route>
      <Route path="/guide/:game">{({ game }) => <Shell><GuidePage key={game} id={game} /></Shell>}</Route>
      <Route path={LOBBY}><Shell><LobbyPage /></Shell></Route>
      <Route path={MY_TABLES}><Shell><MyTablesPage /></Shell></Route>
      <Route path={SETTINGS}><Shell><SettingsPage /></Shell></Route>
      <Route path={PRIVACY}><Shell><PrivacyPage /></Shell></Route>
      <Route path={ADMIN}><Shell><AdminPage /></Shell></Route>
      <Route path={DELETED}><Shell><DeletedPage /></Shell></Route>
      <Route path="/take"><Shell><AdoptGuestPage token={hash} /></Shell></Route>
      <Route><Shell><NotFoundPage /></Shell></Route>
    </Switch>
  );
}

export function App() {
  useFocusOnNavigation();
  if (textLanguage.value === null) return null;
  return (
    <div lang={textLanguage.value} class="sb-app">
      <Router base={BASE_PATH}><Routes /></Router>
      <Effects />
      <PersonDialog />
      <Toasts />
    </div>
  );
}
