"""Compare journeys on random positions with a search that shares no code with the rules."""

from __future__ import annotations

from collections import deque
from typing import Any

import pytest

from snowbound.core.chance import below, stream
from snowbound.games.ice_flow.chart import neighbour
from snowbound.games.ice_flow.state import BOARD, FIELDS, HEXES, NAMES, PER_MOVE, ROPE_ALONG_COAST, SEA, Phase
from tests.games.ice_flow.table import ACTIONS, NAME_OF, Flow, Sea

SIDES = range(6)
GROUPS = {entry["id"]: entry.get("group") for entry in BOARD["station"]}
PLACE = {(BOARD["map"]["letters"].index(hex[0]), int(hex[1:])): name for hex, name in zip(HEXES, NAMES, strict=True)}
HEX_OF = {name: place for place, name in PLACE.items()}
Backpack = tuple[int, int]


def scattered(flow: Flow, seed: int) -> Sea:
    """Random floes, objects, bears and explorers, with enough of them for full fields and pack ice."""
    rng = stream(seed, 77)
    sea_names = list(NAMES[:SEA])
    hexes = [sea_names.pop(below(rng, len(sea_names))) for _ in range(20)]
    rest = {"bears": 5}
    floes: list[tuple[str, str, int]] = []
    for number, hex in enumerate(hexes):
        bears = 1 if rest["bears"] and below(rng, 4) == 0 else 0
        rest["bears"] -= bears
        floes.append((f"{number + 1}/{below(rng, 6)}", hex, bears))
    bearless = [hex for _, hex, bears in floes if not bears]
    bearless += ["BIG", "LITTLE", "ala1", "ala2", "ala3", "ala4", "ala5", "ala6"]
    crowd: dict[str, int] = {}
    explorers = []
    for name in (f"{colour}{i}" for colour in "RYBG" for i in range(3)):
        room = [hex for hex in bearless if crowd.get(hex, 0) < 2]
        spot = room[below(rng, len(room))]
        crowd[spot] = crowd.get(spot, 0) + 1
        explorers.append(f"{name} {spot}")
    pack = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 1), (1, 2), (0, 3), (3, 0))[below(rng, 10)]
    listed = ", ".join(f"{floe} {hex} 00{bears}" for floe, hex, bears in floes)
    options: dict[str, object] = {"rope_along_coast": ROPE_ALONG_COAST[seed % 2]}
    return flow.sea(listed, ", ".join(explorers), players=4, options=options, R=pack, Y=(0, 0), B=(0, 0), G=(0, 0))


