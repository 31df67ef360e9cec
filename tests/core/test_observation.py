"""Observations: inside their ranges, alike in both forms, relative to the observer, and silent about what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from snowbound import Match
from snowbound.core.batch import Batch
from snowbound.core.chance import stream
from snowbound.core.contract import SPECTATOR
from snowbound.core.errors import SnowboundError, WrongSeat
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.observation import Observation, Plane, Tensor, observed
from snowbound.envs.observation_docs import page
from snowbound.games import every_game
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from tests.core.test_batch import play
from tests.driver import Driver, Position
from tests.games.test_every_game import option_sets, sizes, some_positions, viewers

ROOT = Path(__file__).parent.parent.parent
GAMES = [*every_game(), TIC_TAC_TOE]

SEATED = {
    "uno_power_grab": ("hands", "suits", "hand_size", "scores", "shown_owner", "shown_turn", "shown"),
    "arctic_race": ("field", "home", "place", "hand", "pile", "chosen"),
    "polar_rush": ("pos", "harpoon"),
    "ice_flow": ("hands", "backpack", "explorers"),
    "arctic_roll": (
        "sheet",
        "pawn",
        "claimed",
        "stock",
        "fresh",
        "counters",
        "held",
        "drawn_as",
        "dice",
        "die_done",
        "pending",
        "pending_hex",
    ),
    "tic_tac_toe": ("marks",),
}
"""Fields with a row for each seat."""

NAMES_A_SEAT = {
    "uno_power_grab": ("dealer", "turn", "drawer", "challenger", "accused", "winner", "tower", "shown_owner"),
    "arctic_race": ("holder", "opener", "turn"),
    "polar_rush": ("active", "winner", "first"),
    "ice_flow": ("first", "turn", "winner", "decider", "danger_seat"),
    "arctic_roll": ("start", "roll_seat"),
    "tic_tac_toe": ("turn", "winner"),
}
SETS_OF_SEATS = {
    "uno_power_grab": ("answered", "caught", "shown_to"),
    "arctic_race": ("face_down",),
    "polar_rush": ("young",),
    "arctic_roll": ("to_act", "acted"),
}


def tensor_of(position: Position, seat: int) -> Tensor:
    """What a seat knows of a position."""
    return observed(position.run, position.view(seat).states, seat)


def moved_up(position: Position, seat: int) -> Position:
    """The view of a seat with everybody one chair further: seat 0 is seat 1 now, the last is seat 0."""
    view, name, players = position.view(seat), position.run.game.id, position.players
    for field in SEATED[name]:
        rows = getattr(view.s, field)
        rows[:players] = np.roll(rows[:players], 1, axis=0)
    for field in NAMES_A_SEAT[name]:
        seats = np.asarray(getattr(view.s, field))
        setattr(view.s, field, np.where(seats < 0, seats, (seats + 1) % players))
    for field in SETS_OF_SEATS.get(name, ()):
        bits = getattr(view.s, field)
        setattr(view.s, field, (bits << 1 | bits >> players - 1) & (1 << players) - 1)
    return view


def test_every_number_is_within_the_range_of_its_plane(driver: Driver) -> None:
    observation = driver.game.observation
    for position in some_positions(driver, 21):
        for seat in viewers(position):
            tensor = tensor_of(position, seat)
            wrong = (tensor < observation.low) | (tensor > observation.high)
            assert not wrong.any(), [name for name, part in observation.named(wrong).items() if part.any()]


def long_play(game: Game) -> Iterator[Position]:
    """Positions of games with all options, to the end where it is near."""
    more: list[dict[str, object]] = [{"young": 5}, {"turn_cap": 3}]
    known = {option.name for option in game.options}
    for number, options in enumerate(option_sets(game) + [options for options in more if set(options) <= known]):
        players = sizes(game)[number % len(sizes(game))]
        position = Driver(game, True).start(players)
        for event, (now, _, _) in enumerate(Driver(game, True).random_game(players, 30 + number, 12_000, **options)):
            position = now
            if event % 3 == 0:
                yield position
        yield position  # it is at the end now
    if "winner" in game.record.fields:
        position = position.copy()
        position.s.winner = 0  # type: ignore[attr-defined]  # in Ice Flow random players hardly ever get there
        yield position


def test_every_plane_has_something_to_say(game: Game) -> None:
    """And stays within its range, whatever was agreed on."""
    observation = game.observation
    seen = np.zeros(observation.size, bool)
    for position in long_play(game):
        for seat in (SPECTATOR, *position.actors):
            tensor = tensor_of(position, seat if seat < position.players else 0)
            assert (tensor >= observation.low).all() and (tensor <= observation.high).all()
            seen |= tensor != 0
    assert [name for name, part in observation.named(seen).items() if not part.any()] == []


@pytest.mark.parametrize("one_game", GAMES, ids=lambda game: game.id)
def test_plain_and_compiled_observations_agree(one_game: Game) -> None:
    plain, compiled = Driver(one_game, compiled=False), Driver(one_game, compiled=True)
    for one, other in zip(some_positions(plain, 22, every=29), some_positions(compiled, 22, every=29), strict=True):
        for seat in viewers(one):
            assert tensor_of(one, seat).tolist() == tensor_of(other, seat).tolist()


def test_worlds_that_differ_in_the_hidden_part_give_the_same_observation(driver: Driver) -> None:
    rng = stream(9)
    for position in some_positions(driver, 23, every=31):
        for seat in viewers(position):
            assert (tensor_of(position.world(seat, rng), seat) == tensor_of(position, seat)).all()


def test_what_says_it_is_discreet_sees_nothing_more_in_the_true_position(driver: Driver) -> None:
    for position in some_positions(driver, 24, every=23):
        if not driver.run.is_discreet(position.states, 0):
            assert driver.game.id == "arctic_roll", "what is hidden there is what was drawn since"
            return
        for seat in viewers(position):
            assert (observed(driver.run, position.states, seat) == tensor_of(position, seat)).all()


@pytest.mark.parametrize("one_game", GAMES, ids=lambda game: game.id)
def test_observations_do_not_depend_on_where_the_observer_sits(one_game: Game) -> None:
    """But for the plane `seat`, for players whose actions name seats."""
    for position in some_positions(Driver(one_game, compiled=True), 25, every=19):
        for seat in range(position.players):
            here, there = (
                tensor_of(position, seat),
                observed(position.run, moved_up(position, seat).states, (seat + 1) % position.players),
            )
            if one_game.id == "arctic_race":
                for tensor in (here, there):
                    one_game.observation.named(tensor)["seat"][:] = 0
            differ = [name for name, part in one_game.observation.named(here != there).items() if part.any()]
            assert differ == []


def test_a_batch_observes_the_acting_seats(game: Game) -> None:
    one, several = play(game, jobs=1, steps=23), play(game, jobs=4, steps=23)
    tensors = one.observe()
    assert tensors is one.observe(), "the array is reused"
    assert (tensors == several.observe()).all()
    for lane in range(one.lanes):
        position = Position(kernels(game), one.states[lane : lane + 1].copy())
        assert (tensors[lane] == tensor_of(position, int(one.seats[lane]))).all()


def test_a_match_observes_for_a_seat_of_it() -> None:
    match = Match(TIC_TAC_TOE, players=2)
    match.play(0, 4)
    named = TIC_TAC_TOE.observation.named(match.observation(1))
    assert named["turn"].tolist() == [1, 0]
    assert named["marks"].tolist() == [[0] * 9, [0, 0, 0, 0, 1, 0, 0, 0, 0]]
    assert (match.observation() == match.observation(0)).all(), "a spectator looks from seat 0"
    with pytest.raises(WrongSeat, match="no seat 2"):
        match.observation(2)


def test_named_planes_are_views_of_one_or_many_tensors() -> None:
    batch = Batch(TIC_TAC_TOE, lanes=3, players=2)
    tensors = batch.observe()
    named = TIC_TAC_TOE.observation.named(tensors)
    assert named["marks"].shape == (3, 2, 9)
    named["marks"][2, 1, 8] = 7
    assert tensors[2, TIC_TAC_TOE.observation.at.marks + 17] == 7
    with pytest.raises(SnowboundError, match="has 22 numbers, not an array of \\(3, 21\\)"):
        TIC_TAC_TOE.observation.named(tensors[:, 1:])


@pytest.mark.parametrize(
    ("plane", "said"),
    [
        (Plane("broad", (), 0, 40_000, ""), "ranges from 0 to 40000"),
        (Plane("flat", (), 1, 1, ""), "ranges from 1 to 1"),
        (Plane("named", (3,), 0, 1, "", ("one", "two")), "has 3 places and 2 names"),
    ],
)
def test_planes_that_cannot_be_are_refused(plane: Plane, said: str) -> None:
    with pytest.raises(SnowboundError, match=said):
        Observation(1, (plane,))


def test_the_document_of_observations_is_up_to_date() -> None:
    text = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    assert text == page(), "make observations writes it anew"
