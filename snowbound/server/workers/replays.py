"""The processes that make replays, fairly by the address of those who ask."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

import msgspec

from ..messages.replays import ReplayJob
from .fair_queue import Asker, FairQueue
from .jobs import JobProcess, JobsBusy

MOST_WAITING = 50
"""Most replays that wait for a process."""

MOST_PER_ADDRESS = 10
"""Most replays that one address waits for, so that others have room."""

PATIENCE = 120.0
"""Seconds for one replay."""


def replay_process() -> JobProcess:
    """Return a process that makes replays."""
    return JobProcess("snowbound.server.workers.replay_worker", most_waiting=MOST_WAITING, patience=PATIENCE)


class FairProcess:
    """A process that makes one replay after the other. The next one is for the address that has used the least time."""

    def __init__(self) -> None:
        self.process = replay_process()
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()
        self._by_address: Counter[str] = Counter()
        self._is_busy = False

    async def make(self, job: bytes, address: str) -> bytes:
        """Return a replay when it is the turn of the address."""
        if self._by_address[address] >= MOST_PER_ADDRESS:
            raise JobsBusy(f"you are waiting for {MOST_PER_ADDRESS} replays already; try again in a few seconds")
        if len(self._waiting) >= MOST_WAITING:
            raise JobsBusy("the server has many such requests now; try again in a few seconds")
        self._by_address[address] += 1
        try:
            await self._turn_of(Asker(address))
            return await self._made(job, address)
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def _made(self, job: bytes, address: str) -> bytes:
        began = time.monotonic()
        try:
            return await self.process.make(job)
        finally:
            self._waiting.charge(address, time.monotonic() - began)
            self._go_on()

    async def _turn_of(self, asker: Asker) -> None:
        if not self._is_busy:
            self._is_busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(turn, asker)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting.discard(turn, asker)
            else:  # its turn came at the same moment
                self._go_on()
            raise

    def _go_on(self) -> None:
        """Give the process to the next replay that waits."""
        while (turn := self._waiting.take()) is not None:
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._is_busy = False


class Replays:
    """Two processes: one makes pages, the other whole files, which take longer."""

    def __init__(self) -> None:
        self._pages, self._files = FairProcess(), FairProcess()

    async def make(self, job: ReplayJob, address: str) -> bytes:
        """Return a page or a file for somebody at an address."""
        fair = self._pages if job.request.what == "page" else self._files
        return await fair.make(msgspec.msgpack.encode(job), address)

    def processes(self) -> list[int]:
        """Return the ids of the running processes."""
        return [fair.process.id for fair in (self._pages, self._files) if fair.process.id is not None]

    async def close(self) -> None:
        """Stop the processes."""
        for fair in (self._pages, self._files):
            await fair.process.close()
