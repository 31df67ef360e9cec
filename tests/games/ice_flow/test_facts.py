"""What the log of Ice Flow says: each kind of fact, as a sentence."""

from __future__ import annotations

import numpy as np
import pytest

from snowbound.core.contract import CHANCE
from snowbound.core.facts import COLUMNS, MOST_FACTS, FactRow
from snowbound.core.words import words
from snowbound.games.ice_flow.fact_kinds import BY_ISLAND, Fact
from snowbound.games.ice_flow.facts import obstacle
from tests.games.ice_flow.table import ACTIONS, DIRECTION, Flow, Sea, field, tile_kind


def told(sea: Sea, seat: int, action: int | str, language: str = "en") -> list[str]:
    """Carry out an event and return what is said about it."""
    number = ACTIONS[action] if isinstance(action, str) else action
    game, before = sea.run.game, sea.position.copy()
    sea.apply(seat, number)
    states = game.record.new(2)
    states[0], states[1] = before.states[0], sea.states[0]
    rows = np.zeros((MOST_FACTS, COLUMNS), np.int64)
    count = sea.run.facts(states, 0, 1, seat, number, rows)
    return said(sea, rows[:count].tolist(), language)


def said(sea: Sea, rows: list[list[int]], language: str = "en") -> list[str]:
    """Facts as sentences."""
    game = sea.run.game
    told = [FactRow(Fact.of(kind), *numbers) for kind, *numbers in rows]
    return [words(game, language).say(game.words.fact(sea.s, row)) for row in told]


def reckoned(sea: Sea) -> list[str]:
    """The reckoning as sentences."""
    rows = np.zeros((MOST_FACTS, COLUMNS), np.int64)
    return said(sea, rows[: sea.run.reckon(sea.states, 0, rows)].tolist())


# --- the start phase


def test_the_start_phase_is_told(flow: Flow) -> None:
    sea = flow.start(2)
    assert told(sea, CHANCE, 0) == ["Player 1 is the start player."]
    assert told(sea, 1, "ala3") == ["Player 2 places explorer 1 in Wales."]
    for seat, station in zip((0, 1, 0, 1, 0), ("ala1", "ala1", "ala2", "ala2", "ala3"), strict=True):
        sea.play(seat, station)
    assert told(sea, CHANCE, 1) == ["Player 1 draws a floe with pack ice to the north."]
    for _ in range(10):
        sea.chance(*list(sea.outcomes())[:1])
    assert told(sea, CHANCE, next(iter(sea.outcomes())))[-1] == "Everyone has drawn 6 floes."
    assert told(sea, CHANCE, tile_kind(11)) == ["Player 1 turns up a tile: a rope, a fish and a polar bear."]
    assert told(sea, 0, "PICK 1") == [], "the floe is told when it lies"
    assert told(sea, 0, "HEX d3") == []
    assert told(sea, 0, "ORIENT 2") == [
        "Player 1 places a floe with pack ice to the south-east on d3, with a rope, a fish and a polar bear on it."
    ]
    (line,) = said(sea, [[Fact.PLACES, 0, 1, field("d3"), 0]])
    assert line.endswith(" on d3."), "nothing lies on it"


def test_the_first_turn_and_every_round_are_told(flow: Flow) -> None:
    sea = flow.start(2, start_player=0)
    while sea.s.phase != 7 or sea.s.placed < 11:  # SETUP_ORIENT of the last floe
        seat, action = sea.choices()[0]
        sea.apply(seat, action)
    assert told(sea, sea.actors[0], "ORIENT 0")[1:] == ["Round 1.", "Player 1’s turn."]
    hex = sea.of_kind(0, "HEX")[0]
    sea.play(0, hex, "CW")
    assert told(sea, 0, "END") == ["Player 2’s turn."]
    sea.play(1, sea.of_kind(1, "HEX")[0], "CW")
    assert told(sea, 1, "END") == ["Round 2.", "Player 1’s turn."]


# --- floes


def test_a_drift_is_told_with_everyone_who_drifts_along(flow: Flow) -> None:
    sea = flow.sea("9 d4 100", "R0 d4, Y1 d4").play(0, "HEX d4")
    assert told(sea, 0, "DRIFT S") == [
        "Player 1 lets the floe with pack ice to the north drift from d4 to d7.",
        "Player 1’s explorer 1 drifts along from d4 to d7.",
        "Player 2’s explorer 2 drifts along from d4 to d7.",
    ]


