"""What the log tells: every kind of fact once, in plain words, and to nobody more than they may know."""

from __future__ import annotations

import re
from random import Random

import pytest

from snowbound import Match
from snowbound.core.contract import CHANCE, SPECTATOR
from snowbound.core.words import LANGUAGES
from snowbound.games.uno_power_grab.facts import Fact
from tests.games.uno_power_grab.story import Story
from tests.games.uno_power_grab.table import PRINTED, Table, Uno, all_but


def silent(uno: Uno, card: str = "b7", towers: tuple[int | None, ...] = (None,) * 4) -> Table:
    """Seat 0 can play down to one card."""
    return uno.table(f"{card} r1", "g1 g4", "y1 y4", top="b6", pile="y9 g9 r9 y8 g8", towers=towers)


# --- the deal and the first card


@pytest.mark.rule("UNO-02", "UNO-03", "UNO-06")
@pytest.mark.fact("UNO", "ROUND_BEGINS", "DEALT", "GETS", "TURNED_UP", "TURN_BEGINS")
def test_the_deal_is_one_line_and_own_cards_are_details(uno: Uno) -> None:
    table = Table(uno.driver.start(2))
    story = Story(table, viewer=1)
    story.happen(CHANCE, 0)
    assert story.fresh() == ["Round 1: Ann deals."]
    story.draw("r1 b1 r2 b2 r3 b3 r4 b4 r5 b5 r6 b6 r7")
    assert story.fresh() == [f"Bea gets red {number}." for number in range(1, 8)], "nothing of Ann's cards"
    story.draw("b7")
    assert story.fresh() == ["Everyone gets 7 cards."]
    assert story.draw("g1").fresh() == ["The first card is green 1.", "Bea is next."]
    assert story.kinds[-1] == "TURN_BEGINS"


@pytest.mark.rule("UNO-11", "UNO-12", "UNO-15")
@pytest.mark.fact("UNO", "SHUFFLED_BACK", "IS_SKIPPED", "REVERSES")
@pytest.mark.parametrize(
    ("first", "told"),
    [
        ("rS", ["Bea is skipped.", "Cid is next."]),
        ("rR", ["The direction changes: play now goes to the right.", "Ann is next."]),
        ("rT", ["Bea is next."]),
    ],
)
def test_the_first_card_is_told_with_its_effect(uno: Uno, first: str, told: list[str]) -> None:
    story = Story(uno.turned_up(4, first), SPECTATOR)

    assert story.draw("W4").fresh() == [
        "The first card is Wild Draw Four, so it is shuffled back into the draw pile.",
    ]
    assert story.draw(first).fresh()[1:] == told


@pytest.mark.rule("UNO-10", "UNO-14")
@pytest.mark.fact("UNO", "IS_HIT", "NAMES")
def test_a_first_draw_two_and_a_first_wild_card(uno: Uno) -> None:
    story = Story(uno.turned_up(3, "r+2"), viewer=2).draw("r+2 y9")
    assert story.fresh() == ["The first card is red Draw Two."]
    assert story.draw("y8").fresh() == ["Bea draws 2 cards and loses the turn.", "Cid is next."]

    story = Story(uno.turned_up(3, "WT")).draw("WT")
    assert story.play(1, "=green").lines[-1] == "Bea chooses green."


# --- cards, towers and attacks


@pytest.mark.rule("UNO-44", "UNO-45")
@pytest.mark.fact("UNO", "PLAYS", "TAKES")
def test_a_tower_is_taken_from_the_pool_or_from_a_player(uno: Uno) -> None:
    story = Story(uno.table("r1U r9!", "r7N b4", top="r9", towers=[None, 0, None, 0]), SPECTATOR)

    assert story.play(0, "r1U").fresh()[:2] == ["Ann plays red 1 with U.", "Ann takes the U tower from the pool."]
    story.play(0, "CALL").fresh()
    assert story.play(1, "r7N").fresh()[:2] == ["Bea plays red 7 with N.", "Bea takes the N tower from Ann."]
    story.play(1, "CALL").fresh()
    assert "TAKES" not in Story(story.table).play(0, "r9!").kinds, "Ann holds that tower already"


