"""Heat maps count facts on the right places of the games' own pictures."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from snowbound.core.heat_map import Backdrop, HeatMap
from snowbound.games import every_game, find
from snowbound.games.arctic_roll.state import HUNTER
from snowbound.lab.recording import Recorder, Recording
from snowbound.lab.report.heat import Heat, PlaceCount, before_first_decision, heat, heats
from snowbound.lab.report.heat_picture import LESS, MORE, SCALE, UNCLEAR, heat_svg, is_wide, short, signed
from snowbound.lab.report.page import heats_html
from snowbound.lab.seating import Seating

SHORT: dict[str, dict[str, Any]] = {"uno_power_grab": {"scoring": "single_round"}, "ice_flow": {"turn_cap": 30}}
GAMES = [game.id for game in every_game() if game.heat_maps]


@cache
def recorded(name: str, players: int = 2, games: int = 6) -> tuple[Recording, ...]:
    game = find(name)
    options = game.complete_for_simulations(SHORT.get(name, {}), players)
    recorder = Recorder(game, Seating.of(game, players, "random"), options, 5, 20_000)
    return tuple(recorder.record(number) for number in range(games))


@pytest.mark.parametrize("name", GAMES)
def test_every_place_of_a_whole_game_is_in_the_picture(name: str) -> None:
    game = find(name)
    for players in {*game.players, 2}:
        recordings = recorded(name, players)
        s = before_first_decision(recordings[0]).seen(None)
        for heat_map in game.heat_maps:
            places = heat_map.backdrop(s).places()
            for recording in recordings:
                for fact in recording.facts:
                    wanted = heat_map.facts[fact.kind](s, fact) if fact.kind in heat_map.facts else ()
                    assert set(wanted) <= places.keys(), f"{heat_map.name}: {fact}"


@pytest.mark.parametrize("name", GAMES)
def test_places_lie_within_the_part_of_the_picture_that_is_shown(name: str) -> None:
    s = before_first_decision(recorded(name)[0]).seen(None)
    for heat_map in find(name).heat_maps:
        backdrop = heat_map.backdrop(s)
        left, top, width, height = backdrop.box
        for count in heat(heat_map, recorded(name), before_first_decision(recorded(name)[0])).counts:
            sprite = backdrop.places()[count.place]
            assert left < sprite.x < left + width and top < sprite.y < top + height, f"{heat_map.name}: {sprite}"


@pytest.mark.parametrize("name", GAMES)
def test_a_heat_map_counts_every_fact_of_its_kinds_once_per_place(name: str) -> None:
    recordings = recorded(name)
    match = before_first_decision(recordings[0])
    s = match.seen(None)
    counted = 0
    for heat_map in find(name).heat_maps:
        found = heat(heat_map, recordings, match)
        if heat_map.at_end is None:
            facts = [fact for recording in recordings for fact in recording.facts if fact.kind in heat_map.facts]
            assert sum(count.times for count in found.counts) == sum(len(heat_map.facts[f.kind](s, f)) for f in facts)
        assert all(count.per_game == count.times / len(recordings) for count in found.counts)
        assert found.counts == sorted(found.counts, key=lambda count: (-count.times, count.place))
        counted += sum(count.times for count in found.counts)
    assert counted > 0


def test_drawings_at_the_end_are_those_of_the_last_positions() -> None:
    recordings = recorded("arctic_roll")
    found = next(found for found in heats(recordings) if found.heat_map.name == "hunters")
    sheets = [recording.match().position.sheet[: recording.players] for recording in recordings]  # type: ignore[attr-defined]

    for count in found.counts:
        hex_ = int(count.place.removeprefix("hex-"))
        assert count.times == sum(int((sheet[:, hex_] == HUNTER).sum()) for sheet in sheets)
    assert sum(count.times for count in found.counts) == sum(int((sheet == HUNTER).sum()) for sheet in sheets) > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_heat_map_is_a_picture_with_its_numbers(name: str) -> None:
    for found in heats(recorded(name)):
        root = ET.fromstring(heat_svg(found, find(name)))
        texts = [text for text in (element.text for element in root.iter("{http://www.w3.org/2000/svg}text")) if text]
        for count in found.counts:
            assert short(count.per_game) in texts
        tooltips = {element.text for element in root.iter("{http://www.w3.org/2000/svg}title")}
        best = found.counts[0]
        told = f"{best.label or best.place}: {short(best.per_game)} ({best.times} in {found.games} games)"
        assert told in tooltips
        assert root.find("{http://www.w3.org/2000/svg}desc") is not None


@pytest.mark.parametrize("name", GAMES)
def test_the_smallest_number_of_a_map_can_be_read_on_a_page(name: str) -> None:
    """A map has a least width in pixels; if that is more than half a page, it has a row for itself."""
    for found in heats(recorded(name)):
        root = ET.fromstring(heat_svg(found, find(name)))
        width = float(root.attrib["viewBox"].split()[2])
        least = float(root.attrib["style"].removeprefix("--least: ").removesuffix("px"))
        sizes = [
            float(element.attrib["style"].removeprefix("font-size:").removesuffix("px"))
            for group in root.iter("{http://www.w3.org/2000/svg}g")
            if group.get("class") == "heat-discs"
            for element in group.iter("{http://www.w3.org/2000/svg}text")
        ]
        assert min(sizes) * least / width >= 8.4
        assert is_wide(found, find(name)) == (least > 528)


def test_winners_are_compared_with_the_others_game_by_game() -> None:
    """In 30 games on paper the winner plays card 0 twice and the loser once, and both play card 1 once."""
    uno = find("uno_power_grab")
    heat_map = next(heat_map for heat_map in uno.heat_maps if heat_map.name == "cards-played")
    (kind,) = heat_map.facts
    template = recorded("uno_power_grab")[0]
    games = []
    for number in range(30):
        places = (1, 2) if number % 2 else (2, 1)
        winner = places.index(1)
        facts = [(winner, 0), (winner, 0), (1 - winner, 0), (0, 1), (1, 1)]
        rows = [template.facts[0]._replace(kind=kind, seat=seat, what=card) for seat, card in facts]
        games.append(Recording(uno, number, 2, template.options, [], template.events, rows, places=places))
    found = heat(heat_map, games, before_first_decision(template))
    counts = {count.place: count for count in found.counts}

    assert counts["kind-0"].per_game == 3 and counts["kind-0"].lead == 1
    assert counts["kind-1"].per_game == 2 and counts["kind-1"].lead == 0
    assert not found.is_clear(counts["kind-1"])

    (alone,) = heats_html([replace(found, counts=[counts["kind-1"]])], uno, {})
    assert "Winners and others do not differ clearly in any of these places." in alone
    clear = replace(found, counts=[replace(counts["kind-0"], error=0.1)])
    both = list(heats_html([clear], uno, {}))
    assert len(both) == 2 and "do not differ clearly" not in "".join(both)


def no_picture(s: object) -> Backdrop:
    raise AssertionError


def test_few_games_and_noise_are_not_called_clear() -> None:
    counts = [PlaceCount("a", "", 9, 0.9, lead=0.5, error=0.1), PlaceCount("b", "", 8, 0.8, lead=0.5, error=0.24)]
    found = Heat(HeatMap("x", "X", "xs", no_picture), None, 10, counts)  # type: ignore[arg-type]
    assert found.is_clear(counts[0])
    assert not found.is_clear(counts[1]), "2.08 standard errors are not enough if two places are tried"


def luminance(colour: str) -> float:
    channels = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_the_colours_can_be_told_apart_in_grey_and_their_numbers_can_be_read() -> None:
    greys = [luminance(fill) for fill, _ in SCALE]
    assert greys == sorted(greys, reverse=True)
    assert all(contrast(SCALE[n][0], SCALE[n + 1][0]) > 1.3 for n in range(len(SCALE) - 1))
    assert all(contrast(fill, ink) >= 4.5 for fill, ink in (*SCALE, MORE, LESS, UNCLEAR))


@pytest.mark.parametrize(
    ("number", "text"), [(0.001, "<.01"), (0.046, ".05"), (0.5, ".50"), (0.999, "1.0"), (3.14, "3.1"), (1234, "1,234")]
)
def test_numbers_fit_into_their_discs(number: float, text: str) -> None:
    assert short(number) == text
    assert signed(-number) == f"−{text}"
