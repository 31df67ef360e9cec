"""Ice Flow in words: the table for readers who do not see it, what goes on, headings, and labels of the picture."""

from __future__ import annotations

import pytest

from snowbound.core.match import Match
from snowbound.core.scene import Scene
from snowbound.core.words import LANGUAGES, words
from snowbound.games import find
from snowbound.games.ice_flow import words as flow_words
from snowbound.games.ice_flow.scene import scene
from snowbound.games.ice_flow.state import HEXES, SEA
from tests.games.ice_flow.table import ACTIONS, Flow, Sea

say = words(find("ice_flow")).say


def table(sea: Sea) -> list[str]:
    """The table in English."""
    return [say(line) for line in flow_words.table(sea.s, 0)]


def called(sea: Sea, seat: int, action: str) -> str:
    """An action in English."""
    return say(flow_words.action(sea.s, seat, ACTIONS[action]))


def test_the_table_names_everything_without_codes(flow: Flow) -> None:
    sea = flow.sea("9/3 d4 110, 1 d5", "R0 d4, Y0 d4", islands="BIG 001", R=(2, 1), Y=(0, 0))
    lines = table(sea)
    assert lines[0] == "Round 1, Player 1’s turn: floe action to come, explorer action possible."
    assert (
        "d4: floe with pack ice to the south; current south, strength 3. On it: a rope and a fish. "
        "Explorers: Player 1’s explorer 1 and Player 2’s explorer 1. Next to it: d5." in lines
    )
    assert "Big Diomede. On it: a polar bear. Next to it: Little Diomede." in lines
    assert "Player 1’s backpack: 2 ropes and a fish." in lines
    assert "Player 2’s backpack: nothing." in lines
    assert not any("#" in line or "pattern" in line for line in lines)


def test_the_table_says_how_hexes_are_named_and_where_floes_enter(flow: Flow) -> None:
    line = next(line for line in table(flow.sea("")) if line.startswith("Sea hexes"))
    assert "b in the west to j in the east" in line
    assert "New floes enter at d0, e0, f0, j0, c8, g8, h8 and i8." in line


def test_the_start_phase_and_what_is_in_hand_are_in_the_table(flow: Flow) -> None:
    sea = flow.start(2, start_player=0)
    assert table(sea)[0] == "Start phase: the explorers are placed in Alaska."
    while sea.s.phase != 5:  # SETUP_PICK
        sea.apply(*sea.choices()[0])
    lines = table(sea)
    assert lines[0] == "Start phase: 0 of 12 floes are on the board."
    assert any(line.startswith("Player 1’s floes to place: floe with ") for line in lines)
    assert any(line.startswith("The tile shows ") for line in lines)


def test_what_goes_on_tells_those_who_wait_what_is_decided(flow: Flow) -> None:
    sea = flow.sea("1 h2, 2 h3 001, 3 h6", "R0 h2, Y0 h6", R=(0, 1), Y=(0, 1))
    sea.play(0, "SELECT 0", "STEP S")
    assert "Player 1’s explorer 1 is on the way, now at h3." in map(say, flow_words.situation(sea.s, 1))
    sea.play(0, "STOP", "DRIVE S")
    lines = [say(line) for line in flow_words.situation(sea.s, 0)]
    assert lines == [
        "Round 1, Player 1’s turn: floe action to come, explorer action done.",
        "A polar bear attacks Player 2’s explorer 1 at h6.",
        "In Siberia (3 win): Player 1 0 and Player 2 0.",
    ]
    assert flow_words.order(sea.s) == [1, 0], "the attacked player decides first"


@pytest.mark.rule("FLOW-06")
def test_the_order_is_counter_clockwise_while_explorers_are_placed(flow: Flow) -> None:
    assert flow_words.order(flow.start(4, start_player=0).s) == [3, 2, 1, 0]
    assert flow_words.order(flow.sea("", players=4, turn=2).s) == [2, 3, 0, 1]


def test_choices_stand_under_the_headings_of_the_help_tile(flow: Flow) -> None:
    sea = flow.sea("1 d4 100, 2 d5", "R0 d4", R=(1, 1))
    wanted = {
        "HEX d4": "A1 or A2: let a floe drift, or turn it",
        "DISCOVER": "A3: discover a floe",
        "SELECT 0": "B1: move an explorer, or collect",
        "FISH": "B2: fish",
        "DROP rope 0": "Drop from the backpack",
        "END": "End of the turn",
    }
    for action, heading in wanted.items():
        group = flow_words.group(sea.s, 0, ACTIONS[action])
        assert group is not None and say(group) == heading
    sea.play(0, "HEX d4")
    assert headings(sea, "DRIFT S", "CW") == ["A1: drift", "A2: turn"]
    sea = flow.sea("1 d4 100, 2 d5", "R0 d4", R=(1, 1)).play(0, "SELECT 0")
    assert headings(sea, "STEP S", "STOP", "DROP rope 0") == ["Go on", "Stop", "Drop from the backpack"]
    assert headings(sea.play(0, "STOP"), "COLLECT rope") == ["Collect"]