@pytest.mark.rule("UNO-31", "UNO-33", "UNO-Q23")
@pytest.mark.fact("UNO", "TAKES")
def test_two_towers_that_are_taken_without_asking_are_told(uno: Uno) -> None:
    story = Story(uno.table("gT r1 r2", "b1 b4", top="g2", towers=[0, 0, 1, None]))

    assert story.play(0, "gT").lines == [
        "Ann plays green Take-2-Towers.",
        "Ann takes the O tower from Bea.",
        "Ann takes the ! tower from the pool.",
    ]


@pytest.mark.rule("UNO-27", "UNO-28")
@pytest.mark.fact("UNO", "IS_HIT", "GETS")
def test_the_victim_is_told_the_cards_and_the_others_how_many(uno: Uno) -> None:
    def told(viewer: int) -> list[str]:
        story = Story(uno.table("b+2 r1 r2", "g1 g4", "y4 y5", top="b3", pile="r8 r9 y1"), viewer)
        return story.play(0, "b+2").draw("r8 r9").lines

    hit = ["Bea draws 2 cards and loses the turn.", "Cid is next."]
    assert told(2) == told(0) == told(SPECTATOR) == ["Ann plays blue Draw Two.", *hit]
    assert told(1) == ["Ann plays blue Draw Two.", "Bea gets red 8.", "Bea gets red 9.", *hit]


@pytest.mark.rule("UNO-48")
@pytest.mark.fact("UNO", "BLOCKS", "IS_SKIPPED")
@pytest.mark.parametrize(
    ("card", "tower", "told"),
    [
        ("b+1", 0, "Bea blocks blue Draw One with the U tower."),
        ("b+2", 1, "Bea blocks blue Draw Two with the N tower."),
        ("bS", 3, "Bea blocks blue Skip with the ! tower."),
    ],
)
def test_a_blocked_attack_is_told_and_an_unblocked_skip(uno: Uno, card: str, tower: int, told: str) -> None:
    holders = [1 if number == tower else None for number in range(4)]
    story = Story(uno.table(f"{card} r1 r2", "g1 g4", "y4 y5", top="b3", towers=holders), SPECTATOR).play(0, card)
    assert story.lines[1:] == [told, "Bea is next."]
    assert "IS_SKIPPED" not in story.kinds

    if card == "bS":
        story = Story(uno.table("bS r1 r2", "g1 g4", "y4 y5", top="b3"), SPECTATOR).play(0, "bS")
        assert story.lines[1:] == ["Bea is skipped.", "Cid is next."]


@pytest.mark.rule("UNO-48", "UNO-49")
@pytest.mark.fact("UNO", "BLOCKS")
def test_a_blocked_wild_draw_four_is_told_after_its_colour(uno: Uno) -> None:
    story = Story(uno.table("W4 r5 b2", "g1 b6", "y1", top="r9", towers=[None, None, 1, None]))

    story.play(0, "W4", "=blue")

    assert story.lines[1:] == [
        "Ann chooses blue.",
        "Bea blocks Wild Draw Four with the O tower.",
        "Bea is next.",
    ]


@pytest.mark.rule("UNO-30", "UNO-Q30")
@pytest.mark.fact("UNO", "REVERSES", "IS_SKIPPED")
def test_a_reverse_tells_the_new_direction(uno: Uno) -> None:
    story = Story(uno.table("rR r3 b1", "g1 g2", "y1 y2", top="r9")).play(0, "rR")
    assert story.lines[1:] == ["The direction changes: play now goes to the right.", "Cid is next."]

    story = Story(uno.table("rR r3 b1", "g1 g2", top="r9", direction=-1, two_player_reverse="skip")).play(0, "rR")
    assert story.lines[1:] == ["The direction changes: play now goes to the left.", "Bea is skipped.", "Ann is next."]


# --- drawing


@pytest.mark.rule("UNO-16", "UNO-24", "UNO-Q37")
@pytest.mark.fact("UNO", "DRAWS", "KEEPS")
def test_only_the_drawer_is_told_which_card_it_is(uno: Uno) -> None:
    def told(viewer: int) -> list[str]:
        return Story(uno.table("r3 b1", "g1 g2", top="r9"), viewer).play(0, "DRAW").draw("y8").play(0, "PASS").lines

    assert told(0) == ["Ann draws yellow 8.", "Ann keeps the card.", "Bea is next."]
    assert told(1) == told(SPECTATOR) == ["Ann draws a card.", "Ann keeps the card.", "Bea is next."]


