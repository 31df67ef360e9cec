"""The suite that every game inherits by being in the registry.

Each test runs on random games of every game, most of them in plain and in compiled form. On a
failure pytest prints the seed; the games are the same in every run.
"""

from __future__ import annotations

import numpy as np
import pytest

from snowbound.bots import BotKind
from snowbound.core.chance import below, stream
from snowbound.core.contract import CHANCE, EVERYONE, MOST_ACTIONS, RULING, SPECTATOR
from snowbound.core.game import Choice, Game, Number
from snowbound.core.words import LANGUAGES, words
from snowbound.lab import simulate
from snowbound.server.messages.catalogue import value_id
from tests.driver import CHANCE_ACTS, Driver, Position, random_event
from tests.rule_ids import coverage

SEEDS = (1, 2, 3)


def sizes(game: Game) -> list[int]:
    """The numbers of players to test with: the fewest, the most and one between."""
    fewest, most = game.players
    return sorted({fewest, (fewest + most) // 2, most})


def option_sets(game: Game) -> list[dict[str, object]]:
    """The defaults, and every other value of each option by itself."""
    sets: list[dict[str, object]] = [{}]
    for option in game.options:
        if isinstance(option, Choice):
            sets += [{option.name: value} for value in option.values[1:]]
        elif isinstance(option, Number):
            sets += [{option.name: value} for value in {option.low, option.high} - {option.default}]
    return sets


def some_positions(driver: Driver, seed: int, every: int = 17, most: int = 900) -> list[Position]:
    """Positions from random games of all sizes, taken now and then."""
    found = []
    for players in sizes(driver.game):
        for number, (position, _, _) in enumerate(driver.random_game(players, seed, most)):
            if number % every == 0:
                found.append(position.copy())
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_plain_and_compiled_games_are_identical_event_by_event(game: Game, seed: int) -> None:
    for players in sizes(game):
        plain = Driver(game, compiled=False).random_game(players, seed, 700)
        compiled = Driver(game, compiled=True).random_game(players, seed, 700)
        for (one, *event), (other, *same) in zip(plain, compiled, strict=True):
            assert event == same
            assert one.bytes == other.bytes, f"positions differ before {event}"


def test_every_option_can_be_played(game: Game) -> None:
    driver = Driver(game, compiled=True)
    for options in option_sets(game):
        events = 0
        for position, _, _ in driver.random_game(sizes(game)[1], 5, 2_000, **options):
            driver.run.check(position.states, 0)
            events += 1
        assert events > 0, f"nothing happens with {options}"


def test_games_end_with_a_result(game: Game) -> None:
    driver = Driver(game, compiled=True)
    for players in sizes(game):
        for position, seat, action in driver.random_game(players, 11, 2_000_000):
            last = position, seat, action
        position, seat, action = last
        assert position.who == 0, "the game goes on for ever"
        points, places = position.result()
        assert len(points) == players
        assert all(place == 0 for place in places) or min(places) == 1
        for seat, place in enumerate(places):
            better = sum(1 for other in places if other < place)
            assert place == 0 or place == better + 1, f"seat {seat} has place {place} in {places}"


@pytest.mark.parametrize("seed", SEEDS)
def test_actions_are_ascending_distinct_and_never_empty(driver: Driver, seed: int) -> None:
    for position in some_positions(driver, seed):
        if position.who == CHANCE_ACTS:
            outcomes = position.outcomes()
            assert outcomes
            assert list(outcomes) == sorted(set(outcomes))
            assert all(weight > 0 for weight in outcomes.values())
            assert 0 <= min(outcomes) <= max(outcomes) < driver.game.outcomes
            continue
        assert position.who < 1 << position.players
        for seat in position.actors:
            actions = position.legal(seat)
            assert actions
            assert actions == sorted(set(actions))
            assert 0 <= actions[0] <= actions[-1] < driver.game.actions


@pytest.mark.parametrize("seed", SEEDS)
def test_invariants_hold_after_every_event(driver: Driver, seed: int) -> None:
    for players in sizes(driver.game):
        for position, _, _ in driver.random_game(players, seed, 2_000 if driver.compiled else 250):
            driver.run.check(position.states, 0)


def test_asking_changes_nothing(driver: Driver) -> None:
    rng = stream(4)
    for position in some_positions(driver, 4):
        before = position.bytes
        for seat in position.actors:
            if seat == CHANCE:
                outcome = int(driver.run.sample(position.states, 0, rng))
                assert outcome in position.outcomes()
                position.audience(CHANCE, outcome)
                continue
            for action in position.legal(seat):
                position.audience(seat, action)
                driver.run.reveals(position.states, 0, seat, action)
                assert position.explain(seat, action) is None
        position.result()
        driver.run.evaluate(position.states, 0, np.zeros(10))
        assert position.bytes == before


def test_a_copy_is_equal_and_independent(driver: Driver) -> None:
    for position in some_positions(driver, 6):
        copy, before = position.copy(), position.bytes
        assert copy.bytes == before
        for seat, action in position.choices()[:1]:
            copy.apply(seat, action)
            assert position.bytes == before, "the original moved with its copy"


def test_a_log_replays_to_the_same_bytes(game: Game) -> None:
    driver = Driver(game, compiled=True)
    for players in sizes(game):
        events = []
        position = driver.start(players)
        for before, seat, action in driver.random_game(players, 8, 1_500):
            events.append((seat, action))
            position = before
        again = driver.start(players)
        for seat, action in events:
            assert (seat, action) in again.choices()
            again.apply(seat, action)
        assert again.bytes == position.bytes


# --- what is hidden stays hidden


def viewers(position: Position) -> list[int]:
    return [SPECTATOR, *range(position.players)]


@pytest.mark.parametrize("seed", SEEDS)
def test_worlds_that_differ_in_the_hidden_part_look_alike(driver: Driver, seed: int) -> None:
    """Non-interference: view, actions, refusals and words depend on what the seat may know only."""
    rng = stream(seed)
    for position in some_positions(driver, seed, every=41):
        for seat in viewers(position):
            view, world = position.view(seat), position.world(seat, rng)
            assert world.view(seat).bytes == view.bytes, f"seat {seat} can tell an imagined world"
            assert world.who == position.who == view.who
            if seat != SPECTATOR and position.who >> seat & 1:
                assert world.legal(seat) == position.legal(seat) == view.legal(seat)
                refusals = [position.explain(seat, action) for action in range(driver.game.actions)]
                assert [view.explain(seat, action) for action in range(driver.game.actions)] == refusals
                assert [world.explain(seat, action) for action in range(driver.game.actions)] == refusals


@pytest.mark.parametrize("seed", SEEDS)
def test_an_imagined_world_is_a_position_of_the_game(driver: Driver, seed: int) -> None:
    rng = stream(seed + 100)
    for position in some_positions(driver, seed, every=53):
        for seat in viewers(position):
            world = position.world(seat, rng)
            driver.run.check(world.states, 0)


def test_concealing_twice_is_concealing_once(driver: Driver) -> None:
    for position in some_positions(driver, 9, every=29):
        for seat in viewers(position):
            once = position.view(seat)
            assert once.view(seat).bytes == once.bytes


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_not_for_a_viewer_does_not_change_the_view(game: Game, seed: int) -> None:
    """An event that a viewer is not told leads to the same view whichever action it was."""
    driver = Driver(game, compiled=True)
    for position in some_positions(driver, seed, every=7):
        for viewer in viewers(position):
            for seat in position.actors:
                choices = [a for s, a in position.choices() if s == seat]
                hidden = [a for a in choices if not _knows(position.audience(seat, a), viewer)]
                views = set()
                for action in hidden[:4]:
                    after = position.copy()
                    after.apply(seat, action)
                    views.add(after.view(viewer).bytes)
                if not _reveals_all(driver, position, seat, hidden):
                    assert len(views) <= 1, f"viewer {viewer} can tell {hidden} of seat {seat} apart"


@pytest.mark.parametrize("seed", SEEDS)
def test_two_worlds_driven_alike_look_alike(game: Game, seed: int) -> None:
    """The true world and an imagined one get the same inputs that a viewer sees; the viewer sees no difference.

    What the viewer is not told may differ between the two. It ends where an action is not possible in the other
    world, or where something hidden comes to light.
    """
    driver = Driver(game, compiled=True)
    rng = stream(seed + 50)
    steps = 0
    for position in some_positions(driver, seed, every=59):
        for viewer in viewers(position):
            true, other = position.copy(), position.world(viewer, rng)
            while true.who:
                seat, action = random_event(true, true.who, rng)
                told = _knows(true.audience(seat, action), viewer)
                choices = [a for s, a in other.choices() if s == seat]
                hidden = [a for a in choices if not _knows(other.audience(seat, a), viewer)]
                if told and action not in choices:
                    break
                same = action if told else hidden[below(rng, len(hidden))]
                reveals = any(
                    driver.run.reveals(world.states, 0, seat, a) for world, a in ((true, action), (other, same))
                )
                true.apply(seat, action)
                other.apply(seat, same)
                if true.view(viewer).bytes != other.view(viewer).bytes:
                    assert reveals, f"viewer {viewer} can tell the worlds apart after {action} of seat {seat}"
                    break
                assert true.who == other.who
                steps += 1
                if steps % 40 == 0:
                    break
    assert steps > 100


def _knows(audience: int, viewer: int) -> bool:
    return audience == EVERYONE or (viewer != SPECTATOR and audience >> viewer & 1 == 1)


def _reveals_all(driver: Driver, position: Position, seat: int, actions: list[int]) -> bool:
    """Whether such an action also makes something public, such as the last of secret answers."""
    return seat != CHANCE and any(driver.run.reveals(position.states, 0, seat, a) for a in actions)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_reveals_nothing_is_possible_in_every_world(game: Game, seed: int) -> None:
    """`reveals` decides what may be taken back, so what it calls harmless must tell nobody anything."""
    driver = Driver(game, compiled=True)
    rng = stream(seed)
    for position in some_positions(driver, seed, every=5):
        if position.who == CHANCE_ACTS:
            continue
        for seat, action in position.choices():
            if driver.run.reveals(position.states, 0, seat, action):
                continue
            true = position.copy()
            true.apply(seat, action)
            for viewer in viewers(position):
                world = position.world(viewer, rng)
                assert action in world.legal(seat), f"{action} tells viewer {viewer} something"
                world.apply(seat, action)
                assert world.view(viewer).bytes == true.view(viewer).bytes


# --- refusals


@pytest.mark.parametrize("seed", SEEDS)
def test_exactly_the_illegal_actions_are_explained(driver: Driver, seed: int) -> None:
    known = coverage(driver.game)[1]
    english = words(driver.game)
    for position in some_positions(driver, seed, every=37):
        for seat in position.actors:
            if seat == CHANCE:
                continue
            legal = set(position.legal(seat))
            for action in range(driver.game.actions):
                rule = position.explain(seat, action)
                assert (rule is None) == (action in legal), f"{rule} for action {action}, legal {legal}"
                assert rule is None or rule in known, f"{rule} is not in RULES.md"
                assert rule is None or english.has(rule), f"{rule} has no text"


# --- chance


def test_sampled_chance_agrees_with_the_weights(game: Game) -> None:
    """Chi-square over many draws from a few positions; the limit fails a true generator once in 10**6."""
    driver = Driver(game, compiled=True)
    rng = stream(12)
    tested = 0
    for position in some_positions(driver, 12, every=23):
        if position.who != CHANCE_ACTS or tested == 12:
            continue
        tested += 1
        weights = position.outcomes()
        draws = 400 * len(weights)
        drawn = [driver.run.sample(position.states, 0, rng) for _ in range(draws)]
        seen = np.bincount(drawn, minlength=MOST_ACTIONS)
        assert set(np.flatnonzero(seen)) <= set(weights), "an outcome without weight was drawn"
        expected = np.array(list(weights.values())) * draws / sum(weights.values())
        chi_square = float(((seen[list(weights)] - expected) ** 2 / expected).sum())
        freedom = len(weights) - 1
        assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 24
    assert tested > 0, "no position was found where chance acts"


# --- bots


def test_greedy_play_beats_random_play(game: Game) -> None:
    """One step ahead is worth something: `evaluate` makes sense."""
    games = 120
    wins = np.zeros(2)
    for greedy_seat in range(2):
        bots = [BotKind.RANDOM] * 2
        bots[greedy_seat] = BotKind.GREEDY
        report = simulate(game, 2, games, seed=3, bots=bots)
        wins += report.wins[:: 1 if greedy_seat == 0 else -1]
    assert wins[0] > 1.5 * wins[1], f"greedy wins {wins[0]:.0f}, random {wins[1]:.0f} of {2 * games}"


def test_inclination_gives_every_legal_action_a_weight(driver: Driver) -> None:
    for position in some_positions(driver, 13, every=19):
        for seat in position.actors:
            if seat == CHANCE:
                continue
            actions = np.array(position.view(seat).legal(seat), np.int64)
            weights = np.zeros(len(actions))
            driver.run.inclination(position.view(seat).states, 0, seat, actions, weights)
            assert (weights > 0).all() and np.isfinite(weights).all()


# --- texts and rules


def test_every_language_has_the_same_texts(game: Game) -> None:
    from fluent.syntax import FluentParser, ast

    def shape(language: str) -> dict[str, set[str]]:
        text = (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        messages = [e for e in FluentParser().parse(text).body if not isinstance(e, ast.BaseComment)]
        junk = [e for e in messages if isinstance(e, ast.Junk)]
        assert not junk, f"{game.id}/{language}.ftl: {junk[0].content!r} is not Fluent"
        return {m.id.name: _variables(m) for m in messages if isinstance(m, ast.Message)}

    english = shape("en")
    for language in LANGUAGES[1:]:
        assert shape(language) == english, f"{game.id}/{language}.ftl differs from en.ftl"


def _variables(message: object) -> set[str]:
    from fluent.syntax import ast, visitor

    found: set[str] = set()

    class Collect(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Collect().visit(message)
    return found


def test_every_text_is_used(game: Game) -> None:
    files = [game.folder / "words.py", *game.folder.glob("scene*.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    text = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    ids = {line.split(" =")[0] for line in text.splitlines() if line and line[0].isalpha()}
    outside = {"title", "summary", "length", "player"} | coverage(game)[1] | option_texts(game)
    unused = {id for id in ids - outside if f'"{id}"' not in source and not _is_composed(id, source)}
    assert not unused, f"{game.id}: no code asks for {sorted(unused)}"


def option_texts(game: Game) -> set[str]:
    """The texts of the game's options and of their values."""
    named = {f"option-{option.name}" for option in game.options}
    choices = [option for option in game.options if isinstance(option, Choice)]
    return named | {value_id(option.name, value) for option in choices for value in option.values}


def _is_composed(id: str, source: str) -> bool:
    """Ids made of a prefix in quotes and another id, such as "does-" + "draw"."""
    return any(f'"{id[:cut]}"' in source and f'"{id[cut:]}"' in source for cut in range(2, len(id)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_in_every_language(game: Game, language: str) -> None:
    driver = Driver(game, compiled=True)
    say = words(game, language).say
    for position in some_positions(driver, 14, every=31):
        for viewer in viewers(position):
            view = position.view(viewer)
            assert all(say(line) for line in game.words.table(view.s, viewer))
            for seat, action in position.choices():
                known = _knows(position.audience(seat, action), viewer)
                assert say(game.words.event(view.s, seat, action if known else None))
        for seat in position.actors:
            if seat == CHANCE:
                continue
            view = position.view(seat)
            assert say(game.words.question(view.s, seat))
            called = [say(game.words.action(view.s, seat, action)) for action in position.legal(seat)]
            assert len(set(called)) == len(called), f"two actions have one name: {called}"
            assert all(say(game.words.action(view.s, seat, action)) for action in range(game.actions))


def test_every_rule_has_a_test(game: Game) -> None:
    proven, wanted = coverage(game)
    assert wanted, f"{game.id}/RULES.md numbers no rules"
    assert not wanted - proven, f"rules without a test: {sorted(wanted - proven)}"
    assert not proven - wanted, f"tests for rules that do not exist: {sorted(proven - wanted)}"
    assert max(int(id.split("-")[1].lstrip("Q")) for id in wanted) < RULING
