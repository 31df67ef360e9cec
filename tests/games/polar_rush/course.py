"""Positions of Polar Rush in one readable line, in the words of RULES.md, section 8."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from snowbound.core.contract import CHANCE, SPECTATOR, may_know
from snowbound.core.facts import COLUMNS as FACT_COLUMNS
from snowbound.core.facts import MOST_FACTS, UNTOLD, FactRow
from snowbound.core.words import words
from snowbound.games import find
from snowbound.games.polar_rush import actions as act
from snowbound.games.polar_rush.facts import Fact
from snowbound.games.polar_rush.state import (
    COLUMNS,
    IN_KAYAK,
    ON_START,
    PLACES,
    SIDE_NAMES,
    SLOTS,
    UNSEEN,
    Face,
    Phase,
)
from snowbound.testing.driver import Driver, Position

GAME = find("polar_rush")
PRINTED: Any = GAME.record.view(GAME.new_states(2), 0)
"""A position, for the numbers of the printed board."""

EX = "SA M1B M4A M2A M6A M3B HA"
LONG = "SB M1B M4A M2A M6A M3B M5A M7B HB"
ET = (
    "igloo",
    "seal",
    "crack",
    "hare",
    "polar_bear",
    "kayak",
    "puffin",
    "sled",
    "igloo",
    "fishing_hole",
    "harpoon",
)


def slot(space: str) -> int:
    """A space `f:r,c` as its slot in the course."""
    floe, place = space.split(":")
    row, column = place.split(",")
    return int(floe) * int(SLOTS) + int(row) * int(COLUMNS) + int(column)


def spelled(number: int) -> str:
    """A slot as `f:r,c`."""
    floe, inside = divmod(number, SLOTS)
    return f"{floe}:{inside // COLUMNS},{inside % COLUMNS}"


def pos_of(figure: str) -> int:
    """`start`, `kayak:j` or a space as the number in a position."""
    if figure == "start":
        return ON_START
    return int(IN_KAYAK) + int(figure[6:]) if figure.startswith("kayak:") else slot(figure)


def number(name: str) -> int:
    """An action by name: `flip 3`, `go 1:0,2`, `crack 2`, `board 2`, `take`, `decline`."""
    verb, _, what = name.partition(" ")
    if verb == "go":
        return int(act.MOVE) + slot(what)
    first = {"flip": act.FLIP, "crack": act.CRACK, "board": act.BOARD_KAYAK, "take": act.TAKE_HARPOON}
    return int(act.DECLINE if verb == "decline" else first[verb] + int(what or 0))


def named(action: int) -> str:
    """The name of an action."""
    if action < act.MOVE:
        return f"flip {action - act.FLIP}"
    if action < act.CRACK:
        return f"go {spelled(action - act.MOVE)}"
    if action < act.BOARD_KAYAK:
        return f"crack {action - act.CRACK}"
    if action < act.TAKE_HARPOON:
        return f"board {action - act.BOARD_KAYAK}"
    return "take" if action == act.TAKE_HARPOON else "decline"


class Scene:
    """A position in words: `scene.flip(3)`, `scene.where(0) == "1:0,2"`."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __getattr__(self, name: str) -> Any:
        return getattr(self.position, name)

    def copy(self) -> Scene:
        """The same scene, independent of this one."""
        return Scene(self.position.copy())

    def view(self, seat: int = SPECTATOR) -> Scene:
        """What a seat may know of it."""
        return Scene(self.position.view(seat))

    @property
    def phase(self) -> Phase:
        """The current phase."""
        return Phase(self.position.s.phase)  # type: ignore[attr-defined]

    def options(self) -> list[str]:
        """What the player in turn may do, by name."""
        return [named(action) for action in self.position.legal(self.active)]

    def flip(self, *places: int, shows: str | None = None) -> Scene:
        """Turn over tiles; an unseen one shows this face, or that of the arrangement ET."""
        for place in places:
            self.position.play(self.active, act.FLIP + place)
            if self.phase == Phase.REVEAL:
                self.position.chance(Face[(shows or ET[place]).upper()])
        return self

    def do(self, *names: str) -> Scene:
        """Let the player in turn do this."""
        self.position.play(self.active, *map(number, names))
        return self

    def roll(self, tiles: int) -> Scene:
        """Begin the next turn with this roll."""
        self.position.chance(tiles)
        return self

    def why_not(self, name: str) -> str | None:
        """The rule that forbids an action to the player in turn."""
        return self.position.explain(self.active, number(name))

    def where(self, seat: int) -> str:
        """Where a figure is."""
        pos = int(self.position.pos[seat])
        if pos == ON_START:
            return "start"
        return f"kayak:{pos - IN_KAYAK}" if pos >= IN_KAYAK else spelled(pos)

    @property
    def gaps(self) -> set[int]:
        """The junctions that are gaps."""
        return {junction for junction in range(16) if self.position.s.gaps >> junction & 1}  # type: ignore[attr-defined]

    @property
    def seen(self) -> dict[int, str]:
        """The faces that the position holds, by place."""
        faces = self.position.known.tolist()
        return {place: Face(face).name.lower() for place, face in enumerate(faces) if face != UNSEEN}

    @property
    def face_up(self) -> set[int]:
        """The places whose tiles lie face up."""
        return {place for place in range(PLACES) if self.position.s.face_up >> place & 1}  # type: ignore[attr-defined]

    @property
    def chance_acts(self) -> bool:
        """Whether chance acts now."""
        return self.position.actors == [CHANCE]


