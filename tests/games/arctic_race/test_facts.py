"""What is told of each event: the chain of a move, drifting, falling, coming home, cards, token, and the end."""

from __future__ import annotations

import numpy as np
import pytest

from snowbound.core.contract import CHANCE, SPECTATOR, may_know
from snowbound.core.facts import COLUMNS, MOST_FACTS, NOBODY, NONE, UNTOLD, FactKind, FactRow
from snowbound.core.words import words
from snowbound.games.arctic_race import GAME
from snowbound.games.arctic_race.facts import Fact
from snowbound.games.arctic_race.scene import scene
from snowbound.games.arctic_race.state import CIRCLE, GOAL, NO_CARD, RACERS, TILE, Phase
from snowbound.games.arctic_race.story import sprites
from tests.games.arctic_race.table import NAMES, Race, Table

RED, YELLOW, BLUE = 0, 1, 2
C1, C2, C3, C4, C5 = range(5)


def told(table: Table, seat: int, action: int, viewer: int | None = None) -> list[FactRow]:
    """Carry out an event and return its facts: all of them, or those that a viewer is told."""
    states = GAME.record.new(2)
    states[0] = table.position.states[0]
    known = viewer is None or may_know(table.position.audience(seat, action), viewer)
    table.position.apply(seat, action)
    table.position.run.check(table.position.states, 0)
    states[1] = table.position.states[0]
    if viewer is not None:
        for at in range(2):
            table.position.run.conceal(states, at, viewer)
    out = np.zeros((MOST_FACTS, COLUMNS), np.int64)
    number = table.position.run.facts(states, 0, 1, seat, action if known else UNTOLD, out)
    return [FactRow(Fact.of(row[0]), *row[1:]) for row in out[:number].tolist()]


def deed(table: Table, name: str, viewer: int | None = None) -> list[FactRow]:
    """The facts of an action of the player in turn."""
    return told(table, table.seat, NAMES[name], viewer)


def roll(table: Table, face: str) -> list[FactRow]:
    """The facts of a roll."""
    return told(table, CHANCE, RACERS if face == "circle" else int(face) - 1)


def draw(table: Table, tile: str) -> list[FactRow]:
    """The facts of a shift with this tile."""
    return told(table, CHANCE, TILE.index(tile))


def said(table: Table, rows: list[FactRow], language: str = "en") -> list[str]:
    """The rows as sentences."""
    return [words(GAME, language).say(GAME.words.fact(table.position.s, row)) for row in rows]


def without_turns(rows: list[FactRow]) -> list[FactRow]:
    """The rows up to the next player's turn or the next round."""
    ends = [n for n, row in enumerate(rows) if row.kind in (Fact.TURN_BEGINS, Fact.ROUND_BEGINS)]
    return rows[: ends[0]] if ends else rows


def kinds(rows: list[FactRow]) -> list[FactKind]:
    """What kinds of facts these are."""
    return [row.kind for row in rows]


# --- moves -------------------------------------------------------------------


@pytest.mark.rule("RACE-31", "RACE-33", "RACE-41")
def test_a_move_is_told_with_every_jump_and_slide_on_its_way(race: Race) -> None:
    """The skier of the rulebook's example: 15 is taken, 16 is a +2, 18 is taken, so it stops on 19."""
    table = race.turn("C3", "r3:12 y3:15 y2:18", river="F12 F11 F01 F14 F13")

    rows = without_turns(deed(table, "move 3"))

    assert rows == [
        (Fact.MOVES, RED, 2, 19, C3),
        (Fact.JUMPS, RED, 2, 15, 16),
        (Fact.SLIDES, RED, 2, 16, 2),
        (Fact.JUMPS, RED, 2, 18, 19),
    ]
    assert said(table, rows) == [
        "Player 1 plays card 3 and moves the skier to field 19.",
        "Field 15 is taken, so the skier goes on to the next free one.",
        "On field 16, the skier goes 2 fields further.",
        "Field 18 is taken, so the skier goes on to the next free one.",
    ]


@pytest.mark.rule("RACE-28", "RACE-32")
def test_a_racer_that_enters_the_track_is_told_so(race: Race) -> None:
    table = race.turn("C1")
    assert without_turns(deed(table, "move 3")) == [(Fact.ENTERS, RED, 2, 1, C1)]


