"""What the log tells of Arctic Roll: dice in one line, hidden choices only when they are shown, and how it ended."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from snowbound.core.contract import CHANCE, SPECTATOR, may_know
from snowbound.core.facts import COLUMNS, MOST_FACTS, UNTOLD, FactRow, Weight
from snowbound.core.words import words
from snowbound.games import find
from snowbound.games.arctic_roll.fact_kinds import Fact
from tests.games.arctic_roll.table import E2, NAMES, Roll, Table

GAME = find("arctic_roll")
SAY = words(GAME).say
WORDS: Any = GAME.words


def facts(table: Table, seat: int, action: int, viewer: int | None = None) -> list[FactRow]:
    """Carry out an event and return its facts as a viewer is told of them, None in truth."""
    before, run = table.position.copy(), table.position.run
    told = viewer is None or may_know(before.audience(seat, action), viewer)
    table.position.apply(seat, action)
    states = GAME.record.new(2)
    states[0], states[1] = before.states[0], table.position.states[0]
    if viewer is not None:
        run.conceal(states, 0, viewer)
        run.conceal(states, 1, viewer)
    out = np.zeros((MOST_FACTS, COLUMNS), np.int64)
    count = run.facts(states, 0, 1, seat, action if told else UNTOLD, out)
    return [FactRow(Fact.of(kind), *numbers) for kind, *numbers in out[:count].tolist()]


def said(table: Table, seat: int, action: str, viewer: int | None = None) -> list[str]:
    """Carry out an action and return the sentences that a viewer reads."""
    rows = facts(table, seat, NAMES[action], viewer)
    view = table.position if viewer is None else table.position.view(viewer)
    return [SAY(GAME.words.fact(view.s, row)) for row in rows]


def falls(table: Table, values: str) -> list[str]:
    """Let dice fall and return the sentences of the last one."""
    table.dice_fall(values[:-1])
    rows = facts(table, CHANCE, int(values[-1]) - 1)
    return [SAY(GAME.words.fact(table.s, row)) for row in rows]


def reckoned(table: Table) -> list[tuple[Weight, int, int, str]]:
    """The reckoning: weight, seat, number and sentence of each fact."""
    out = np.zeros((MOST_FACTS, COLUMNS), np.int64)
    count = table.position.run.reckon(table.position.states, 0, out)
    rows = [FactRow(Fact.of(kind), *numbers) for kind, *numbers in out[:count].tolist()]
    return [(row.kind.weight, row.seat, row.number, SAY(GAME.words.fact(table.s, row))) for row in rows]


# --- dice --------------------------------------------------------------------


def test_the_dice_of_the_setup_and_the_round_are_one_line_each(roll: Roll) -> None:
    table = Table(roll.driver.start(2, start_player="1"))

    assert falls(table, "2") == ["Player 1 rolls 2 for the open water."]
    assert falls(table, "4")[1:] == ["Player 1 gets open water on F8 and G7."]
    assert falls(table, "2")[1:] == ["Player 1 rolls again, because the two areas of open water must not touch."], (
        "the same direction"
    )
    assert falls(table, "51")[1:] == ["Player 1 gets open water on F4 and E4, with a walrus on F4."]
    assert falls(table, "2451")[2:] == [
        "Every sheet has two areas of open water, one of them with a walrus.",
        "Round 1 of 6 begins. Player 2 is start player.",
    ]
    assert falls(table, "46")[1:] == ["The calamity dice of this round: Walrus, Ice Chasm."]
    assert falls(table, "312645")[1:] == ["Player 1 rolls 1 2 3 4 5 6."]
    assert falls(table, "111111")[1:] == ["Player 2 rolls 1 1 1 1 1 1.", "Draft 1 of 6 begins."]


def test_areas_that_would_touch_are_rolled_again(roll: Roll) -> None:
    table = Table(roll.driver.start(1))
    table.dice_fall("243")

    assert falls(table, "1")[1:] == ["Player 1 rolls again, because the two areas of open water must not touch."]


def test_a_reroll_in_the_open_is_told_with_its_dice(roll: Roll) -> None:
    table = roll.window("", "", dice="111111 111111", pool="16", bonuses={0: "reroll"})

    assert said(table, 0, "REROLL", viewer=1) == ["Player 1 rolls the dice again."]
    assert falls(table, "654321")[1:] == ["Player 1 uses Reroll and rolls 1 2 3 4 5 6."]


# --- in the open -------------------------------------------------------------


def test_the_calamity_window_tells_what_is_taken_and_for_what(roll: Roll) -> None:
    table = roll.window("", "", "", pool="146", bonuses={1: "new_dice"}, dice="123456 123456 123456")

    assert said(table, 0, "PASS", viewer=2) == ["Player 1 takes no calamity die now."]
    assert said(table, 1, "TAKE_BONUS 4", viewer=2) == ["Player 2 gives up New Dice and takes Walrus."]
    assert said(table, 2, "TAKE 5 6", viewer=0) == ["Player 3 gives up 5 and takes Ice Chasm."]


@pytest.mark.fact("ROLL", "MUST_TAKE", "FIZZLES")
def test_a_forced_calamity_is_told_as_forced(roll: Roll) -> None:
    table = roll.window("", "", draft=6, dice="4 -", pool="6", held="- 2")
    table.die_done[1] = 1

    assert said(table, 0, "TAKE 4 6")[0] == ("Player 1 has no calamity die yet and must give up 4 for Ice Chasm.")
    free = roll.window("", "", draft=6, dice="4 4", pool="6", held="- 2", sixth_draft="free")
    assert said(free, 0, "TAKE_FREE 6") == ["Player 1 has no calamity die yet and must take Ice Chasm."]


def test_bonuses_used_in_a_window_are_told_step_by_step(roll: Roll) -> None:
    table = roll.window("", "", pool="16", bonuses={0: "igloo new_dice"})

    assert said(table, 0, "IGLOO", viewer=1) == ["Player 1 is choosing a place for an igloo."]
    assert said(table, 0, "F9", viewer=1) == [
        "Player 1 uses Igloo to draw six hunters around F9.",
    ]
    assert said(table, 0, "BONUS_PLACE 3 1", viewer=1) == [
        "Player 1 uses New Dice as 3 to dig an ice hole on F6 and draw 2 hunters around it."
    ]
    other = roll.window("", "", pool="16", bonuses={0: "new_dice"})
    assert said(other, 0, "BONUS_MOVE 4 1") == [
        "Player 1 uses New Dice as 4 to move the pawn to B6.",
    ]


@pytest.mark.fact("ROLL", "LIFTS")
def test_a_stuck_pawn_is_lifted(roll: Roll) -> None:
    solo = roll.turn("J .....~~ / K ....~.", dice="222222", pawns="K6")
    assert said(solo, 0, "RELOCATE 2") == ["Player 1 is choosing where to lift the stuck pawn."]
    assert said(solo, 0, "I6")[0] == "Player 1 lifts the stuck pawn to I6."

    table = roll.turn("J .....~~ / K ....~.", "", dice="222222 111111", pawns="K6 F6")
    table.play(0, "RELOCATE 2", "I6")
    assert said(table, 1, "PLACE 1 0", viewer=SPECTATOR)[:2] == [
        "Player 1 lifts the stuck pawn to I6.",
        "Player 2 uses 1 to dig an ice hole on F6.",
    ]


# --- hidden until all have chosen --------------------------------------------


@pytest.mark.parametrize("viewer", [None, SPECTATOR, 0, 1, 2])
def test_what_everyone_did_is_told_when_all_have_chosen(roll: Roll, viewer: int | None) -> None:
    table = roll.turn("", "", "", dice="555555 222222 111111", pawns="F6 H6 F6", start=1)

    assert said(table, 0, "PLACE 5 1", viewer) == ["Player 1 has chosen a die."]
    assert said(table, 1, "MOVE 2 2", viewer) == [], "the New Dice may still be used"
    assert said(table, 1, "PASS", viewer) == ["Player 2 has chosen a die."]
    assert said(table, 2, "PLACE 1 0", viewer) == [
        "Player 2 uses 2 to move the pawn to H8.",
        "Player 2 claims New Dice on H8.",
        "Player 3 uses 1 to dig an ice hole on F6.",
        "Player 1 uses 5 to dig an ice hole on F6 and draw 4 hunters around it.",
        "Draft 2 of 6 begins.",
    ], "from the start player on"


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_hidden_turn_with_new_dice_is_told_as_a_whole(roll: Roll, viewer: int | None) -> None:
    table = roll.turn("", "", dice="666666 222222", bonuses={0: "new_dice"})
    assert said(table, 0, "PLACE 6 0", viewer) == []
    assert said(table, 0, "BONUS_PLACE 1 0", viewer) == ["Player 1 has chosen a die."]
    assert said(table, 1, "MOVE 2 3", viewer)[:3] == [
        "Player 1 uses 6 and New Dice.",
        "Player 1 digs an ice hole and draws 6 hunters.",
        "Player 2 uses 2 to move the pawn to H6.",
    ]

    moved = roll.turn("", "", dice="666666 222222", bonuses={0: "new_dice"})
    moved.play(0, "BONUS_MOVE 1 1", "PLACE 6 0")
    assert said(moved, 1, "MOVE 2 3", viewer)[:3] == [
        "Player 1 uses 6 and New Dice.",
        "Player 1 draws 6 hunters.",
        "Player 1 moves the pawn to E6.",
    ]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_an_igloo_or_a_reroll_in_a_hidden_turn_is_told_next_to_the_die(roll: Roll, viewer: int | None) -> None:
    table = roll.turn("", "", dice="222222 222222", bonuses={0: "igloo reroll"})
    told = viewer in (None, 0)
    table.play(0, "IGLOO", "F9", "REROLL")
    table.dice_fall("33333")
    rows = facts(table, CHANCE, 2, viewer)
    assert [row.kind for row in rows] == ([Fact.WHITE_DIE, Fact.DICE_REROLLED] if told else []), "others see it later"
    table.play(0, "PLACE 3 1")

    assert said(table, 1, "MOVE 2 3", viewer)[:4] == [
        "Player 1 uses Igloo.",
        "Player 1 uses Reroll.",
        "Player 1 uses 3 to dig an ice hole on F6 and draw 2 hunters around it.",
        "Player 2 uses 2 to move the pawn to H6.",
    ]


@pytest.mark.fact("ROLL", "KEEPS_DIE")
def test_a_die_kept_for_the_second_window_is_told(roll: Roll) -> None:
    """Worked example E13."""
    table = roll.turn("", "", pawns="H6 F6", dice="222222 111111", held="- 2", pool="6", bonuses={0: "new_dice"})
    table.play(0, "BONUS_MOVE 2 4", "PASS")

    assert said(table, 1, "PLACE 1 0", viewer=1) == [
        "Player 1 uses New Dice.",
        "Player 1 moves the pawn to J4.",
        "Player 1 keeps the die for the second window.",
        "Player 1 claims Reroll on J4.",
        "Player 2 uses 1 to dig an ice hole on F6.",
    ]
    assert said(table, 0, "MOVE 2 2", viewer=1) == [
        "Player 1 uses 2 to move the pawn to J6.",
        "Draft 2 of 6 begins.",
    ]


def test_a_wasted_die_is_told(roll: Roll) -> None:
    table = roll.turn("", "", dice="4 1", draft=6, unusable_die="always_allowed")
    table.play(0, "WASTE 4")

    assert said(table, 1, "PLACE 1 0")[0] == "Player 1 has no use for 4 and wastes it."


# --- calamities --------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, SPECTATOR, 0, 1])
def test_calamities_are_told_together_with_what_they_cost(roll: Roll, viewer: int | None) -> None:
    """Worked example E6: a polar bear in E7 silences E6 and F7, which costs three points."""
    table = roll.calamity(E2, "", held="5 2", round_number=2)

    assert said(table, 1, "E7", viewer) == ["Player 2 has drawn a calamity."]
    assert said(table, 0, "C4", viewer) == [], "the second hex comes next"
    assert said(table, 0, "arrow 3", viewer) == [
        "Player 2 draws Polar Bear on E7 of Player 1’s sheet, which costs 3 points.",
        "Player 1 draws New Ice Flow on C4 and D5 of Player 2’s sheet.",
        "Round 3 of 6 begins. Player 2 is start player.",
    ]


def test_a_chasm_is_told_with_its_arrow_and_a_calamity_on_a_bonus_hex_with_the_bonus(roll: Roll) -> None:
    table = roll.calamity(E2, "", held="6 1")
    table.play(1, "D6", "arrow 4")

    assert said(table, 0, "H8") == [
        "Player 2 draws Ice Chasm on D6 (arrow to the south-west) of Player 1’s sheet, which costs one point.",
        "Player 1 draws Pack Ice on H8 of Player 2’s sheet.",
        "Player 2 claims New Dice on H8.",
    ]
    assert said(table, 1, "PASS", viewer=0) == ["Round 2 of 6 begins. Player 2 is start player."]


def test_a_calamity_without_a_place_is_told(roll: Roll) -> None:
    """Worked example: no two hexes of the central hexagon are free, so a New Ice Flow has no effect (ROLL-57)."""
    middle = "C ..hhhh.. / D ..hhhhh.. / E ..hhhhhh.. / F ..hhhhhhh.. / G ..hhhhhh.. / H ..hhhhh.. / I ..hhhh.."
    table = roll.turn(middle, "", pawns="A1 F6", dice="1 1", draft=6, held="2 1")
    table.play(0, "PLACE 1 0")

    assert said(table, 1, "PLACE 1 0")[2:] == [
        "There is no place for New Ice Flow on Player 1’s sheet, so it has no effect.",
    ]


# --- solo --------------------------------------------------------------------


def test_solo_tells_each_step_and_what_is_removed(roll: Roll) -> None:
    table = roll.turn("", dice="123456", held="-", pool="133466")

    assert said(table, 0, "PLACE 1 0") == [
        "Player 1 uses 1 to dig an ice hole on F6.",
        "No calamity die was taken, so the lowest one is removed: Pack Ice.",
    ]
    assert falls(table, "12345")[0] == "Turn 2 of 6 begins."
    assert said(table, 0, "TAKE 5 4")[0] == "Player 1 gives up 5 and takes Walrus."


def test_solo_tells_what_the_automa_draws(roll: Roll) -> None:
    """Worked example E11: the automa puts a polar bear in D5."""
    table = roll.turn(E2, dice="1", draft=6, held="5", pawns="A1", solo_calamity="automa", round_number=2)

    assert said(table, 0, "PLACE 1 0") == [
        "Player 1 uses 1 to dig an ice hole on A1.",
        "The automa draws Polar Bear on D5, which costs 2 points.",
        "Round 3 of 6 begins.",
    ]


def test_solo_tells_what_the_player_draws(roll: Roll) -> None:
    table = roll.calamity(E2, held="5", round_number=6)

    assert said(table, 0, "A1") == ["Player 1 draws Polar Bear on A1.", "Player 1 finishes with 8 points."]


# --- the end -----------------------------------------------------------------


def test_the_end_says_who_wins(roll: Roll) -> None:
    table = roll.calamity(E2, "", held="1 1", round_number=6)
    table.play(1, "A1")

    assert said(table, 0, "A1")[2:] == ["Player 1 wins with 8 points."]


def test_the_reckoning_counts_fish_by_hunter_and_says_what_stops_the_others(roll: Roll) -> None:
    """The sheet of worked example E7: 54 points, and 42 hunters in all."""
    rows = """A h..... / B OOhOh.. / C hhhWhB.. / D .O.WhOh~. / E Ohh~.hh~hh / F .hh.hOh~hOh
        / G h.h.hhhhhh / H hhh~.OhOh / I .O~hhhOh / J h#hOh.. / K ..1h.."""
    told = reckoned(roll.end(" ".join(rows.split()), "", pawns="H5 A1"))

    assert told[0] == ("why", -1, 6, "All 6 rounds have been played.")
    scores = [(number, text) for weight, seat, number, text in told if weight == "score"]
    assert sum(number for number, _ in scores) == 54
    assert all(seat == 0 for weight, seat, _, _ in told if weight == "score"), "seat 1 has no hunters"
    assert (0, "3 hunters silenced by polar bears.") in scores, "B5, C5 and D7"
    hunters = [int(text.split()[0]) for _, text in scores if text[0].isdigit()]
    assert sum(hunters) + sum(text.startswith("One") for _, text in scores) == 42


