"""Setup, and the board."""

from __future__ import annotations

import pytest

from snowbound.core.bits import count
from snowbound.core.contract import CHANCE
from snowbound.core.errors import BadOption, BadPlayers
from snowbound.games import find
from snowbound.games.arctic_race.state import (
    ALL_CARDS,
    ALL_TILES,
    BOARD,
    LAND,
    LAND_ICON,
    LENGTH,
    NO_CARD,
    NO_TILE,
    NOBODY,
    ROW,
    SLOT,
    TILE_ICON,
    TILES,
    WITH_OWNER,
    Icon,
    Phase,
)
from tests.games.arctic_race.table import SEATS, Race, Table


def begin(race: Race, players: int, first: int = 0) -> Table:
    """A new game, with the first tiles laid in order."""
    table = Table(race.driver.start(players, first_player=first))
    return table.draw("F10", "F20", "F30", "F05", "F15")


@pytest.mark.rule("RACE-01")
@pytest.mark.parametrize("players", [1, 7])
def test_only_two_to_six_can_play(players: int) -> None:
    with pytest.raises(BadPlayers):
        find("arctic_race").new_states(players)


@pytest.mark.rule("RACE-01")
def test_there_is_a_colour_for_each_of_six_players(race: Race) -> None:
    assert BOARD["game"]["colours"] == ["red", "yellow", "blue", "green", "purple", "orange"]
    assert find("arctic_race").colours == tuple(BOARD["game"]["colours"]), "the engine knows only seats"
    for players in range(2, 7):
        assert race.driver.start(players).players == players
    table = race.turn("C5", "r5:9", players=3).do("move 5")
    assert table.phase == Phase.GIVE
    assert table.why_not("give g") == "RACE-01", "nobody sits there"


@pytest.mark.rule("RACE-02", "RACE-03", "RACE-Q2")
def test_at_the_start_racers_are_with_their_owners_and_all_cards_in_hand(race: Race) -> None:
    table = begin(race, 6)

    assert table.position.field.shape == (6, 5)
    assert (table.position.field == WITH_OWNER).all(), "no racer stands on the board"
    assert table.position.occupied == 0
    assert (table.position.hand == ALL_CARDS).all()
    assert [table.pile(seat) for seat in range(6)] == [""] * 6
    assert table.options_of(4) == ["C1", "C2", "C3", "C4", "C5"]


@pytest.mark.rule("RACE-04", "RACE-Q39")
def test_one_player_has_the_start_token_by_chance_or_as_the_option_says(race: Race) -> None:
    by_chance = Table(race.driver.start(5))
    assert (by_chance.phase, by_chance.position.holder) == (Phase.FIRST, NOBODY)
    assert by_chance.position.outcomes() == dict.fromkeys(range(5), 1)
    by_chance.position.chance(3)
    assert (by_chance.token, by_chance.phase) == ("g", Phase.LAY)

    named = Table(race.driver.start(5, first_player=4))
    assert (named.token, named.phase) == ("p", Phase.LAY), "nothing is left to chance"
    with pytest.raises(BadOption):
        race.driver.start(5, first_player=5)


# RULES.md, section 8.4
SETUP = [(2, 8, 17), (3, 6, 19), (4, 4, 21), (5, 2, 23), (6, 0, 25)]


@pytest.mark.rule("RACE-05", "RACE-06", "RACE-Q20", "RACE-73")
@pytest.mark.parametrize(("players", "removed", "stack"), SETUP)
def test_tiles_are_taken_out_unseen_and_the_rest_is_the_stack(
    race: Race, players: int, removed: int, stack: int
) -> None:
    table = begin(race, players)

    assert table.river == "F10 F20 F30 F05 F15"
    assert table.position.stack == stack
    unseen = count(table.position.unseen)
    assert unseen == stack + removed == TILES - 5, "the tiles taken out are as unknown as the stack"
    for viewer in range(players):
        assert table.position.view(viewer).unseen == table.position.unseen, "all players know the same"


@pytest.mark.rule("RACE-05", "RACE-55", "RACE-Q16")
@pytest.mark.parametrize(("players", "removed", "stack"), SETUP)
def test_the_shift_after_the_last_tile_of_the_stack_ends_the_game(
    race: Race, players: int, removed: int, stack: int
) -> None:
    table = begin(race, players)
    shifts = 0
    while table.s.ending == 0:
        assert shifts <= stack, "the stack is empty"
        table.choose(" ".join(["C4"] + ["C5"] * (players - 1)))
        while table.s.face_down or table.s.turn >= 0:
            shifts += table.s.phase == Phase.ACT and table.turn == "r"
            play_on(table)
        table.s.hand[:], table.s.pile[:] = ALL_CARDS, NO_CARD  # as if all had picked up
    assert shifts == stack + 1, "section 8.4: the shift number that ends the game"
    assert count(table.position.unseen) == removed, "the tiles taken out were never seen"