@pytest.mark.parametrize(
    ("floes", "explorers", "start", "direction", "line"),
    [
        ("1 d4, 2 d7", "", "d4", "S", "It stops on d6: a floe is in its way."),
        ("1 d6", "", "d6", "SW", "It stops on c7: the coast is in its way."),
        ("1 d6", "R0 d6", "d6", "S", "It stops on d8: with an explorer on it, it can’t leave the strait."),
    ],
)
def test_why_a_floe_stops_early_is_a_detail(
    flow: Flow, floes: str, explorers: str, start: str, direction: str, line: str
) -> None:
    sea = flow.sea(floes, explorers).play(0, f"HEX {start}")
    lines = told(sea, 0, f"DRIFT {direction}")
    assert lines[0].startswith(f"Player 1 lets the floe with smooth edges all round drift from {start} to ")
    assert lines[-1] == line


def test_an_island_can_stop_a_floe_too(flow: Flow) -> None:
    """No current of this map ends early at an island, but that of an owner's map may."""
    sea = flow.sea("1 f2")
    assert obstacle(sea.s, field("f2"), DIRECTION["S"]) == BY_ISLAND  # type: ignore[no-untyped-call]
    rows = [[Fact.STOPS_EARLY, -1, BY_ISLAND, field("f2"), 0]]
    assert said(sea, rows) == ["It stops on f2: an island is in its way."]


def test_a_floe_that_leaves_the_strait_is_told(flow: Flow) -> None:
    sea = flow.sea("1 d6 111").play(0, "HEX d6")
    assert told(sea, 0, "DRIFT S") == ["Player 1 lets the floe on d6 drift out of the strait, back into the bag."]


def test_a_rotation_is_told_with_how_the_floe_lies_now(flow: Flow) -> None:
    sea = flow.sea("11 e2").play(0, "HEX e2")
    back = sea.copy()
    line = "Player 1 turns the floe on e2 clockwise; now it is a floe with pack ice to the north-east and south-east."
    assert told(sea, 0, "CW") == [line]
    line = (
        "Player 1 turns the floe on e2 counter-clockwise; now it is a floe with pack ice to the north and north-west."
    )
    assert told(back, 0, "CCW") == [line]


def test_a_discovery_is_told(flow: Flow) -> None:
    sea = flow.sea("17 d4 003, 18 d6 002", stack=[12]).play(0, "DISCOVER")
    assert told(sea, CHANCE, 4) == ["Player 1 draws a floe with pack ice to the north and south from the bag."]
    assert told(sea, CHANCE, tile_kind(12)) == [
        "Player 1 turns up a tile: a rope and a polar bear.",
        "The supply does not have enough; missing: a polar bear.",
    ]
    sea.play(0, "HEX h8")
    assert told(sea, 0, "ORIENT 1") == [
        "Player 1 discovers a floe with pack ice to the north-east and south-west and places it on h8, "
        "with a rope on it."
    ]


@pytest.mark.fact("FLOW", "IS_SHORT")
def test_a_shortage_in_the_start_phase_is_told_when_the_floe_is_picked(flow: Flow) -> None:
    sea = flow.start(2, start_player=0)
    while sea.s.phase != 2:  # TURN_UP
        seat, action = sea.choices()[0]
        sea.apply(seat, action)
    sea.s.supply[2] = 0
    sea.apply(CHANCE, tile_kind(14))
    pick = sea.of_kind(0, "PICK")[0]
    assert told(sea, 0, pick) == ["The supply does not have enough; missing: a polar bear."]


def test_an_island_tile_and_the_attack_it_causes_are_told(flow: Flow) -> None:
    sea = flow.sea("1 d4", "Y0 BIG", stack=[16]).play(0, "DISCOVER").draw("......")
    assert told(sea, CHANCE, tile_kind(16)) == [
        "Player 1 turns up a tile: a rope, a fish and a polar bear for Big Diomede.",
        "Big Diomede gets a rope, a fish and a polar bear.",
        "A polar bear attacks Player 2’s explorer 1 at Big Diomede.",
    ]


@pytest.mark.fact("FLOW", "SHUFFLED")
def test_a_new_stack_is_a_detail(flow: Flow) -> None:
    sea = flow.sea("1 d4", stack=[]).play(0, "DISCOVER").draw("......")
    assert told(sea, CHANCE, tile_kind(1))[0] == "All 16 tiles are shuffled into a new stack."


@pytest.mark.fact("FLOW", "TAKES_OUT")
def test_taking_a_floe_out_of_the_strait_is_told(flow: Flow) -> None:
    sea = flow.sea("1 d8 010")
    sea.s.hands[1], sea.s.bag = sea.s.bag, 0  # so that no floe is lost
    sea.play(0, "DISCOVER")
    assert told(sea, 0, "HEX d8") == ["The bag is empty: Player 1 takes the floe on d8 out of the strait."]