@pytest.mark.fact("ROLL", "CHASM_STRIKES", "WALRUS_CLOSES", "IDLE_HUNTERS")
def test_each_idle_hunter_has_one_reason(roll: Roll) -> None:
    sheet = "B h...... / E ..h~...... / F ...WhO..... / G ....2h...."

    told = [text for weight, *_, text in reckoned(roll.end(sheet)) if weight == "score"]

    assert told == [
        "One hunter fishing at one place: one point.",
        "One hunter stopped by an ice chasm.",
        "One hunter kept from the water by a walrus.",
        "One hunter with no place to fish.",
    ], "F5 fishes at F6, G6 is struck, E3 has only the walrus's area, B1 has nothing"


@pytest.mark.fact("ROLL", "TIE_BREAK", "VICTORY_SHARED", "HOLES_FISHED", "WATER_FISHED")
def test_ties_are_shown_with_the_ice_holes_that_decide(roll: Roll) -> None:
    one, two = "F ....Oh.....", "A O..... / F ....Oh....."
    decided = [text for weight, *_, text in reckoned(roll.end(one, two)) if weight == "why"][1:]
    shared = [text for weight, *_, text in reckoned(roll.end(one, one, "")) if weight == "why"][1:]

    assert decided == [
        "Tied on one point: Player 1 has dug one ice hole.",
        "Tied on one point: Player 2 has dug 2 ice holes.",
    ]
    assert shared[-1] == "Their ice holes are equal as well, so they share the victory."
    assert len(shared) == 3, "the third player is not tied"