@pytest.mark.rule("UNO-60", "UNO-61", "UNO-62")
@pytest.mark.fact("UNO", "RESHUFFLED", "PASSES", "IS_HIT")
def test_empty_piles_are_told(uno: Uno) -> None:
    hands = ("b+2 r1 r2", "g1 g4")
    story = Story(uno.table(*hands, all_but(*hands, "b6 y9 b7 b8"), top="b6", pile="y9"), SPECTATOR)
    assert story.play(0, "b+2").draw("y9").lines[1:] == [
        "The discard pile is shuffled. The draw pile has 3 cards.",
    ]

    story = Story(uno.table(*hands, all_but(*hands, "b6"), top="b6", pile=""), SPECTATOR)
    story.play(0, "b+2").fresh()
    assert story.draw("b6").fresh() == ["Bea draws one card and loses the turn.", "Cid is next."]

    story = Story(uno.table("b1 r2", all_but("b1 r2 g9"), top="g9", pile=""))
    assert story.play(0, "PASS").lines[0] == "Ann can neither play nor draw a card and passes."


@pytest.mark.rule("UNO-61")
@pytest.mark.fact("UNO", "IS_HIT")
def test_an_attack_that_finds_no_card_is_told(uno: Uno) -> None:
    """The penalty for the missing call takes the only card there is, and the attack finds none."""
    table = uno.table("b+2 r1", "g1 g4", all_but("b+2 r1 g1 g4 b6"), top="b6", pile="")
    story = Story(table, SPECTATOR).play(0, "b+2", "SILENT").play(1, "CATCH").play(2, "LET_GO")
    story.fresh()

    assert story.draw("b6").fresh() == [
        "Ann draws one card for not calling UNO.",
        "There is no card to draw. Bea loses the turn.",
        "Cid is next.",
    ]

    table = uno.table("W4 r1", "g1 g4", all_but("W4 r1 g1 g4 b6"), top="b6", pile="")
    story = Story(table, SPECTATOR).play(0, "W4", "=red", "SILENT").play(1, "CATCH").play(2, "CATCH").draw("b6")
    story.fresh()
    accepted = Story(table.copy(), SPECTATOR).play(1, "ACCEPT")
    assert accepted.lines[:2] == ["Bea does not challenge.", "There is no card to draw. Bea loses the turn."]
    assert story.play(1, "CHALLENGE").lines[1] == "There is no card to draw. Bea loses the turn."


@pytest.mark.rule("UNO-40", "UNO-61")
@pytest.mark.fact("UNO", "PAYS")
def test_a_bluff_that_finds_no_card_is_told(uno: Uno) -> None:
    table = uno.table("W4 b1", "g1 g4", all_but("W4 b1 g1 g4 b6"), top="b6", pile="")
    story = Story(table, SPECTATOR).play(0, "W4", "=red", "SILENT").play(1, "CATCH").play(2, "CATCH").draw("b6")
    story.fresh()

    assert story.play(1, "CHALLENGE").lines == [
        "Bea challenges Ann: guilty. There was a blue card in the hand.",
        "There is no card to draw for Ann’s bluff.",
        "Bea is next.",
    ]


# --- four towers


@pytest.mark.rule("UNO-51", "UNO-52", "UNO-53", "UNO-Q37")
@pytest.mark.fact("UNO", "DISCARDS", "DISCARDED")
@pytest.mark.parametrize(("viewer", "kept"), [(0, "Wild Draw Four"), (1, "one card"), (SPECTATOR, "one card")])
def test_four_towers_used(uno: Uno, viewer: int, kept: str) -> None:
    story = Story(uno.table("gT r5 r5 b+2 W4", "b1 b4", "y1", top="g2", towers=[0, 0, 1, 0]), viewer)
    story.play(0, "gT").fresh()

    assert story.play(0, "W4").fresh() == [
        f"Ann uses all four towers: discards 3 cards, keeps {kept} and returns the towers to the pool.",
        "Ann discards red 5 (2 of them).",
        "Ann discards blue Draw Two.",
    ]


@pytest.mark.rule("UNO-54")
@pytest.mark.fact("UNO", "DECLINES")
def test_four_towers_kept(uno: Uno) -> None:
    story = Story(uno.table("gT r1 b+2", "b1 b4", top="g2", towers=[0, 0, 1, 0]), 1).play(0, "gT", "DECLINE")

    assert story.lines[-2:] == ["Ann keeps all cards and all four towers.", "Bea is next."]