@pytest.mark.fact("FLOW", "HAS_NO_FLOE")
def test_a_turn_without_any_floe_action_is_told(flow: Flow) -> None:
    entries = ["d0", "e0", "f0", "j0", "c8", "g8", "h8", "i8"]
    floes = ", ".join(f"{number + 1} {hex}" for number, hex in enumerate(entries))
    rivals = [f"{colour}{number}" for colour in "YBG" for number in range(3)]
    explorers = ", ".join(f"{name} {hex}" for name, hex in zip(rivals, entries, strict=False))
    sea = flow.sea(floes, explorers, players=4, R=(0, 0))
    assert told(sea, 0, "END") == ["Player 1 can’t take any floe action.", "Player 2’s turn."]


# --- journeys


def test_a_journey_is_told_step_by_step_with_its_price(flow: Flow) -> None:
    sea = flow.sea("9/3 d4, 1 d5 010, 2 d7", "R0 d4", R=(1, 1))
    assert told(sea, 0, "SELECT 0") == ["Player 1 sets out with explorer 1 from d4."]
    assert told(sea, 0, "STEP S") == [
        "Player 1’s explorer 1 steps from d4 to d5 for a rope.",
        "Left behind at d4: a rope.",
    ]
    assert told(sea, 0, "SWIM S,S") == ["Player 1’s explorer 1 swims from d5 to d7 for a fish."]
    assert told(sea, 0, "STOP") == []


def test_a_swim_over_pack_ice_says_what_is_lost(flow: Flow) -> None:
    sea = flow.sea("1 d4, 9/0 d6", "R0 d4", R=(1, 2)).play(0, "SELECT 0")
    assert told(sea, 0, "SWIM S,S") == [
        "Player 1’s explorer 1 swims from d4 to d6 for a rope and a fish.",
        "Back to the supply: a rope.",
    ]


def test_an_overland_move_is_told(flow: Flow) -> None:
    sea = flow.sea("", "R0 ala1, R1 ala4, R2 ala1, Y1 ala6, Y2 ala6", R=(1, 0)).play(0, "SELECT 0")
    assert told(sea, 0, "ala2") == [
        "Player 1’s explorer 1 goes overland from Shishmaref to Ikpek for a rope.",
        "Left behind at Shishmaref: a rope.",
    ]


def test_bears_on_the_way_are_fed(flow: Flow) -> None:
    sea = flow.sea("1 d4, 2 d5 001", "R0 d4", R=(0, 1)).play(0, "SELECT 0")
    assert told(sea, 0, "STEP S") == [
        "Player 1’s explorer 1 steps from d4 to d5.",
        "Player 1 gives a fish to a polar bear at d5.",
    ]


@pytest.mark.fact("FLOW", "ARRIVES")
def test_an_arrival_says_how_many_are_there(flow: Flow) -> None:
    sea = flow.sea("1 c6", "R0 c6, R1 sib4", R=(0, 0)).play(0, "SELECT 0")
    assert told(sea, 0, "STEP NW") == [
        "Player 1’s explorer 1 steps from c6 to Naukan.",
        "Player 1’s explorer 1 reaches Naukan in Siberia: 2 of 3.",
    ]


@pytest.mark.fact("FLOW", "GOES_BACK")
def test_leaving_siberia_is_told(flow: Flow) -> None:
    sea = flow.sea("9/5 c6", "R0 sib3", R=(1, 0)).play(0, "SELECT 0")
    assert told(sea, 0, "STEP SE") == [
        "Player 1’s explorer 1 steps from Naukan to c6 for a rope.",
        "Back to the supply: a rope.",
        "Player 1’s explorer 1 leaves Naukan in Siberia: 0 of 3.",
    ]


def test_collecting_dropping_and_fishing_are_told(flow: Flow) -> None:
    sea = flow.sea("1 d4 010", "R0 d4", R=(2, 0)).play(0, "SELECT 0", "STOP")
    nothing = sea.copy()
    assert told(sea, 0, "COLLECT fish") == ["Player 1 collects a fish at d4 with explorer 1."]
    assert told(nothing, 0, "COLLECT nothing") == []
    assert told(sea, 0, "DROP rope 1") == ["Player 1 drops a rope at Shishmaref."]
    assert told(flow.sea("1 d4", R=(1, 0)), 0, "FISH") == ["Player 1 trades a rope for 2 fish."]


# --- bears


