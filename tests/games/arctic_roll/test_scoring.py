"""Scoring, its reasons, and winning: ROLL-53, ROLL-54, ROLL-56, ROLL-69 to ROLL-78."""

from __future__ import annotations

import pytest

from snowbound.core.chance import below, stream
from snowbound.core.contract import headway
from snowbound.games.arctic_roll.fishing import Reason
from snowbound.games.arctic_roll.fishing_places import fishing_places
from snowbound.games.arctic_roll.geometry import LABEL, NEIGHBOUR
from snowbound.games.arctic_roll.state import HEXES, OFF_SHEET, Phase
from tests.games.arctic_roll.table import E2, Roll, Table

E7 = """A h.....
        B OOhOh..
        C hhhWhB..
        D .O.WhOh~.
        E Ohh~.hh~hh
        F .hh.hOh~hOh
        G h.h.hhhhhh
        H hhh~.OhOh
        I .O~hhhOh
        J h#hOh..
        K ..1h.."""
E7_TABLE = {
    "B1": "A1 C1 C2",
    "B2": "A1 B3 C2 C3",
    "B4": "B3",
    "D2": "C1 C2 E2 E3",
    "D6": "D5 E6 E7",
    "E1": "E2 F2",
    "F6": "E6 F5 F7 G5 G6",
    "F10": "E9 E10 F9 F11 G9 G10",
    "H6": "G6 G7 H7 I5 I6",
    "H8": "G8 G9 H7 H9 I8",
    "I2": "H2 H3 J1",
    "I7": "H7 I6 I8",
    "J4": "",
    "D8 E8 F8": "E7 E9 F7 F9 G7 G8",
    "H4 I3": "G5 H3 I4 J3",
    "C4 D4 E4": "",
}


def labels(hexes: tuple[int, ...]) -> str:
    return " ".join(LABEL[hex_] for hex_ in hexes)


def reasons(table: Table, place: str, seat: int = 0) -> dict[str, tuple[str, str]]:
    """The hunters next to a place, each with its reason and the hex that stops it."""
    found = {labels(p.hexes): p for p in fishing_places(table.position.s, seat)}[place]
    return {LABEL[n.hunter]: (n.reason.name, LABEL[n.culprit] if n.culprit >= 0 else "") for n in found.neighbours}


@pytest.mark.rule("ROLL-69", "ROLL-70", "ROLL-71", "ROLL-72", "ROLL-73", "ROLL-74", "ROLL-75")
def test_e7_the_fully_worked_sheet_with_its_reasons(roll: Roll) -> None:
    table = roll.end(E7, "")

    places = {labels(place.hexes): place for place in fishing_places(table.position.s, 0)}
    assert {name: labels(place.hunters) for name, place in places.items()} == E7_TABLE
    assert [place.points for place in places.values()] == [len(place.hunters) for place in places.values()]
    assert table.points[0] == 54 == sum(place.points for place in places.values())
    assert len(table.drawn(0, "O")) == 13 and len(table.drawn(0, "h")) == 42

    assert reasons(table, "B4")["B5"] == reasons(table, "B4")["C5"] == ("POLAR_BEAR", "C6")
    assert reasons(table, "D8 E8 F8")["D7"] == ("POLAR_BEAR", "C6")
    assert set(reasons(table, "J4").values()) == {("PLACE_STRUCK", "K3")}
    assert set(reasons(table, "C4 D4 E4").values()) == {("WALRUS", "C4")}
    assert labels(places["C4 D4 E4"].walruses) == "C4 D4"
    assert [name for name, place in places.items() if not place.is_hole] == ["C4 D4 E4", "D8 E8 F8", "H4 I3"]


@pytest.mark.rule("ROLL-72", "ROLL-Q32")
def test_e7_by_the_other_scoring_modes(roll: Roll) -> None:
    assert roll.end(E7, "", scoring_mode="table").points[0] == 145
    assert roll.end(E7, "", scoring_mode="pairs_plus_table").points[0] == 199
    ring = "E ....hh.... / F ....hOh.... / G ....hh...."
    assert roll.end(ring, "", scoring_mode="table").points[0] == 21
    shore = "E ...hhhh... / F ...h~~h.... / G ...hhhh..."
    assert roll.end(shore, "").points[0] == 8
    assert roll.end(shore, "", scoring_mode="table").points[0] == 21 + 6 + 6, "two hunters beyond the table"


