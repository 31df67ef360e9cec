"""Hints: the best actions, their chances to win, and the fact that speaks for each of them."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from benchmarks.hints import position, show_views
from snowbound.bots import hint_player, hints
from snowbound.bots.hints import ALIKE, CLEAR, FAR, Against, Hint, HintReason, reason_for, why
from snowbound.bots.outlook import (
    BEGINS,
    DIFFERENCES,
    ENDS,
    EXTENTS,
    HEADWAY,
    LATER,
    MINE,
    OTHERS_ACT,
    RIVALS,
    SETBACK,
    SIDES,
    TIMES,
    Outlook,
    outlook,
)
from snowbound.core.facts import BAD, GOOD, Extent
from snowbound.core.game import Game
from snowbound.core.match import Match
from snowbound.core.record import snapshot
from snowbound.core.words import LANGUAGES, phrase, words
from snowbound.games import find
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.testing.samples import SOAK
from snowbound.testing.suite.texts import reason_texts
from tests.bots.test_search import grid, middle_of

SNOWBOUND_GAMES = None if SOAK else [find("polar_rush"), find("uno_power_grab")]
"""`make test` gives hints in two games: compiling the search of all five takes minutes."""

SIMULATIONS = 400
AGAINST: tuple[Against, ...] = ("next", "weaker", "better")


def ahead(game: Game, **seen: tuple[int | list[int], int | list[int]]) -> Outlook:
    """Return an outlook of 100 worlds, with the counts of some kinds of facts: of mine and of rivals.

    A list has the worlds with an extent of at least 1, 2 and so on. All happens before the next turn begins.
    """
    rows = {kind.name.lower(): int(kind) for kind in game.facts} | {"headway": HEADWAY, "setback": SETBACK}
    counts = np.zeros((max(game.facts) + 1 + DIFFERENCES, TIMES, SIDES, EXTENTS), np.int64)
    for name, sides in seen.items():
        for side, extents in enumerate(sides):
            for number, worlds in enumerate(extents if isinstance(extents, list) else [extents]):
                counts[rows[name], BEGINS:, side, number] = worlds
    return Outlook(100, counts)


def test_the_winning_move_comes_first_and_the_only_move_is_called_that() -> None:
    best, *others = hints(hint_player(TIC_TAC_TOE, 0, simulations=2000), grid(0, 3, 1, 4).knowledge(0))
    assert best.action == 2 and best.win > 0.99
    assert others and all(other.win < best.win for other in others)
    (only,) = hints(hint_player(TIC_TAC_TOE, 0, simulations=20), grid(0, 1, 2, 3, 5, 4, 6, 8).knowledge(0))
    assert only.action == 7 and only.is_only
    assert why(TIC_TAC_TOE, only) == "This is your only move."


def test_a_hint_has_two_or_three_legal_actions_with_chances(game: Game) -> None:
    match = middle_of(game, 50)
    seat = match.actors[0]
    found = hints(hint_player(game, seat, seed=2, simulations=SIMULATIONS), match.knowledge(seat), worlds=30)
    assert min(2, len(match.legal(seat))) <= len(found) <= 3
    assert len({one.action for one in found}) == len(found)
    for one in found:
        assert one.action in match.legal(seat) and 0 <= one.win <= found[0].win
        assert all(why(game, one, language).endswith(".") for language in LANGUAGES)


def test_a_search_that_was_cut_short_still_gives_two_moves() -> None:
    """On a busy machine the search may have time for a single move."""
    for simulations in (1, 2):
        found = hints(hint_player(TIC_TAC_TOE, 0, simulations=simulations), grid(0, 3).knowledge(0), worlds=10)
        assert len(found) >= 2 and len({one.action for one in found}) == len(found)


def test_equal_seeds_give_equal_hints(game: Game) -> None:
    match = middle_of(game, 40)
    seat = match.actors[0]
    one, other = (
        hints(hint_player(game, seat, seed=5, simulations=SIMULATIONS), match.knowledge(seat), worlds=30)
        for _ in range(2)
    )
    assert one == other


def test_the_reason_is_what_follows_clearly_more_often() -> None:
    race = find("arctic_race")
    best, next_best = ahead(race, comes_home=(90, 0), jumps=(60, 0)), ahead(race, comes_home=(20, 0), jumps=(50, 0))
    assert reason_for(race, [best, next_best], 0) == HintReason("comes-home", "mine", 0.9, 0.2)
    assert reason_for(race, [best, next_best], 1) is None, "nothing speaks for the other one"


def test_less_of_what_is_unwelcome_is_a_reason() -> None:
    race = find("arctic_race")
    safe, risky = ahead(race), ahead(race, falls_in=(70, 0))
    assert reason_for(race, [safe, risky], 0) == HintReason("falls-in", "mine", 0.0, 0.7)
    assert reason_for(race, [safe, risky], 1) is None
    helped = ahead(race, falls_in=(0, 70))
    assert reason_for(race, [helped, safe], 0) == HintReason("falls-in", "rivals", 0.7, 0.0)


def test_a_small_or_doubtful_difference_is_no_reason() -> None:
    race = find("arctic_race")
    for share in (50, 55, 60, 65):
        assert reason_for(race, [ahead(race, comes_home=(share, 0)), ahead(race, comes_home=(50, 0))], 0) is None
    assert reason_for(race, [ahead(race, comes_home=(90, 0))], 0) is None, "there is nothing to compare it with"
    assert CLEAR > 0


def test_the_reason_says_how_many() -> None:
    """Arctic Race: after both moves a racer comes home, but only after the best one two of them do."""
    race = find("arctic_race")
    best, next_best = ahead(race, comes_home=([100, 80], [0])), ahead(race, comes_home=([100, 0], [0]))
    reason = reason_for(race, [best, next_best], 0)
    assert reason == HintReason("comes-home", "mine", 0.8, 0.0, 2)
    assert why(race, Hint(0, 0.5, reason)) == (
        "2 of your racers come home: in 80 % of cases before your next turn, after the next-best moves never."
    )
    for count in range(1, 4):
        found = reason_for(race, [ahead(race, falls_off=(0, [100] * count)), ahead(race)], 0)
        assert found is not None and found.number == count, "the most that is certain is told"
    unwelcome = reason_for(race, [ahead(race), ahead(race, falls_off=([90, 90], [0]))], 0)
    assert unwelcome is not None and unwelcome.number == 1, "not even one"


def test_the_reason_may_lie_in_the_next_turn() -> None:
    polar = find("polar_rush")
    best = ahead(polar)
    best.seen[{kind.name: kind for kind in polar.facts}["REACHES"], ENDS, MINE, 0] = 40
    reason = reason_for(polar, [best, ahead(polar)], 0)
    assert reason == HintReason("reaches", "mine", 0.4, 0.0, time="ends")
    assert why(polar, Hint(0, 0.5, reason)) == (
        "You reach the igloo: in 40 % of cases by the end of your next turn, after the next-best moves never."
    )


def test_the_reason_may_lie_three_turns_ahead() -> None:
    polar = find("polar_rush")
    best = ahead(polar)
    best.seen[{kind.name: kind for kind in polar.facts}["REACHES"], LATER, MINE, 0] = 40
    assert reason_for(polar, [best, ahead(polar)], 0) is None, "not so soon"
    reason = reason_for(polar, [best, ahead(polar)], 0, FAR)
    assert reason == HintReason("reaches", "mine", 0.4, 0.0, time="later")
    assert why(polar, Hint(0, 0.5, reason)).startswith("You reach the igloo: in 40 % of cases within your next three")


def test_the_reason_says_with_which_moves_it_compares() -> None:
    race = find("arctic_race")
    reason = HintReason("comes-home", "mine", 0.4, 0.1)
    said = {against: why(race, Hint(0, 0.5, replace(reason, against=against))) for against in AGAINST}
    assert [sentence.partition(", ")[2] for sentence in said.values()] == [
        "after the next-best moves in 10 %.",
        "after weaker moves in 10 %.",
        "after the better moves in 10 %.",
    ]
    for language in LANGUAGES:
        assert len({why(race, Hint(0, 0.5, replace(reason, against=against)), language) for against in AGAINST}) == 3


def test_moves_that_nobody_can_tell_apart_have_equal_chances() -> None:
    """Polar Rush: before the first tile is turned over, all of them are alike."""
    polar = find("polar_rush")
    match = Match(polar, 2, seed=4)
    seat = match.actors[0]
    found = hints(hint_player(polar, seat, seed=1, simulations=40_000), match.knowledge(seat))
    assert len(found) == 3 and all(one.is_alike and one.reason is None for one in found)
    assert max(one.win for one in found) - min(one.win for one in found) < 2 * ALIKE
    assert why(polar, found[0]) == "As far as you can know, other moves are just as good."


def test_what_speaks_for_moves_that_are_alike_is_that_others_are_weaker() -> None:
    """Polar Rush: tiles that the player has not seen are alike, and better than those that are of no use."""
    polar = find("polar_rush")
    reasons = []
    for number in range(8):
        place = position(polar, number, 7)
        if place is None:
            continue
        match, _, seat = place
        player = hint_player(polar, seat, seed=number, simulations=20_000)
        show_views(match, [player])
        best = hints(player, match.knowledge(seat))[0]
        if best.reason is not None and best.reason.against == "weaker":
            assert abs(best.reason.share - best.reason.other) > CLEAR
            assert "after weaker moves" in why(polar, best)
            reasons.append(best.is_alike)
    assert any(reasons)


def test_headway_is_a_reason_and_that_of_rivals_is_feared() -> None:
    polar = find("polar_rush")
    near, far = ahead(polar, headway=([100, 90, 0], [0])), ahead(polar, headway=([100, 10, 0], [0]))
    assert reason_for(polar, [near, far], 0) == HintReason("headway", "mine", 0.9, 0.1, 2)
    assert reason_for(polar, [far, near], 0) is None
    slow, fast = ahead(polar), ahead(polar, headway=([0], [70, 20]))
    assert reason_for(polar, [slow, fast], 0) == HintReason("headway", "rivals", 0.0, 0.7)
    back = ahead(polar, setback=([0], [50]))
    assert reason_for(polar, [back, slow], 0) == HintReason("setback", "rivals", 0.5, 0.0)
    assert reason_for(TIC_TAC_TOE, [ahead(TIC_TAC_TOE, headway=([100], [0])), ahead(TIC_TAC_TOE)], 0) is None


def test_headway_grows_with_time() -> None:
    game = find("polar_rush")
    match = middle_of(game, 60)
    seat = match.actors[0]
    known = snapshot(match.knowledge(seat).states, 0)
    found = outlook(game, known, seat, match.legal(seat)[0], worlds=200, seed=3)
    gained = found.seen[HEADWAY, :, MINE]
    for time in range(TIMES):
        assert all(more <= less for less, more in pairwise(gained[time])), "who gains two steps has gained one"
    assert gained[OTHERS_ACT, 0] <= gained[BEGINS, 0] < gained[ENDS, 0] <= 200, "another turn brings more steps"
    assert gained[ENDS].tolist() == gained[LATER].tolist(), "one turn was played"
    far = outlook(game, known, seat, match.legal(seat)[0], worlds=200, seed=3, turns=3).seen[HEADWAY, :, MINE]
    assert far[:LATER].tolist() == gained[:LATER].tolist() and far[LATER].sum() > far[ENDS].sum(), "three were"
    assert found.seen[HEADWAY, ENDS, RIVALS, 0] > found.seen[HEADWAY, OTHERS_ACT, RIVALS, 0] == 0


def test_a_headline_wins_among_equally_clear_reasons() -> None:
    race = find("arctic_race")
    best = ahead(race, picks_up=(100, 0), wins=(100, 0))
    reason = reason_for(race, [best, ahead(race)], 0)
    assert reason is not None and reason.kind == "wins"


def test_facts_are_counted_up_to_the_next_turn() -> None:
    """UNO Power Grab: a Draw Two that is played now hits the next player in every world."""
    game = find("uno_power_grab")
    kinds = {kind.name: kind for kind in game.facts}
    tried = 0
    for seed in range(40):
        match = Match(game, 2, seed=seed, options={"scoring": "single_round"})
        seat = match.actors[0]
        known = snapshot(match.knowledge(seat).states, 0)
        for action in match.legal(seat):
            if not re.fullmatch(r"play \w+ Draw Two", match.describe(seat, action)):
                continue
            found = outlook(game, known, seat, action, worlds=20, seed=1)
            assert found.seen[kinds["PLAYS"], BEGINS, MINE, 0] == found.seen[kinds["IS_HIT"], BEGINS, RIVALS, 0] == 20
            assert found.seen[kinds["PLAYS"], OTHERS_ACT, MINE, 0] == 20, "the card is played at once"
            assert found.seen[kinds["IS_HIT"], BEGINS, RIVALS, :3].tolist() == [20, 20, 0], "it draws two cards"
            assert found.seen[kinds["PLAYS"], BEGINS, RIVALS, 0] == 0, "the rival lost its turn"
            assert found.seen[kinds["PLAYS"], BEGINS, MINE, 1] == 0, "one card was played before the next turn"
            assert 0 < found.seen[kinds["PLAYS"], ENDS, MINE, 1] <= 20, "and often another one in that turn"
            assert found.seen[kinds["PLAYS"], ENDS, MINE, 2] == 0, "a turn has one card"
            assert found.seen[kinds["WINS_ROUND"], ENDS, MINE, 0] == 0
            tried += 1
        if tried:
            return
    pytest.fail("nobody was dealt a Draw Two")


@pytest.mark.parametrize("name", ["arctic_race", "arctic_roll", "ice_flow", "polar_rush", "uno_power_grab"])
def test_every_reason_has_a_text_in_every_language_and_every_text_a_reason(name: str) -> None:
    game = find(name)
    wanted = reason_texts(game)
    assert {kind.mine for kind in game.facts} >= {GOOD, BAD}
    for language in LANGUAGES:
        text = (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(hint-[a-z-]+) =", text, re.MULTILINE)) == wanted, language
        for id in wanted:
            clauses = [words(game, language).say(phrase(id, number=number)) for number in (1, 2, 5)]
            for clause in clauses:
                assert re.match(r"[A-ZÆØÅÄÖÉ0-9]", clause) and clause[-1] not in ".!:", f"{language}: {clause}"
            assert len(set(clauses)) == (3 if id in extents(game) else 1), f"{language}: {clauses}"


def extents(game: Game) -> set[str]:
    """Return the texts of the reasons that say how often, how many or how much."""
    kinds = {kind.slug for kind in game.facts if kind.extent != Extent.NONE} | {"headway", "setback"}
    return {id for id in reason_texts(game) if id.partition("-")[2].partition("-")[2] in kinds}


def test_a_reason_is_said_with_its_shares_in_every_language() -> None:
    race = find("arctic_race")
    more = Hint(0, 0.5, HintReason("comes-home", "mine", 0.4, 0.104))
    less = Hint(0, 0.5, HintReason("falls-in", "mine", 0.05, 0.5))
    said = why(race, more)
    assert said == (
        "One of your racers comes home: in 40 % of cases before your next turn, after the next-best moves in 10 %."
    )
    assert "only in 5 %" in why(race, less)
    later = replace(more, reason=HintReason("slides", "mine", 0.4, 0.1, 3, "ends"))
    assert why(race, later).startswith(
        "Icons move your racers 3 fields further: in 40 % of cases by the end of your next turn"
    )
    for sentences in (
        {why(race, hint, language) for language in LANGUAGES} for hint in (more, less, later, Hint(0, 0.5))
    ):
        assert len(sentences) == len(LANGUAGES)


def test_a_hint_knows_no_more_than_its_seat() -> None:
    """Two worlds that the seat cannot tell apart give the same hint."""
    from snowbound.core.chance import stream
    from snowbound.core.kernels import kernels

    game = find("uno_power_grab")
    match = Match(game, 3, seed=6, options={"scoring": "single_round"})
    seat, rng = match.actors[0], stream(3)
    given = []
    for _ in range(2):
        given.append(hints(hint_player(game, seat, seed=1, simulations=200), match.knowledge(seat), worlds=20))
        world = match.knowledge(seat).states.copy()
        kernels(game).imagine(world, 0, seat, rng)
        assert world.tobytes() != match.bytes()
        match = match.at(len(match.events), world.tobytes())
    assert given[0] == given[1]
