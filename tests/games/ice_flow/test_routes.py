"""Whole journeys in one click: what `reach` lists is exactly what the rules allow, step by step."""

from __future__ import annotations

from collections import deque
from random import Random

import numpy as np
import pytest

from snowbound.core.contract import MOST_REACHED
from snowbound.core.match import Match
from snowbound.core.picture import art_of
from snowbound.core.scene import Route, Sprite
from snowbound.games.ice_flow import GAME
from snowbound.games.ice_flow import actions as act
from snowbound.games.ice_flow.reach import HEADER
from snowbound.games.ice_flow.scene_routes import Journey, journeys
from snowbound.games.ice_flow.state import FISH, NAMES, ROPE, Phase
from tests.games.ice_flow.table import ACTIONS, Flow, Sea
from tests.games.ice_flow.test_reach import scattered

ART = art_of(GAME.folder)
MOVES = (*range(act.STATION, act.PICK), *range(act.STEP, act.STOP))


def found(sea: Sea, seat: int = 0) -> list[Journey]:
    """What `reach` lists for a seat."""
    out = np.zeros(MOST_REACHED, np.int64)
    number = sea.run.reach(sea.states, 0, seat, out)
    return list(journeys(out[:number].tolist()))


def goals(sea: Sea, explorer: int) -> dict[str, list[tuple[int, int]]]:
    """The fields within reach of an explorer of Red, and their prices."""
    ends: dict[str, list[tuple[int, int]]] = {}
    for journey in found(sea):
        if journey.explorer == explorer and not journey.collects:
            ends.setdefault(NAMES[journey.field], []).append((journey.ropes, journey.fish))
    return ends


def tried(sea: Sea, explorer: int) -> dict[str, list[tuple[int, int]]]:
    """The same by trying every legal action, without the prices that another one beats."""
    select = act.SELECT + explorer
    if select not in sea.legal(0):
        return {}
    first = sea.position.copy().play(0, select)
    start, full = int(first.explorers[0, explorer]), first.backpack[0].tolist()
    seen: set[tuple[int, ...]] = set()
    ends: dict[str, set[tuple[int, int]]] = {}
    waiting = deque([first])
    while waiting:
        here = waiting.popleft()
        field, pack = int(here.explorers[0, explorer]), here.backpack[0].tolist()
        if (field, *pack) in seen:
            continue
        seen.add((field, *pack))
        legal = here.legal(0) if here.phase == Phase.JOURNEY else [act.STOP]
        if act.STOP in legal and field != start:
            ends.setdefault(NAMES[field], set()).add((full[ROPE] - pack[ROPE], full[FISH] - pack[FISH]))
        for action in set(legal) & set(MOVES):
            there = here.copy()
            there.apply(0, action)
            waiting.append(there)
    return {name: sorted(price for price in prices if is_best(price, prices)) for name, prices in ends.items()}


def is_best(price: tuple[int, int], prices: set[tuple[int, int]]) -> bool:
    """Whether no other price is lower in one object and not higher in the other."""
    return not any(other != price and other[0] <= price[0] and other[1] <= price[1] for other in prices)


@pytest.mark.parametrize("seed", range(8))
def test_the_goals_and_prices_are_those_of_the_rules(flow: Flow, seed: int) -> None:
    sea = scattered(flow, seed)
    for explorer in range(3):
        assert goals(sea, explorer) == tried(sea, explorer)


@pytest.mark.parametrize("seed", range(8))
def test_every_journey_can_be_played_and_ends_where_it_says_at_its_price(flow: Flow, seed: int) -> None:
    sea = scattered(flow, seed)
    journeys = found(sea)
    assert journeys
    for journey in journeys:
        after = sea.copy()
        full = after.s.backpack[0].tolist()
        *ways, last = journey.actions
        after.position.play(0, *ways)
        pack = after.s.backpack[0].tolist()
        assert after.s.explorers[0, journey.explorer] == journey.field
        after.position.play(0, last)
        if not journey.collects:
            assert [full[ROPE] - pack[ROPE], full[FISH] - pack[FISH]] == [journey.ropes, journey.fish]


def test_a_journey_shows_each_price_that_may_be_worth_it(flow: Flow) -> None:
    """A rope over the pack ice, or a fish around it."""
    sea = flow.sea("9/3 d4, 1 d5", "R0 d4", R=(1, 1))

    assert goals(sea, 0)["d5"] == [(0, 1), (1, 0)]