def test_by_the_table_the_reckoning_counts_places(roll: Roll) -> None:
    told = reckoned(roll.end(E2, scoring_mode="table"))

    assert [(number, text) for weight, _, number, text in told if weight == "score"] == [
        (21, "Fish from one ice hole: 21 points."),
        (3, "Fish from one area of open water: 3 points."),
    ]


# --- what goes on now --------------------------------------------------------


def test_people_who_wait_are_told_who_decides_what(roll: Roll) -> None:
    def now(table: Table, viewer: int = SPECTATOR) -> list[str]:
        return [SAY(line) for line in WORDS.situation(table.position.view(viewer).s, viewer)]

    window = roll.window("", "", "", pool="146", start=2)
    assert now(window) == [
        "Round 1 of 6, draft 1 of 6",
        "Deciding whether to take a calamity die: Player 3",
        "Calamity dice left: Pack Ice, Walrus, Ice Chasm",
    ]
    assert WORDS.order(window.s) == [2, 0, 1]
    turn = roll.turn("", "", "", start=1)
    assert now(turn)[1:] == ["Choosing a die: Player 2, Player 3, Player 1"]
    assert now(turn.play(1, "PLACE 1 0"), 0)[1:] == ["Choosing a die: Player 3, Player 1"]
    assert now(roll.calamity("", "", held="1 1"))[1:] == ["Drawing a calamity: Player 1, Player 2"]
    assert now(roll.end("", "")) == []
