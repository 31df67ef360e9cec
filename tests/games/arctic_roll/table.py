"""Tables of Arctic Roll in one readable line: sheets as maps, actions by name."""

from __future__ import annotations

from collections import Counter
from typing import Any

from snowbound.games.arctic_roll import actions as act
from snowbound.games.arctic_roll import rules as untyped_rules
from snowbound.games.arctic_roll.geometry import (
    BONUS_HEX,
    BONUS_KIND,
    FACE_OF,
    FIRST_PLACEMENT,
    LABEL,
    ROWS,
)
from snowbound.games.arctic_roll.state import EMPTY, FACES, GLYPHS, HEXES, SIDES, Bonus, Phase
from snowbound.games.arctic_roll.state import Roll as Kind
from snowbound.testing.driver import Driver, Position
from tests.games.named_position import NamedPosition

rules: Any = untyped_rules
HEX = {label: hex_ for hex_, label in enumerate(LABEL)}
KINDS = {"igloo": Bonus.IGLOO, "new_dice": Bonus.NEW_DICE, "reroll": Bonus.REROLL}
NAMES = {"PASS": act.PASS, "REROLL": act.REROLL, "IGLOO": act.IGLOO, "BONUS_RELOCATE": act.BONUS_RELOCATE}
NAMES |= {f"TAKE {w + 1} {b + 1}": act.TAKE + FACES * w + b for w in range(FACES) for b in range(FACES)}
for _name, _first in {
    "TAKE_BONUS": act.TAKE_BONUS,
    "TAKE_FREE": act.TAKE_FREE,
    "RELOCATE": act.RELOCATE,
    "WASTE": act.WASTE,
    "arrow": act.DIRECTION,
}.items():
    NAMES |= {f"{_name} {i + 1}": _first + i for i in range(FACES)}
for _name, _first in {"MOVE": act.MOVE, "BONUS_MOVE": act.BONUS_MOVE}.items():
    NAMES |= {f"{_name} {f + 1} {d + 1}": _first + SIDES * f + d for f in range(FACES) for d in range(SIDES)}
for _name, _first in {"PLACE": act.PLACE, "BONUS_PLACE": act.BONUS_PLACE}.items():
    for _n, _face in enumerate(FACE_OF.tolist()):
        NAMES[f"{_name} {_face + 1} {_n - int(FIRST_PLACEMENT[_face])}"] = _first + _n
NAMES |= {label: act.HEX + hex_ for label, hex_ in HEX.items()}
ACTION = {number: name for name, number in NAMES.items()}

E1 = "E ...~...... / F ...W...~... / G ......~..."
"""The sheet of worked example E1."""
E2 = "E ...~hh.... / F ...WhOh~... / G ....hh~..."
"""The sheet of worked example E2 at its end."""


def contents(rows: str) -> list[int]:
    """The contents of a sheet from the rows of its map that are not empty: "E ...~hh.... / F …"."""
    sheet = [EMPTY] * HEXES
    for part in filter(None, (row.strip() for row in rows.replace("\n", "/").split("/"))):
        name, glyphs = part[0], part[1:].replace(" ", "")
        first, count = next((first, count) for label, first, count in ROWS if label == name)
        assert len(glyphs) == count, f"row {name} has {count} hexes, not {len(glyphs)}"
        sheet[first : first + count] = [GLYPHS.index(glyph) for glyph in glyphs]
    return sheet


def counts(dice: str) -> list[int]:
    """Dice by value as counts per face."""
    return [dice.count(str(face + 1)) for face in range(FACES)]


class Table(NamedPosition):
    """A position of Arctic Roll in words: `table.play(0, "PLACE 5 1")`, `table.at(0, "F6") == "O"`."""

    numbers = NAMES

    def dice_fall(self, values: str) -> Table:
        """Set the values of the next dice."""
        self.position.chance(*(int(value) - 1 for value in values.replace(" ", "")))
        return self

    def options(self, seat: int, start: str = "") -> str:
        """The legal actions of a seat by name, limited to those with this prefix."""
        return ", ".join(name for name in self.legal_names(seat) if name.startswith(start))

    def hexes(self, seat: int) -> set[str]:
        """The hexes that a seat may choose."""
        return {ACTION[action] for action in self.position.legal(seat) if act.HEX <= action < act.DIRECTION}

    def at(self, seat: int, label: str) -> str:
        """What a hex holds, as in the map."""
        return str(GLYPHS[self.position.sheet[seat, HEX[label]]])

    def drawn(self, seat: int, glyph: str) -> set[str]:
        """The hexes of a sheet that hold this."""
        return {LABEL[hex_] for hex_ in range(HEXES) if GLYPHS[self.position.sheet[seat, hex_]] == glyph}

    def pawn_on(self, seat: int) -> str:
        """The hex of a pawn."""
        return str(LABEL[self.position.pawn[seat]])

    def flow(self, seat: int) -> str:
        """The dice in front of a player."""
        return "".join(str(face + 1) * int(number) for face, number in enumerate(self.position.dice[seat]))

    def black(self) -> str:
        """The calamity pool."""
        return "".join(str(face + 1) * int(number) for face, number in enumerate(self.position.pool))

    def bonuses(self, seat: int) -> str:
        """The bonuses in stock."""
        return " ".join(name for name, kind in KINDS.items() for _ in range(self.position.stock[seat, kind]))

    @property
    def phase(self) -> Phase:
        """The current phase."""
        return Phase(self.position.s.phase)  # type: ignore[attr-defined]

    @property
    def points(self) -> list[int]:
        """The scores."""
        return self.position.result()[0]

    @property
    def places(self) -> list[int]:
        """The places, 0 before the end."""
        return self.position.result()[1]