def play_on(table: Table) -> None:
    """The last of all possible actions, or the first outcome of chance."""
    if table.phase == Phase.DRAW:
        table.position.chance(min(table.position.outcomes()))
    else:
        table.do(table.options[-1])


@pytest.mark.rule("RACE-06", "RACE-Q21")
def test_every_tile_not_yet_seen_is_equally_likely_and_goes_to_the_next_slot(race: Race) -> None:
    table = Table(race.driver.start(4, first_player=0))

    for slot, tile in enumerate(("F07", "F30", "F01", "F12", "F09")):
        assert table.position.actors == [CHANCE]
        assert len(table.position.outcomes()) == TILES - slot
        assert set(table.position.outcomes().values()) == {1}
        assert table.s.river[slot] == NO_TILE
        table.draw(tile)
    assert table.river == "F07 F30 F01 F12 F09"
    assert table.phase == Phase.CHOOSE
    assert len(race.turn("C4").do("second").position.outcomes()) == 25, "the tiles taken out among them"


@pytest.mark.rule("RACE-07")
def test_a_tile_is_never_turned_so_its_lower_icon_acts_on_the_lower_field(race: Race) -> None:
    """F14 has an arrow below and nothing above, in every slot."""
    for slot, lower, upper in ((0, 6, 7), (1, 13, 12), (2, 18, 19), (3, 25, 24), (4, 30, 31)):
        tiles = ["F01", "F02", "F03", "F12", "F13"]
        tiles[slot] = "F14"
        below = race.turn("C1", f"r1:{lower - 1}", river=" ".join(tiles)).do("move 1")
        above = race.turn("C1", f"r1:{upper - 1}", river=" ".join(tiles)).do("move 1")
        assert below.phase == Phase.DRAW, f"position {lower} shifts"
        assert above.phase == Phase.ACT, f"position {upper} does nothing"


@pytest.mark.rule("RACE-08", "RACE-Q1")
def test_the_path_is_one_line_without_forks(race: Race) -> None:
    assert [position["pos"] for position in BOARD["board"]["path"]] == list(range(1, LENGTH + 1))
    for here in (2, 11, 22, 36):
        table = race.turn("C4", f"r4:{here}")
        assert table.options == ["move 4", "second"], "a move has one way to go"


@pytest.mark.rule("RACE-09")
def test_ten_positions_have_the_icon_of_the_tile_in_their_slot(race: Race) -> None:
    floes = [position for position in range(1, LENGTH + 1) if SLOT[position] != LAND]
    assert floes == [6, 7, 12, 13, 18, 19, 24, 25, 30, 31]
    assert {(SLOT[p], ROW[p]) for p in floes} == {(slot, row) for slot in range(5) for row in range(2)}

    quiet = race.turn("C1", "r1:17", river="F01 F02 F03 F04 F05", others="C5").do("move 1")
    loud = race.turn("C1", "r1:17", river="F01 F02 F10 F04 F05", others="C5").do("move 1")
    assert (quiet.phase, quiet.turn) == (Phase.ACT, "y"), "F03 is blank"
    assert (loud.phase, loud.turn) == (Phase.ROLL, "r"), "F10 has a die below"


@pytest.mark.rule("RACE-10", "RACE-Q41")
def test_every_position_carries_one_known_icon_and_start_is_on_land_only() -> None:
    land = [Icon(LAND_ICON[p]) for p in range(1, LENGTH + 1) if SLOT[p] == LAND]
    counted = {icon.name: land.count(icon) for icon in Icon if land.count(icon)}
    assert counted == {
        "BLANK": 9,
        "START": 4,
        "PLUS1": 1,
        "PLUS2": 4,
        "PLUS3": 1,
        "SHIFT": 3,
        "DIE": 2,
        "PICKUP": 2,
    }
    tiles = TILE_ICON[:TILES].flatten().tolist()
    assert Icon.START not in tiles
    assert {icon.name: tiles.count(icon) for icon in Icon if tiles.count(icon)} == {
        "BLANK": 18,
        "PLUS1": 7,
        "PLUS2": 7,
        "PLUS3": 7,
        "DIE": 7,
        "PICKUP": 7,
        "SHIFT": 7,
    }


@pytest.mark.rule("RACE-11", "RACE-64", "RACE-65", "RACE-66", "RACE-Q42")
def test_each_race_has_six_places_with_these_prizes(race: Race) -> None:
    prize = race.driver.start(2).prize
    assert prize[:, 1:].tolist() == [
        [7, 5, 4, 3, 3, 3],
        [6, 4, 3, 2, 2, 2],
        [5, 3, 2, 1, 1, 1],
        [5, 3, 2, 1, 1, 1],
        [5, 3, 2, 1, 1, 1],
    ]
    assert (prize[:, 0] == 0).all(), "not home is no place"


def test_every_tile_is_unseen_before_the_first_is_laid(race: Race) -> None:
    table = Table(race.driver.start(len(SEATS)))
    assert table.position.unseen == ALL_TILES
