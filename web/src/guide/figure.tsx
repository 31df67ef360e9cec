/** An example in a guide: a position of the game, with marks and arrows. */

import { useEffect } from 'preact/hooks';
import type { Figure } from '../api';
import { loadArt } from '../art';
import { inDrawingOrder, type Point } from '../picture/scene';
import { SpriteView } from '../picture/sprite';
import { unbrokenHtml } from '../unbroken';
import { useFigures } from './guides';

/** Units between an arrow and the middles of what it connects. */
const GAP = 16;
const HEAD = 11;

/** Return an arrow from one point to another as a path. Its head is at the second point. */
export function arrowPath([x1, y1]: Point, [x2, y2]: Point): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length <= 2 * GAP) return '';
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const at = (along: number, aside: number): string =>
    `${(x1 + dx * along - dy * aside).toFixed(1)} ${(y1 + dy * along + dx * aside).toFixed(1)}`;
  const tip = length - GAP;
  return `M${at(GAP, 0)}L${at(tip, 0)}M${at(tip - HEAD, HEAD)}L${at(tip, 0)}L${at(tip - HEAD, -HEAD)}`;
}

function Drawing({ figure }: { figure: Figure }) {
  const { scene, box, marks = [], arrows = [] } = figure;
  return (
    <svg class="scene sb-figure" viewBox={box.join(' ')} style={`--shape: ${(box[2] / box[3]).toFixed(3)}`} aria-hidden="true">
      {inDrawingOrder(scene.sprites).map((sprite) => (
        <SpriteView key={sprite.id} sprite={{ ...sprite, label: '' }} colours={scene.colours ?? []} extra={marks.includes(sprite.id) ? 'glows' : ''} />
      ))}
      {arrows.map(([from, to], n) => <path key={n} class="sb-figure-arrow" d={arrowPath(from, to)} />)}
    </svg>
  );
}

export function GuideFigure({ game, name, caption }: { game: string; name: string; caption: string }) {
  const figure = useFigures(game)?.[name];
  useEffect(() => {
    void loadArt('common');
    void loadArt(game);
  }, [game]);
  return (
    <figure class="sb-guide-figure">
      {figure ? <Drawing figure={figure} /> : <span class="sb-figure-wait" />}
      <figcaption dangerouslySetInnerHTML={{ __html: unbrokenHtml(caption) }} />
    </figure>
  );
}