class Roll:
    """Sets up tables in the middle of a game."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def table(
        self,
        *sheets: str,
        pawns: str = "",
        dice: str = "",
        draft: int = 1,
        pool: str = "",
        held: str = "",
        bonuses: dict[int, str] | None = None,
        start: int = 0,
        round_number: int = 1,
        **options: object,
    ) -> Position:
        """Sheets as maps; pawns, flows and calamity dice by seat, separated by spaces; `-` is none."""
        position = self.driver.position(len(sheets), options)
        s: Any = position.s
        s.roll, s.round_number, s.draft, s.start = Kind.NOTHING, round_number, draft, start
        s.pool[:] = counts(pool)
        for seat, rows in enumerate(sheets):
            s.sheet[seat] = contents(rows)
            s.pawn[seat] = HEX[(pawns.split() or ["F6"] * len(sheets))[seat]]
            s.dice[seat] = counts((dice.split() or ["1" * (7 - draft)] * len(sheets))[seat])
            value = (held.split() or ["1"] * len(sheets))[seat]
            s.held[seat] = 0 if value == "-" else int(value)
            s.counters[seat] = round_number - (value == "-")
            s.die_done[seat] = 7 - draft - int(s.dice[seat].sum())
            mark_bonuses(s, seat, Counter((bonuses or {}).get(seat, "").split()))
        return position

    def turn(self, *sheets: str, **setting: Any) -> Table:
        """All players are about to use a die; without `held` everyone has a calamity die."""
        position = self.table(*sheets, **setting)
        rules.begin_uses(position.s, Phase.TURN)
        return checked(position)

    def window(self, *sheets: str, **setting: Any) -> Table:
        """The calamity window, from the start player; without `held` nobody has a calamity die."""
        position = self.table(*sheets, **{"held": " ".join("-" * len(sheets))} | setting)
        s: Any = position.s
        s.phase = Phase.WINDOW
        rules.ask_in_order(s, s.start)
        return checked(position)

    def calamity(self, *sheets: str, held: str, **setting: Any) -> Table:
        """After the sixth draft: the calamity dice are about to be drawn."""
        flows = " ".join("-" * len(sheets))
        later: dict[str, Any] = {"draft": 6, "dice": flows}
        position = self.table(*sheets, held=held, **later | setting)
        s: Any = position.s
        s.die_done[:] = 0
        rules.begin_calamities(s)
        return checked(position)

    def end(self, *sheets: str, pawns: str = "", **options: Any) -> Table:
        """The game is over."""
        position = self.table(*sheets, pawns=pawns or " ".join("A1" for _ in sheets), **options)
        s: Any = position.s
        s.phase, s.round_number, s.draft = Phase.END, 6, 6
        s.held[:], s.die_done[:], s.dice[:], s.counters[:] = 0, 0, 0, 6
        return Table(position)


def checked(position: Position) -> Table:
    """The table, if it is a position of the game."""
    position.run.check(position.states, 0)
    return Table(position)


def mark_bonuses(s: Any, seat: int, stock: Counter[str]) -> None:
    """Mark bonus hexes with drawings as claimed and used, and for bonuses in stock the last free hex of their kind."""
    for bonus, hex_ in enumerate(BONUS_HEX):
        if s.sheet[seat, hex_] != EMPTY or s.pawn[seat] == hex_:
            s.claimed[seat] |= 1 << bonus
    for name, number in stock.items():
        s.stock[seat, KINDS[name]] = number
        own = [bonus for bonus in range(len(BONUS_HEX)) if BONUS_KIND[bonus] == KINDS[name]]
        for bonus in own[-number:]:
            s.claimed[seat] |= 1 << bonus