class Rush:
    """Sets up scenes in the middle of a game."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def scene(
        self,
        *figures: str,
        roll: int | None = None,
        course: str = EX,
        gaps: Iterable[int] = (),
        harpoons: Sequence[int] = (),
        seen: dict[int, str] | None = None,
        active: int = 0,
        turn: int = 7,
        **options: object,
    ) -> Scene:
        """Figures on their spaces; seats in `harpoons` have one. With a roll the turn has begun."""
        position = self.driver.position(len(figures), {"course": course, "start_player": active} | options)
        s: Any = position.s
        for seat, figure in enumerate(figures):
            s.pos[seat] = pos_of(figure)
        for seat in harpoons:
            s.harpoon[seat] = 1
        for place, face in (seen or {}).items():
            s.known[place] = Face[face.upper()]
        s.gaps = sum(1 << junction for junction in gaps)
        s.turn_number = turn
        if roll is not None:
            s.phase, s.tiles_left = Phase.FLIP, roll
        position.run.check(position.states, 0)
        return Scene(position)

    def start(self, players: int, **options: object) -> Scene:
        """A game before its first event."""
        return Scene(self.driver.start(players, **options))

    def begun(self, players: int, **options: object) -> Scene:
        """A game on the course EX before the first roll; seat 0 starts."""
        return self.start(players, **{"course": EX, "start_player": 0} | options)


def laid(scene: Scene) -> str:
    """The course as the names of its sides."""
    return " ".join(SIDE_NAMES[side] for side in scene.position.course.tolist() if side >= 0)


# --- what is told


def told(scene: Scene, *names: str, viewer: int = 1) -> list[FactRow]:
    """Let things happen and return what a viewer is told: `flip 3`, `shows seal`, `roll 2`, or a choice by name."""
    rows = []
    for name in names:
        verb, _, what = name.partition(" ")
        if verb in ("shows", "roll", "side", "seat"):
            seat = CHANCE
            action = int(Face[what.upper()]) if verb == "shows" else int(what)
        else:
            seat, action = int(scene.active), number(name)
        rows += happen(scene, seat, action, viewer)
    return rows


def happen(scene: Scene, seat: int, action: int, viewer: int) -> list[FactRow]:
    """Carry out one event and return what a viewer is told."""
    position = scene.position
    assert (seat, action) in position.choices()
    states = position.run.game.record.new(2)
    known = may_know(position.audience(seat, action), viewer)
    states[0] = position.states[0]
    position.apply(seat, action)
    states[1] = position.states[0]
    for row in (0, 1):
        position.run.conceal(states, row, viewer)
    out = np.zeros((MOST_FACTS, FACT_COLUMNS), np.int64)
    count = position.run.facts(states, 0, 1, seat, action if known else UNTOLD, out)
    return [FactRow(Fact.of(kind), *numbers) for kind, *numbers in out[:count].tolist()]


def story(scene: Scene, *names: str, language: str = "en", viewer: int = 1) -> list[str]:
    """Let things happen and return the sentences that a viewer is told; whose turn it is opens no line."""
    rows = told(scene, *names, viewer=viewer)
    say, game = words(scene.run.game, language).say, scene.run.game
    after = scene.view(viewer).s
    return [say(game.words.fact(after, row)) for row in rows if row.kind != Fact.TURN_BEGINS]


def reckoning(scene: Scene, language: str = "en") -> list[str]:
    """What the end of the game shows, as sentences."""
    out = np.zeros((MOST_FACTS, FACT_COLUMNS), np.int64)
    count = scene.run.reckon(scene.position.states, 0, out)
    rows = [FactRow(Fact.of(kind), *numbers) for kind, *numbers in out[:count].tolist()]
    return [words(scene.run.game, language).say(scene.run.game.words.fact(scene.s, row)) for row in rows]
