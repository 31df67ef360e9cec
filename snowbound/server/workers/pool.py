"""The pool of worker processes, which choose the moves of bots. A process that dies is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys

import msgspec

from snowbound.core.errors import SnowboundError

from ..json_log import log_event
from .worker import LENGTH, BotAnswer, BotQuestion

ATTEMPTS = 3

PATIENCE = 600.0
"""Seconds to wait for an answer. The first one may include compiling the game."""

HEAD_START = 1.0
"""Seconds before games are compiled in advance, so that start-up is not delayed."""


class BotFailed(SnowboundError):
    """A bot failed repeatedly."""

    code = "bot-failed"


class Workers:
    """A few processes at low priority, started on demand."""

    def __init__(self, number: int = 0) -> None:
        self.number = number or max(1, (os.cpu_count() or 2) - 1)
        self.asked = 0
        self.restarts = 0
        self._free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        self._closed = False
        self._all: set[asyncio.subprocess.Process] = set()
        for _ in range(self.number):
            self._free.put_nowait(None)  # a slot without a process

    async def ask(self, question: BotQuestion) -> int:
        """Return the action that a bot chooses."""
        for _ in range(ATTEMPTS):
            answer = await self._ask_once(question)
            if answer is not None and not answer.error:
                return answer.action
            self.restarts += 1
            log_event("bot failed", game=question.game, skill=question.skill, error=answer.error if answer else "died")
        raise BotFailed(f"the bot {question.skill} of {question.game} failed {ATTEMPTS} times")

    async def compile(self, game: str) -> None:
        """Have a game compiled into the cache."""
        await self.ask(BotQuestion(game))

    async def precompile(self, games: list[str]) -> None:
        """Compile these games in a separate process, which is stopped with the server."""
        await asyncio.sleep(HEAD_START)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "snowbound.server.workers.precompile", *games
        )
        try:
            if await process.wait():
                log_event("games could not be compiled in advance", status=process.returncode)
        finally:
            await self._stop(process)

    async def close(self) -> None:
        """Stop all processes and start no more."""
        self._closed = True
        for process in list(self._all):
            await self._stop(process)

    def processes(self) -> list[int]:
        """Return the ids of the running processes."""
        return [process.pid for process in self._all if process.returncode is None]

    async def _ask_once(self, question: BotQuestion) -> BotAnswer | None:
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            self.asked += 1
            async with asyncio.timeout(PATIENCE):
                return await _ask_process(process, question)
        except (OSError, asyncio.IncompleteReadError):
            await self._stop(process)
            process = None
            return None
        except asyncio.CancelledError:  # its late answer would be read as the answer to the next question
            await self._stop(process)
            process = None
            raise
        finally:
            self._free.put_nowait(process)

    async def _stop(self, process: asyncio.subprocess.Process | None) -> None:
        if process is None:
            return
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()

    async def _start(self) -> asyncio.subprocess.Process:
        if self._closed:
            raise BotFailed("the server is stopping")
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "snowbound.server.workers.worker", stdin=pipe, stdout=pipe
        )
        self._all.add(process)
        return process


async def _ask_process(process: asyncio.subprocess.Process, question: BotQuestion) -> BotAnswer:
    assert process.stdin is not None and process.stdout is not None
    data = msgspec.msgpack.encode(question)
    process.stdin.write(len(data).to_bytes(LENGTH, "big") + data)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=BotAnswer)
