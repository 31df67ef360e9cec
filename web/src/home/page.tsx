/** Home: the games as windows of one house in the snow. */

import { useEffect, useState } from 'preact/hooks';
import { useCell } from '../cell';
import { useGames } from '../games';
import { me, meet } from '../guest';
import { NameForm } from '../name';
import { t } from '../texts';
import type { GameInfo } from '../wire';
import { Chimney, Ground, Roof, Sky } from './house';
import { Options } from './options';
import { Window } from './window';

export function HomePage() {
  const games = useGames();
  const guest = useCell(me);
  const [chosen, setChosen] = useState<GameInfo | null>(null);
  useEffect(() => {
    document.title = 'Snowbound';
    void meet().catch(() => {});
  }, []);
  return (
    <main class="sb-night" tabIndex={-1}>
      <Sky />
      <div class="sb-greeting">
        <h1>{t('home-title')}</h1>
        {guest && (guest.guest ? <p>{t('hello', { name: guest.name })}</p> : <NameForm />)}
      </div>
      <div class="sb-house">
        <Chimney />
        <Roof />
        <div class="sb-walls">
          {games.map((game) => <Window key={game.game} game={game} onMore={() => setChosen(game)} />)}
        </div>
      </div>
      <Ground />
      {chosen && <Options game={chosen} onClose={() => setChosen(null)} />}
    </main>
  );
}
