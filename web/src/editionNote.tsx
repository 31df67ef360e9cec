/** A note at games that are played by an earlier edition of the rules. */

import { useGame } from './games';
import { t } from './texts';

export function EditionNote({ game, edition }: { game: string; edition: number }) {
  const current = useGame(game)?.rules ?? edition;
  return edition === current ? null : <p class="sb-note sb-edition">{t('edition', { edition })}</p>;
}
