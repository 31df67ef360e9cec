"""Everything that advises players: hints, the coach, and reviews after a game."""

from __future__ import annotations

from ..tables.authorization import Authorizer
from ..workers.pool import Workers
from .coach import Coach
from .hints import Hints
from .reviews import Reviews


class Advisers:
    """The advisers of a server."""

    def __init__(self, authorizer: Authorizer, workers: Workers) -> None:
        self.hints = Hints(authorizer, workers)
        self.coach = Coach(authorizer, workers)
        self.reviews = Reviews(authorizer)

    async def close(self) -> None:
        """Stop working on answers."""
        await self.hints.close()
        await self.coach.close()
        await self.reviews.close()