@pytest.mark.rule("RACE-49", "RACE-51", "RACE-54")
def test_a_chain_of_landing_sliding_pushing_and_shifting(race: Race) -> None:
    """Red 4 slides from 8 over the taken 10 to the arrow on 11; then yellow drifts and blue falls off the last floe."""
    table = race.turn("C4", "r4:4 y3:10 y1:7 b2:30", players=3, coming="F10")

    rows = deed(table, "move 4")
    assert rows == [
        (Fact.MOVES, RED, 3, 11, C4),
        (Fact.SLIDES, RED, 3, 8, 2),
        (Fact.JUMPS, RED, 3, 10, 11),
    ]

    rows = without_turns(draw(table, "F10"))
    assert rows == [
        (Fact.FLOES_SHIFT, NOBODY, TILE.index("F10"), NONE, 1),
        (Fact.CARRIED, YELLOW, 0, 12, 7),
        (Fact.FALLS_OFF, BLUE, 1, 30, NONE),
    ]
    assert said(table, rows) == [
        "The floes shift by one place and carry one racer along.",
        "Player 2: the cross-country skier drifts from field 7 to field 12.",
        "Player 3: the snowboarder falls off the last floe, at field 30, and has to start again.",
    ]


def ids(table: Table) -> set[str]:
    """Everything that red sees in the picture."""
    return {sprite.id for sprite in scene(table.view(RED).s, RED, False).sprites}


@pytest.mark.rule("RACE-54")
def test_a_racer_that_lands_on_an_arrow_in_the_last_slot_falls_itself(race: Race) -> None:
    table = race.turn("C1", "r1:29", river="F01 F02 F03 F12 F14", coming="F10")

    assert deed(table, "move 1") == [(Fact.MOVES, RED, 0, 30, C1)]
    fall = FactRow(Fact.FALLS_OFF, RED, 0, 30, NONE)
    assert fall in draw(table, "F10")
    assert sprites(table.view(RED).s, fall) == ["racer-0-1", "drop"]
    assert "drop" in ids(table)


@pytest.mark.rule("RACE-36", "RACE-37")
def test_coming_home_is_a_headline_with_place_and_prize(race: Race) -> None:
    table = race.turn("C5", "r5:35 y1:36", home="y5")

    rows = without_turns(deed(table, "move 5"))

    assert rows == [(Fact.COMES_HOME, RED, 4, 2, C5)]
    assert rows[0].kind.weight == "headline"
    assert said(table, rows) == ["Player 1 plays card 5 and brings the snowmobile home in second place: 3 points."]


@pytest.mark.rule("RACE-36")
def test_a_taken_last_field_sends_a_racer_home(race: Race) -> None:
    table = race.turn("C1", "r1:35 y1:36")
    assert without_turns(deed(table, "move 1")) == [(Fact.COMES_HOME, RED, 0, 1, C1), (Fact.JUMPS, RED, 0, 36, GOAL)]


@pytest.mark.fact("RACE", "FALLS_IN")
@pytest.mark.rule("RACE-58")
def test_falling_into_open_water_is_told_with_its_field(race: Race) -> None:
    table = race.turn("C1", "r1:5", river="~ F01 F02 F03 F12", stack=0)

    rows = without_turns(deed(table, "move 1"))

    assert rows == [(Fact.FALLS_IN, RED, 0, 6, C1)]
    assert sprites(table.view(RED).s, rows[0])[-1] in ids(table), "the splash is drawn in the water"
    assert "into the water on field 6" in said(table, rows)[0]


# --- the die -----------------------------------------------------------------


@pytest.mark.rule("RACE-44")
def test_a_roll_is_told_before_the_move_that_it_makes(race: Race) -> None:
    table = race.turn("C3", "r5:1")

    assert deed(table, "second") == [(Fact.USES_CARD, RED, C3, NONE, NONE)]
    rows = without_turns(roll(table, "5"))

    assert rows == [(Fact.ROLLS, RED, 4, NONE, NONE), (Fact.MOVES, RED, 4, 6, NONE)]
    assert said(table, rows) == ["Player 1 rolls 5.", "Player 1 moves the snowmobile to field 6."]


