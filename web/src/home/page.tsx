/** The home page: the games are the windows of a house in the snow. */

import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { GameInfo } from '../api';
import { useGames } from '../games';
import { guest, loadGuest } from '../guest';
import { NameForm } from '../nameForm';
import { PRIVACY } from '../navigation';
import { t } from '../texts';
import { GameWindow } from './gameWindow';
import { Chimney, Ground, Roof, Sky } from './house';
import { NewTableDialog } from './newTableDialog';
import { useOwnTables } from './ownTables';

export function HomePage() {
  const games = useGames();
  const tables = useOwnTables();
  const [chosen, setChosen] = useState<GameInfo | null>(null);
  useEffect(() => {
    document.title = 'Snowbound';
    void loadGuest().catch(() => {});
  }, []);
  return (
    <main class="sb-home-page" tabIndex={-1}>
      <Sky />
      <div class="sb-greeting">
        <h1>{t('home-title')}</h1>
        {guest.value && (guest.value.guest ? <p>{t('hello', { name: guest.value.name })}</p> : <NameForm />)}
      </div>
      <div class="sb-house">
        <Chimney />
        <Roof />
        <div class="sb-walls">
          {games.map((game) => <GameWindow key={game.game} game={game} tables={tables} onMore={() => setChosen(game)} />)}
        </div>
      </div>
      <Ground />
      <footer class="sb-foot"><Link href={PRIVACY}>{t('privacy')}</Link></footer>
      {chosen && <NewTableDialog game={chosen} onClose={() => setChosen(null)} />}
    </main>
  );
}
