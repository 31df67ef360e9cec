"""Observations are relative to the observer, and their planes are described correctly."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from snowbound import Match
from snowbound.core.errors import SnowboundError, WrongSeat
from snowbound.core.observation import Observation, Plane
from snowbound.envs.observation_docs import page
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.testing.observing import assert_relative

ROOT = Path(__file__).parent.parent.parent


def test_observations_count_seats_from_the_observer() -> None:
    assert_relative(TIC_TAC_TOE, rows=("marks",), seats=("turn", "winner"))
    with pytest.raises(AssertionError, match="seat 0 sees something else in these planes"):
        assert_relative(TIC_TAC_TOE, rows=(), seats=("turn", "winner"))


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
    tensors = np.zeros((3, TIC_TAC_TOE.observation.size), np.int16)
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
def test_impossible_planes_are_refused(plane: Plane, said: str) -> None:
    with pytest.raises(SnowboundError, match=said):
        Observation(1, (plane,))


def test_the_document_of_observations_is_up_to_date() -> None:
    text = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    assert text == page(), "`make observations` updates it"
