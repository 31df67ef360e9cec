"""The HTTP API, which can do everything that a socket can, so that any program can play.

A browser's cookie or a seat token (`Authorization: Bearer TOKEN`) identifies the caller. Every error has the same
shape: `{"error": {"code": …, "message": …}}`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp.web import HTTPRequestEntityTooLarge, Request, Response, RouteDef, StreamResponse, route

from snowbound.core import log as logs
from snowbound.core.contract import SPECTATOR
from snowbound.core.errors import Refusal, SnowboundError

from ..json_log import log_event
from ..messages import chance, views, wire
from ..messages.replays import ReplayRequest, replay_job
from ..storage.guests import Caller, NotAllowed
from ..tables.finished import log_of
from ..tables.lessons import LessonOther
from ..tables.old_editions import OldEdition
from ..tables.table import TableState
from . import exports
from .boards_api import BoardsApi
from .games_api import GamesApi
from .people_api import PeopleApi
from .queries import Body, answer, converted, parsed, preferences_of, refused, seconds, whole
from .rate_limits import BOARD, COSTS, FILE, LOG, REPLAY, TooBig, TooFast
from .socket import BadMessage, TooSlow

if TYPE_CHECKING:
    from ..tables.live_table import LiveTable
    from .app import Services

YEAR = 365 * 24 * 3600
RECEIPTS = 2
"""Most receipts that are made at the same time. Each plays its game again, in a thread."""

COMMANDS: dict[str, type[wire.TableCommand]] = {
    "sit": wire.Sit,
    "admit": wire.Admit,
    "withdraw": wire.Withdraw,
    "approval": wire.Approval,
    "remove": wire.Remove,
    "allow": wire.Allow,
    "pledge": wire.Pledge,
    "reveal": wire.Reveal,
    "colour": wire.ChooseColour,
    "start": wire.Start,
    "leave": wire.Leave,
    "move": wire.Move,
    "preview": wire.Preview,
    "why": wire.AskWhy,
    "undo": wire.Undo,
    "ask": wire.Ask,
    "answer": wire.AnswerProposal,
    "ready": wire.Ready,
    "resume": wire.Resume,
    "claim": wire.Claim,
    "react": wire.React,
    "rematch": wire.Rematch,
}

Handler = Callable[[Request, Caller], Awaitable[StreamResponse]]


class NotFound(SnowboundError):
    """There is nothing at this URL."""

    code = "not-found"


class NameBody(msgspec.Struct, forbid_unknown_fields=True):
    """A guest's name."""

    name: wire.Name


class TokenBody(msgspec.Struct, forbid_unknown_fields=True):
    """The token of a one-time link."""

    token: str


class LongPoll:
    """A request that waits for something to happen at a table."""

    preferences = views.Preferences(texts=False)
    wants_reactions = False
    hidden_owners: frozenset[str] = frozenset()

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.happened = asyncio.Event()

    def push(self, message: bytes) -> None:
        """Wake the request."""
        self.happened.set()


