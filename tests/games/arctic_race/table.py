"""Tables of Arctic Race in one readable line.

Seats are the colours red, yellow, blue, green, purple, orange, by their first letter; `r5` is red's
racer 5 and `r5:17` says where it is. Tiles have their ids, `~` is open water.
"""

from __future__ import annotations

from typing import Any

from snowbound.games.arctic_race import actions as act
from snowbound.games.arctic_race.state import (
    CARDS,
    GOAL,
    NO_CARD,
    NO_TILE,
    RACERS,
    SLOTS,
    TILE,
    TILES,
    WITH_OWNER,
    Phase,
)
from snowbound.testing.driver import Driver, Position

SEATS = "rybgpo"
QUIET = "F01 F02 F03 F12 F13"
"""Five tiles without effects, except for pick-ups on 25 and 31."""

NAMES = (
    {f"C{n + 1}": act.CARD + n for n in range(CARDS)}
    | {f"move {n + 1}": act.MOVE + n for n in range(RACERS)}
    | {"second": act.SECOND}
    | {f"give {letter}": act.GIVE + seat for seat, letter in enumerate(SEATS)}
    | {f"circle {n + 1}": act.CIRCLE + n for n in range(RACERS)}
)
ACTION = {number: name for name, number in NAMES.items()}


class Table:
    """A position in words: `table.do("move 5")`, `table.where("r5") == 22`."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.s: Any = position.s

    def __getattr__(self, name: str) -> Any:
        return getattr(self.position, name)

    def copy(self) -> Table:
        """The same table, independent of this one."""
        return Table(self.position.copy())

    def choose(self, cards: str) -> Table:
        """All players choose, red first."""
        for seat, card in enumerate(cards.split()):
            self.position.play(seat, NAMES[card])
        return self

    def do(self, *actions: str) -> Table:
        """Let the player in turn do this."""
        for action in actions:
            self.position.play(self.seat, NAMES[action])
        return self

    def roll(self, face: str) -> Table:
        """Set what the die shows next."""
        assert self.phase == Phase.ROLL
        self.position.chance(RACERS if face == "circle" else int(face) - 1)
        return self

    def draw(self, *tiles: str) -> Table:
        """Set which tile is drawn next."""
        self.position.chance(*(TILE.index(tile) for tile in tiles))
        return self

    @property
    def seat(self) -> int:
        """The only seat that may act."""
        (seat,) = self.position.actors
        return seat

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return SEATS[self.s.turn]

    @property
    def token(self) -> str:
        """Who holds the start token."""
        return SEATS[self.s.holder]

    @property
    def phase(self) -> Phase:
        """The current phase."""
        return Phase(self.s.phase)

    @property
    def options(self) -> list[str]:
        """What the player in turn may do."""
        return self.options_of(self.seat)

    def options_of(self, seat: int) -> list[str]:
        """What a seat may do."""
        return [ACTION[action] for action in self.position.legal(seat)]

    def why_not(self, action: str, seat: int | None = None) -> str | None:
        """The rule that forbids an action."""
        return self.position.explain(self.seat if seat is None else seat, NAMES[action])

    def where(self, racer: str) -> int | str:
        """A racer's position, `owner` or `home`."""
        here = int(self.position.field[index(racer)])
        return {WITH_OWNER: "owner", GOAL: "home"}.get(here, here)

    def place(self, racer: str) -> int:
        """A racer's place in its race, 0 if it is not home."""
        return int(self.s.place[index(racer)])

    @property
    def racers(self) -> dict[str, int | str]:
        """All racers that are not with their owner."""
        everyone = [f"{SEATS[seat]}{n + 1}" for seat in range(self.position.players) for n in range(RACERS)]
        return {racer: self.where(racer) for racer in everyone if self.where(racer) != "owner"}

    @property
    def river(self) -> str:
        """The tiles in the river."""
        tiles = self.s.river.tolist()
        return " ".join("~" if tile == NO_TILE else TILE[tile] for tile in tiles)

    def hand(self, seat: int) -> str:
        """The cards in a hand, by number; a face-down one counts until it is revealed."""
        held = int(self.s.hand[seat])
        return "".join(str(n + 1) for n in range(CARDS) if held >> n & 1)

    def pile(self, seat: int) -> str:
        """The revealed cards of a player, the last one on top."""
        pile = self.s.pile[seat].tolist()
        return "".join(str(n + 1) for n in pile if n != NO_CARD)


def index(racer: str) -> tuple[int, int]:
    """Seat and racer of `r5`."""
    return SEATS.index(racer[0]), int(racer[1:]) - 1


class Race:
    """Sets up tables at the beginning of a round."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def table(
        self,
        at: str = "",
        *,
        players: int = 2,
        home: str = "",
        river: str = QUIET,
        stack: int | None = None,
        coming: str = "",
        token: str = "r",
        piles: dict[str, str] | None = None,
        **options: object,
    ) -> Table:
        """Racers `at` positions or `home` in this order; `coming` tiles are among the unseen ones.

        `stack` tiles are left in the stack, `piles` gives the cards on the table: {"r": "23"}.
        """
        position = self.driver.position(players, {"first_player": SEATS.index(token), **options})
        s: Any = position.s
        for entry in at.split():
            racer, here = entry.split(":")
            s.field[index(racer)] = int(here)
            s.occupied |= 1 << int(here)
        for racer in home.split():
            seat, number = index(racer)
            s.finished[number] += 1
            s.place[seat, number] = s.finished[number]
            s.field[seat, number] = GOAL
            s.home[seat] |= 1 << number
        for seat, cards in ((SEATS.index(letter), cards) for letter, cards in (piles or {}).items()):
            for height, card in enumerate(cards):
                s.pile[seat, height] = int(card) - 1
                s.hand[seat] &= ~(1 << int(card) - 1)
        lay_floes(s, river, stack, coming)
        s.phase, s.round_number, s.opener = Phase.CHOOSE, 1, s.holder
        position.run.check(position.states, 0)
        return Table(position)

    def turn(self, card: str, at: str = "", *, others: str = "C1", **more: Any) -> Table:
        """Red holds the start token and has just revealed this card; the others have chosen `others`."""
        table = self.table(at, **more)
        return table.choose(" ".join([card] + [others] * (table.position.players - 1)))


def lay_floes(s: Any, river: str, stack: int | None, coming: str) -> None:
    """Lay the river; of the other tiles as many are unseen as the stack and the tiles taken out need."""
    tiles = [NO_TILE if tile == "~" else TILE.index(tile) for tile in river.split()]
    assert len(tiles) == SLOTS
    s.river[:] = tiles
    s.stack = s.stack if stack is None else stack
    wanted = [TILE.index(tile) for tile in coming.split()]
    rest = [tile for tile in range(TILES) if tile not in tiles and tile not in wanted]
    unseen = (wanted + rest)[: s.stack + int(s.removed[s.players])]
    s.unseen = sum(1 << tile for tile in unseen)