@pytest.mark.rule("UNO-Q24", "UNO-Q25")
@pytest.mark.fact("UNO", "RETURNS")
def test_four_towers_that_return_without_a_discard(uno: Uno) -> None:
    table = uno.table("r1U r2", "b1 b4", top="r9", towers=[1, 0, 0, 0], four_towers="must")

    assert Story(table, 1).play(0, "r1U").lines == [
        "Ann plays red 1 with U.",
        "Ann takes the U tower from Bea.",
        "Ann has all four towers and one card: the towers return to the pool.",
    ]


# --- the call


@pytest.mark.rule("UNO-55")
@pytest.mark.fact("UNO", "CALLS")
def test_a_call_is_told_also_if_it_is_automatic(uno: Uno) -> None:
    story = Story(silent(uno), 1).play(0, "b7")
    assert story.fresh() == ["Ann plays blue 7."], "not that a call is due"
    assert story.play(0, "CALL").fresh() == ["Ann calls UNO!", "Bea is next."]

    table = uno.table("b7 r1", "g1 g4", top="b6", uno_calls="auto")
    assert Story(table, 1).play(0, "b7").lines == ["Ann plays blue 7.", "Ann calls UNO!", "Bea is next."]


@pytest.mark.rule("UNO-56", "UNO-Q26", "UNO-Q37")
@pytest.mark.fact("UNO", "IS_SILENT", "ANSWERS", "CATCHES", "IS_PUNISHED", "GETS")
def test_a_catch_is_told_when_all_have_answered(uno: Uno) -> None:
    story = Story(silent(uno).play(0, "b7"), 1)
    assert story.play(0, "SILENT").fresh() == ["Ann has one card left and did not call UNO."]
    assert story.play(2, "CATCH").fresh() == ["Cid has answered."]
    assert story.play(1, "LET_GO").fresh() == ["Cid catches Ann, who did not call UNO."]
    assert story.draw("y9 g9").fresh() == ["Ann draws 2 cards for not calling UNO.", "Bea is next."]

    own = Story(silent(uno).play(0, "b7", "SILENT"), 0).play(1, "CATCH").play(2, "CATCH").draw("y9 g9")
    assert own.lines[1:5] == [
        "Bea catches Ann, who did not call UNO.",
        "Cid catches Ann, who did not call UNO.",
        "Ann gets yellow 9.",
        "Ann gets green 9.",
    ]


@pytest.mark.rule("UNO-56", "UNO-Q26")
@pytest.mark.fact("UNO", "IS_NOT_CAUGHT")
def test_silence_that_nobody_catches_is_told(uno: Uno) -> None:
    story = Story(silent(uno).play(0, "b7", "SILENT"), 2).play(1, "LET_GO").play(2, "LET_GO")

    assert story.lines == ["Bea has answered.", "Nobody catches Ann.", "Bea is next."]


@pytest.mark.rule("UNO-Q27")
@pytest.mark.fact("UNO", "BLOCKS", "IS_PUNISHED")
def test_the_attack_is_told_after_the_penalty(uno: Uno) -> None:
    story = Story(silent(uno, "b+2", (None, 1, None, None)).play(0, "b+2", "SILENT"), SPECTATOR)
    story.play(1, "CATCH").play(2, "CATCH").draw("y9 g9")

    assert story.lines[-3:] == [
        "Ann draws 2 cards for not calling UNO.",
        "Bea blocks blue Draw Two with the N tower.",
        "Bea is next.",
    ]


# --- challenges


@pytest.mark.rule("UNO-38", "UNO-40")
@pytest.mark.fact("UNO", "GUILTY", "SHOWS", "PAYS")
def test_a_guilty_verdict_and_the_hand_for_the_challenger_alone(uno: Uno) -> None:
    def told(viewer: int) -> list[str]:
        table = uno.table("W4 r5 b2", "g1 g2 y3", "y1 y4", top="r9", pile="b7 b8 y8 y9 g9").play(0, "W4", "=blue")
        return Story(table, viewer).play(1, "CHALLENGE").draw("b7 b8 y8 y9").lines

    verdict = "Bea challenges Ann: guilty. There was a red card in the hand."
    end = ["Ann draws 4 cards for the bluff.", "Bea is next."]
    assert told(1) == [verdict, "Ann shows Bea the hand: red 5, blue 2.", *end]
    assert told(2) == told(SPECTATOR) == [verdict, *end]