class Api:
    """All requests under /api."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.games = GamesApi(services)
        self.people = PeopleApi(self, services)
        self.boards = BoardsApi(services)
        self._receipts = asyncio.Semaphore(RECEIPTS)

    def routes(self) -> list[RouteDef]:
        """Return the routes."""
        return [
            self._route("/guest", self.get_guest, "GET"),
            self._route("/guest", self.post_guest, "POST"),
            self._route("/guest/link", self.post_link, "POST"),
            self._route("/guest/take", self.post_take, "POST"),
            self._route("/guest/tables", self.get_own_tables, "GET"),
            self._route("/guest/people", self.people.get_people, "GET"),
            self._route("/guest/people", self.people.post_people, "POST"),
            self._route("/guest/report", self.people.post_report, "POST"),
            self._route("/guest", self.people.delete_guest, "DELETE", may_be_banned=True),
            self._route("/games", self.games.get_games, "GET"),
            self._route("/games/{game}/rules", self.games.get_rules, "GET"),
            self._route("/games/{game}/guide", self.games.get_guide, "GET"),
            self._route("/games/{game}/figures", self.games.get_figures, "GET"),
            self._route("/games/{game}/pictures/{option}", self.games.get_pictures, "GET"),
            self._route("/boards/{game}", self.boards.post_board, "POST", BOARD),
            self._route("/tables", self.get_tables, "GET"),
            self._route("/tables", self.post_table, "POST"),
            self._route("/lessons", self.post_lesson, "POST"),
            self._route("/tables/{table}", self.get_table, "GET"),
            self._route("/tables/{table}/replay", self.get_replay, "GET", REPLAY),
            self._route("/tables/{table}/replay.svg", self.get_film, "GET", FILE),
            self._route("/tables/{table}/replay.txt", self.get_story, "GET", FILE),
            self._route("/tables/{table}/log", self.get_log, "GET", LOG),
            self._route("/tables/{table}/receipt", self.get_receipt, "GET", LOG),
            self._route("/tables/{table}/seats/{seat:[0-9]{1,9}}/token", self.post_token, "POST"),
            self._route("/tables/{table}/{command}", self.post_command, "POST"),
        ]

    def _route(
        self, path: str, handler: Handler, method: str, cost: int = 1, *, may_be_banned: bool = False
    ) -> RouteDef:
        async def endpoint(request: Request) -> StreamResponse:
            try:
                command = COMMANDS.get(request.match_info.get("command", ""))
                self.services.check_request(request, cost if command is None else COSTS.get(command, 1))
                return await handler(request, await self.services.caller(request, may_be_banned=may_be_banned))
            except SnowboundError as error:
                return refused(error)
            except Exception as error:
                log_event("request failed", path=path, error=f"{type(error).__name__}: {error}")
                return answer(
                    {"error": {"code": "failed", "message": "the server failed to do this; the error was logged"}}, 500
                )

        endpoint.__doc__ = handler.__doc__
        return route(method, f"/api{path}", endpoint)

    # --- guests

    async def get_guest(self, request: Request, caller: Caller) -> Response:
        """The current guest."""
        return answer({"guest": caller.guest, "name": caller.name})

    async def post_guest(self, request: Request, caller: Caller) -> Response:
        """Become a guest with this name, or change your name."""
        body = await self.body(request, NameBody)
        if caller.guest and not caller.is_program:
            if not self.services.renames.take(caller.guest):
                raise TooFast("you have changed your name very often; try again in a minute")
            renamed = await self.services.guests.rename(caller, body.name)
            await self.services.guest_changes.announce(caller.guest)
            return self._with_cookie(renamed)
        if not self.services.new_guests.take(self.services.address(request)):
            raise TooFast("too many new guests from your address; try again later")
        return self._with_cookie(await self.services.guests.new(body.name))

    async def post_link(self, request: Request, caller: Caller) -> Response:
        """A one-time link with which another device becomes the same guest."""
        if not caller.guest or caller.is_program:
            raise NotAllowed("only guests can create a link: give your name first (POST /api/guest)")
        token = await self.services.guests.device_link(caller)
        return answer({"token": token, "path": f"{self.services.settings.base_path}/take#{token}"})

    async def post_take(self, request: Request, caller: Caller) -> Response:
        """Become the guest of a one-time link."""
        body = await self.body(request, TokenBody)
        return self._with_cookie(await self.services.guests.by_link(body.token))

    async def get_own_tables(self, request: Request, caller: Caller) -> Response:
        """The tables where you have a seat."""
        if caller.is_program:
            raise NotAllowed(
                f"a program can access only its own table, {caller.table}; the owner of its seat can list all tables"
            )
        return answer({"tables": await self.services.tables.tables_of(caller.guest) if caller.guest else []})

    # --- tables

    async def get_tables(self, request: Request, caller: Caller) -> Response:
        """The lobby: open public tables, without those of people who have blocked each other."""
        hidden = (await self.services.restrictions.of(caller.guest)).hidden_owners
        return answer({"tables": [t for t in await self.services.tables.open_tables() if t.owner not in hidden]})

    async def post_table(self, request: Request, caller: Caller) -> Response:
        """Create a table."""
        command = await self._command(request, wire.Create, {})
        return answer(await self.services.authorizer.submit(caller, command), 201)

    async def post_lesson(self, request: Request, caller: Caller) -> Response:
        """Create a table for a lesson: the command `learn`."""
        command = await self._command(request, wire.Learn, {})
        return answer(await self.services.authorizer.submit(caller, command), 201)

    async def post_command(self, request: Request, caller: Caller) -> Response:
        """Any other command. `language` applies to texts; `scenes=wide` or `tall` adds the picture to a preview."""
        kind = COMMANDS.get(request.match_info["command"])
        if kind is None:
            raise NotFound(f"unknown command {request.match_info['command']!r}: use one of {', '.join(COMMANDS)}")
        command = await self._command(request, kind, {"table": request.match_info["table"]})
        authorizer, preferences = self.services.authorizer, preferences_of(request)
        try:
            if isinstance(command, wire.Preview):
                return answer(await authorizer.preview(caller, command, preferences))
            if isinstance(command, wire.AskWhy):
                return answer(await authorizer.why(caller, command, preferences))
            if isinstance(command, wire.React):
                return answer(await self.services.reactions.react(caller, command))
            return answer(await authorizer.submit(caller, command))
        except (Refusal, LessonOther) as error:
            return refused(error, authorizer.error_data(error, command, preferences.language))

    async def get_table(self, request: Request, caller: Caller) -> Response:
        """A table as seen from a seat. With `after` and `wait`, the answer waits until its number exceeds `after`."""
        command, wait = self._question(request), seconds(request, "wait")
        live = await self.services.authorizer.may_view(caller, command, command.seat)
        await self.services.authorizer.return_to_seat(live, command.seat)
        live.last_seen[caller.guest] = self.services.now()
        if self.services.database.is_shared or live.needs_reload:
            # Another process may just have acknowledged something.
            await self.services.tables.catch_up(live)
        self.services.tables.table_changed(live)
        if command.since is not None:
            await self._wait(live, caller, command.seat, command.since, wait)
        async with live.lock:
            news = views.news(live.table, command.seat, preferences_of(request))
            shown = msgspec.to_builtins(news)
            if request.query.get("fields") == "on" and live.table.match is not None:
                shown["fields"] = views.fields(live.table, command.seat)
        return answer(shown)

    async def _wait(self, live: LiveTable, caller: Caller, seat: int, after: int, seconds: float) -> None:
        if live.table.number(seat) > after or not seconds:
            return
        waiter = LongPoll(caller.guest)
        live.listeners[waiter, seat] = None
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    while live.table.number(seat) <= after:
                        await waiter.happened.wait()
                        waiter.happened.clear()
        finally:
            self.services.tables.unwatch(live, waiter, seat)

    async def post_token(self, request: Request, caller: Caller) -> Response:
        """Create a token with which a program may play in your seat."""
        if caller.is_program:
            raise NotAllowed("a program cannot create tokens; the owner of the seat can")
        table, seat = request.match_info["table"], int(request.match_info["seat"])
        await self.services.authorizer.own_seat(caller, converted({"table": table}, wire.Unwatch), seat)
        token = await self.services.guests.seat_token(caller, table, seat)
        return answer({"token": token, "table": table, "seat": seat}, 201)

    async def get_replay(self, request: Request, caller: Caller) -> Response:
        """A game, `count` events from number `from`. During the game it shows only what you could already see."""
        wanted = ReplayRequest(positions=request.query.get("positions") == "on")
        if "from" in request.query:
            wanted.first = whole(request, "from", 0)
        if "count" in request.query:
            wanted.count = whole(request, "count", 1)
        _, data = await self._replayed(request, caller, wanted)
        return Response(body=data, content_type="application/json")

    async def get_film(self, request: Request, caller: Caller) -> Response:
        """The replay as an animated SVG file. It takes the same `lens`, `language` and `scenes`."""
        return exports.download(*await self._replayed(request, caller, ReplayRequest(what="film")), "svg")

    async def get_story(self, request: Request, caller: Caller) -> Response:
        """The replay as a text file. It takes the same `lens` and `language`."""
        return exports.download(*await self._replayed(request, caller, ReplayRequest(what="story")), "txt")

    async def _replayed(self, request: Request, caller: Caller, wanted: ReplayRequest) -> tuple[TableState, bytes]:
        """Return a table, and what is made of its game through the lens of a request, if the caller may see that."""
        command, services = self._question(request), self.services
        wanted.lens, wanted.preferences = request.query.get("lens", "public"), preferences_of(request)
        live = await services.authorizer.visible(caller, command)
        viewer = views.lens_viewer(wanted.lens, live.table.agreement.players)
        if viewer is not None and not live.table.is_over:
            await services.authorizer.may_view(caller, command, viewer)
        async with live.lock:
            job = replay_job(live.table, wanted, services.games.path(live.table.game.id))
        return live.table, await services.replays.make(job, services.address(request))

    async def get_log(self, request: Request, caller: Caller) -> Response:
        """The log of a finished game, with its receipt."""
        live = await self.services.authorizer.visible(caller, self._question(request))
        if live.table.reason and live.table.past is None:
            raise OldEdition(live.table.id)
        if not live.table.is_revealed or (live.table.match is None and live.table.past is None):
            raise views.NotYet("the log reveals everything, so it is available only after the game")
        text = await asyncio.to_thread(logs.dump, log_of(live.table))
        return exports.download(live.table, text.encode(), "jsonl")

    async def get_receipt(self, request: Request, caller: Caller) -> Response:
        """What the outcomes of chance of a finished game follow from, and what was possible at each draw."""
        live = await self.services.authorizer.visible(caller, self._question(request))
        if not live.table.is_revealed:
            raise views.NotYet("the receipt reveals the seed, so it is available only after the game")
        async with self._receipts:  # the game is over, so nothing changes meanwhile
            return answer(await asyncio.to_thread(chance.receipt, live.table))

    # --- parsing and answering

    def _question(self, request: Request) -> wire.Watch:
        values: dict[str, Any] = {"table": request.match_info["table"]}
        if "seat" in request.query:
            values["seat"] = whole(request, "seat", SPECTATOR)
        if "after" in request.query:
            values["since"] = whole(request, "after", 0)
        values["invitation"] = request.query.get("invitation", "")
        return converted(values, wire.Watch)

    async def _command(self, request: Request, kind: type[Body], known: dict[str, Any]) -> Body:
        data = await self._read(request)
        values = parsed(data) if data else {}
        if not isinstance(values, dict):
            raise BadMessage("the body must be a JSON object")
        values.pop("type", None)
        return converted(values | known, kind)

    async def body(self, request: Request, kind: type[Body]) -> Body:
        """Return the body of a request."""
        return converted(parsed(await self._read(request)), kind)

    async def _read(self, request: Request) -> bytes:
        """Return the body of a request. Its size and the time it takes to arrive are limited."""
        settings = self.services.settings
        try:
            async with asyncio.timeout(settings.request_timeout):
                return await request.read()
        except HTTPRequestEntityTooLarge:
            raise TooBig(f"a request may have at most {settings.message_bytes} bytes") from None
        except TimeoutError:
            raise TooSlow(f"a request must arrive within {settings.request_timeout:g} seconds") from None

    def _with_cookie(self, caller: Caller) -> Response:
        response = answer({"guest": caller.guest, "name": caller.name})
        response.set_cookie(
            self.services.cookie,
            self.services.guests.cookie(caller),
            path=self.services.settings.base_path or "/",
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.services.settings.secure_cookie,
        )
        return response
