"""Positions of Ice Flow in one readable line, as RULES.md writes them in section 8.

`flow.sea("9/3 d4 100, 1 d5 010", "R0 d4", R=(1, 0))` is floe 9 in orientation 3 at d4 with one rope, floe 1
at d5 with one fish, R0 on d4, and Red with one rope. Explorers that are not mentioned are parked in Alaska.
"""

from __future__ import annotations

from typing import Any

from snowbound.games.ice_flow import actions as act
from snowbound.games.ice_flow.state import (
    ALL_FLOES,
    BIT,
    BOARD,
    EDGES,
    FISH,
    NAMES,
    NO_FLOE,
    PATTERN,
    ROPE,
    SEA,
    START_FLOES,
    THINGS,
    WORD,
    Danger,
    Phase,
)
from snowbound.testing.driver import Driver
from tests.games.named_position import NamedPosition

COLOURS = "RYBG"
DIRECTION = {name: d for d, name in enumerate(BOARD["map"]["directions"])}
SHORT = {"BIG": "big_diomede", "LITTLE": "little_diomede"}
PARKED = {
    "R0": "ala5",
    "Y0": "ala5",
    "B0": "ala6",
    "G0": "ala6",
    "R1": "ala1",
    "R2": "ala1",
    "Y1": "ala2",
    "Y2": "ala2",
    "B1": "ala3",
    "B2": "ala3",
    "G1": "ala4",
    "G2": "ala4",
}
THING = {"rope": ROPE, "fish": FISH, "nothing": 2}


def _names() -> dict[str, int]:
    """Every action by name."""
    names = {"DISCOVER": act.DISCOVER, "FISH": act.FISH, "END": act.END, "STOP": act.STOP}
    names |= {"CW": act.ROTATE, "CCW": act.ROTATE + 1}
    names |= {f"ala{i + 1}": act.STATION + i for i in range(6)}
    names |= {f"PICK {p}": act.PICK + p for p in range(12)}
    names |= {f"HEX {NAMES[hex]}": act.HEX + hex for hex in range(SEA)}
    names |= {f"SELECT {e}": act.SELECT + e for e in range(3)}
    names |= {f"COLLECT {thing}": act.COLLECT + number for thing, number in THING.items()}
    for thing in ("rope", "fish"):
        names |= {f"DROP {thing} {e}": act.DROP + 3 * THING[thing] + e for e in range(3)}
    for name, d in DIRECTION.items():
        names |= {
            f"DRIFT {name}": act.DRIFT + d,
            f"STEP {name}": act.STEP + d,
            f"DRIVE {name}": act.DRIVE + d,
        }
        names |= {f"SWIM {name},{other}": act.SWIM + 6 * d + e for other, e in DIRECTION.items()}
        names[f"ORIENT {d}"] = act.ORIENT + d
    return names


ACTIONS = _names()
NAME_OF = {number: name for name, number in ACTIONS.items()}


def field(name: str) -> int:
    """A field by its name; BIG and LITTLE are the islands."""
    return NAMES.index(SHORT.get(name, name))


def tile_kind(tile: int) -> int:
    """The kind of the tile with this printed number."""
    return next(kind for kind, entry in enumerate(BOARD["tile"]) if tile in entry["ids"])