@pytest.mark.rule("RACE-45")
def test_a_roll_for_a_racer_that_is_home_says_so(race: Race) -> None:
    table = race.turn("C3", home="r4")
    deed(table, "second")

    rows = without_turns(roll(table, "4"))

    assert rows == [(Fact.ROLLS_IN_VAIN, RED, 3, NONE, NONE)]
    assert said(table, rows) == ["Player 1 rolls 4, but the dog sled is already home."]


@pytest.mark.rule("RACE-46")
def test_the_black_circle_and_the_racer_that_is_chosen_for_it(race: Race) -> None:
    table = race.turn("C3", "r2:1")
    deed(table, "second")

    assert roll(table, "circle") == [(Fact.ROLLS, RED, CIRCLE, NONE, NONE)]
    assert without_turns(deed(table, "circle 2")) == [(Fact.MOVES, RED, 1, 2, NONE)]


# --- floes that run out ------------------------------------------------------


@pytest.mark.rule("RACE-55", "RACE-56")
def test_a_shift_without_a_floe_announces_the_end_once_and_then_only_shifts(race: Race) -> None:
    table = race.table("y1:6", stack=0).choose("C4 C4")

    rows = without_turns(deed(table, "second"))
    assert rows == [
        (Fact.USES_CARD, RED, C4, NONE, NONE),
        (Fact.FLOES_RUN_OUT, NOBODY, NONE, NONE, NONE),
        (Fact.FLOES_SHIFT, NOBODY, NONE, NONE, 1),
        (Fact.CARRIED, YELLOW, 0, 13, 6),
    ]
    rows = deed(table, "second")
    assert Fact.FLOES_RUN_OUT not in kinds(rows)
    assert kinds(rows)[:3] == [Fact.USES_CARD, Fact.FLOES_SHIFT, Fact.CARRIED]


@pytest.mark.rule("RACE-55", "RACE-54")
def test_a_landing_on_an_arrow_without_a_floe_is_told_in_one_event(race: Race) -> None:
    """The racer is carried on from the field on which it landed."""
    table = race.turn("C1", "r1:5", river="F14 F01 F02 F03 F12", stack=0)

    assert without_turns(deed(table, "move 1")) == [
        (Fact.MOVES, RED, 0, 6, C1),
        (Fact.FLOES_RUN_OUT, NOBODY, NONE, NONE, NONE),
        (Fact.FLOES_SHIFT, NOBODY, NONE, NONE, 1),
        (Fact.CARRIED, RED, 0, 13, 6),
    ]


@pytest.mark.fact("RACE", "NOTHING_SHIFTS")
@pytest.mark.rule("RACE-59")
def test_a_shift_in_an_empty_river_does_nothing_and_says_so(race: Race) -> None:
    table = race.turn("C4", river="~ ~ ~ ~ ~", stack=0)

    rows = without_turns(deed(table, "second"))

    assert kinds(rows) == [Fact.USES_CARD, Fact.FLOES_RUN_OUT, Fact.NOTHING_SHIFTS]


# --- cards, turns, token -----------------------------------------------------


@pytest.mark.rule("RACE-12", "RACE-72")
def test_a_chosen_card_is_named_to_its_owner_only(race: Race) -> None:
    for viewer, card in ((None, C3), (RED, C3), (YELLOW, NONE), (SPECTATOR, NONE)):
        table = race.table(players=3)
        rows = told(table, RED, NAMES["C3"], viewer)
        assert rows == [(Fact.HAS_CHOSEN, RED, card, NONE, NONE)]
        assert ("card 3" in said(table, rows)[0]) is (card == C3)


@pytest.mark.rule("RACE-13", "RACE-14")
@pytest.mark.parametrize("viewer", [None, RED, YELLOW, BLUE, SPECTATOR])
def test_the_last_choice_opens_the_first_turn_and_a_turn_opens_the_next(race: Race, viewer: int | None) -> None:
    table = race.table(players=3, token="b")
    told(table, BLUE, NAMES["C2"])
    told(table, RED, NAMES["C1"])

    rows = told(table, YELLOW, NAMES["C3"], viewer)
    assert rows[1:] == [(Fact.TURN_BEGINS, BLUE, NONE, NONE, NONE), (Fact.REVEALS, BLUE, C2, NONE, NONE)]

    rows = deed(table, "move 2", viewer)
    assert rows[1:] == [(Fact.TURN_BEGINS, RED, NONE, NONE, NONE), (Fact.REVEALS, RED, C1, NONE, NONE)]