def test_no_journey_leads_where_the_move_cannot_end(flow: Flow) -> None:
    """A full field may be crossed; nobody can stay there."""
    sea = flow.sea("1 d4, 2 d5, 3 d6", "R0 d4, Y0 d5, Y1 d5", R=(0, 0))

    assert goals(sea, 0) == {"d6": [(0, 0)]}


def test_a_journey_that_wins_needs_no_stop(flow: Flow) -> None:
    sea = flow.sea("1 c6", "R0 c6, R1 sib2, R2 sib4", R=(0, 0))
    (home,) = [journey for journey in found(sea) if NAMES[journey.field] == "sib3"]

    assert home.actions == [ACTIONS["SELECT 0"], ACTIONS["STEP NW"]]


@pytest.mark.rule("FLOW-52")
def test_collecting_without_moving_is_a_journey_of_its_own(flow: Flow) -> None:
    sea = flow.sea("1 d4 110", "R0 d4", R=(1, 1))
    taken = [journey.actions for journey in found(sea) if journey.collects]
    names = [["SELECT 0", "STOP", "COLLECT rope"], ["SELECT 0", "STOP", "COLLECT fish"]]

    assert taken == [[ACTIONS[name] for name in row] for row in names]
    assert not [j for j in found(flow.sea("1 d4 110", "R0 d4", R=(1, 2))) if j.collects], "the backpack is full"


def test_there_are_no_journeys_without_the_explorer_action(flow: Flow) -> None:
    sea = flow.sea("1 d4, 2 d5", "R0 d4")
    assert found(sea)
    sea.s.explorer_done = 1
    assert not found(sea)
    assert not found(flow.sea("1 d4, 2 d5", "R0 d4", turn=1)), "it is the turn of the other player"


def test_what_does_not_fit_is_left_out(flow: Flow) -> None:
    sea = flow.sea("1 d4 110, 2 d5, 3 d6, 4 d7, 5 d8", "R0 d4", R=(1, 1))
    everything, small = found(sea), np.zeros(60, np.int64)
    kept = list(journeys(small[: sea.run.reach(sea.states, 0, 0, small)].tolist()))

    assert sum(HEADER + len(journey.actions) for journey in everything) > 60
    assert kept and all(journey in everything for journey in kept)


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_offers_have_a_route_for_each_journey(tall: bool) -> None:
    match = Match("ice_flow", players=2, seed=5, options={"start_player": 0})
    while not match.routes(0):
        seat = match.actors[0]
        legal = match.legal(seat)
        match.play(seat, legal[len(match.events) % len(legal)])
    routes = match.offers(0, "nl", tall=tall).routes
    sprites = {sprite.id for sprite in match.scene(0, tall=tall).sprites}

    assert routes and {route.start for route in routes} <= sprites
    assert all(route.actions[0] in match.legal(0) and route.targets for route in routes)
    assert all("onderzoeker" in str(route.label) for route in routes), "labels are in the viewer's language"
    assert match.offers(1, tall=tall).routes == [], "only the player who may act has routes"
    looks = {(target.id, target.x, target.y, target.art) for route in routes for target in route.targets}
    assert len(looks) == len({id for id, *_ in looks}), "a target of two routes looks the same in both"
    assert not {id for id, *_ in looks} & sprites, "a target is no sprite of the picture"


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_the_middle_of_every_goal_can_be_clicked(seed: int, tall: bool) -> None:
    """No target of an explorer's journeys covers the middle of another one."""
    match = Match("ice_flow", players=2 + seed % 3, seed=seed)
    player, compared = Random(seed), 0
    for _ in range(120):
        seat = match.actors[0]
        by_start: dict[str, list[Route]] = {}
        for route in match.routes(seat, tall=tall):
            by_start.setdefault(route.start, []).append(route)
        for routes in by_start.values():
            drawn = list({sprite.id: sprite for route in routes for sprite in route.targets}.values())
            for route in routes:
                own = route.targets[-1]
                above = [other for other in drawn if other.id != own.id and other.layer >= own.layer]
                assert not [other.id for other in above if is_inside(own, other)], (own.id, match.log)
                compared += len(above)
        match.play(seat, player.choice(match.legal(seat)))
    assert compared > 50, "there were journeys to compare"


def is_inside(sprite: Sprite, other: Sprite) -> bool:
    """Whether the middle of a sprite lies where a click hits another one, as the client measures it."""
    width, height = ART.size(other.art)
    across = (sprite.x - other.x) / (max(width, 30) / 2 * other.scale)
    down = (sprite.y - other.y) / (max(height, 30) / 2 * other.scale)
    return across**2 + down**2 <= 1
