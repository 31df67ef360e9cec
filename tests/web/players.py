"""Random players in a browser: by mouse, by touch, by keyboard only, and by the accessibility tree only."""

from __future__ import annotations

import json
import random
import re
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, TimeoutError

from tests.web.conftest import Visit
from tests.web.live_picture import LivePicture

BUILD = Path(__file__).parents[2] / "build"
SCREENS = BUILD / "screens"
OVER = re.compile("^The game is over")
BUTTON = re.compile(r"""- ('?)button ("(?:[^"\\]|\\.)*")""")  # a line with a colon is quoted, with doubled quotes
FAST = "localStorage.setItem('snowbound.settings', JSON.stringify({ motion: 'less', speed: 'instant', sound: false }));"

# Counts the moves sent, to notice a click that does nothing.
COUNT = """
window.moves = 0;
const plain = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (JSON.parse(text).type === 'move') window.moves += 1;
  return plain.call(this, text);
};
"""

# Waits until the move has been sent and there are choices again, or a menu or a list of routes has opened or closed, or
# the game is over.
LOOK = """
({ moves, routes }) => new Promise(done => {
  const look = () => {
    if (document.querySelector('.sb-result')) return { over: true };
    const error = document.querySelector('.sb-toast-error');
    if (error) return { wrong: error.innerText };
    const menu = document.querySelectorAll('.sb-menu [role=menuitem]').length;
    const open = document.querySelector('[data-routes]') !== null;
    if (window.moves < moves && !menu && open === routes) return null;
    const choices = document.querySelectorAll('[data-my-turn=yes] .sb-choice[aria-disabled=false]').length;
    const offers = [...document.querySelectorAll('[data-offer]')].map(offer => offer.dataset.offer);
    return choices ? { over: false, moves: window.moves, menu, routes: open, choices, offers } : null;
  };
  const finish = found => { watch.disconnect(); clearTimeout(timer); done(found); };
  const watch = new MutationObserver(() => { const found = look(); if (found) finish(found); });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  const timer = setTimeout(() => finish({ wrong: 'nothing happens: ' + document.body.innerText }), 90000);
  const found = look();
  if (found) finish(found);
})
"""

# Tells whether a click has had an effect.
DONE = """
({ moves, routes }) => window.moves > moves || document.querySelector('.sb-menu, .sb-confirm') !== null
  || (document.querySelector('[data-routes]') !== null) !== routes
"""

# Returns a point at which a pointer hits the element, after it has stopped moving; null if too little of it is visible.
POINT = """
async (element, margin) => {
  const place = () => JSON.stringify(element.getBoundingClientRect());
  element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
  for (let before = ''; before !== place();) {
    before = place();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.03, 0.97];
  for (const down of parts) for (const across of parts) {
    const point = [x + width * across, y + height * down];
    const isHere = (right, below) => element.contains(document.elementFromPoint(point[0] + right, point[1] + below));
    if ([-margin, 0, margin].every(right => [-margin, 0, margin].every(below => isHere(right, below)))) return point;
  }
  return null;
}
"""


class Table(NamedTuple):
    """A game that is short enough for a test."""

    game: str
    title: str
    seats: tuple[str, ...]
    options: dict[str, Any]
    last_resort: str = ""  # a sprite that pointers choose only if nothing else is on offer, so that the game ends soon


class Player(ABC):
    """Plays a whole game at random; subclasses say how."""

    screenshots = ""  # the suffix of its screenshots; empty: it takes none
    animated = False  # whether it watches the animations; they are played fast

    def __init__(self, visit: Visit, seed: int) -> None:
        self.visit = visit
        self.page: Page = visit.page
        self.random = random.Random(seed)
        self.page.add_init_script(FAST + COUNT)
        self.live = LivePicture(self.page, animated=self.animated)

    def sit_down(self, table: Table) -> None:
        """Create a table and open its page."""
        self.table = table
        self.visit.table(table.game, *table.seats, contributes=True, **table.options)

    def play(self, most: int = 600) -> int:
        """Play to the end and return the number of moves."""
        middle, last_screenshot, last = b"", 1, {"moves": 0, "routes": False}
        while (seen := self.look(last)) is not None:
            moves = int(seen["moves"])
            assert moves < most, f"the game is not over after {moves} moves"
            self.live.check()
            if moves == 0:
                self.save("opening", self.screenshot())
            if moves >= last_screenshot * 2:
                last_screenshot, middle = moves, self.screenshot()
            last = {"moves": moves + self.act(seen), "routes": seen["routes"]}
        moves = int(self.page.evaluate("window.moves"))
        self.live.check()
        assert self.live.events >= moves, "the board has shown every event"
        self.save("middle", middle)
        self.save("final", self.screenshot())
        return moves

    def look(self, last: dict[str, Any]) -> Any:
        """Wait until something was done since; return what can be done now, or None if the game is over."""
        seen = self.page.evaluate(LOOK, last)
        assert "wrong" not in seen, seen["wrong"]
        return None if seen["over"] else seen

    def after(self, seen: Any) -> Any:
        """Wait for the effect of what was just done and return what can be done then."""
        return self.page.evaluate(LOOK, {"moves": seen["moves"] + 1, "routes": seen["routes"]})

    @abstractmethod
    def act(self, seen: Any) -> int:
        """Choose something at random; return 1 if that is a move, else 0."""

    def screenshot(self) -> bytes:
        return self.page.screenshot() if self.screenshots else b""

    def save(self, when: str, screenshot: bytes) -> None:
        if screenshot:
            SCREENS.mkdir(parents=True, exist_ok=True)
            (SCREENS / f"{self.table.game}-{when}-{self.screenshots}.png").write_bytes(screenshot)


