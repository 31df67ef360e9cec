"""The pool of worker processes, which choose the moves of bots. A process that dies is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import sys
import time
from collections.abc import Callable

import msgspec

from snowbound.core.errors import SnowboundError

from ..json_log import log_event
from .fair_queue import Asker, FairQueue
from .signs_of_life import SILENCE
from .worker import HINT, JUDGE, LENGTH, RATE, BotAnswer, BotQuestion

Process = asyncio.subprocess.Process
IsWanted = Callable[[], bool]

ATTEMPTS = 3

COMPILE_TIMEOUT = 600.0
"""Seconds for a worker to have the code of a bot ready. The first time on a machine that includes compiling it."""

SERVER = Asker()
"""The asker of the server's own questions."""

HEAD_START = 1.0
"""Seconds before games are compiled in advance, so that start-up is not delayed."""

ADVICE_TIME = {HINT: 1.5, RATE: 0.5, JUDGE: 0.25}
"""Seconds for which advice occupies a worker, or a multiple if it takes longer."""


class NotWanted(SnowboundError):
    """Nobody needs the answer any longer."""

    code = "not-wanted"


class BotFailed(SnowboundError):
    """A bot failed repeatedly."""

    code = "bot-failed"


def _always() -> bool:
    return True


class Workers:
    """A few processes at low priority, started on demand. Questions wait in a fair queue."""

    def __init__(self, number: int = 0, timeout: float = 20.0) -> None:
        self.number = number or max(1, (os.cpu_count() or 2) - 1)
        self.timeout = timeout  # seconds for a decision
        self.asked = 0
        self.restarts = 0
        self.waiting: FairQueue[asyncio.Future[Process | None]] = FairQueue()
        self._free: list[Process | None] = [None] * self.number  # None is a slot without a process
        self._closed = False
        self._all: dict[
            Process, set[tuple[str, str, bytes]]
        ] = {}  # with the games and skills whose code is ready there

    async def wait_in_turn(self, asker: Asker) -> None:
        """Wait as long as a question would, for an answer that needs no worker."""
        self._give_back(await self._next_free(asker))

    async def ask(self, question: BotQuestion, asker: Asker = SERVER, is_wanted: IsWanted = _always) -> int:
        """Return the action that a bot chooses. A bot that takes too long is stopped and not asked again.

        `is_wanted` is called when a worker is free. If it returns False, nothing is asked and NotWanted is raised.
        """
        return (await self._answer(question, asker, is_wanted)).action

    async def advise(self, question: BotQuestion, asker: Asker, is_wanted: IsWanted = _always) -> BotAnswer:
        """Return a hint, ratings or a judgement. The worker is kept for whole multiples of `ADVICE_TIME`.

        So nobody can tell from the delay of other bots how long the search took, which depends on hidden cards.
        """
        return await self._answer(question, asker, is_wanted, ADVICE_TIME[question.skill])

    async def _answer(self, question: BotQuestion, asker: Asker, is_wanted: IsWanted, grid: float = 0.0) -> BotAnswer:
        for _ in range(ATTEMPTS):
            try:
                answer = await self._ask_once(question, asker, is_wanted, grid)
            except TimeoutError:
                self.restarts += 1
                raise BotFailed(f"the bot {question.skill} of {question.game} took too long") from None
            if answer is not None and not answer.error:
                return answer
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

    async def _ask_once(
        self, question: BotQuestion, asker: Asker, is_wanted: IsWanted, grid: float
    ) -> BotAnswer | None:
        process = await self._next_free(asker)
        began = time.monotonic()
        try:
            if not is_wanted():
                raise NotWanted(f"nobody watches table {asker.table} any longer")
            if process is None or process.returncode is not None:
                process = await self._start()
            self.asked += 1
            answer = await self._ask_process(process, question)
            if answer.is_full:
                await self._stop(process)
                process = None
            return answer
        except (asyncio.IncompleteReadError, OSError, asyncio.CancelledError) as error:
            # A late answer would be read as the answer to the next question.
            await self._stop(process)
            process = None
            if isinstance(error, (TimeoutError, asyncio.CancelledError)):
                raise
            return None
        finally:
            used = time.monotonic() - began
            kept = math.ceil(used / grid) * grid if grid else used
            self.waiting.charge(asker.person, kept)
            if kept > used and process is not None:
                asyncio.get_running_loop().call_later(kept - used, self._give_back, process)
            else:
                self._give_back(process)

    async def _ask_process(self, process: Process, question: BotQuestion) -> BotAnswer:
        """Send a question. The worker answers twice: when its code is ready, and when the bot has decided."""
        assert process.stdin is not None
        data = msgspec.msgpack.encode(question)
        process.stdin.write(len(data).to_bytes(LENGTH, "big") + data)
        await process.stdin.drain()
        prepared, code = self._all[process], (question.game, question.skill, question.board)
        async with asyncio.timeout(self.timeout if code in prepared else COMPILE_TIMEOUT):
            ready = await _read_ready(process)
        if ready.error or not question.view:
            return ready
        prepared.add(code)
        async with asyncio.timeout(self.timeout):
            return await _read_answer(process)

    async def _next_free(self, asker: Asker) -> Process | None:
        """Wait for a worker; None is a slot without a process."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Process | None] = asyncio.get_running_loop().create_future()
        self.waiting.put(turn, asker)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.waiting.discard(turn, asker)
            else:  # it was given a worker at the same moment
                self._give_back(turn.result())
            raise

    def _give_back(self, process: Process | None) -> None:
        """Give a worker to the next question that waits."""
        while (turn := self.waiting.take()) is not None:
            if not turn.cancelled():
                turn.set_result(process)
                return
        self._free.append(process)

    async def _stop(self, process: Process | None) -> None:
        if process is None:
            return
        self._all.pop(process, None)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()

    async def _start(self) -> Process:
        if self._closed:
            raise BotFailed("the server is stopping")
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "snowbound.server.workers.worker", stdin=pipe, stdout=pipe
        )
        self._all[process] = set()
        return process


async def _read_ready(process: Process) -> BotAnswer:
    """Read the first answer of a worker, which gives signs of life until then."""
    while True:
        async with asyncio.timeout(SILENCE):
            answer = await _read_answer(process)
        if not answer.is_sign:
            return answer


async def _read_answer(process: Process) -> BotAnswer:
    assert process.stdout is not None
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=BotAnswer)
