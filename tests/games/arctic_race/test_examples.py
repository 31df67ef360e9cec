"""The worked examples of the rulebook (RULES.md, sections 8.1 and 8.2)."""

from __future__ import annotations

import pytest

from snowbound.core.bits import has
from snowbound.games.arctic_race.state import TILE, Phase
from tests.games.arctic_race.table import Race
from tests.games.arctic_race.test_scoring import over


@pytest.mark.rule("RACE-31", "RACE-33", "RACE-41", "RACE-49", "RACE-51", "RACE-52", "RACE-Q3", "RACE-Q4")
def test_the_movement_example_of_the_rulebook(race: Race) -> None:
    table = race.table(
        "r5:17 r3:15 y3:12 b4:6 b2:18 g5:10 y1:1 g1:3 r1:31 p2:2 o2:13 o4:4 g4:32 p5:28",
        players=6,
        river="F12 F11 F01 F14 F13",
        stack=2,
        coming="F10 F28",
    ).choose("C5 C3 C4 C1 C1 C1")

    table.do("move 5")
    assert table.where("r5") == 22
    table.do("move 3")
    assert table.where("y3") == 19
    table.do("move 4")
    assert (table.where("b4"), table.phase) == (11, Phase.DRAW)
    table.draw("F10")

    assert table.river == "F10 F12 F11 F01 F14"
    assert table.position.stack == 1
    assert table.position.unseen == 1 << TILE.index("F28")
    assert not has(table.position.unseen, TILE.index("F13")), "F13 is out of the game"
    assert table.racers == {
        "r3": 15,
        "r5": 22,
        "y1": 1,
        "y3": 24,
        "b2": 25,
        "b4": 11,
        "g1": 3,
        "g4": 32,
        "g5": 10,
        "p2": 2,
        "p5": 28,
        "o2": 18,
        "o4": 4,
    }
    assert table.where("r1") == "owner"
    assert (table.token, table.turn, table.phase) == ("r", "g", Phase.ACT), "no further decision"


@pytest.mark.rule("RACE-63", "RACE-64", "RACE-66", "RACE-68", "RACE-Q38")
def test_the_scoring_example_of_the_rulebook(race: Race) -> None:
    """Red, yellow, blue, green, purple, orange; blue and purple have 5 each, race 4 puts purple first."""
    table = over(race.table(players=6, home="y1 g3 y3 r3 r4 p4 o4 g4 b5 g5 p5"))

    assert table.position.result() == ([7, 10, 5, 9, 5, 2], [3, 1, 5, 2, 4, 6])


@pytest.mark.rule("RACE-60")
def test_in_the_scoring_example_the_game_is_over_because_green_has_three_home(race: Race) -> None:
    table = race.table(players=6, home="y1 g3 y3 r3 r4 p4 o4 g4 b5 g5 p5").choose("C2 C2 C2 C2 C2 C2")
    table.do(*["second"] * 6)
    assert table.phase == Phase.END
