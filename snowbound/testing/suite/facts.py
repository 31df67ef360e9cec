"""What events did: facts are the same in both forms, tell nobody too much, occur, and can be said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, get_args

import numpy as np
import pytest

from snowbound.core.chance import Stream, below, stream
from snowbound.core.contract import MOST_SEATS, may_know
from snowbound.core.facts import (
    COLUMNS,
    MOST_FACTS,
    NOBODY,
    OUTLINE,
    RECKONED,
    SCORE,
    UNTOLD,
    WHY,
    FactKind,
    FactRow,
    Sound,
    marks_of,
)
from snowbound.core.game import Game
from snowbound.core.kernels import Kernels, Plain, kernels
from snowbound.core.words import words

from ..driver import Driver, Position, random_event
from ..plugin import facts_with_a_test
from ..rule_coverage import rules_of
from ..samples import option_sets, sizes, some_positions, viewers
from .texts import languages_of

GAMES = 40
"""Random games per number of players in which kinds of facts are counted."""


class Happening(NamedTuple):
    """An event, the position before it and the position after it."""

    before: Position
    after: Position
    seat: int
    action: int

    def facts(self, run: Kernels | Plain, viewer: int | None = None) -> list[list[int]]:
        """Return the rows of what happened: in truth, or as a viewer knows it."""
        states = self.before.run.game.record.new(2)
        states[0], states[1] = self.before.states[0], self.after.states[0]
        action = self.action
        if viewer is not None:
            action = action if may_know(self.before.audience(self.seat, action), viewer) else UNTOLD
            run.conceal(states, 0, viewer)
            run.conceal(states, 1, viewer)
        seen = states[1].tobytes()
        out = np.full((MOST_FACTS, COLUMNS), -99, np.int64)
        count = run.facts(states, 0, 1, self.seat, action, out)
        assert states[1].tobytes() == seen, "facts changed the position after the event"
        return out[:count].tolist()  # type: ignore[no-any-return]


def happenings(driver: Driver, seed: int, every: int) -> Iterator[Happening]:
    """Yield some events of random games, and the last event of each game."""
    for players in sizes(driver.game):
        for number, (before, seat, action) in enumerate(driver.random_game(players, seed, 900)):
            after = before.copy()
            after.apply(seat, action)
            if number % every == 0 or after.who == 0:
                yield Happening(before.copy(), after, seat, action)


def reckoned(position: Position, viewer: int | None = None) -> list[list[int]]:
    """Return the rows of the reckoning: in truth, or as a viewer knows it."""
    shown = position if viewer is None else position.view(viewer)
    out = np.full((MOST_FACTS, COLUMNS), -99, np.int64)
    count = position.run.reckon(shown.states, 0, out)
    return out[:count].tolist()  # type: ignore[no-any-return]


def test_facts_are_the_same_in_plain_and_compiled_form(game: Game) -> None:
    plain, compiled = Plain(game), kernels(game)
    for event in happenings(Driver(game, compiled=True), 3, every=11):
        for viewer in (None, *viewers(event.before)):
            assert event.facts(plain, viewer) == event.facts(compiled, viewer)
        assert reckoned(Position(plain, event.after.states)) == reckoned(event.after)


def test_every_row_is_complete(game: Game) -> None:
    """Kinds and seats exist, and what only a reckoning says is in no other list."""
    kinds = game.facts
    for event in happenings(Driver(game, compiled=True), 4, every=3):
        told, counted = event.facts(event.before.run), reckoned(event.after)
        assert len(told) < MOST_FACTS and len(counted) < MOST_FACTS
        for rows, is_reckoning in ((told, False), (counted, True)):
            for kind, seat, *_ in rows:
                assert is_reckoning or kinds.of(kind).weight not in RECKONED
                assert NOBODY <= seat < event.before.players


@pytest.mark.parametrize("seed", (1, 2))
def test_facts_tell_a_viewer_nothing_hidden(game: Game, seed: int) -> None:
    """Two worlds that look alike before and after an event, and in which the same is told, have equal facts."""
    driver, rng, compared = Driver(game, compiled=True), stream(seed + 7), 0
    for position in some_positions(driver, seed, every=13):
        if position.who == 0:
            continue
        for viewer in viewers(position):
            world = position.world(viewer, rng)
            seat, action = random_event(position, position.who, rng)
            other = alike(position, world, viewer, seat, action, rng)
            if other is None:
                continue
            true, imagined = position.copy(), world.copy()
            true.apply(seat, action)
            imagined.apply(seat, other)
            if true.view(viewer).bytes != imagined.view(viewer).bytes:
                continue  # the event has revealed in what the worlds differ
            here = Happening(position, true, seat, action).facts(driver.run, viewer)
            there = Happening(world, imagined, seat, other).facts(driver.run, viewer)
            assert here == there, f"viewer {viewer} can tell the worlds apart by the facts of {action} of seat {seat}"
            assert reckoned(true, viewer) == reckoned(imagined, viewer)
            compared += 1
    assert compared > 10


def alike(position: Position, world: Position, viewer: int, seat: int, action: int, rng: Stream) -> int | None:
    """Return an action of another world that is told the viewer like this one: the same, or another hidden one."""
    choices = [other for actor, other in world.choices() if actor == seat]
    if may_know(position.audience(seat, action), viewer):
        return action if action in choices else None
    hidden = [other for other in choices if not may_know(world.audience(seat, other), viewer)]
    return hidden[below(rng, len(hidden))] if hidden else None


def test_every_kind_of_fact_occurs(game: Game, pytestconfig: pytest.Config) -> None:
    """It occurs in random games, with some set of options, or in a test that says so."""
    kinds = game.facts
    found = {kind for prefix, kind in facts_with_a_test(pytestconfig) if prefix == game.prefix}
    for options in option_sets(game):
        if missing := {kind.name for kind in kinds} - found:
            found |= {kind.name for kind in occurring(game, options)}
    missing = {kind.name for kind in kinds} - found
    assert not missing, f"no random game and no test with mark `fact` has {sorted(missing)}"


def occurring(game: Game, options: dict[str, object]) -> set[FactKind]:
    """Return the kinds of facts of some random games, reckonings included."""
    kinds, driver = game.facts, Driver(game, compiled=True)
    found: set[FactKind] = set()
    for players in sizes(game):
        states = game.record.new(3)
        states[0] = game.new_states(players, options | dict(game.quick))[0]
        times = np.zeros((GAMES, max(kinds) + 1), np.int64)
        lengths, rng = np.zeros(GAMES, np.int64), np.zeros(4, np.int64)
        rows, out = np.zeros((MOST_FACTS, COLUMNS), np.int64), np.zeros(512, np.int64)
        marks, outlines = marks_of(kinds), np.zeros((GAMES, OUTLINE), np.int64)
        kernels(game).count_facts(states, 5, 0, game.long_game, rng, lengths, times, marks, outlines, rows, out)
        found |= {kinds.of(int(kind)) for kind in np.flatnonzero(times.sum(axis=0))}
        for seed in range(3):
            for position, seat, action in driver.random_game(players, seed, 5000, **options | dict(game.quick)):
                after = position.copy()
                after.apply(seat, action)
                found |= {kinds.of(row[0]) for row in reckoned(after)}
    return found


def test_every_kind_of_fact_names_rules_that_exist_and_says_what_it_means(game: Game) -> None:
    kinds = game.facts
    for kind in kinds:
        assert kind.meaning, f"{kind.name} does not say what its numbers mean"
        assert kind.rules, f"{kind.name} names no rule"
        unknown = set(kind.rules) - rules_of(game)
        assert not unknown, f"{kind.name} names {sorted(unknown)}, which RULES.md does not have"


def test_every_sound_is_one_that_clients_can_play(game: Game) -> None:
    unknown = {kind.name: kind.sound for kind in game.facts if kind.sound not in (None, *get_args(Sound))}
    assert not unknown, f"no client knows these sounds: {unknown}"


def test_every_kind_of_fact_has_a_text_in_every_language(game: Game) -> None:
    kinds = game.facts
    for language in languages_of(game):
        missing = [kind.text_id for kind in kinds if not words(game, language).has(kind.text_id)]
        assert not missing, f"{game.id}/{language}.ftl has no text {missing}"


def test_every_fact_can_be_said_in_every_language(game: Game) -> None:
    """As every viewer is told of it, and as everything is told."""
    kinds = game.facts
    said = [words(game, language) for language in languages_of(game)]
    for event in happenings(Driver(game, compiled=True), 6, every=17):
        for viewer in (None, *viewers(event.before)):
            after = event.after if viewer is None else event.after.view(viewer)
            for kind, *numbers in event.facts(event.before.run, viewer) + reckoned(event.after, viewer):
                phrase = game.words.fact(after.s, FactRow(kinds.of(kind), *numbers))
                assert phrase.id == kinds.of(kind).text_id
                for language in said:
                    text = language.say(phrase)
                    assert text and "  " not in text and text == text.strip(), f"{language.language}: {text!r}"


def test_the_reckoning_adds_up_to_the_points(game: Game) -> None:
    """At the end of a game there is a reason, and the parts of each player's points are the points."""
    kinds = game.facts
    driver = Driver(game, compiled=True)
    for players in sizes(game):
        for seed in range(4):
            end = None
            for position, seat, action in driver.random_game(players, seed, 20_000, **game.quick):
                end = position.copy()
                end.apply(seat, action)
            assert end is not None
            rows = reckoned(end)
            if end.who != 0:
                continue
            assert any(kinds.of(kind).weight == WHY for kind, *_ in rows), "nobody is told why the game ended"
            if not game.has_points:
                continue
            points, places = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
            driver.run.result(end.states, 0, points, places)
            for seat in range(players):
                parts = [row[4] for row in rows if row[1] == seat and kinds.of(row[0]).weight == SCORE]
                assert sum(parts) == points[seat], f"seat {seat} has {points[seat]} points, but its parts are {parts}"


def test_a_fact_points_at_things_that_are_in_the_picture(game: Game) -> None:
    kinds, sprites = game.facts, getattr(game.words, "sprites", None)
    pointed = 0
    for event in happenings(Driver(game, compiled=True), 8, every=23):
        for viewer in viewers(event.before):
            after = event.after.view(viewer)
            rows = [FactRow(kinds.of(kind), *numbers) for kind, *numbers in event.facts(event.before.run, viewer)]
            named = {id: row.kind.name for row in rows if sprites is not None for id in sprites(after.s, row)}
            if not named or game.scene is None:
                continue
            drawn = {sprite.id for tall in (False, True) for sprite in game.scene(after.s, viewer, tall).sprites}
            assert named.keys() <= drawn, f"not in the picture: {[(id, named[id]) for id in named.keys() - drawn]}"
            pointed += 1
    assert pointed or sprites is None, "no fact points at anything"