class MousePlayer(Player):
    """Clicks on the board, and in the list only if nothing on the board can be clicked."""

    screenshots = "desktop"
    animated = True
    margin = 1  # pixels around the point that must be visible as well
    misses = 0

    def act(self, seen: Any) -> int:
        offers = [offer for offer in seen["offers"] if offer != self.table.last_resort] or seen["offers"]
        if offers and self.point(f'[data-offer="{self.random.choice(offers)}"]', seen):
            self.confirm(seen)
            again = self.after(seen)
            if again.get("menu"):
                self.must_point(self.page.get_by_role("menuitem").nth(self.random.randrange(again["menu"])))
                self.confirm(seen)
        else:
            self.must_point(self.page.locator(".sb-choices button").nth(self.random.randrange(seen["choices"])))
            self.confirm(seen)
        return 1

    def confirm(self, seen: Any) -> None:
        """A mouse need not confirm anything."""

    def point(self, offer: str, seen: Any) -> bool:
        """Scroll to something, click on it and return whether that worked.

        It fails if too little of the sprite is visible, or if the browser moves a tap to a neighbour.
        """
        place = self.page.locator(offer)
        try:
            point = place.evaluate(POINT, self.margin, timeout=5000)
        except TimeoutError:
            assert place.count() == 0, f"{offer} cannot be measured"
            return False  # the picture has changed since the look, so it is no longer offered
        if not point:
            return False
        self.press(*point)
        try:
            self.page.wait_for_function(DONE, arg={"moves": seen["moves"], "routes": seen["routes"]}, timeout=5000)
        except TimeoutError:
            self.misses += 1
            assert self.misses < 3, f"clicks do nothing, the last one on {offer} at {point}"
            return False
        return True

    def must_point(self, place: Locator) -> None:
        """Click on something that nothing may cover."""
        point = place.evaluate(POINT, self.margin)
        assert point, f"{place} cannot be reached by a pointer"
        self.press(*point)

    def press(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class TouchPlayer(MousePlayer):
    """Taps instead of clicking."""

    screenshots = "phone"
    animated = False
    margin = 2

    def press(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def confirm(self, seen: Any) -> None:
        """Tap again if the move cannot be taken back."""
        self.page.wait_for_function(DONE, arg={"moves": seen["moves"], "routes": seen["routes"]})
        button = self.page.locator(".sb-confirm .sb-primary")
        if button.count():
            self.must_point(button)


class KeyboardPlayer(Player):
    """Uses Tab, arrows, Enter and digits."""

    HERE = (
        "document.activeElement?.matches('.sb-choice, [data-offer]') && "
        "document.activeElement.closest('.sb-choices, .sb-board')?.className || ''"
    )

    def act(self, seen: Any) -> int:
        way = self.random.randrange(3)
        if way == 0:
            self.key(str((self.random.randrange(min(10, seen["choices"])) + 1) % 10))
            return 1
        wanted = "sb-board" if way == 1 and seen["offers"] else "sb-choices"
        self.go_to(wanted)
        for _ in range(self.random.randrange(5)):
            self.key(self.random.choice(["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]))
        self.key("Enter")
        if wanted == "sb-board" and self.after(seen).get("menu"):
            for _ in range(self.random.randrange(3)):
                self.key("ArrowDown")
            self.key("Enter")
        return 1

    def go_to(self, part: str) -> None:
        """Press Tab until the focus is in this part of the page."""
        for _ in range(60):
            if part in self.page.evaluate(self.HERE):
                return
            self.key("Tab")
        raise AssertionError(f"Tab does not lead to {part}")

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)


class TreePlayer(Player):
    """Knows only roles and names, as a screen reader does."""

    misses = 0

    def sit_down(self, table: Table) -> None:
        super().sit_down(table)
        self.panel = self.page.get_by_role("region", name="Your move")
        self.board = self.page.get_by_role("group", name=f"{table.title} board")
        self.menu = self.page.get_by_role("menu")
        self.result = self.panel.get_by_role("heading", name=OVER)
        self.list = self.panel.get_by_role("list", name="Your choices")
        self.choices = self.list.get_by_role("button", disabled=False)

    def look(self, last: dict[str, Any]) -> Any:
        self.choices.or_(self.result).first.wait_for()
        moves = self.page.evaluate("window.moves")
        return None if self.result.count() else last | {"moves": moves, "names": self.names(self.list)}

    def act(self, seen: Any) -> int:
        places = self.names(self.board) if self.random.random() < 0.5 else []
        if not places:
            return self.activate(self.choices, seen["names"])
        done = self.activate(self.board.get_by_role("button"), places)
        if self.menu.count():
            self.menu.get_by_role("menuitem").nth(
                self.random.randrange(self.menu.get_by_role("menuitem").count())
            ).press("Enter")
        return done

    def names(self, part: Locator) -> list[str]:
        """Return the names of the buttons in a part of the page."""
        found = BUTTON.findall(part.aria_snapshot())
        return [json.loads(name.replace("''", "'") if quote else name) for quote, name in found]

    def activate(self, buttons: Locator, names: list[str]) -> int:
        """Press a random button; return 0 if it has disappeared, as alternatives do when the bot has chosen as well."""
        name = self.random.choice(names)
        assert name, "every button has a name"
        button = buttons.and_(self.page.get_by_role("button", name=name, exact=True)).first
        try:
            button.press("Enter", timeout=5000)
        except TimeoutError:
            assert button.count() == 0, f"{name} cannot be pressed"
            self.misses += 1
            assert self.misses < 20, "buttons disappear before they can be pressed"
            return 0
        return 1
