/** Arrow keys on the board: the focus goes to the nearest offer in that direction. */

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

function middle(element: Element): readonly [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Move the focus for an arrow key; the id of the offer that has it now. */
export function nearest(board: HTMLElement | null, event: KeyboardEvent): string | null {
  const way = WAYS[event.key];
  const from = event.target instanceof SVGElement ? event.target.closest<SVGGElement>('[data-offer]') : null;
  if (!board || !way || !from) return null;
  event.preventDefault();
  const [x, y] = middle(from);
  let best: SVGGElement | null = null;
  let least = Infinity;
  for (const other of board.querySelectorAll<SVGGElement>('[data-offer]')) {
    const [dx, dy] = [middle(other)[0] - x, middle(other)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    if (other === from || ahead <= 1) continue;
    const cost = ahead + 2.5 * Math.abs(dx * way[1] + dy * way[0]);
    if (cost < least) [best, least] = [other, cost];
  }
  best?.focus();
  return best?.dataset.offer ?? null;
}