@pytest.mark.rule("UNO-35", "UNO-41")
@pytest.mark.fact("UNO", "INNOCENT", "ACCEPTS")
def test_an_innocent_verdict_and_no_challenge(uno: Uno) -> None:
    table = uno.table("W4 g9 b2", "g1 g2 y3", "y1 y4", top="r9", pile="b7 b8 y8 y9 g8 g7 r1").play(0, "W4", "=blue")
    story = Story(table.copy(), 2).play(1, "CHALLENGE").draw("b7 b8 y8 y9 g8 g7")
    assert story.lines == [
        "Bea challenges Ann: innocent. There was no red card in the hand.",
        "Bea draws 6 cards and loses the turn.",
        "Cid is next.",
    ]

    story = Story(table, 2).play(1, "ACCEPT").draw("b7 b8 y8 y9")
    assert story.lines[:2] == ["Bea does not challenge.", "Bea draws 4 cards and loses the turn."]


# --- ends


@pytest.mark.rule("UNO-57", "UNO-58", "UNO-64", "UNO-66")
@pytest.mark.fact("UNO", "DRAWS_LAST", "WINS_ROUND", "WINS_GAME")
def test_the_end_of_a_game_is_told_with_the_winning_card_and_its_worth(uno: Uno) -> None:
    """Worked example X11."""
    story = Story(uno.table("b+2", "y9 rS", "W4 WT g3", top="b6", pile="r8 y+1 y2", scores=(410, 0, 0)), 2)
    assert story.play(0, "b+2").fresh() == ["Ann plays blue Draw Two."]

    assert story.draw("r8 y+1").fresh() == [
        "Bea still draws 2 cards for the last card.",
        "Ann plays the last card, blue Draw Two, and wins the round: 130 points.",
        "Ann wins the game with 540 points.",
    ]


@pytest.mark.rule("UNO-58", "UNO-Q29")
@pytest.mark.fact("UNO", "BLOCKS", "WINS_ROUND")
def test_a_last_attack_that_is_blocked(uno: Uno) -> None:
    table = uno.table("W4", "y9 rS", "g3", top="b6", towers=[None, None, 1, None])

    assert Story(table, 2).play(0, "W4").lines == [
        "Ann plays Wild Draw Four.",
        "Bea blocks Wild Draw Four with the O tower.",
        "Ann plays the last card, Wild Draw Four, and wins the round: 32 points.",
    ]


@pytest.mark.rule("UNO-59")
@pytest.mark.fact("UNO", "WINS_ROUND")
def test_other_effects_of_a_last_card_are_not_told(uno: Uno) -> None:
    table = uno.table("bS", "y9 rS", "g3", top="b6", towers=[None, None, None, 1])

    assert Story(table).play(0, "bS").kinds == ["PLAYS", "WINS_ROUND"]


@pytest.mark.rule("UNO-67", "UNO-Q35")
@pytest.mark.fact("UNO", "WINS_GAME", "SHARED", "REACHED", "OWN_CARDS", "EARLIER")
def test_the_lowest_total_wins_and_can_be_shared(uno: Uno) -> None:
    table = uno.table("b7", "g1 g4", "y+1 WT", top="b6", scores=(300, 295, 470), scoring="lowest_total")
    story = Story(table, SPECTATOR).play(0, "b7")
    assert story.fresh() == [
        "Ann plays blue 7.",
        "Ann plays the last card, blue 7, and wins the round. The other hands count 45 points.",
        "Ann wins the game with 300 points.",
        "Bea wins the game with 300 points.",
    ]

    assert story.reckon().fresh() == [
        "Ann played the last card: blue 7.",
        "Cid has 510 points. The game ends at 500.",
        "2 players have the lowest total and share the win.",
        "300 points from earlier rounds.",
        "2 cards left: 5 points (green 1, green 4).",
        "295 points from earlier rounds.",
        "2 cards left: 40 points (yellow Draw One, Wild Take-a-Tower).",
        "470 points from earlier rounds.",
    ]