class Sea(NamedPosition):
    """A position in words: `sea.play(0, "SELECT 0", "STEP S")`, `sea.pack("R") == (0, 1)`."""

    numbers = ACTIONS

    def draw(self, edges: str) -> Sea:
        """Make chance draw a floe of this pattern from the bag."""
        patterns = [entry["edges"] for entry in BOARD["floe"]]
        self.position.chance(patterns.index(edges))
        return self

    def turn_up(self, tile: int) -> Sea:
        """Make chance turn up the tile with this number."""
        self.position.chance(tile_kind(tile))
        return self

    def of_kind(self, seat: int, *kinds: str) -> list[str]:
        """The legal actions whose name begins with one of these words."""
        return [name for name in self.legal_names(seat) if name.split()[0] in kinds]

    def can(self, seat: int, action: str) -> bool:
        """Whether an action is legal. Asserts that exactly illegal actions have a refusal."""
        legal = ACTIONS[action] in self.position.legal(seat)
        assert legal == (self.why_not(seat, action) is None)
        return legal

    def at(self, explorer: str) -> str:
        """Where an explorer is."""
        return str(NAMES[self.s.explorers[COLOURS.index(explorer[0]), int(explorer[1])]])

    def pack(self, colour: str) -> tuple[int, int]:
        """Ropes and fish in a backpack."""
        ropes, fish = self.s.backpack[COLOURS.index(colour)].tolist()
        return ropes, fish

    def lying(self, name: str) -> tuple[int, ...]:
        """Ropes, fish and bears on a field."""
        return tuple(self.s.lying[:, field(name)].tolist())

    def floes(self) -> dict[str, str]:
        """The floes on the board: hex to number/orientation."""
        s = self.s
        return {
            NAMES[hex]: f"{s.floe_at[hex] + 1}/{s.turned[s.floe_at[hex]]}"
            for hex in range(SEA)
            if s.floe_at[hex] != NO_FLOE
        }

    def jagged(self, hex: str) -> str:
        """The directions in which a floe has pack ice."""
        return " ".join(name for name, d in DIRECTION.items() if self.s.ice[field(hex)] >> d & 1)

    @property
    def supply(self) -> tuple[int, ...]:
        """Ropes, fish and bears in the supply."""
        return tuple(self.s.supply.tolist())

    @property
    def phase(self) -> int:
        """The phase."""
        return Phase(self.s.phase)

    @property
    def actors(self) -> list[int]:
        """The seats that may act."""
        return self.position.actors

    def dangers(self) -> list[tuple[str, str, int, int]]:
        """The stack of dangers, oldest first: kind, field, seat, barred direction or explorer."""
        s = self.s
        return [
            (Danger(s.danger[i]).name, NAMES[s.danger_field[i]], int(s.danger_seat[i]), int(s.danger_from[i]))
            for i in range(s.dangers)
        ]


class Flow:
    """Sets up positions in the middle of the game."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def start(self, players: int, **options: object) -> Sea:
        """The position before the first event."""
        return Sea(self.driver.start(players, **options))

    def sea(
        self,
        floes: str = "",
        explorers: str = "",
        *,
        players: int = 2,
        turn: int = 0,
        islands: str = "",
        stack: list[int] | None = None,
        options: dict[str, object] | None = None,
        **packs: Any,
    ) -> Sea:
        """A player's turn with both actions unused. `stack` names the tiles that are left."""
        position = self.driver.position(players, {"start_player": 0} | (options or {}))
        s: Any = position.s
        s.phase, s.turn, s.placed = Phase.TURN, turn, START_FLOES
        s.bag, s.lying[:], s.supply[:] = ALL_FLOES, 0, s.total
        for entry in filter(None, floes.split(",")):
            lay(s, *entry.split())
        for entry in filter(None, islands.split(",")):
            put(s, *entry.split())
        places = {name: place for name, place in PARKED.items() if COLOURS.index(name[0]) < players}
        for entry in filter(None, explorers.split(",")):
            name, place = entry.split()
            places[name] = place
        for name, place in places.items():
            stand(s, name, place)
        for seat in range(players):
            for thing, amount in enumerate(packs.get(COLOURS[seat], (1, 1))):
                s.backpack[seat, thing] = amount
                s.supply[thing] -= amount
        if stack is not None:
            s.stack[:] = 0
            for tile in stack:
                s.stack[tile_kind(tile)] += 1
            s.stack_size = len(stack)
        position.run.check(position.states, 0)
        return Sea(position)


def lay(s: Any, floe: str, hex: str, things: str = "000") -> None:
    """Put a floe on a hex: `9/3` is floe 9 in orientation 3."""
    number, _, turned = floe.partition("/")
    place, index = field(hex), int(number) - 1
    s.floe_at[place], s.turned[index] = index, int(turned or 0)
    s.ice[place] = EDGES[PATTERN[index], int(turned or 0)]
    s.afloat[WORD[place]] |= BIT[place]
    s.bag &= ~(1 << index)
    put(s, hex, things)


def put(s: Any, name: str, things: str) -> None:
    """Put ropes, fish and bears on a field: `101` is a rope and a bear."""
    for thing in range(THINGS):
        s.lying[thing, field(name)] = int(things[thing])
        s.supply[thing] -= int(things[thing])


def stand(s: Any, name: str, place: str) -> None:
    """Put an explorer on a field."""
    seat, number = COLOURS.index(name[0]), int(name[1])
    s.explorers[seat, number] = field(place)
    s.crowd[field(place)] += 1
