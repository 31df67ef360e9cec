"""What must be true after a campaign, from the rows of the database and from what people were told.

Nothing here asks the server's own code what a log means: moves and undos are played again by `Match`.
"""

from __future__ import annotations

import base64
import subprocess
import sys
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa

from snowbound.core import log as logs
from snowbound.core.contract import CHANCE, SPECTATOR, may_know
from snowbound.core.log import Event
from snowbound.core.match import Match
from snowbound.games import find
from snowbound.server.settings import full_url
from tests.server.campaign import Campaign, Played, Servers
from tests.server.people import Message, Person

SNOWBOUND = [sys.executable, "-c", "from snowbound.cli import main; raise SystemExit(main())"]

UNANNOUNCED = frozenset({"contribute", "prepare", "pledge", "reveal", "recommit", "wait", "ready"})
"""Kinds of records that are not told (docs/wire.md)."""

AT_THEIR_NUMBER = frozenset({"move", "undo", "ask", "claim"})
"""Commands whose answer has the number of their own record."""

CERTAIN = AT_THEIR_NUMBER | {"leave", "resume"}
"""Commands that, once acknowledged, have a record. Others may have found that there was nothing left to do."""

Row = Any


def check(campaign: Campaign, folder: Path) -> None:
    """Check every game of a campaign, and the whole database."""
    servers = campaign.servers
    rows = _rows(servers.database)
    with httpx.Client(base_url=servers.processes[0].address, trust_env=False, timeout=60) as http:
        for number, played in enumerate(campaign.finished):
            try:
                log = _get(http, f"/api/tables/{played.table}/log").text
                history = History(log, rows[played.table])
                _check_commands(played, rows[played.table], history)
                _check_news(played, history)
                _check_end(played, history, log, http)
                _check_secrets(played, history, log)
                if number < 3:
                    _verify(played, log, folder)
            except BaseException as error:
                error.add_note(f"table {played.table} of {played.game}, {played.people}")
                error.add_note("\n".join(str(tuple(row)) for row in rows[played.table][-40:]))
                raise
    _check_database(servers)


def _rows(database: str) -> dict[str, list[Row]]:
    """Return all records by table, as they are stored."""
    engine = sa.create_engine(full_url(database))
    with engine.connect() as connection:
        found: dict[str, list[Row]] = {}
        for row in connection.exec_driver_sql(
            'SELECT table_id, seq, kind, seat, action, "by", key, more FROM events ORDER BY table_id, seq'
        ):
            found.setdefault(row.table_id, []).append(row)
    engine.dispose()
    return found


def _get(http: httpx.Client, path: str, **more: Any) -> httpx.Response:
    response = http.get(path, **more)
    assert response.is_success, response.text
    return response


