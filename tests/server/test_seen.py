"""Bots in memory games get every view that their seat has seen, exactly once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from snowbound.bots import Bots
from snowbound.core.match import Match
from snowbound.games import find
from snowbound.server.workers.seen import SeenViews
from snowbound.server.workers.worker import BotQuestion, answered, prepared

POLAR_RUSH = find("polar_rush")


def game_so_far(seed: int, decisions: int) -> Iterator[Match]:
    """Yield a game of Polar Rush after each of its first decisions."""
    match, rng = Match(POLAR_RUSH, 3, seed=seed, compiled=False), Random(seed)
    for _ in range(decisions):
        match.play(match.actors[0], rng.choice(match.legal(match.actors[0])))
        yield match


def seen_by(match: Match, seat: int) -> list[bytes]:
    """Return a seat's view before each event, by replaying the game."""
    views: list[bytes] = []
    again = match.again()
    again.listeners.append(lambda now, _: views.append(now.bytes(seat)))
    for event in match.events:
        again.play(*event)
    return views


def test_a_polar_rush_seat_has_seen_every_view_even_after_an_undo() -> None:
    memory = SeenViews()
    for number, match in enumerate(game_so_far(3, 60)):
        if number % 7 == 0:
            for seat in (0, 2):
                assert memory.views(match, seat) == seen_by(match, seat)
    for back in (5, 1, 30):
        shorter = match.again()
        for event in match.events[:-back]:
            shorter.play(*event)
        assert memory.views(shorter, 2) == seen_by(shorter, 2)


def test_each_event_of_polar_rush_is_replayed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = 0
    play = Match.play

    def counted(self: Match, seat: int, action: int) -> None:
        nonlocal looked
        looked += self is memory._match
        play(self, seat, action)

    memory = SeenViews()
    monkeypatch.setattr(Match, "play", counted)
    for match in game_so_far(4, 150):
        assert len(memory.views(match, 1)) == len(match.events)
    assert looked == len(match.events)


def test_a_stateless_polar_rush_bot_decides_like_one_that_watched_the_whole_game() -> None:
    match = Match(POLAR_RUSH, 2, seed=9)
    bots = Bots(match, {0: "level:2", 1: "level:2"}, seed=77)
    memory, asked = SeenViews(), 0
    while not match.over and asked < 25:
        seat = match.actors[0]
        decided = sum(event.seat == seat for event in match.events)
        views = memory.views(match, seat)
        question = BotQuestion("polar_rush", seat, "level:2", 77, decided, views, match.bytes(seat))
        player = prepared(question)
        assert player is not None
        action = bots.decide(seat)
        assert answered(player, question).action == action
        match.play(seat, action)
        asked += 1