def test_headings_have_the_pictures_of_the_help_tile(flow: Flow) -> None:
    sea = flow.sea("1 d4 100, 2 d5", "R0 d4", R=(1, 1))
    wanted = {
        "HEX d4": [("flow-drift", "A1"), ("flow-turn-right", "A2")],
        "DISCOVER": [("flow-tile", "A3")],
        "SELECT 0": [("flow-explorer", "B1")],
        "FISH": [("flow-fish", "B2")],
        "DROP rope 0": [("flow-pack", "Drop from the backpack")],
        "END": [("flow-tent", "End of the turn")],
    }
    for action, pictures in wanted.items():
        group = flow_words.group(sea.s, 0, ACTIONS[action])
        assert group is not None
        parts = words(find("ice_flow")).parts(group)
        assert [(part.art, part.text) for part in parts if part.art] == pictures


def headings(sea: Sea, *actions: str) -> list[str]:
    """The headings of some actions."""
    found = [flow_words.group(sea.s, 0, ACTIONS[action]) for action in actions]
    return [say(heading) for heading in found if heading is not None]


def test_an_attack_has_a_heading_for_each_way_out(flow: Flow) -> None:
    sea = flow.sea("1 h2, 2 h3 001, 3 h6, 4 f6", "R0 h2, Y0 h6", R=(0, 1), Y=(0, 1))
    sea.play(0, "SELECT 0", "STEP S", "STOP")
    assert headings(sea, "DRIVE S") == ["Drive the polar bear off"]
    sea.play(0, "DRIVE S")
    assert headings(sea, "SWIM NW,SW", "DRIVE S", "ala1") == [
        "Flee",
        "Drive the polar bear off for a fish",
        "Rescue helicopter",
    ]


def test_actions_say_what_they_do_and_show_the_floe(flow: Flow) -> None:
    sea = flow.sea("1 d4 100, 11 d6, 2 d7", "R0 d4", R=(1, 1))
    assert called(sea, 0, "SELECT 0") == "move explorer 1 from d4, or collect there"
    assert called(sea, 0, "SELECT 1") == "move explorer 2 from Shishmaref"
    chosen = flow_words.action(sea.s, 0, ACTIONS["HEX d6"])
    assert chosen.drawing is not None and chosen.drawing.look == "flow-edge-0 flow-edge-1"
    sea.play(0, "HEX d6")
    assert called(sea, 0, "DRIFT SW") == "let it drift south-west to c7"
    turned = flow_words.action(sea.s, 0, ACTIONS["CW"])
    assert turned.drawing is not None and turned.drawing.look == "flow-edge-1 flow-edge-2"
    out = flow.sea("1 d6").play(0, "HEX d6")
    assert called(out, 0, "DRIFT S") == "let it drift south, out of the strait"


def test_stopping_says_whether_there_is_something_to_collect(flow: Flow) -> None:
    sea = flow.sea("1 d4 100, 2 d5", "R0 d4").play(0, "SELECT 0")
    assert called(sea, 0, "STOP") == "stop at d4, then collect"
    assert called(sea.play(0, "STEP S"), 0, "STOP") == "stop at d5"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_writes_codes(language: str) -> None:
    match = Match("ice_flow", players=3, seed=4, options={"turn_cap": 2})
    while not match.over:
        for seat in match.actors:
            texts = [match.describe(seat, action, language) for action in match.legal(seat)]
            assert not any("#" in text or "…" in text or "{" in text for text in texts)
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[len(match.events) % len(match.legal(seat))])
    assert not any("#" in told.text or "{" in told.text for told in match.history(0, language))


# --- in the picture


def picture(sea: Sea, seat: int = 0, tall: bool = False) -> Scene:
    """The scene as a seat sees it."""
    return scene(sea.s, seat, tall)


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_every_hex_has_its_name_on_the_board(flow: Flow, tall: bool) -> None:
    drawn = picture(flow.sea("1 d4, 2 h6"), tall=tall)
    texts = [sprite.text for sprite in drawn.sprites]
    assert all(texts.count(name) == 1 for name in HEXES[:SEA])


def test_what_is_labelled_says_what_a_click_could_mean(flow: Flow) -> None:
    """Also if it is not legal now, so that the table can say why not."""
    drawn = picture(flow.sea("1 d4 110, 2 d5, 3 d7 001", "R0 d4, Y0 d5"))
    meant = {sprite.id: sprite.actions for sprite in drawn.sprites}
    names = {id: [name for name, number in ACTIONS.items() if number in meant[id]] for id in meant}
    assert names["floe-0"] == ["HEX d4"] and names["sea-13"] == ["HEX d1"]
    assert names["explorer-0-0"] == ["SELECT 0"] and names["explorer-1-0"] == []
    assert names["rope-floe0-0"] == ["COLLECT rope"] and names["fish-floe0-0"] == ["COLLECT fish"]
    assert names["bear-floe2-0"] == [f"DRIVE {d}" for d in ("N", "NE", "SE", "S", "SW", "NW")]
    assert names["station-0"] == ["ala1"] and names["bag"] == ["DISCOVER"]
    assert names["hole"] == ["FISH"] and names["tent"] == ["END"]
    assert names["packed-0-rope-0"] == ["DROP rope 0", "DROP rope 1", "DROP rope 2"]


def test_during_a_journey_a_field_means_the_way_there(flow: Flow) -> None:
    sea = flow.sea("9/3 d4, 1 d5, 2 d6", "R0 d4", R=(0, 1)).play(0, "SELECT 0")
    meant = {sprite.id: sprite.actions for sprite in picture(sea).sprites}
    assert ACTIONS["STEP S"] in meant["floe-0"], "although there is no rope for it"
    assert ACTIONS["SWIM S,S"] not in meant["floe-1"], "the sea hex between them is not open"
    assert ACTIONS["STEP S"] not in {action for actions in picture(sea, 1).sprites for action in actions.actions}
