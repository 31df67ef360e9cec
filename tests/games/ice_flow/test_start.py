"""Material, the start phase, and chance."""

from __future__ import annotations

import pytest

from snowbound.core.contract import CHANCE, EVERYONE, SPECTATOR
from snowbound.games.ice_flow.state import ALL_FLOES, BOARD, COPIES, SEA, Phase
from tests.games.ice_flow.table import ACTIONS, Flow, Sea, field


def placed(flow: Flow, players: int = 2) -> Sea:
    """All explorers are placed and Red is the start player. Drawing floes comes next."""
    sea = flow.start(players, start_player=0)
    while sea.phase == Phase.SETUP_EXPLORER:
        seat = sea.actors[0]
        sea.play(seat, sea.legal_names(seat)[0])
    return sea


def dealt(flow: Flow, players: int = 2, first: int = 0) -> Sea:
    """Each player has drawn the lowest floes in the bag, the start player one of pattern `first` before."""
    sea = placed(flow, players)
    sea.position.chance(first)
    while sea.phase == Phase.DEAL:
        sea.position.chance(min(sea.position.outcomes()))
    return sea


@pytest.mark.rule("FLOW-01", "FLOW-02", "FLOW-03", "FLOW-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_material_before_the_first_event(flow: Flow, players: int) -> None:
    sea = flow.start(players)

    assert sea.s.bag == ALL_FLOES and bin(ALL_FLOES).count("1") == 24
    assert sea.s.stack.tolist() == COPIES.tolist() and sea.s.stack_size == 16
    assert [sea.pack(colour) for colour in "RYBG"[:players]] == [(1, 1)] * players
    assert sea.supply == (15 - players, 15 - players, 5)
    assert (sea.s.explorers == -1).all(), "three explorers of each colour wait to be placed"
    assert sea.s.explorers.shape == (4, 3)
    assert sea.floes() == {}


@pytest.mark.rule("FLOW-01")
def test_two_to_four_players_take_part(flow: Flow) -> None:
    for players in (1, 5):
        with pytest.raises(ValueError, match="2 to 4 players"):
            flow.start(players)


@pytest.mark.rule("FLOW-05")
def test_the_start_player_is_random_or_a_seat_that_is_given(flow: Flow) -> None:
    sea = flow.start(3)
    assert sea.actors == [CHANCE] and sea.position.outcomes() == {0: 1, 1: 1, 2: 1}
    sea.position.chance(2)
    assert (sea.s.first, sea.actors) == (2, [1])

    given = flow.start(3, start_player=1)
    assert (given.s.first, given.actors, given.phase) == (1, [0], Phase.SETUP_EXPLORER)


@pytest.mark.rule("FLOW-06", "FLOW-07")
def test_w1_explorers_are_placed_counter_clockwise_two_to_a_station(flow: Flow) -> None:
    sea = flow.start(4, start_player=0)
    for seat, station in zip(
        [3, 2, 1, 0, 3, 2, 1], ["ala6", "ala3", "ala3", "ala1", "ala6", "ala2", "ala2"], strict=True
    ):
        assert sea.actors == [seat]
        sea.play(seat, station)

    assert sea.actors == [0]
    assert sea.legal_names(0) == ["ala1", "ala4", "ala5"]
    assert sea.why_not(0, "ala3") == "FLOW-07"
    assert sea.why_not(0, "END") == "FLOW-06"

    sea.play(0, "ala1")
    assert (sea.at("R0"), sea.at("R1")) == ("ala1", "ala1"), "both may be of one colour"


@pytest.mark.rule("FLOW-08", "FLOW-Q6")
@pytest.mark.parametrize(("players", "share"), [(2, 6), (3, 4), (4, 3)])
def test_each_player_openly_draws_a_share_of_twelve_floes(flow: Flow, players: int, share: int) -> None:
    sea = placed(flow, players)
    receivers = []
    while sea.phase == Phase.DEAL:
        receivers.append(int(sea.s.turn))
        outcome = min(sea.position.outcomes())
        assert sea.position.audience(CHANCE, outcome) == EVERYONE
        sea.position.chance(outcome)

    assert receivers == [seat for seat in range(players) for _ in range(share)], "the start player's share first"
    assert [bin(floes).count("1") for floes in sea.s.hands[:players].tolist()] == [share] * players
    assert bin(sea.s.bag).count("1") == 12
    assert sea.position.view(SPECTATOR).bytes == sea.position.bytes, "hands lie open"


@pytest.mark.rule("FLOW-09", "FLOW-12", "FLOW-14", "FLOW-Q3")
def test_floes_are_placed_clockwise_each_with_all_that_its_tile_shows(flow: Flow) -> None:
    sea = dealt(flow, first=1)
    assert sea.actors == [CHANCE] and sea.phase == Phase.TURN_UP
    sea.turn_up(9)
    assert sea.actors == [0] and sea.legal_names(0) == ["PICK 0", "PICK 1"], "floes 1 to 5, and 9"
    assert sea.why_not(0, "PICK 2") == "FLOW-09" and sea.why_not(0, "HEX d4") == "FLOW-09"
    sea.play(0, "PICK 1", "HEX d4")
    assert sea.legal_names(0) == [f"ORIENT {o}" for o in range(6)], "the placing player chooses how it lies"

    sea.play(0, "ORIENT 2")

    assert sea.floes() == {"d4": "9/2"} and sea.jagged("d4") == "SE"
    assert sea.lying("d4") == (2, 1, 0) and sea.supply == (11, 12, 5), "both ropes and the fish of tile 9"
    assert sea.s.stack_size == 15 and sea.s.tile == -1, "the tile is discarded"

    seats = []
    while sea.phase != Phase.TURN:
        if sea.actors == [CHANCE]:
            sea.position.chance(min(sea.position.outcomes()))
        else:
            seat = sea.actors[0]
            seats += [seat] if sea.phase == Phase.SETUP_PICK else []
            sea.play(seat, sea.legal_names(seat)[0])
    assert seats == [1, 0] * 5 + [1] and len(sea.floes()) == 12
    assert sea.actors == [0], "the start player takes the first turn"


@pytest.mark.rule("FLOW-10", "FLOW-11", "FLOW-12", "FLOW-Q4")
def test_w2_start_floes_touch_no_other_floe_and_no_entry_hex(flow: Flow) -> None:
    sea = dealt(flow)
    sea.turn_up(1).play(0, "PICK 0")
    assert len(sea.legal_names(0)) == 65
    sea.play(0, "HEX d2", "ORIENT 0").turn_up(2)
    sea.play(1, sea.legal_names(1)[0], "HEX f5", "ORIENT 0").turn_up(3)
    sea.play(0, "PICK 0")

    closed = {"d2", "d1", "d3", "c2", "c3", "e2", "e3", "f5", "f4", "f6", "e5", "e6", "g5", "g6"}
    entries = {*BOARD["entries"]["north"], *BOARD["entries"]["south"]}
    legal = {name.removeprefix("HEX ") for name in sea.legal_names(0)}
    assert len(legal) == 51 and not legal & (closed | entries) and len(legal | closed | entries) == SEA
    assert sea.why_not(0, "HEX d0") == "FLOW-10"
    assert sea.why_not(0, "HEX d3") == "FLOW-11"
    assert {"f2", "g3", "j1", "c6"} <= legal, "islands, coasts and stations may be touched"


@pytest.mark.rule("FLOW-12", "FLOW-30")
def test_after_the_start_phase_floes_touch_and_lie_on_entry_hexes(flow: Flow) -> None:
    sea = flow.sea("1 e0, 2 d1")
    sea.play(0, "DISCOVER").draw("#.....").turn_up(1)
    assert sea.can(0, "HEX d0"), "an entry hex beside two floes"
    assert not sea.can(0, "HEX e3")


@pytest.mark.rule("FLOW-13", "FLOW-Q2")
def test_w2_an_island_tile_in_the_start_phase_fills_the_island(flow: Flow) -> None:
    sea = dealt(flow).turn_up(16)
    assert sea.lying("BIG") == (1, 1, 1), "at once"
    sea.play(0, "PICK 0", "HEX d4", "ORIENT 0")
    assert sea.lying("d4") == (0, 0, 0), "the chosen floe is placed empty"
    assert sea.supply == (12, 12, 4)


@pytest.mark.rule("FLOW-Q5")
def test_there_is_always_room_for_the_next_start_floe(flow: Flow) -> None:
    """test_board proves it for the map; this plays the densest blocking that a greedy search finds."""
    sea = dealt(flow)
    for _ in range(12):
        sea.turn_up(next(tile for tile in range(1, 17) if sea.s.stack[kind_of(tile)] > 0))
        seat = sea.actors[0]
        sea.play(seat, sea.legal_names(seat)[0])
        assert sea.legal_names(seat), "there is always a legal hex"
        tightest = max(sea.legal_names(seat), key=lambda name: closes(sea, name))
        sea.play(seat, tightest, "ORIENT 0")
    assert sea.phase == Phase.TURN


def kind_of(tile: int) -> int:
    return next(kind for kind, entry in enumerate(BOARD["tile"]) if tile in entry["ids"])


def closes(sea: Sea, name: str) -> int:
    """The number of hexes that a floe here would newly block."""
    after = sea.copy()
    after.play(sea.actors[0], name, "ORIENT 0")
    return sum(bin(word).count("1") for word in after.s.afloat.tolist()) + sum(
        1 for d in range(6) if 0 <= int(neighbours(field(name.removeprefix("HEX ")))[d]) < SEA
    )


def neighbours(hex: int) -> list[int]:
    from snowbound.games.ice_flow.state import NEXT

    return NEXT[hex].tolist()  # type: ignore[no-any-return]


@pytest.mark.rule("FLOW-Q1")
def test_explorers_go_westwards_from_alaska_to_siberia(flow: Flow) -> None:
    columns = {
        name: BOARD["map"]["letters"].index(entry["hex"][0]) for entry in BOARD["station"] for name in [entry["id"]]
    }
    assert all(columns[f"ala{i}"] > 8 for i in range(1, 7)), "Alaska lies in the east"
    assert all(columns[f"sib{i}"] < 2 for i in range(1, 5)), "Siberia in the west"
    sea = flow.start(2, start_player=0)
    assert sea.legal_names(1) == [f"ala{i}" for i in range(1, 7)], "explorers begin in Alaska"
    assert flow.sea("1 j2", "R0 ala1, R1 ala4").play(0, "SELECT 0", "STEP SW").at("R0") == "j2"


@pytest.mark.rule("FLOW-30", "FLOW-Q66")
def test_w19_chance_draws_by_what_is_left_and_nothing_tells_the_future(flow: Flow) -> None:
    on_board = [floe for floe in range(1, 25) if floe not in (1, 2, 15, 22)]
    hexes = [name for row in "2468" for name in (f"{c}{row}" for c in "defhij")][: len(on_board)]
    sea = flow.sea(", ".join(f"{floe} {hex}" for floe, hex in zip(on_board, hexes, strict=True)), stack=[1, 2, 14, 16])

    sea.play(0, "DISCOVER")
    assert sea.position.outcomes() == {0: 2, 4: 1, 9: 1}
    sea.draw("......")
    assert sea.s.floe + 1 == 1, "the lowest floe of the pattern"
    assert sea.position.outcomes() == {0: 2, 7: 1, 9: 1}

    views = {sea.position.view(seat).bytes for seat in (SPECTATOR, 0, 1)}
    assert views == {sea.position.bytes}, "the position holds no order of stack or bag"


@pytest.mark.rule("FLOW-36")
def test_a_used_up_stack_is_refilled_with_all_tiles(flow: Flow) -> None:
    sea = flow.sea("1 d4", stack=[5])
    sea.play(0, "DISCOVER").draw("......").turn_up(5)
    assert sea.s.stack_size == 0
    sea.play(0, "HEX d0", "ORIENT 0", "END").play(1, "DISCOVER").draw("......")

    assert sea.position.outcomes() == {kind: int(copies) for kind, copies in enumerate(COPIES)}
    sea.turn_up(5)
    assert sea.s.stack_size == 15 and sea.s.stack[1] == 3


def test_the_actions_are_numbered_as_the_specification_says() -> None:
    numbers = {
        "ala1": 0,
        "PICK 0": 6,
        "HEX b0": 18,
        "HEX c0": 22,
        "HEX j8": 90,
        "ORIENT 0": 91,
        "DRIFT N": 97,
        "CW": 103,
        "DISCOVER": 105,
        "SELECT 0": 106,
        "FISH": 109,
        "DROP rope 0": 110,
        "END": 116,
        "STEP N": 117,
        "SWIM N,N": 123,
        "STOP": 159,
        "COLLECT rope": 160,
        "DRIVE N": 163,
        "DRIVE NW": 168,
    }
    assert {name: ACTIONS[name] for name in numbers} == numbers
    assert len(ACTIONS) == 169
