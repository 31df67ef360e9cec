"""Facts and texts with pictures, on small games; the suite tests each game's facts."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest

from benchmarks.facts import counting, playing
from snowbound.cli import main
from snowbound.core.facts import NOBODY, RECKONED, ToldFact, text_of
from snowbound.core.log import Event
from snowbound.core.match import Match
from snowbound.core.words import TextPart, Words, drawn, phrase, player
from snowbound.games import find
from snowbound.lab import simulate
from snowbound.lab.fact_counts import count_facts
from snowbound.lab.fact_docs import page
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from tests.test_docs import ROOT

TEXT = """
player = Player { $seat }
card = red { $number }
plays = { $player } plays { $card }.
takes = { $player } takes { $thing } from { $other }.
"""
WORDS = Words("en", TEXT)
CARD = drawn(phrase("card", number=5), "uno-card", look="red", text="5")


def test_a_text_has_its_players_and_pictures_as_parts() -> None:
    parts = WORDS.parts(phrase("plays", player=player(1), card=CARD), ["Ada", "Bo"])

    assert parts == [
        TextPart("Bo", seat=1),
        TextPart(" plays "),
        TextPart("red 5", art="uno-card", look="red", ink="5"),
        TextPart("."),
    ]


def test_the_parts_of_a_text_are_the_text() -> None:
    said = phrase("takes", player=player(0), thing=drawn(CARD, "x", alone=True), other=player(1))

    for names in ((), ("Ada", "Bo"), ("\ue000", "{ $x }")):
        assert "".join(part.text for part in WORDS.parts(said, names)) == WORDS.say(said, names)


def test_a_kept_text_does_not_keep_the_names() -> None:
    said = phrase("plays", player=player(0), card=CARD)

    assert [WORDS.say(said, [name]) for name in ("Ada", "Bo")] == ["Ada plays red 5.", "Bo plays red 5."]
    assert WORDS.say(said) == "Player 1 plays red 5."


def test_a_picture_does_not_change_the_words() -> None:
    assert WORDS.say(CARD) == WORDS.say(phrase("card", number=5)) == "red 5"
    assert CARD != phrase("card", number=5)


def test_the_text_of_an_event_leaves_out_details_unless_there_is_nothing_else() -> None:
    line, detail = ToldFact("a", "line", "A card is played."), ToldFact("b", "detail", "It was red.")

    assert text_of([detail, line]) == "A card is played."
    assert text_of([detail]) == "It was red."
    assert text_of([ToldFact("c", "turn", "Your turn.")]) == ""


def test_a_match_lists_the_facts_of_an_event_before_it_happens() -> None:
    match = Match(TIC_TAC_TOE, players=2, compiled=False)
    for field in (0, 3, 1, 4):
        match.play(match.actors[0], field)

    rows = match.facts(Event(0, 2))

    assert [(row.kind.slug, row.seat) for row in rows] == [("marks", 0), ("wins", 0)]
    assert match.reckoning() == [], "the game is not over"
    match.play(0, 2)
    assert [(fact.kind, fact.seat, fact.weight) for fact in match.reckoning()] == [
        ("ends", 0, "why"),
        ("has-line", 0, "score"),
    ]
    assert match.history(1)[-1].facts[-1].text == "Player 1 has three in a row."


def test_a_drawn_game_has_a_reason_and_no_score() -> None:
    match = Match(TIC_TAC_TOE, players=2, compiled=False)
    for field in (0, 1, 2, 4, 3, 5, 7, 6, 8):
        match.play(match.actors[0], field)

    (reason,) = match.reckoning()
    assert (reason.text, reason.seat) == ("The grid is full.", NOBODY)


def test_facts_are_counted_in_the_games_that_simulate_plays() -> None:
    counted, played = count_facts(TIC_TAC_TOE, 2, 200, seed=3), simulate(TIC_TAC_TOE, 2, 200, seed=3, jobs=1)
    marks, wins = counted.facts

    assert counted.moves == played.moves == round(marks.per_game * 200)
    assert round(wins.per_game * 200) == sum(played.wins) - played.shared
    assert wins.share == wins.per_game, "a game is won once"


def test_counting_facts_leaves_much_of_the_speed() -> None:
    race = find("arctic_race")
    play, count = playing(race), counting(race)
    assert play() == count(), "the same games"

    def best(work: Callable[[], int]) -> float:
        """The best of some rates, in decisions per CPU second; other processes disturb some of them."""
        rates = []
        for _ in range(7):
            began = time.process_time()
            moves = sum(work() for _ in range(20))
            rates.append(moves / (time.process_time() - began))
        return max(rates)

    assert best(count) > best(play) / 4, "docs/performance.md has the figures; the goal is a third"


def test_the_command_line_counts_facts(capsys: pytest.CaptureFixture[str]) -> None:
    main(["facts", "polar_rush", "--games", "5", "--json"])

    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 5
    assert {fact["kind"] for fact in told["facts"]} == {
        kind.slug for kind in find("polar_rush").facts if kind.weight not in RECKONED
    }


def test_the_document_of_facts_is_up_to_date() -> None:
    assert (ROOT / "docs" / "facts.md").read_text(encoding="utf-8") == page(), "`make facts` updates it"
