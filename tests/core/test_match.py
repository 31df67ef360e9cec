"""`Match`: the Python interface to one game, and its errors for wrong input."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from snowbound import CHANCE, SPECTATOR, Match, find
from snowbound.core.errors import (
    GameOver,
    IllegalAction,
    Refusal,
    SnowboundError,
    UnfairUndo,
    UnknownAction,
    UnknownGame,
    WrongSeat,
)
from snowbound.core.game import Game
from snowbound.core.log import Event
from snowbound.core.words import LANGUAGES
from snowbound.testing.driver import choose


def uno(seed: int = 7, players: int = 3, **options: object) -> Match:
    return Match("uno_power_grab", players, seed=seed, options=options)


def play_to_the_end(match: Match) -> None:
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])


def test_the_same_seed_gives_the_same_game() -> None:
    one, other, different = uno(3), uno(3), uno(4)
    for match in (one, other, different):
        play_to_the_end(match)
    assert one.log == other.log
    assert one.log != different.log


def test_without_a_seed_games_differ() -> None:
    assert len({Match("uno_power_grab", 2).bytes() for _ in range(4)}) == 4


def test_a_finished_game_has_winners_and_nothing_left_to_do(game: Game) -> None:
    match = Match(game, game.players[1], seed=5, options=game.quick)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, choose(match, seat, "inclined"))
    assert match.actors == ()
    assert all(match.legal(seat) == () for seat in range(match.players))
    assert match.result.winners == tuple(s for s, place in enumerate(match.result.places) if place == 1)
    assert len(match.result.points) == match.players
    with pytest.raises(GameOver, match="the game is over"):
        match.play(0, 0)


def test_with_manual_chance_outcomes_are_played_like_actions() -> None:
    match = Match("uno_power_grab", 2, chance="manual")
    assert match.actors == (CHANCE,)
    assert match.chances() == {0: 1, 1: 1}
    match.play(CHANCE, 1)
    assert sum(match.chances().values()) == 112
    with pytest.raises(IllegalAction, match="chance cannot have the outcome"):
        uno_dealt = Match("uno_power_grab", 2, chance="manual")
        uno_dealt.play(CHANCE, 5)


def test_what_is_checked_has_not_happened_yet(game: Game) -> None:
    match, other = (Match(game, game.players[0], seed=5) for _ in range(2))
    seat = match.actors[0]
    before, action = match.bytes(), match.legal(seat)[0]
    event = match.checked(seat, action)
    assert (event, match.bytes(), match.events) == (Event(seat, action), before, other.events)
    match.happen(event)
    other.play(seat, action)
    assert other.events[: len(match.events)] == match.events
    with pytest.raises(UnknownAction, match="is no action"):
        other.checked(next(s for s in other.actors), -1)


def test_every_language_has_all_texts() -> None:
    match = uno()
    seat = match.actors[0]
    for language in LANGUAGES:
        assert match.question(seat, language)
        assert match.table(seat, language)
        assert all(match.describe(seat, action, language) for action in match.legal(seat))
        assert len(match.history(seat, language)) == len(match.events)
    assert match.question((seat + 1) % 3) == ""
    with pytest.raises(SnowboundError, match="there is no language 'xx', only en, da"):
        match.table(0, "xx")


def test_an_illegal_action_is_refused_with_the_rule_and_what_is_legal() -> None:
    match = uno()
    seat, before = match.actors[0], match.bytes()
    with pytest.raises(IllegalAction) as refused:
        match.play(seat, 104)
    error = refused.value
    assert "seat 0 cannot challenge (action 104) in uno_power_grab at event" in str(error)
    assert "UNO-38, only the next player can challenge" in str(error)
    assert "draw a card (90)" in str(error)
    assert error.as_data() == {
        "code": "illegal-action",
        "message": str(error),
        "seat": seat,
        "action": 104,
        "rule": "UNO-38",
        "legal": list(match.legal(seat)),
    }
    assert match.bytes() == before
    assert match.refusal(seat, 104) == "UNO-38"
    assert match.refusal(seat, 90) is None


@pytest.mark.parametrize("seat", [1, 2, 3, -1, CHANCE, 99, "0", None, 0.0, True])
def test_a_wrong_seat_is_told_who_may_act(seat: Any) -> None:
    match = uno()
    before = match.bytes()
    with pytest.raises(WrongSeat, match="it is for seat 0 to act"):
        match.play(seat, 90)
    assert match.bytes() == before


@pytest.mark.parametrize("action", [-1, 107, 10**30, "DRAW", None, 90.0, True])
def test_a_number_out_of_range_is_told_the_range(action: Any) -> None:
    match = uno()
    with pytest.raises(UnknownAction, match="whole numbers from 0 to 106"):
        match.play(0, action)
    assert len(match.events) == len(uno().events)


def test_actions_may_be_numpy_numbers() -> None:
    match = uno()
    match.play(int(np.int8(0)), np.int32(90))  # type: ignore[arg-type]
    assert match.events[-2] == Event(0, 90)
    assert type(match.events[-2].action) is int


@pytest.mark.parametrize("seat", [-2, 3, 99])
def test_there_are_views_for_seats_and_spectators_only(seat: int) -> None:
    with pytest.raises(WrongSeat, match="seats are 0 to 2, a spectator is -1"):
        uno().view(seat)


def test_an_unknown_game_is_told_the_nearest() -> None:
    with pytest.raises(UnknownGame, match="did you mean uno_power_grab?"):
        Match("uno", 2)
    with pytest.raises(UnknownGame, match="there are .*uno_power_grab"):
        Match("chess", 2)
    with pytest.raises(SnowboundError, match="chance is 'auto' or 'manual', not 'dice'"):
        Match("uno_power_grab", 2, chance="dice")


def test_a_view_and_the_position_are_copies() -> None:
    match = uno()
    before = match.bytes()
    view: Any = match.view(0)
    view.hands[0, :] = 9
    position: Any = match.position
    position.pile[:] = 0
    assert match.bytes() == before


def test_a_view_shows_the_own_hand_and_no_other() -> None:
    match = uno()
    view: Any = match.view(1)
    assert view.hands[1].sum() == 7
    assert view.hands[0].sum() == view.hands[2].sum() == view.pile.sum() == 0
    spectator: Any = match.view()
    assert spectator.hands.sum() == 0


def test_history_tells_each_seat_what_it_may_know() -> None:
    match = uno()
    deal = match.history(1)[1:22]
    assert [told.action is not None for told in deal].count(True) == 7
    assert all(told.action is None for told in match.history(SPECTATOR)[1:22])


def test_a_game_is_saved_and_loaded_and_goes_on(tmp_path: Path) -> None:
    match = uno(9)
    for _ in range(10):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    match.save(tmp_path / "game.jsonl")
    again = Match.load(tmp_path / "game.jsonl", seed=1)
    assert again.bytes() == match.bytes()
    play_to_the_end(again)
    assert again.over


# --- undo


def play_until(match: Match, wanted: int) -> int:
    """Play first actions until the wanted one is legal; return the seat that may take it."""
    while not match.over:
        seat = match.actors[0]
        if wanted in match.legal(seat):
            return seat
        match.play(seat, match.legal(seat)[0])
    raise AssertionError(f"{wanted} never became legal")


def test_naming_a_colour_can_be_taken_back_and_playing_a_card_cannot() -> None:
    match = uno(2, scoring="winner_takes")
    seat = play_until(match, 93)
    before, events = match.bytes(), len(match.events)
    match.play(seat, 93)
    if len(match.events) == events + 1:
        match.undo()
        assert match.bytes() == before
    with pytest.raises(UnfairUndo, match="a hidden or random fact has become known"):
        match.undo()
    assert match.bytes() == before


def test_what_chance_decided_cannot_be_taken_back() -> None:
    match = uno()
    match.play(0, 90)
    with pytest.raises(UnfairUndo):
        match.undo()
    fresh = Match("uno_power_grab", 2, chance="manual")
    with pytest.raises(UnfairUndo, match="there is no decision yet"):
        fresh.undo()


def test_undo_never_gives_anybody_knowledge(game: Game) -> None:
    """After taking back a decision, every viewer has the view from before."""
    match, rng = Match(game, game.players[1], seed=8), random.Random(8)
    taken_back = 0
    for _ in range(300):
        if match.over:
            break
        seat = match.actors[0]
        views = [match.bytes(viewer) for viewer in range(-1, match.players)]
        match.play(seat, rng.choice(match.legal(seat)))
        try:
            match.undo()
        except UnfairUndo:
            continue
        taken_back += 1
        assert [match.bytes(viewer) for viewer in range(-1, match.players)] == views
        match.play(seat, match.legal(seat)[0])
    assert taken_back > 0


# --- hostile input


@settings(max_examples=150)
@given(
    seats=st.lists(st.integers(-3, 20), min_size=1, max_size=40),
    actions=st.lists(st.integers(-5, 600), min_size=1, max_size=40),
)
def test_hostile_input_is_refused_and_changes_nothing(seats: list[int], actions: list[int]) -> None:
    match = uno(1)
    for seat, action in zip(seats, actions, strict=False):
        legal, before, events = match.legal(seat), match.bytes(), len(match.events)
        try:
            match.play(seat, action)
        except Refusal as refusal:
            assert action not in legal
            assert match.bytes() == before
            assert len(match.events) == events
            assert refusal.as_data()["code"] in {"wrong-seat", "unknown-action", "illegal-action", "game-over"}
        else:
            assert action in legal


class EveryGame(RuleBasedStateMachine):
    """Whole games of every kind, driven by Hypothesis, with invalid calls in between."""

    def __init__(self) -> None:
        super().__init__()
        self.match: Match | None = None

    @precondition(lambda self: self.match is None)
    @rule(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        from snowbound import names

        game = find(data.draw(st.sampled_from(names())))
        players = data.draw(st.integers(*game.players))
        self.match = Match(game, players, seed=data.draw(st.integers(0, 1000)))

    @precondition(lambda self: self.match is not None and not self.match.over)
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        assert self.match
        seat = data.draw(st.sampled_from(self.match.actors))
        self.match.play(seat, data.draw(st.sampled_from(self.match.legal(seat))))

    @precondition(lambda self: self.match is not None)
    @rule(seat=st.integers(-2, 12), action=st.integers(-2, 300))
    def ask_for_nonsense(self, seat: int, action: int) -> None:
        assert self.match
        if action in self.match.legal(seat):
            return
        before = self.match.bytes()
        with pytest.raises(Refusal):
            self.match.play(seat, action)
        assert self.match.bytes() == before

    @precondition(lambda self: self.match is not None)
    @rule()
    def replay(self) -> None:
        assert self.match
        assert Match.replay(self.match.log, chance="manual").bytes() == self.match.bytes()

    @invariant()
    def invariants_hold(self) -> None:
        if self.match is not None:
            self.match._run.check(self.match._states, 0)


TestEveryGame = EveryGame.TestCase
TestEveryGame.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