@pytest.mark.rule("ROLL-53", "ROLL-54", "ROLL-56", "ROLL-73", "ROLL-74", "ROLL-75", "ROLL-Q31")
@pytest.mark.parametrize(
    ("actions", "value", "points"),
    [
        ("D6 arrow-4", 6, 7),
        ("E7 arrow-4", 6, 6),
        ("E8 arrow-4", 6, 8),
        ("H7 arrow-6", 6, 7),
        ("E7", 5, 5),
        ("G8", 4, 6),
    ],
)
def test_e6_calamities_on_the_sheet_of_e2(roll: Roll, actions: str, value: int, points: int) -> None:
    assert roll.end(E2, "").points[0] == 8
    table = roll.calamity(E2, "", held=f"{value} 1", round_number=6)

    table.play(1, *(action.replace("-", " ") for action in actions.split())).play(0, "A1")

    assert table.phase == Phase.END
    assert table.points[0] == points


@pytest.mark.rule("ROLL-71")
def test_two_hexes_of_the_same_area_are_one_place(roll: Roll) -> None:
    assert roll.end("E ....h..... / F ....~~.....", "").points[0] == 1
    assert roll.end("E ....h..... / F ....O~.....", "").points[0] == 2
    assert roll.end("E ....h..... / F ....OO.....", "").points[0] == 2, "two holes are two places"


@pytest.mark.rule("ROLL-75", "ROLL-Q31")
def test_a_struck_hex_is_dead_for_scoring_and_nothing_more(roll: Roll) -> None:
    hunter = roll.end("E ....3..... / F ....Oh.....", "")
    assert hunter.points[0] == 0 and reasons(hunter, "F5")["F6"] == ("HUNTER_STRUCK", "E5")
    hole = roll.end("E ....3..... / F ....hO.....", "")
    assert hole.points[0] == 0 and reasons(hole, "F6")["F5"] == ("PLACE_STRUCK", "E5")

    assert roll.end("E ..3....... / F h~~~~~h....", "").points[0] == 2, "an area keeps its other hexes"
    access = roll.end("E ....3..... / F h~~~~~h....", "")
    assert access.points[0] == 1 and reasons(access, "F2 F3 F4 F5 F6")["F7"] == ("PLACE_STRUCK", "E5")
    split = roll.end("E ...3...... / F ...h~W.....", "")
    assert split.points[0] == 0, "a struck water hex still connects: the walrus closes the area"
    assert reasons(split, "F5 F6")["F4"] == ("WALRUS", "F6")
    walrus = roll.end("E ....3..... / F ...h~W.....", "")
    assert walrus.points[0] == 0, "a struck walrus still blocks"
    struck_bear = roll.end("E .....3.... / F ....OhB....", "")
    assert struck_bear.points[0] == 0, "a struck polar bear still silences"
    assert reasons(struck_bear, "F5")["F6"] == ("POLAR_BEAR", "F7")


@pytest.mark.rule("ROLL-56", "ROLL-Q25")
def test_what_is_drawn_later_on_a_struck_hex_does_not_score(roll: Roll) -> None:
    table = roll.turn("E ....3..... / F ....O......", "", pawns="G6 F6", dice="222222 222222").play(0, "PLACE 2 2")

    assert table.at(0, "F6") == "h", "an empty struck hex can still be drawn on"
    assert roll.end("E ....3..... / F ....Oh.....", "").points[0] == 0


@pytest.mark.rule("ROLL-53", "ROLL-74", "ROLL-51", "ROLL-Q22")
def test_a_walrus_closes_exactly_its_area_and_what_is_joined_to_it(roll: Roll) -> None:
    assert roll.end("F ..hW.~h.... / I .hO.....", "").points[0] == 2, "the other area and the hole stay open"
    joined = roll.calamity("F ..hW.~h....", "", held="3 1", pawns="A1 F6", round_number=6).play(1, "F5").play(0, "A1")
    assert joined.points[0] == 0, "an Expand that joins a closed area closes the whole"
    both = roll.calamity("F ..h~.~h....", "", held="4 1", pawns="A1 F6", round_number=6)
    assert roll.end("F ..h~.~h....", "").points[0] == 2
    both.play(1, "F5").play(0, "A1")
    assert both.points[0] == 0, "a walrus between two areas joins and closes both"
    assert roll.end("E ...hO..... / F ...W.......", "").points[0] == 1, "a walrus does not affect ice holes"


@pytest.mark.rule("ROLL-54", "ROLL-73")
def test_hunters_drawn_before_or_after_the_bear_are_silenced_alike(roll: Roll) -> None:
    later = roll.turn("F ....O.B....", "", pawns="G6 F6", dice="222222 222222").play(0, "PLACE 2 2")
    assert later.at(0, "F6") == "h"
    after = roll.end("F ....OhB....", "")
    assert after.points[0] == 0 and reasons(after, "F5")["F6"] == ("POLAR_BEAR", "F7")


