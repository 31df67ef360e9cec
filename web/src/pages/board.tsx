/** How true a game's board is: what is as printed, what is our reconstruction, and how owners can enter theirs. */

import { useEffect } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { useGame } from '../games';
import { GameCover } from '../home/gameWindow';
import { HOME } from '../navigation';
import { t } from '../texts';

export function BoardPage({ id }: { id: string }) {
  const game = useGame(id);
  useEffect(() => {
    document.title = `${t('board-about')} – Snowbound`;
  }, []);
  const file = `boards/${id}.toml`;
  return (
    <main class="sb-page sb-board-page" tabIndex={-1}>
      <div class="sb-board-head">
        {game && <span class="sb-thumb"><GameCover game={game} /></span>}
        <h1>{game ? t('board-title', { title: game.title }) : t('board-about')}</h1>
      </div>
      {game?.board.owned && <p class="sb-card sb-board-owned">{t('board-owned')}</p>}
      {game?.board.rebuilt && (
        <>
          <p>{t('board-why')}</p>
          <section class="sb-card" aria-labelledby="sb-printed"><h2 id="sb-printed">{t('board-printed')}</h2><p>{game.board.printed}</p></section>
          <section class="sb-card sb-board-rebuilt" aria-labelledby="sb-rebuilt">
            <h2 id="sb-rebuilt">{t('board-rebuilt')}</h2>
            <p>{game.board.rebuilt}</p>
            <p class="sb-note">{t('board-rebuilt-note')}</p>
          </section>
        </>
      )}
      {game && (
        <section class="sb-card" aria-labelledby="sb-own">
          <h2 id="sb-own">{t('board-own')}</h2>
          <p>{t('board-own-note')}</p>
          <ol class="sb-steps">
            <li>{t('board-copy')}<code>snowbound board {id} --copy {file}</code></li>
            <li>{t('board-edit')}</li>
            <li>{t('board-check')}<code>snowbound board {id} {file}</code></li>
            <li>{t('board-use')}<code>SNOWBOUND_BOARDS=boards snowbound serve</code></li>
          </ol>
          <p class="sb-note">{t('board-use-note')}</p>
        </section>
      )}
      <Link class="sb-button" href={HOME}>{t('home')}</Link>
    </main>
  );
}
