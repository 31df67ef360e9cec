"""Board files: a person sends one, it is checked in a process of its own, and gets an id for new tables.

The answer has the differences from the printed board, and what is only unlike the printed game. An impossible board is
refused with `findings`: line, place, and what is wrong. If the game must be compiled, the answer is a stream: a line of
JSON per second with what is done, then the result or the error, as it would be without a stream.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp.web import Request, StreamResponse

from snowbound.core.errors import SnowboundError

from ..messages.boards import RefusedBoard, board_info
from ..storage import boards
from ..tables.access import require_guest
from .queries import answer
from .rate_limits import TooBig, TooFast
from .socket import TooSlow

if TYPE_CHECKING:
    from snowbound.core.board_change import Change

    from ..storage.guests import Caller
    from ..workers.board_worker import BoardResult
    from .app import Services

MOST_BYTES = 64 * 1024
"""The largest board file. The printed ones have less than 11,000 bytes."""

SECOND = 1.0

PROGRESS = "application/x-ndjson"


class BoardsApi:
    """The request under /api/boards."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._busy: set[str] = set()  # guests whose files are being checked or compiled

    async def post_board(self, request: Request, caller: Caller) -> StreamResponse:
        """Check a board file for tables on it: the body is the text of the file, at most 64 KB."""
        services, guest = self.services, caller.guest
        services.authorizer.boards.check(True)
        require_guest(caller)
        game = request.match_info["game"]
        if (await services.games.find_offered(game)).printed.board is None:
            raise SnowboundError(f"{game} has no board that could be another one")
        if guest in self._busy:
            raise TooFast("your last board file is still being checked: wait for its result, then send the next one")
        self._busy.add(guest)
        compiling: asyncio.Task[None] | None = None
        try:
            text = await self._read(request)
            address = services.address(request)
            services.board_files.take(guest, address, "board files")
            result = await services.boards.check(services.games.path(game), text)
            if result.impossible:
                raise RefusedBoard(result.impossible)
            change: Change = msgspec.json.decode(result.board, type=dict)
            if result.is_compiled:
                return answer(await self._accepted(game, change, result), 201)
            services.layouts.take(guest, address, "boards that must be compiled")
            progress = [0, 1]

            def note(done: int, total: int) -> None:
                progress[:] = done, total

            compiling = services.boards.compiling(services.games.path(game), change, note)
            return await self._streamed(request, game, change, result, compiling, progress)
        finally:
            if compiling is None or compiling.done():
                self._busy.discard(guest)
            else:  # the client has gone, and the process goes on
                compiling.add_done_callback(lambda _: self._busy.discard(guest))

    async def _streamed(
        self,
        request: Request,
        game: str,
        change: Change,
        result: BoardResult,
        compiling: asyncio.Task[None],
        progress: list[int],
    ) -> StreamResponse:
        """Tell the client every second how much is done, and then the result."""
        response = StreamResponse(headers={"Content-Type": PROGRESS, "X-Accel-Buffering": "no"})
        await response.prepare(request)
        with contextlib.suppress(ConnectionError):  # the client has gone
            while not compiling.done():
                await response.write(_line({"done": progress[0], "total": progress[1]}))
                await asyncio.wait([compiling], timeout=SECOND)
            try:
                await compiling
                last: dict[str, Any] = await self._accepted(game, change, result)
            except SnowboundError as error:
                last = {"error": error.as_data()}
            await response.write(_line(last))
            await response.write_eof()
        return response

    async def _accepted(self, game: str, change: Change, result: BoardResult) -> dict[str, Any]:
        """Store a board and return what its sender is told."""
        services = self.services
        changed = await services.games.find_on(game, change)
        info = board_info(changed)
        id = await boards.store(services.database, game, change, services.now()) if change else ""
        unlike = msgspec.to_builtins(result.unlike)
        return {"board": id, "game": game, "info": info, "unlike": unlike, "compiled": result.is_layout}

    async def _read(self, request: Request) -> bytes:
        """Return the body. A file that is too large is refused as soon as that is known."""
        too_big = TooBig(f"a board file may have at most {MOST_BYTES} bytes")
        if (request.content_length or 0) > MOST_BYTES:
            raise too_big
        data = bytearray()
        try:
            async with asyncio.timeout(self.services.settings.request_timeout):
                async for part in request.content.iter_any():
                    data += part
                    if len(data) > MOST_BYTES:
                        raise too_big
        except TimeoutError:
            raise TooSlow("the file did not arrive in time") from None
        return bytes(data)


def _line(data: dict[str, Any]) -> bytes:
    return msgspec.json.encode(data) + b"\n"
