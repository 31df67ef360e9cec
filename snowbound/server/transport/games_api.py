"""Requests about the games themselves: which there are, their rules and guides, and pictures of what options offer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from aiohttp.web import Request, Response

from .queries import answer, language_of

if TYPE_CHECKING:
    from ..storage.guests import Caller
    from .app import Services


class GamesApi:
    """The requests under /api/games. The modules that describe games are imported when they are first needed."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def get_games(self, request: Request, caller: Caller) -> Response:
        """The games and their options, in the requested language, and the bots."""
        from ..messages import catalogue

        games = await asyncio.to_thread(self._games, language_of(request))
        return answer({"games": games, "cast": catalogue.cast(), "boards": self.services.settings.boards})

    async def get_rules(self, request: Request, caller: Caller) -> Response:
        """The rules of a game: id, text and section."""
        from ..messages import catalogue

        game = await self.services.games.find(request.match_info["game"])
        return answer({"game": game.id, "rules": await asyncio.to_thread(catalogue.rules, game)})

    async def get_guide(self, request: Request, caller: Caller) -> Response:
        """The rules of a game for people, in the requested language."""
        from snowbound.core.guide import guide

        game = await self.services.games.find(request.match_info["game"])
        return answer(await asyncio.to_thread(guide, game, language_of(request)))

    async def get_figures(self, request: Request, caller: Caller) -> Response:
        """The pictures of a game's guide, with labels in the requested language."""
        from snowbound.core.guide_figures import figures

        game = await self.services.games.find(request.match_info["game"])
        return answer({"figures": await asyncio.to_thread(figures, game, language_of(request))})

    async def get_pictures(self, request: Request, caller: Caller) -> Response:
        """Pictures of what an option of a game offers, such as ready-made courses."""
        from ..messages import catalogue

        game = await self.services.games.find(request.match_info["game"])
        drawn = await asyncio.to_thread(catalogue.row_pictures, game, request.match_info["option"])
        return answer({"pictures": drawn})

    def _games(self, language: str) -> list[dict[str, Any]]:
        from snowbound.core.registry import load

        from ..messages import catalogue

        games = [load(self.services.games.path(name)) for name in self.services.games.names()]
        off = self.services.games.off
        return [catalogue.shown(game, language) | {"off": game.id in off} for game in games]
