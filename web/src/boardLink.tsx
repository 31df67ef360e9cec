/** A link to the page that says which parts of a game's board are a reconstruction; nothing if the game has no such page. */

import { Link } from 'wouter-preact';
import { useGame } from './games';
import { boardPath } from './navigation';
import { t } from './texts';

export function BoardLink({ game }: { game: string }) {
  const found = useGame(game);
  if (!found?.board.rebuilt) return null;
  return <Link class="sb-board-link" href={boardPath(game)}>{t('board-about')}<span class="sb-visually-hidden"> {found.title}</span></Link>;
}