@pytest.mark.fact("RACE", "TURN_SKIPPED")
@pytest.mark.rule("RACE-Q33")
def test_a_skipped_turn_is_told_between_the_others(race: Race) -> None:
    """Racers 1 to 3 of yellow and blue are home, in a position set up by hand."""
    table = race.table(players=3, home="y1 y2 y3 b1 b2 b3").choose("C2 C1 C1")

    rows = deed(table, "second")

    assert kinds(rows)[:5] == [Fact.PICKS_UP, Fact.TURN_BEGINS, Fact.TURN_SKIPPED, Fact.TURN_BEGINS, Fact.TURN_SKIPPED]
    assert [row.seat for row in rows[:5]] == [RED, YELLOW, YELLOW, BLUE, BLUE]


@pytest.mark.rule("RACE-30", "RACE-48")
def test_picking_up_is_told_for_a_card_and_for_an_icon(race: Race) -> None:
    by_card, by_icon = race.turn("C2"), race.turn("C1", "r1:4")

    rows = without_turns(deed(by_card, "second"))
    assert rows == [(Fact.PICKS_UP, RED, NONE, NONE, C2)]
    assert said(by_card, rows) == ["Player 1 plays card 2 and picks up all cards."]

    rows = without_turns(deed(by_icon, "move 1"))
    assert rows == [(Fact.MOVES, RED, 0, 5, C1), (Fact.PICKS_UP, RED, NONE, NONE, NONE)]


@pytest.mark.rule("RACE-19", "RACE-29")
@pytest.mark.parametrize("viewer", [None, RED, YELLOW, SPECTATOR])
def test_an_automatic_pick_up_at_the_end_of_a_round_is_told(race: Race, viewer: int | None) -> None:
    piles = {"r": "2345", "y": "1345"}
    table = race.table("y2:15", piles=piles).choose("C1 C2")
    deed(table, "move 1")

    rows = deed(table, "move 2", viewer)

    assert rows[1:] == [
        (Fact.REFILLS, RED, NONE, NONE, NONE),
        (Fact.REFILLS, YELLOW, NONE, NONE, NONE),
        (Fact.ROUND_BEGINS, RED, NONE, NONE, 2),
    ]


@pytest.mark.rule("RACE-Q26")
def test_cards_that_were_picked_up_in_the_last_turn_do_not_come_back_twice(race: Race) -> None:
    table = race.table("r1:15", piles={"y": "1345"}).choose("C1 C2")
    deed(table, "move 1")
    assert kinds(deed(table, "second")) == [Fact.PICKS_UP, Fact.ROUND_BEGINS]


@pytest.mark.rule("RACE-42", "RACE-Q28")
def test_the_start_token_is_given_or_taken(race: Race) -> None:
    table = race.turn("C5", players=3, others="C5")

    rows = deed(table, "second")
    assert rows == [(Fact.USES_CARD, RED, C5, NONE, NONE)]
    assert said(table, rows) == ["Player 1 plays card 5 and decides who gets the start token."]
    rows = without_turns(deed(table, "give b"))
    assert rows == [(Fact.GIVES, RED, NONE, BLUE, NONE)]
    assert said(table, rows) == ["Player 1 gives the start token to Player 3."]

    deed(table, "second")
    assert said(table, without_turns(deed(table, "give y"))) == ["Player 2 takes the start token."]


@pytest.mark.rule("RACE-04", "RACE-06")
def test_setting_up_tells_who_starts_and_lays_each_floe(race: Race) -> None:
    table = Table(race.driver.start(3))

    assert told(table, CHANCE, BLUE) == [(Fact.IS_FIRST, BLUE, NONE, NONE, NONE)]
    for slot, tile in enumerate((4, 9, 1, 7)):
        assert told(table, CHANCE, tile) == [(Fact.FLOE_LAID, NOBODY, tile, slot, NONE)]
    assert told(table, CHANCE, 20)[1:] == [
        (Fact.RIVER_LAID, NOBODY, NONE, NONE, 19),
        (Fact.ROUND_BEGINS, BLUE, NONE, NONE, 1),
    ]