@pytest.mark.fact("FLOW", "DRIVES", "DRIVES_OUT", "IS_ATTACKED", "FLEES")
def test_an_attack_and_a_flight_are_told(flow: Flow) -> None:
    """As in the example W12."""
    sea = flow.sea("1 h2, 2 h3 001, 3 h6, 4 f6", "R0 h2, Y0 h6", R=(0, 1), Y=(0, 1)).play(
        0, "SELECT 0", "STEP S", "STOP"
    )
    assert told(sea, 0, "DRIVE S") == [
        "Player 1 drives the polar bear from h3 to h6.",
        "A polar bear attacks Player 2’s explorer 1 at h6.",
    ]
    driven = sea.copy()
    assert told(sea, 1, "SWIM NW,SW") == ["Player 2’s explorer 1 flees from h6 to f6 for a fish."]
    assert told(driven, 1, "DRIVE SW") == ["Player 2 drives the polar bear from h6 out of the strait for a fish."]


@pytest.mark.rule("FLOW-Q67")
def test_bears_that_attack_those_who_are_left_are_told(flow: Flow) -> None:
    sea = flow.sea("1 d3, 2 d4 002", "R0 d3, Y0 BIG", R=(0, 2), Y=(0, 1)).play(
        0, "SELECT 0", "STEP S", "STOP", "DRIVE NE"
    )
    sea.s.explorers[0, 0] = field("ala6")  # Red took the helicopter
    sea.s.explorers[1, 1] = field("d4")  # Yellow's second was in ala2
    sea.s.crowd[[field("ala6"), field("ala2")]] += [1, -1]
    assert told(sea, 1, "STEP SE") == [
        "Player 2’s explorer 1 flees from Big Diomede to Little Diomede.",
        "A polar bear attacks Player 2’s explorer 2 at d4.",
    ]


@pytest.mark.fact("FLOW", "IS_RESCUED")
def test_a_rescue_is_told(flow: Flow) -> None:
    sea = flow.sea("1 h2, 2 h3 001, 3 h6, 4 f6", "R0 h2, Y0 h6", R=(0, 1), Y=(2, 0))
    sea.play(0, "SELECT 0", "STEP S", "STOP", "DRIVE S")
    assert told(sea, 1, "ala5") == ["The rescue helicopter flies Player 2’s explorer 1 from h6 to Brevig Mission."]


# --- the end


@pytest.mark.fact("FLOW", "WINS", "WON", "IS_HOME", "IS_ON_THE_WAY")
def test_the_winner_and_where_everyone_is_are_told(flow: Flow) -> None:
    sea = flow.sea("1 c6, 2 d8", "R0 c6, R1 sib2, R2 sib4, Y0 d8, Y1 sib1", R=(0, 0)).play(0, "SELECT 0")
    assert told(sea, 0, "STEP NW")[1:] == [
        "Player 1’s explorer 1 reaches Naukan in Siberia: 3 of 3.",
        "Player 1 has 3 explorers in 3 Siberian stations and wins the game.",
    ]
    assert reckoned(sea) == [
        "Player 1 has led 3 explorers to Siberia.",
        "In Naukan: explorer 1.",
        "In Uelen: explorer 2.",
        "In Lavrentiya: explorer 3.",
        "Only as far as d8: explorer 1.",
        "In Inchoun: explorer 2.",
        "Only as far as Ikpek: explorer 3.",
    ]


@pytest.mark.fact("FLOW", "TIME_IS_UP", "CAPPED", "TIED")
def test_the_agreed_end_and_a_tie_are_told(flow: Flow) -> None:
    sea = flow.sea("1 d4", turn=1, options={"turn_cap": 1})
    sea.s.turns, sea.s.floe_done = 1, 1
    assert reckoned(sea) == []
    assert told(sea, 1, "END") == ["The agreed number of turns has been played (1 each): the game is over."]
    assert reckoned(sea)[:2] == [
        "The agreed number of turns has been played (1 each). The number of explorers in Siberia decides.",
        "2 players have the same number of explorers in Siberia and share first place.",
    ]


def test_every_language_tells_the_same_journey(flow: Flow) -> None:
    lines = {
        "da": "Spiller 1: opdagelsesrejsende 1 går fra d4 til d5 for et reb.",
        "nb": "Spiller 1: polfarer 1 går fra d4 til d5 for et tau.",
        "sv": "Spelare 1: polarforskare 1 går från d4 till d5 för ett rep.",
        "fi": "Pelaaja 1: tutkimusmatkailija 1 astuu paikasta d4 paikkaan d5 (hinta: köysi).",
        "nl": "Speler 1: onderzoeker 1 stapt van d4 naar d5 voor een touw.",
    }
    for language, line in lines.items():
        sea = flow.sea("9/3 d4, 1 d5", "R0 d4", R=(1, 0)).play(0, "SELECT 0")
        assert told(sea, 0, "STEP S", language)[0] == line