@pytest.mark.rule("ROLL-76", "ROLL-66")
def test_nothing_else_scores(roll: Roll) -> None:
    table = roll.end("A h..... / F ...h..O.... / H .......O. / K ..#B.3", "", bonuses={0: "igloo reroll"})

    assert table.points == [0, 0], "no points for hunters alone, holes alone, bonuses, pawn; none are taken away"


@pytest.mark.rule("ROLL-77", "ROLL-78", "ROLL-Q36")
def test_e10_most_points_then_most_holes_then_shared(roll: Roll) -> None:
    pair, hole = "F ....hO.....", " / A .....O"
    assert roll.end(pair, "", pair + " / G ....h.....").places == [2, 3, 1]
    assert roll.end(pair, pair + hole).places == [2, 1]
    struck = pair + " / A ....2O"
    table = roll.end(pair, struck, pair + hole)
    assert table.points == [1, 1, 1]
    assert table.places == [3, 1, 1], "a struck hole counts; still tied is shared"


@pytest.mark.rule("ROLL-77")
def test_there_are_no_places_before_the_end_and_only_public_points(roll: Roll) -> None:
    table = roll.turn("F .....O.....", "", dice="666666 111111").play(0, "PLACE 6 0")

    assert table.points == [0, 0], "seat 1 is still choosing, so the six hunters are not yet public"
    assert table.play(1, "PLACE 1 0").points == [6, 0]
    assert table.places == [0, 0]


def brute_score(sheet: list[int]) -> int:
    """Pairs of hunters and places from the definitions alone, with areas by union of sets."""
    near = {h: {int(n) for n in NEIGHBOUR[h] if n != OFF_SHEET} for h in range(HEXES)}
    areas = [{h} for h in range(HEXES) if sheet[h] in (3, 4)]
    merged = True
    while merged:
        merged = False
        for one in areas:
            for other in areas:
                if one is not other and any(near[h] & other for h in one):
                    one |= other
                    areas.remove(other)
                    merged = True
                    break
            if merged:
                break
    struck = {int(NEIGHBOUR[h, sheet[h] - 7]) for h in range(HEXES) if sheet[h] >= 7}
    places = [{h} for h in range(HEXES) if sheet[h] == 2]
    places += [area for area in areas if not any(sheet[h] == 4 for h in area)]
    able = [h for h in range(HEXES) if sheet[h] == 1 and h not in struck and not any(sheet[n] == 6 for n in near[h])]
    return sum(bool(near[h] & (place - struck)) for h in able for place in places)


@pytest.mark.rule("ROLL-51", "ROLL-69", "ROLL-70", "ROLL-71")
@pytest.mark.parametrize(
    "contents", [(1, 1, 1, 2, 3), (1, 1, 2, 3, 3, 4, 6), (1, 1, 1, 2, 3, 3, 5, 7, 8, 9, 10, 11, 12)]
)
def test_scores_and_reasons_agree_with_brute_force_on_random_sheets(roll: Roll, contents: tuple[int, ...]) -> None:
    rng = stream(len(contents))
    for _ in range(60):
        sheet = [contents[below(rng, len(contents))] if below(rng, 3) else 0 for _ in range(HEXES)]
        for hex_ in range(HEXES):  # arrows stay on the sheet
            if sheet[hex_] >= 7 and NEIGHBOUR[hex_, sheet[hex_] - 7] == OFF_SHEET:
                sheet[hex_] = 5
        table = roll.end("", "")
        table.sheet[0] = sheet
        assert table.points[0] == brute_score(sheet)
        places = fishing_places(table.position.s, 0)
        assert sum(place.points for place in places) == brute_score(sheet)
        beside = {(place.hexes[0], n.hunter) for place in places for n in place.neighbours}
        hunters = {h for h in range(HEXES) if sheet[h] == 1}
        wanted = {(p.hexes[0], h) for p in places for h in hunters if set(NEIGHBOUR[h].tolist()) & set(p.hexes)}
        assert beside == wanted, "every hunter next to a place has a reason"
        assert all((n.culprit < 0) == (n.reason == Reason.FISHES) for p in places for n in p.neighbours)


@pytest.mark.rule("ROLL-72")
def test_headway_is_the_points_of_the_sheet_as_it_is(roll: Roll) -> None:
    assert headway(roll.end(E7, "").position.s, 0) == 54
