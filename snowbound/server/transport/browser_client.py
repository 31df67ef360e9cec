"""The files of the browser client, at the root of the server or under a base path such as /games."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

STATIC = Path(__file__).parent.parent / "static"
"""The browser client, if it was built."""

PAGES = frozenset({"t", "r", "board", "guide", "lobby", "mine", "settings", "take", "deleted", "privacy", "admin"})
"""The client shows a page at every path that starts with one of these."""


class BrowserClient:
    """Serves the built client."""

    def __init__(self, base: str) -> None:
        self.base = base

    async def page_or_file(self, request: web.Request) -> web.StreamResponse:
        """Answer with a file of the browser client, or with its one page at the paths of pages.

        Files under assets/ are named after their content, so a browser may keep them for good.
        """
        path = request.match_info["path"]
        if path.split("/")[0] in {*PAGES, "", "index.html"}:
            return self.page(200)
        file = _static_file(path)
        if file is not None:
            kept = "max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return web.FileResponse(file, headers={"Cache-Control": kept})
        if "text/html" not in request.headers.get("Accept", ""):
            raise web.HTTPNotFound
        return self.page(404)  # for people, not for programs

    def page(self, status: int) -> web.Response:
        """Return the client's page. Its addresses start with "./", which becomes the base path."""
        text = (STATIC / "index.html").read_text(encoding="utf-8").replace('="./', f'="{self.base}/')
        return web.Response(text=text, status=status, content_type="text/html", headers={"Cache-Control": "no-cache"})


def _static_file(path: str) -> Path | None:
    """Return a file of the browser client, or None if there is none at this path."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None