class Search:
    """The moves of one explorer, written from RULES.md: a search over field, backpack and visited fields."""

    def __init__(self, sea: Sea, explorer: int) -> None:
        s: Any = sea.s
        self.leaps = s.overland == PER_MOVE
        self.start = NAMES[s.explorers[0, explorer]]
        self.others = [NAMES[s.explorers[seat, e]] for seat in range(4) for e in range(3) if (seat, e) != (0, explorer)]
        self.own = {NAMES[s.explorers[0, e]] for e in range(3) if e != explorer}
        self.edges = {}
        for hex in range(SEA):
            if s.floe_at[hex] >= 0:
                printed = next(entry["edges"] for entry in BOARD["floe"] if s.floe_at[hex] + 1 in entry["ids"])
                turned = int(s.turned[s.floe_at[hex]])
                self.edges[NAMES[hex]] = [printed[(d - turned) % 6] == "#" for d in SIDES]
        self.bears = {NAMES[f]: int(s.lying[2, f]) for f in range(FIELDS) if s.lying[2, f]}

    def is_field(self, name: str) -> bool:
        """A floe, an island or a station."""
        return name in self.edges or name[1:] not in {str(i) for i in range(9)}

    def jagged(self, name: str, side: int) -> int:
        """1 if a field has pack ice on this side."""
        return int(name in self.edges and self.edges[name][side])

    def ways(self, here: str) -> list[tuple[str, str, int, int]]:
        """Every way from a field: action, target, ropes, fish."""
        found = []
        coast = here[:3] in ("ala", "sib")
        for d in SIDES:
            to = PLACE.get(neighbour(BOARD, HEX_OF[here], d))
            if to is None or (coast and to[:3] in ("ala", "sib")):
                continue
            if self.is_field(to):
                found.append(
                    (
                        f"STEP {name_of(d)}",
                        to,
                        self.jagged(here, d) + self.jagged(to, (d + 3) % 6),
                        self.bears.get(to, 0),
                    )
                )
                continue
            for e in SIDES:
                far = PLACE.get(neighbour(BOARD, HEX_OF[to], e))
                if far is None or far == here or not self.is_field(far) or (coast and far[:3] in ("ala", "sib")):
                    continue
                ropes = self.jagged(here, d) + self.jagged(far, (e + 3) % 6)
                found.append((f"SWIM {name_of(d)},{name_of(e)}", far, ropes, 1 + self.bears.get(far, 0)))
        if here.startswith("ala"):
            others = [to for to in GROUPS if to.startswith("ala") and to != here and GROUPS[to] == GROUPS[here]]
            found += [(to, to, 1, 0) for to in others if self.leaps or abs(int(to[3]) - int(here[3])) == 1]
        return [way for way in found if not (way[1].startswith("sib") and way[1] in self.own)]

    def may_end(self, name: str) -> bool:
        """Whether a move may end here: in Siberia, or with fewer than two others."""
        return name.startswith("sib") or self.others.count(name) < 2

    def moves(
        self, here: str, pack: Backpack, visited: frozenset[str]
    ) -> list[tuple[str, str, Backpack, frozenset[str]]]:
        """All next moves, even if the move could not end after them."""
        found = []
        for action, to, ropes, fish in self.ways(here):
            if ropes > pack[0] or fish > pack[1] or (ropes + fish == 0 and to in visited):
                continue
            after = visited | {to} if ropes + fish == 0 else frozenset({to})
            found.append((action, to, (pack[0] - ropes, pack[1] - fish), after))
        if not here.startswith("sib"):
            if pack[0]:
                found.append(("DROP rope", here, (pack[0] - 1, pack[1]), frozenset({here})))
            if pack[1]:
                found.append(("DROP fish", here, (pack[0], pack[1] - 1), frozenset({here})))
        return found

    def can_end(self, here: str, pack: Backpack, visited: frozenset[str]) -> bool:
        """Whether the move can end, by breadth-first search."""
        queue, seen = deque([(here, pack, visited)]), {(here, pack, visited)}
        while queue:
            state = queue.popleft()
            if self.may_end(state[0]):
                return True
            for _, *after in self.moves(*state):
                key = (after[0], after[1], after[2])
                if key not in seen:
                    seen.add(key)  # type: ignore[arg-type]
                    queue.append(key)  # type: ignore[arg-type]
        return False

    def legal(self, here: str, pack: Backpack, visited: frozenset[str]) -> set[str]:
        """The actions of a journey."""
        found = {action for action, *after in self.moves(here, pack, visited) if self.can_end(*after)}  # type: ignore[arg-type]
        return found | ({"STOP"} if self.may_end(here) else set())

    def ends(self, pack: Backpack) -> set[tuple[str, Backpack]]:
        """Every field and backpack with which a move can end without dropping."""
        start = (self.start, pack, frozenset({self.start}))
        queue, seen = deque([start]), {start}
        while queue:
            state = queue.popleft()
            for action, *after in self.moves(*state):
                key = (after[0], after[1], after[2])
                if not action.startswith("DROP") and key not in seen:
                    seen.add(key)  # type: ignore[arg-type]
                    queue.append(key)  # type: ignore[arg-type]
        return {(here, left) for here, left, _ in seen if self.may_end(here)}


def name_of(direction: int) -> str:
    return str(BOARD["map"]["directions"][direction])


def plain(names: list[str]) -> set[str]:
    """Actions without the number of the explorer that drops."""
    return {name.rsplit(" ", 1)[0] if name.startswith("DROP") else name for name in names}


