/** The home page: the games are the windows of a house in the snow. */

import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { api, type GameInfo } from '../api';
import { useGames } from '../games';
import { guest, loadGuest } from '../guest';
import { NameForm } from '../nameForm';
import { PRIVACY } from '../navigation';
import { t } from '../texts';
import type { TableInfo } from '../wire';
import { GameWindow } from './gameWindow';
import { Chimney, Ground, Roof, Sky } from './house';
import { NewTableDialog } from './newTableDialog';

/** Return the visitor's own tables, or null until they are known. */
function useOwnTables(): readonly TableInfo[] | null {
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null);
  const id = guest.value?.guest;
  useEffect(() => { // runs again when this device becomes another guest
    if (id === undefined) return undefined;
    let isCurrent = true;
    const known = id ? api.ownTables() : Promise.resolve([]);
    void known.catch(() => []).then((found) => isCurrent && setTables(found));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return tables;
}

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