class History:
    """A game as its records tell it: the match after each number."""

    def __init__(self, log: str, rows: list[Row]) -> None:
        self.log = logs.parse(log)
        self.rows = {row.seq: row for row in rows}
        self.index: dict[int, int] = {}  # by number of a move: its index in the game at that time
        self.before: dict[int, tuple[int, Event]] = {}  # by number of a move: its audience, and itself
        self.told: dict[int, list[int]] = {}  # by viewer: the numbers of the records that they count
        self._snapshots: dict[int, tuple[Match, bytes]] = {}
        self._aware: dict[int, frozenset[int]] = {}  # by number of a move or undo: who knows an event of it
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "the numbers have no gap"
        self._fold(rows)
        self._count(rows)

    def _new(self) -> Match:
        log = self.log
        game = find(log.game)
        return Match(game, log.players, options=log.options, chance="manual", rules=log.rules, compiled=False)

    def _fold(self, rows: list[Row]) -> None:
        match, aware = self._new(), list[frozenset[int]]()  # aware: by event
        for row in rows:
            more = msgspec.json.decode(row.more) if row.more else {}
            if row.kind == "move":
                event, place = Event(row.seat, row.action), more.get("place", len(match.events))
                match, later = self._played(match.events[:place], match), match.events[place:]
                self.before[row.seq] = (match.audience(event), event)
                self.index[row.seq] = place
                aware.insert(place, self._knowing(match, event))
                self._aware[row.seq] = aware[place]
                match = self._played([*match.events, event, *later], match)
            elif row.kind == "undo":
                kept = [*range(more["first"]), *more["keep"]]
                gone = [aware[index] for index in range(len(aware)) if index not in kept]
                self._aware[row.seq] = frozenset({row.seat}).union(*gone)
                match = self._played([match.events[index] for index in kept], match)
                aware = [aware[index] for index in kept]
            self._snapshots[row.seq] = (match, match.bytes())
        self.match = match

    def _played(self, events: list[Event], match: Match) -> Match:
        """Return a match with these events; the same one if it has only fewer."""
        if match.events != events[: len(match.events)]:
            match = self._new()
        for event in events[len(match.events) :]:
            match.play(*event)
        return match

    def _knowing(self, match: Match, event: Event) -> frozenset[int]:
        audience = match.audience(event)
        return frozenset(v for v in range(SPECTATOR, match.players) if v == event.seat or may_know(audience, v))

    def _count(self, rows: list[Row]) -> None:
        """Leave out the steps that a viewer cannot notice: hidden ones that change neither view nor actors."""
        silent: dict[int, set[int]] = {viewer: set() for viewer in range(SPECTATOR, self.log.players)}
        step: list[Row] = []
        for row in rows:
            if row.kind not in {"move", "undo"}:
                step = []
                continue
            step.append(row)
            after = self._after(row.seq)
            if after.actors == (CHANCE,) or (row.more and "change" in msgspec.json.decode(row.more)):
                continue  # the step goes on
            before = self._after(step[0].seq - 1)
            known = frozenset[int]().union(*(self._aware[each.seq] for each in step))
            for viewer in silent.keys() - known:
                if before.actors == after.actors and before.bytes(viewer) == after.bytes(viewer):
                    silent[viewer].update(each.seq for each in step)
            step = []
        self.told = {viewer: [n for n in self.rows if n not in hidden] for viewer, hidden in silent.items()}

    def _after(self, number: int) -> Match:
        match, position = self._snapshots[number]
        return match.at(0, position)

    def row(self, viewer: int, number: int) -> Row:
        """Return the record that a viewer counts by a number."""
        return self.rows[self.told[viewer][number - 1]]

    def number(self, viewer: int, seq: int) -> int:
        """Return how a viewer counts a record."""
        return bisect_right(self.told[viewer], seq)

    def position(self, number: int, seat: int, news: Message) -> bytes:
        """Return what a seat may see after a number. While a call is awaited, it is as if it had been made."""
        then = self._after(self.row(seat, number).seq)
        if (news.get("wait") or {}).get("call"):
            call = then.game.call
            assert call is not None
            then.play(then.actors[0], call.call)
        return then.bytes(seat)

    def announced(self, viewer: int, since: int, until: int) -> list[int]:
        """Return the numbers of the records between two numbers that a viewer is told of."""
        return [n for n in range(since + 1, until + 1) if self.row(viewer, n).kind not in UNANNOUNCED]


def _check_commands(played: Played, rows: list[Row], history: History) -> None:
    """Every acknowledged command is in the log once, refused ones are not, and nobody else's are."""
    by_key = Counter(row.key for row in rows if row.key)
    assert max(by_key.values(), default=1) == 1, "no key is in the log twice"
    found = {row.key: row for row in rows if row.key}
    known = set()
    for person in played.people:
        last = 0
        for sent in person.sent:
            key = f"{person.seat if sent.type in {'move', 'undo'} else person.guest}/{sent.key}"
            known.add(key)
            row = found.get(key)
            if sent.refused:
                assert row is None or sent.copies > 1, f"{sent} was refused, but it is in the log"
                continue
            if row is None:
                assert sent.type not in CERTAIN, f"{sent} was acknowledged, but it is not in the log"
                continue
            assert sent.number is not None, f"{sent} was never answered"
            _check_row(sent.type, sent.values, row)
            if sent.type in AT_THEIR_NUMBER:
                number = history.number(person.seat, row.seq)
                assert sent.number == number, f"{sent} was acknowledged with another number than {number}: {row}"
            if sent.copies == 1 or sent.type in {"move", "undo"}:
                assert row.seq > last, f"{sent} was sent after what has number {last}"
                last = row.seq
    strange = [row for row in rows if row.kind == "move" and row.by == "person" and row.key and row.key not in known]
    assert not strange, "every move of a person was sent by that person"


