"""Positions of UNO Power Grab in one readable line, with cards by their short codes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from snowbound.games import find
from snowbound.games.uno_power_grab import actions as act
from snowbound.games.uno_power_grab.state import (
    CODE,
    COLOUR_OF,
    KINDS,
    NO_COLOUR,
    POOL,
    SUIT,
    TOWERS,
    WILD,
    Phase,
)
from snowbound.testing.driver import Driver
from tests.games.named_position import NamedPosition

UNO = find("uno_power_grab")
PRINTED: Any = UNO.record.view(UNO.new_states(2), 0)
"""A position, for the numbers of the printed board."""

COPIES: Any = PRINTED.copies.astype(int)
KIND = {code: kind for kind, code in enumerate(CODE)}
COLOURS = ("red", "blue", "green", "yellow")
TOWER = {"U": 0, "N": 1, "O": 2, "!": 3}
NAMES = (
    {
        "DRAW": act.DRAW,
        "PASS": act.PASS,
        "CALL": act.CALL,
        "SILENT": act.SILENT,
        "CATCH": act.CATCH,
        "LET_GO": act.LET_GO,
        "CHALLENGE": act.CHALLENGE,
        "ACCEPT": act.ACCEPT,
        "DECLINE": act.DECLINE,
    }
    | {f"={colour}": act.COLOUR + i for i, colour in enumerate(COLOURS)}
    | {f"tower {label}": act.TOWER + i for label, i in TOWER.items()}
    | {code: act.CARD + kind for code, kind in KIND.items()}
)
ACTION = {number: name for name, number in NAMES.items()}


class Table(NamedPosition):
    """A position of UNO in words: `table.play(0, "b+2")`, `table.hand(1) == "r1 r2"`."""

    numbers = NAMES

    def draw(self, cards: str) -> Table:
        """Make chance give these cards next."""
        self.position.chance(*(KIND[code] for code in cards.split()))
        return self

    def options(self, seat: int) -> str:
        """The legal actions of a seat, by name."""
        return " ".join(self.legal_names(seat))

    def hand(self, seat: int) -> str:
        """The cards of a hand, in the order of their kinds."""
        return codes(self.position.hands[seat])

    def set(self, **fields: int) -> Table:
        """Change fields of the position."""
        for name, value in fields.items():
            setattr(self.position.s, name, value)
        return self

    def seen_by(self, seat: int) -> Table:
        """The position as a seat, or a SPECTATOR, may know it."""
        return Table(self.position.view(seat))

    def remembered(self, viewer: int) -> str:
        """The cards of a shown hand that this viewer remembers."""
        return codes(self.position.shown[viewer])

    @property
    def bytes(self) -> bytes:
        """The position as bytes."""
        return self.position.bytes

    @property
    def chances(self) -> dict[str, int]:
        """The cards that chance can give, and their weights."""
        return {CODE[kind]: weight for kind, weight in self.position.outcomes().items()}

    @property
    def beneath(self) -> str:
        """The discards beneath the top card."""
        return codes(self.position.buried)

    @property
    def in_pile(self) -> str:
        """The cards of the draw pile."""
        return codes(self.position.pile)

    @property
    def top_card(self) -> str:
        """The card on top of the discard pile, and the colour in force."""
        return f"{CODE[self.position.top]} {(*COLOURS, 'no colour')[self.position.colour]}"

    @property
    def now(self) -> tuple[Phase, int]:
        """The phase, and whose turn it is."""
        return self.phase, int(self.position.turn)

    @property
    def phase(self) -> Phase:
        """The phase."""
        return Phase(self.position.s.phase)  # type: ignore[attr-defined]

    @property
    def towers(self) -> list[int]:
        """Who holds U, N, O, !."""
        return self.position.tower.tolist()  # type: ignore[no-any-return]

    @property
    def points(self) -> list[int]:
        """The scores."""
        return self.position.result()[0]

    @property
    def places(self) -> list[int]:
        """The places: 1 for the winner; 0 while there is no result."""
        return self.position.result()[1]


def codes(counts: Any) -> str:
    """Counts per kind, as codes."""
    return " ".join(CODE[kind] for kind in range(KINDS) for _ in range(counts[kind]))


def all_but(*named: str) -> str:
    """All cards of the deck except these."""
    rest = COPIES.copy()
    for code in " ".join(named).split():
        rest[KIND[code]] -= 1
    assert (rest >= 0).all(), "there are not that many of a card"
    return codes(rest)


class Uno:
    """Sets up tables in the middle of a round."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def table(
        self,
        *hands: str,
        top: str,
        colour: str | None = None,
        towers: Sequence[int | None] = (None, None, None, None),
        pile: str | None = None,
        scores: Sequence[int] = (),
        turn: int = 0,
        direction: int = 1,
        **options: object,
    ) -> Table:
        """Set up these hands and this top card. The draw pile holds exactly `pile`.

        All other cards are beneath the top card. Without `pile`, they are in the draw pile instead.
        """
        position = self.driver.position(len(hands), options)
        s: Any = position.s
        rest = Counter(dict(enumerate(COPIES.tolist())))
        rest[KIND[top]] -= 1
        for seat, hand in enumerate(hands):
            for code in hand.split():
                give(s, seat, KIND[code])
                rest[KIND[code]] -= 1
        in_pile = Counter(KIND[code] for code in pile.split()) if pile is not None else +rest
        s.pile[:], s.pile_suit[:], s.pile_size = 0, 0, in_pile.total()
        for kind, copies in in_pile.items():
            s.pile[kind] += copies
            s.pile_suit[COLOUR_OF[kind]] += copies
        for kind in range(KINDS):
            s.buried[kind] = rest[kind] - in_pile[kind]
        s.buried_size = int(s.buried.sum())
        s.top = KIND[top]
        s.colour = COLOURS.index(colour) if colour else COLOUR_OF[s.top]
        assert s.colour != NO_COLOUR, "a wild card on top needs a colour"
        s.tower[:] = [POOL if holder is None else holder for holder in towers]
        s.scores[: len(scores)] = scores
        s.phase, s.turn, s.turn_number, s.round_number = Phase.TURN, turn, 1, 1
        s.dealer, s.direction = len(hands) - 1, direction
        assert len(towers) == TOWERS
        position.run.check(position.states, 0)
        return Table(position)

    def turned_up(self, players: int, first: str, dealer: int = 0, **options: object) -> Table:
        """Start a round in which this card is turned up next."""
        table = Table(self.driver.start(players, **options))
        table.position.chance(dealer)
        spare = [code for code in all_but().split() if code not in (first, "WT", "W4")]
        return table.draw(" ".join(spare[: 7 * players]))

    def dealt(self, *hands: str, dealer: int = 0, **options: object) -> Table:
        """Start a round with these hands of seven cards. The first card is not yet turned up."""
        table = Table(self.driver.start(len(hands), **options))
        table.position.chance(dealer)
        order = [(dealer + 1 + i) % len(hands) for i in range(len(hands))]
        return table.draw(" ".join(hands[seat].split()[card] for card in range(7) for seat in order))


def give(s: Any, seat: int, kind: int) -> None:
    """Put a card into a hand."""
    s.hands[seat, kind] += 1
    s.hand_size[seat] += 1
    if kind < WILD:
        s.suits[seat, COLOUR_OF[kind]] |= 1 << kind % SUIT