# --- the end -----------------------------------------------------------------


def reckoned(table: Table) -> list[FactRow]:
    """The reckoning of a position."""
    out = np.zeros((MOST_FACTS, COLUMNS), np.int64)
    number = table.position.run.reckon(table.position.states, 0, out)
    return [FactRow(Fact.of(row[0]), *row[1:]) for row in out[:number].tolist()]


@pytest.mark.rule("RACE-60", "RACE-63")
def test_the_reckoning_names_who_has_three_home_and_each_prize(race: Race) -> None:
    table = race.table("r5:33 y2:15", home="y1 r1 r2").choose("C5 C2")
    assert reckoned(table) == [], "only the end is reckoned"
    deed(table, "move 5")

    rows = deed(table, "move 2")
    assert rows[-1] == (Fact.WINS, RED, 1, NONE, 16)
    assert reckoned(table) == [
        (Fact.THREE_HOME, RED, NONE, NONE, NONE),
        (Fact.PRIZE, RED, 0, 2, 5),
        (Fact.PRIZE, RED, 1, 1, 6),
        (Fact.PRIZE, RED, 4, 1, 5),
        (Fact.PRIZE, YELLOW, 0, 1, 7),
    ]
    assert said(table, reckoned(table))[1] == "Race 1 (cross-country skier): in second place, 5 points."
    assert said(table, [FactRow(Fact.PRIZE, RED, 1, 4, 2)]) == ["Race 2 (snowboarder): in fourth place, 2 points."]


@pytest.mark.rule("RACE-61", "RACE-Q35")
@pytest.mark.fact("RACE", "STOPPED")
def test_the_reckoning_names_floes_that_ran_out_and_a_stop(race: Race) -> None:
    table = race.table("y2:15", home="r5", stack=0, max_rounds=1).choose("C4 C2")
    deed(table, "second")
    deed(table, "move 2")

    assert reckoned(table) == [
        (Fact.FLOES_OUT, NOBODY, NONE, NONE, NONE),
        (Fact.STOPPED, NOBODY, NONE, NONE, 1),
        (Fact.PRIZE, RED, 4, 1, 5),
    ]


@pytest.mark.fact("RACE", "TIE_BROKEN")
@pytest.mark.rule("RACE-69", "RACE-Q36", "RACE-Q38")
def test_a_tie_names_the_race_that_decides_it_for_every_place(race: Race) -> None:
    """Yellow, blue and red have 5 points each: yellow from race 3, red from race 4, blue from race 5."""
    table = race.table(players=4, home="y3 r4 b5")
    table.s.phase = Phase.END

    ties = [row for row in reckoned(table) if row.kind == Fact.TIE_BROKEN]

    assert ties == [(Fact.TIE_BROKEN, RED, BLUE, 3, 5), (Fact.TIE_BROKEN, YELLOW, RED, 2, 5)]
    assert said(table, ties)[1] == (
        "Player 2 and Player 1 both have 5 points, but Player 2 has the better place in race 3 (skier)."
    )


@pytest.mark.fact("RACE", "SHARED_WIN")
@pytest.mark.rule("RACE-70", "RACE-Q37")
def test_players_without_points_share_the_win(race: Race) -> None:
    table = race.table("y2:15", stack=0).choose("C4 C2")
    deed(table, "second")

    rows = deed(table, "move 2")

    assert rows[-2:] == [(Fact.WINS, RED, 2, NONE, 0), (Fact.WINS, YELLOW, 2, NONE, 0)]
    assert (Fact.SHARED_WIN, NOBODY, NONE, NONE, 2) in reckoned(table)
    assert said(table, rows)[-1] == "Player 2 shares the win with 0 points."


@pytest.mark.rule("RACE-Q40")
def test_facts_do_not_name_covered_cards(race: Race) -> None:
    """A viewer who cannot see the covered cards is told the same as one who knows them."""
    first = race.table("r1:15", piles={"r": "23", "y": "345"}).choose("C1 C2")
    other = race.table("r1:15", piles={"r": "23", "y": "435"}).choose("C1 C2")
    assert first.s.pile[YELLOW, 0] != other.s.pile[YELLOW, 0] and first.s.card != NO_CARD

    assert deed(first, "move 1", RED) == deed(other, "move 1", RED)
