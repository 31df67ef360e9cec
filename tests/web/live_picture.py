"""Compares the picture in a page with what it should be, after every event of a game.

A script in the page follows the messages of the server and applies every change to a picture of its own. After each
change of the page, the sprites on the board have to be those of one of the pictures since the last match, in drawing
order, and none of them may be hidden by an animation that has ended. `check` also compares the latest picture with a
new one from the server.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

# Animations are played in full, but as fast as the browser can.
ANIMATED = """
localStorage.setItem('snowbound.settings', JSON.stringify({ motion: 'full', speed: 'fast', sound: false }));
const slowly = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  return slowly.call(this, frames, { ...options, duration: options.duration / 25 });
};
"""

WATCH = r"""
window.live = (() => {
  const problems = [];
  let pictures = [];        // since the last one that the board has shown
  let matched = 0, latest = 0, shape = '', was = new Map();

  const byId = sprites => new Map(sprites.map(sprite => [sprite.id, sprite]));
  const newest = () => pictures.at(-1) ?? was;
  const looksSame = (a, b) => a.size === b.size && [...a].every(([id, sprite]) =>
    b.has(id) && drawn(sprite).join('|') === drawn(b.get(id)).join('|')) && inOrder(a).join() === inOrder(b).join();
  const expect = next => {
    if (!looksSame(next, newest())) pictures.push(next);
    else matched += 1;      // an event that changes nothing to see, such as a label
  };
  const routeTargets = new Set();  // shown while somebody points at the start of a route
  const receive = news => {
    for (const route of news.view?.offers?.routes ?? []) for (const { id } of route.targets ?? []) routeTargets.add(id);
    if (news.type !== 'news' || !(news.seat >= 0) || news.number < latest) return;
    latest = news.number;
    for (const told of news.told ?? []) if (told.scene) {
      const next = new Map(newest());
      for (const id of told.scene.gone ?? []) next.delete(id);
      for (const sprite of told.scene.sprites ?? []) next.set(sprite.id, sprite);
      expect(next);
    }
    if (news.scene) {
      shape = news.scene.height > news.scene.width ? 'tall' : 'wide';
      expect(byId(news.scene.sprites));
    }
  };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...settings) {
      super(...settings);
      this.addEventListener('message', event => receive(JSON.parse(event.data)));
    }
  };

  const transform = ({ path, x = 0, y = 0, turn, scale = 1 }) => path ? '' :
    `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale !== 1 ? ` scale(${scale})` : ''}`;
  const drawn = sprite =>
    [transform(sprite), sprite.art ?? '', sprite.text ?? '', sprite.path ?? '', sprite.look ?? ''];
  const inOrder = picture => [...picture.values()]
    .sort((a, b) => (a.layer ?? 0) - (b.layer ?? 0) || (a.id < b.id ? -1 : 1)).map(sprite => sprite.id);
  const shown = element => {
    const face = [...element.children].filter(child => child.classList.contains('sprite')).at(-1);
    const part = name => face?.querySelector(`:scope > ${name}`);
    return [element.getAttribute('transform') ?? '', part('use')?.getAttribute('href').slice(1) ?? '',
      part('text')?.textContent ?? '', part('path')?.getAttribute('d') ?? '', face?.getAttribute('class') ?? ''];
  };
  const stuckOn = board => new Set(board.getAnimations({ subtree: true })
    .filter(animation => !(animation instanceof CSSAnimation) && animation.playState === 'finished')
    .map(animation => animation.effect.target.closest('g[data-id]')));

  // Returns how the board differs from a picture; `leaving` are sprites that may still be there.
  const differences = (board, picture, leaving) => {
    const elements = new Map([...board.querySelectorAll('g[data-id]')].map(element => [element.dataset.id, element]));
    const stuck = stuckOn(board);
    const found = [];
    for (const [id, sprite] of picture) {
      const element = elements.get(id);
      if (!element) { found.push(`${id} is missing`); continue; }
      const [wanted, here] = [drawn(sprite), shown(element)];
      const isSame = wanted.every((value, n) => n < 4 ? value === here[n]
        : value.split(' ').filter(Boolean).every(look => here[n].split(' ').includes(look)));
      if (!isSame) found.push(`${id} is ${here.join('|')}, not ${wanted.join('|')}`);
      if (stuck.has(element)) found.push(`${id} is held by an animation that has ended`);
    }
    for (const [id, element] of elements) {
      const isTarget = 'offer' in element.dataset || routeTargets.has(id);
      if (!picture.has(id) && !leaving.has(id) && !isTarget) found.push(`${id} is still there`);
    }
    const order = [...elements.keys()].filter(id => picture.has(id));
    if (!found.length && order.join() !== inOrder(picture).join()) found.push('the order of drawing is wrong');
    return found;
  };

  const look = () => {
    const board = document.querySelector('.sb-board svg.scene');
    if (!board || !(pictures.length || was.size)) return;
    let closest = null;
    for (const [n, picture] of [was, ...pictures].entries()) {
      const before = n ? [was, ...pictures][n - 1] : new Map([...was, ...leaving]);
      const found = differences(board, picture, before);
      if (!found.length) {
        if (n) {
          leaving = [was, ...pictures][n - 1];
          was = picture;
          pictures = pictures.slice(n);
          matched += n;
        }
        return;
      }
      if (!closest || found.length <= closest.length) closest = found;
    }
    problems.push(closest.slice(0, 4).join('; '));
  };
  let leaving = new Map();
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true,
    attributeFilter: ['transform', 'href', 'd', 'class', 'data-id', 'data-offer'],
  });

  // Waits until the board shows the newest picture, and compares that with a new one from the server.
  const check = async () => {
    const id = location.pathname.split('/').at(-1);
    let wrong = [];
    for (let tries = 0; tries < 200; tries += 1) {
      const answer = await fetch(`/api/tables/${id}?seat=0&scenes=${shape}&texts=off`);
      const fresh = await answer.json();
      const board = document.querySelector('.sb-board svg.scene');
      if (fresh.number === latest && board) {
        const own = differences(board, newest(), new Map());
        wrong = own.length ? own : differences(board, byId(fresh.scene.sprites), new Map());
        if (!wrong.length) {
          matched += pictures.length;     // the last one may look like the one before, with what can be clicked now
          [was, pictures] = [newest(), []];
          return { problems, matched, sprites: was.size };
        }
      }
      await new Promise(done => setTimeout(done, 20));
    }
    return { problems: [...problems, `after event ${latest}: ${wrong.slice(0, 4).join('; ')}`] };
  };
  return { check };
})();
"""


class LivePicture:
    """Watches the board in a page from its next load on."""

    def __init__(self, page: Page, *, animated: bool) -> None:
        self.page = page
        self.events = 0
        """How many changes of the picture the board has shown and the watch has compared."""
        page.add_init_script((ANIMATED if animated else "") + WATCH)

    def check(self) -> None:
        """The board has shown every picture since the page was loaded, and shows the one that the server draws now."""
        if not re.search(r"/t/[^/]+$", self.page.url):
            return
        found: dict[str, Any] = self.page.evaluate("live.check()")
        assert not found["problems"], f"the picture is wrong: {found['problems'][:5]}"
        assert found["sprites"] > 10
        self.events = found["matched"]