def _check_row(type: str, values: Message, row: Row) -> None:
    if type == "move":
        assert (row.kind, row.seat, row.action, row.by) == ("move", values["seat"], values["action"], "person")
    elif type == "undo":
        assert row.kind in {"undo", "ask"} and row.seat == values["seat"]


def _check_news(played: Played, history: History) -> None:
    """Everyone was told everything once and in order, in the same words, and saw what they may see, and no more."""
    for person in played.people:
        for heard in person.heard:
            news = heard.news
            _check_told(person, heard.since, news, history)
            if news.get("view") is not None:
                shown = base64.b64decode(news["view"]["position"])
                assert shown == history.position(news["number"], news["seat"], news), f"{person}: {news}"


def _check_told(person: Person, since: int, news: Message, history: History) -> None:
    viewer = news["seat"]  # a person who has left is told so as a spectator
    numbers = [told["number"] for told in news.get("told", [])]
    assert numbers == sorted(set(numbers)), f"told in order, and once: {numbers}"
    if "told" in news and not news.get("gap"):
        missing = set(history.announced(viewer, since, news["number"])) - set(numbers)
        assert not missing, f"{person} had number {since} and was not told of {missing}: {news}"
    for told in news.get("told", []):
        row = history.row(viewer, told["number"])
        assert told["kind"] == row.kind and told.get("seat") == row.seat, f"{told} is not {row}"
        if row.kind == "move":
            audience, event = history.before[row.seq]
            visible = event.action if may_know(audience, viewer) else None
            assert told.get("action") == visible, f"{told} to seat {viewer}, which may know {visible}"


def _check_end(played: Played, history: History, log: str, http: httpx.Client) -> None:
    """The game has ended, and everyone's last view is the one that a new visitor gets."""
    match = Match.replay(history.log, compiled=False, chance="manual")
    assert logs.dump(history.log) == log
    assert match.bytes() == history.match.bytes() and match.events == history.match.events
    claimed = history.log.claim
    assert match.over or claimed is not None, f"the game of table {played.table} has not ended"
    places = list(match.result.places if claimed is None else claimed.places)
    for person in played.people:
        if person.has_left:
            continue
        http.cookies.clear()
        query = {"seat": person.seat, "texts": "off"}
        headers = {"cookie": f"snowbound={person.cookie}"}
        fresh = _get(http, f"/api/tables/{played.table}", params=query, headers=headers).json()
        assert fresh["view"]["places"] == places
        assert person.view == fresh["view"], f"{person} sees something else than a new visitor"


def _check_secrets(played: Played, history: History, log: str) -> None:
    """Before the end nobody has received the seed, another's number before all were there, or another's cookie."""
    receipt = history.log.receipt
    assert receipt is not None
    for person in played.people:
        cookies = [other.cookie.encode() for other in played.people if other is not person]
        for raw in _before_the_end(person):
            assert receipt.seed.encode() not in raw, f"{person} received the seed: {raw[:500]!r}"
            assert not any(cookie in raw for cookie in cookies), f"{person} received a cookie"


def _before_the_end(person: Person) -> Iterator[bytes]:
    for raw in person.raw:
        if b'"status":"over"' not in raw and b'"status":"closed"' not in raw:
            yield raw


def _verify(played: Played, log: str, folder: Path) -> None:
    """`snowbound verify` is content."""
    file = folder / f"{played.table}.jsonl"
    file.write_text(log)
    subprocess.run([*SNOWBOUND, "verify", str(file)], check=True, capture_output=True, timeout=300)


def _check_database(servers: Servers) -> None:
    """`snowbound check` is content."""
    checked = subprocess.run(
        [*SNOWBOUND, "check", servers.database, "--json"], capture_output=True, text=True, timeout=600, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
