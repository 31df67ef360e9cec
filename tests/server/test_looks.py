"""A table of Polar Rush waits for a last look: everyone present sees face and place of the tile, and nobody later."""

from __future__ import annotations

import re
from typing import Any

import pytest

from snowbound import find
from snowbound.core.contract import SPECTATOR
from snowbound.games.polar_rush.state import PLACES, Phase
from snowbound.server.messages import views
from snowbound.server.tables import commands
from snowbound.server.tables.records import LogRecord
from tests.server.clocked import TEXTS, ClockedTable

RUSH = find("polar_rush")
VIEWERS = (SPECTATOR, 0, 1)


class Rush(ClockedTable):
    """A table of Polar Rush at which the first seat starts."""

    def __init__(self, *who: str, **options: Any) -> None:
        super().__init__(RUSH, *who, **({"start_player": 0} | options))

    def act(self, action: int, by: Any = "person") -> list[LogRecord]:
        """Let the seat in turn act; return the new records."""
        (seat,) = self.table.questions
        before = len(self.records)
        self.table.unsent.clear()
        self.move(seat, action, by)
        return self.records[before:]

    def last_tile(self, seen: bool) -> list[LogRecord]:
        """Play until the last tile of a turn is turned over, one that was seen before or not; return its records."""
        for _ in range(500):
            (seat,) = self.table.questions
            legal = self.table.questions[seat].legal
            fits = [a for a in legal if self.position.phase == Phase.FLIP and self._is_seen(a) == seen]
            new = self.act((fits or list(legal))[0])
            if self.table.wait is not None and fits:
                return new
            self.pass_time(10_000)
        raise AssertionError("no turn ended with such a tile")

    def _is_seen(self, place: int) -> bool:
        return bool(self.position.known[place] >= 0)

    def glimpse(self, viewer: int) -> list[str]:
        """What a viewer is told of the tiles that lie face up."""
        return self.view(viewer).glimpse

    def told(self, records: list[LogRecord], viewer: int) -> list[str]:
        """The lines of the log for records that were just made."""
        moves = [record for record in records if record.kind == "move"]
        news = views.TableNews(self.table, moves)
        return [news.told(record, viewer, TEXTS).text for record in moves]


@pytest.mark.rule("RUSH-13", "RUSH-49", "RUSH-Q31")
@pytest.mark.parametrize("seen", [False, True])
def test_the_last_tile_of_a_turn_is_shown_to_everyone_before_chance_goes_on(seen: bool) -> None:
    rush = Rush("Ann", "Bea")
    records = rush.last_tile(seen)
    place = next(a for a in range(PLACES) if rush.position.face_up >> a & 1)

    assert rush.table.wait is not None and rush.table.wait.due == rush.now + 2000
    for viewer in VIEWERS:
        (shown, *others) = rush.glimpse(viewer)
        assert shown.startswith(f"Tile {place + 1} shows: ")
        faces = [line.partition(" shows: ")[2] for line in (shown, *others)]
        text = " ".join(rush.told(records, viewer))
        assert any(f"the {face}" in text for face in faces), "the log names the face"
        assert not re.search(r"[Tt]ile \d", text), "and no place"

    rush.pass_time(1999)
    assert rush.table.wait is not None and rush.glimpse(1)
    rush.pass_time(1)
    assert rush.table.wait is None
    assert [rush.glimpse(viewer) for viewer in VIEWERS] == [[], [], []]


@pytest.mark.rule("RUSH-Q31")
def test_a_client_that_comes_back_later_learns_no_place() -> None:
    rush = Rush("Ann", "Bea")
    for seen in (False, True, True):
        rush.last_tile(seen)
        rush.pass_time(2000)
    assert rush.position.phase == Phase.FLIP

    for viewer in VIEWERS:
        news = views.news_since(rush.table, 0, viewer, TEXTS)
        texts = [event.text for event in news.told if event.kind == "move"]
        assert any("turns over the " in text for text in texts)
        assert not any(re.search(r"[Tt]ile \d", text) for text in texts)
        flips = [event for event in news.told if event.kind == "move" and event.action is None]
        assert any("turns over the " in event.text for event in flips), "a tile that was seen before"
        assert news.view is not None and news.view.glimpse == []


@pytest.mark.rule("RUSH-Q31")
def test_a_table_without_time_to_look_and_one_without_people_never_wait() -> None:
    def waits_in_sixty_records(rush: Rush, by: str) -> int:
        first = len(rush.records)
        while len(rush.records) < first + 60 and rush.table.wait is None:
            rush.act(next(iter(rush.table.questions.values())).legal[0], by)
        return sum(record.kind == "wait" for record in rush.records[first:])

    assert waits_in_sixty_records(Rush("Ann", "Bea"), "person") == 1
    assert waits_in_sixty_records(Rush("Ann", "Bea", look_time=0), "person") == 0
    left = Rush("Ann", "Bea")
    left.do(lambda draft: commands.hand_to_stand_ins(draft, [0, 1]))
    assert waits_in_sixty_records(left, "bot") == 0