@pytest.mark.rule("FLOW-38", "FLOW-45", "FLOW-Q33", "FLOW-Q34")
@pytest.mark.parametrize("seed", range(40))
def test_every_step_of_random_journeys_is_what_a_plain_search_allows(flow: Flow, seed: int) -> None:
    rng = stream(seed, 5)
    start = scattered(flow, seed)
    for explorer in range(3):
        search = Search(start, explorer)
        here, pack = search.start, start.pack("R")
        state: Any = (here, pack, frozenset({here}))
        sets_out = search.legal(*state) - {"STOP", "DROP rope", "DROP fish"}
        assert start.can(0, f"SELECT {explorer}") == bool(sets_out)
        if not sets_out:
            continue
        sea = start.copy().play(0, f"SELECT {explorer}")
        for _ in range(12):
            legal = plain(sea.legal_names(0))
            assert legal == search.legal(*state), f"{state} of explorer {explorer}"
            choices = sorted(legal - {"STOP"}) or ["STOP"]
            action = choices[below(rng, len(choices))]
            sea.position.play(0, ACTIONS[f"{action} {explorer}" if action.startswith("DROP") else action])
            if action == "STOP" or sea.phase != Phase.JOURNEY:
                break
            state = next(tuple(after) for name, *after in search.moves(*state) if name == action)
            assert (sea.at(f"R{explorer}"), sea.pack("R")) == state[:2], "the cost is what the search says"


@pytest.mark.rule("FLOW-38", "FLOW-40", "FLOW-43")
@pytest.mark.parametrize("seed", range(40, 52))
def test_every_end_and_cost_that_a_search_finds_can_be_reached_and_no_other(flow: Flow, seed: int) -> None:
    start = scattered(flow, seed)
    for explorer in range(3):
        if not start.can(0, f"SELECT {explorer}"):
            continue
        wanted = Search(start, explorer).ends(start.pack("R"))
        queue, seen, found = deque([start.copy().play(0, f"SELECT {explorer}")]), set(), set()
        while queue:
            sea = queue.popleft()
            if sea.can(0, "STOP"):
                found.add((sea.at(f"R{explorer}"), sea.pack("R")))
            for name in sea.legal_names(0):
                if name.startswith("DROP") or name == "STOP":
                    continue
                after = sea.copy()
                after.position.apply(0, ACTIONS[name])
                if after.phase == Phase.JOURNEY and after.position.bytes not in seen:
                    seen.add(after.position.bytes)
                    queue.append(after)
            assert len(seen) < 20_000
        assert found == wanted


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_floe_rope_fish_bear_or_tile_is_lost(flow: Flow, players: int) -> None:
    """A random game, counted independently of `check`."""
    for position, _, _ in flow.driver.random_game(players, 21, 6_000 if flow.driver.compiled else 400):
        s: Any = position.s
        assert int(s.supply[0] + s.lying[0].sum() + s.backpack[:, 0].sum()) == 15
        assert int(s.supply[1] + s.lying[1].sum() + s.backpack[:, 1].sum()) == 15
        assert int(s.supply[2] + s.lying[2].sum()) == 5
        in_hands = sum(floes.bit_count() for floes in s.hands.tolist())
        assert s.bag.bit_count() + in_hands + int((s.floe_at >= 0).sum()) + (s.floe >= 0) == 24
        assert s.dangers <= 5
        assert s.backpack.sum(axis=1).max() <= 3


def test_a_journey_that_has_begun_can_always_be_ended(flow: Flow) -> None:
    """In random games, every journey can be continued until STOP."""
    tried = 0
    for position, _, _ in flow.driver.random_game(4, 8, 3_000 if flow.driver.compiled else 600):
        sea = Sea(position)
        if sea.phase != Phase.JOURNEY or sea.can(sea.actors[0], "STOP"):
            continue
        tried += 1
        queue, found = deque([sea.copy()]), False
        while queue and not found:
            at = queue.popleft()
            seat = at.actors[0]
            for action in at.position.legal(seat):
                found |= NAME_OF[action] == "STOP"
                after = at.copy()
                after.position.apply(seat, action)
                found |= after.phase == Phase.OVER
                if after.phase == Phase.JOURNEY:
                    queue.append(after)
        assert found
    assert tried or not flow.driver.compiled, "crossing full fields happens"
