"""Hints: the best actions, their chances to win, and the fact that speaks for each of them."""

from __future__ import annotations

import re

import numpy as np
import pytest

from snowbound.bots import hint_player, hints
from snowbound.bots.hints import CLEAR, Hint, HintReason, reason_for, why
from snowbound.bots.outlook import MINE, RIVALS, SIDES, Outlook, outlook
from snowbound.core.facts import BAD, GOOD
from snowbound.core.game import Game
from snowbound.core.match import Match
from snowbound.core.record import snapshot
from snowbound.core.words import LANGUAGES, words
from snowbound.games import find
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.testing.samples import SOAK
from tests.bots.test_search import grid, middle_of

SNOWBOUND_GAMES = None if SOAK else [find("polar_rush"), find("uno_power_grab")]
"""`make test` gives hints in two games: compiling the search of all five takes minutes."""

SIMULATIONS = 400


def ahead(game: Game, **seen: tuple[int, int]) -> Outlook:
    """Return an outlook of 100 worlds, with the counts of some kinds of facts: of mine and of rivals."""
    counts = np.zeros((max(game.facts) + 1, SIDES), np.int64)
    for kind in game.facts:
        counts[kind] = seen.get(kind.name.lower(), (0, 0))
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
        assert one.action in match.legal(seat) and 0 <= one.win <= 1
        assert all(why(game, one, language).endswith(".") for language in LANGUAGES)


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
            assert found.seen[kinds["PLAYS"], MINE] == found.seen[kinds["IS_HIT"], RIVALS] == 20
            assert found.seen[kinds["PLAYS"], RIVALS] == 0, "the rival lost its turn, and then it was the seat's turn"
            assert found.seen[kinds["WINS_ROUND"], MINE] == 0
            tried += 1
        if tried:
            return
    pytest.fail("nobody was dealt a Draw Two")


@pytest.mark.parametrize("name", ["arctic_race", "arctic_roll", "ice_flow", "polar_rush", "uno_power_grab"])
def test_every_reason_has_a_text_in_every_language_and_every_text_a_reason(name: str) -> None:
    game = find(name)
    wanted = {f"hint-mine-{kind.slug}" for kind in game.facts if kind.mine}
    wanted |= {f"hint-rivals-{kind.slug}" for kind in game.facts if kind.rivals}
    assert {kind.mine for kind in game.facts} >= {GOOD, BAD}
    for language in LANGUAGES:
        text = (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(hint-[a-z-]+) =", text, re.MULTILINE)) == wanted, language
        for id in wanted:
            clause = words(game, language).say(id)
            assert clause[0].isupper() and clause[-1] not in ".!:", f"{language}: {clause}"


def test_a_reason_is_said_with_its_shares_in_every_language() -> None:
    race = find("arctic_race")
    more = Hint(0, 0.5, HintReason("comes-home", "mine", 0.4, 0.104))
    less = Hint(0, 0.5, HintReason("falls-in", "mine", 0.05, 0.5))
    said = why(race, more)
    assert said == (
        "One of your racers comes home before your next turn: in 40 % of cases, after the next-best moves in 10 %."
    )
    assert "only in 5 %" in why(race, less)
    for sentences in ({why(race, hint, language) for language in LANGUAGES} for hint in (more, less, Hint(0, 0.5))):
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