@pytest.mark.rule("UNO-64", "UNO-65")
@pytest.mark.fact("UNO", "WENT_OUT", "WON", "CARDS_LEFT", "EARLIER", "ROUND_BEGINS")
def test_a_round_is_reckoned_and_the_next_one_begins(uno: Uno) -> None:
    story = Story(uno.table("b7", "g1", "y+1 W4", top="b6", scores=(20, 0, 100)), 1).play(0, "b7")
    story.fresh()

    assert story.reckon().fresh() == [
        "Ann played the last card: blue 7.",
        "71 points won in this round.",
        "20 points from earlier rounds.",
        "One card left, worth one point: green 1.",
        "2 cards left, worth 70 points: yellow Draw One, Wild Draw Four.",
        "100 points from earlier rounds.",
    ]
    assert story.draw("r1").fresh() == ["Round 2: Ann deals.", "Bea gets red 1."]
    assert story.reckon().fresh() == [], "nothing is reckoned during a round"


@pytest.mark.rule("UNO-Q33")
@pytest.mark.fact("UNO", "STOPPED", "UNFINISHED", "EARLIER")
def test_a_round_without_end_is_stopped(uno: Uno) -> None:
    table = uno.table("b7 b8 b9", "g1 g2", top="b6", scores=(20, 0)).set(turn_number=PRINTED.turn_limit)
    story = Story(table, SPECTATOR).play(0, "b7").reckon()

    assert story.lines[1:] == [
        f"The round has not ended after {PRINTED.turn_limit:,} turns: the game is stopped without a winner.",
        "The round did not end, so nobody wins.",
        "20 points from earlier rounds.",
    ]


# --- a whole match


TOLD = (
    r"^Player \d calls UNO!$",
    r"^Player \d has one card left and did not call UNO\.$",
    r"^Player \d catches Player \d, who did not call UNO\.",
    r"^Nobody catches Player \d\.",
    r"^Player \d challenges Player \d: guilty\. There was a (red|blue|green|yellow) card in the hand\.",
    r"^Player \d challenges Player \d: innocent\. There was no (red|blue|green|yellow) card in the hand\.",
    r"Player \d blocks (red|blue|green|yellow) (Skip|Draw One|Draw Two) with the [UN!] tower\.",
    r"Player \d is skipped\.",
    r"Player \d takes the [UNO!] tower from the pool\.",
    r"Player \d takes the [UNO!] tower from Player \d\.",
    r"Player \d uses all four towers: .* returns the towers to the pool\.",
)
"""What everyone at the table hears, by the names of players, towers and cards."""


@pytest.mark.rule("UNO-Q26", "UNO-Q37")
def test_everyone_is_told_of_calls_catches_verdicts_blocks_skips_and_towers() -> None:
    match, choose = Match("uno_power_grab", 3, seed=42), Random(42)
    while len(match.events) < 400:
        match.play(match.actors[0], choose.choice(match.legal(match.actors[0])))

    for viewer in (SPECTATOR, 0, 1, 2):
        told = [event.text for event in match.history(viewer)]
        for sentence in TOLD:
            assert any(re.search(sentence, text) for text in told), f"viewer {viewer} never hears {sentence}"


# --- all languages


def whole_story(uno: Uno, language: str) -> Story:
    """Tell a round with most kinds of facts, as a spectator hears it."""
    hands = ("W4 r5 bR r1U r2N b3", "b+2 b4 g2", "y1 y4 b9 b1")
    story = Story(uno.table(*hands, top="r9", towers=[None, 2, None, None]), SPECTATOR, language)
    story.play(0, "W4", "=blue").play(1, "CHALLENGE").draw("b7 b8 y8 y9").play(1, "b+2").play(2, "b9")
    story.play(0, "bR").play(2, "b1").play(1, "b4", "SILENT").play(0, "CATCH").play(2, "LET_GO").draw("y2 y3")
    return story.play(0, "DRAW").draw("g8").play(0, "PASS")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_is_told_in_every_language(uno: Uno, language: str) -> None:
    english, told = whole_story(uno, "en"), whole_story(uno, language)

    assert told.rows == english.rows
    wanted = {"GUILTY", "PAYS", "BLOCKS", "REVERSES", "IS_SILENT", "CATCHES", "IS_PUNISHED", "DRAWS", "NAMES"}
    assert wanted <= set(told.kinds)
    for row, line, original in zip(told.rows, told.lines, english.lines, strict=True):
        assert language == "en" or line != original
        if row.seat >= 0 and row.kind != Fact.REVERSES:
            assert ("Ann", "Bea", "Cid")[row.seat] in line
        assert line.endswith((".", "!"))
