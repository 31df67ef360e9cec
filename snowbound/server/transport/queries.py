"""Reading the parameters of a request, and answering it."""

from __future__ import annotations

import re
from typing import Any, TypeVar, cast, get_args

import msgspec
from aiohttp.web import Request, Response

from snowbound.core.errors import Refusal, SnowboundError

from ..messages import views, wire
from .socket import BadMessage

Body = TypeVar("Body")

STATUS = {
    "not-allowed": 403,
    "removed": 403,
    "banned": 403,
    "wrong-token": 403,
    "no-guest": 404,
    "not-there": 404,
    "game-off": 409,
    "no-table": 404,
    "unknown-game": 404,
    "broken-game": 404,
    "not-found": 404,
    "bad-art": 404,
    "bad-guide": 404,
    "unknown-sprite": 404,
    "unknown-lesson": 404,
    "lesson-other": 422,
    "bad-board": 422,
    "board-failed": 422,
    "boards-off": 403,
    "unknown-board": 404,
    "limit": 429,
    "too-many-seats": 429,
    "too-many-people": 429,
    "too-fast": 429,
    "too-often": 429,
    "too-big": 413,
    "too-slow": 408,
    "old-protocol": 426,
    "conflict": 409,
    "stale": 409,
    "not-now": 409,
    "not-yet": 409,
    "old-edition": 409,
    "reused-key": 409,
    "indeterminate": 503,
    "damaged": 500,
    "unfair-undo": 409,
}
WAIT_AT_MOST = 30.0

WHOLE = re.compile(r"-?[0-9]{1,15}")
SECONDS = re.compile(r"[0-9]{1,15}(\.[0-9]{0,15})?")
"""Numbers in a URL. Python's own conversion would also accept `nan`, `inf` and `1_0`."""


def answer(data: Any, status: int = 200) -> Response:
    """Return data as a JSON response."""
    return Response(body=msgspec.json.encode(data), status=status, content_type="application/json")


def refused(error: SnowboundError, data: dict[str, Any] | None = None) -> Response:
    """Return an error response. `data` replaces the error's own data."""
    status = STATUS.get(error.code, 422 if isinstance(error, Refusal) else 400)
    return answer({"error": data or error.as_data()}, status)


def parsed(data: bytes) -> Any:
    """Return JSON as values."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(f"the body is not JSON: {error}") from None


def converted(values: Any, kind: type[Body]) -> Body:
    """Return values as a command or a body."""
    tag = {"type": kind.__struct_config__.tag} if issubclass(kind, wire.Command) else {}
    try:
        return msgspec.convert(values | tag if isinstance(values, dict) else values, kind)
    except msgspec.ValidationError as error:
        raise BadMessage(f"the request does not match the schema: {error}; see docs/wire.md") from None


def whole(request: Request, name: str, least: int) -> int:
    """Return a whole number of the query that is at least `least`."""
    text = request.query[name]
    if not WHOLE.fullmatch(text) or int(text) < least:
        raise BadMessage(f"{name} must be a whole number, {least} or more, not {text[:20]!r}")
    return int(text)


def seconds(request: Request, name: str) -> float:
    """Return a number of seconds of the query."""
    text = request.query.get(name, "0")
    if not SECONDS.fullmatch(text):
        raise BadMessage(f"{name} must be a number of seconds, such as 20 or 0.5, not {text[:20]!r}")
    return min(WAIT_AT_MOST, float(text))


def preferences_of(request: Request) -> views.Preferences:
    """Return what the client wants in its messages."""
    texts, scenes = request.query.get("texts", "on") == "on", request.query.get("scenes", "none")
    if scenes not in get_args(wire.Screen):
        raise BadMessage(f"scenes must be one of {', '.join(get_args(wire.Screen))}, not {scenes[:20]!r}")
    return views.Preferences(language_of(request), texts, cast(wire.Screen, scenes))


def language_of(request: Request) -> str:
    """Return the language of the query."""
    language = request.query.get("language", "en")
    if language not in wire.Language.__args__:  # type: ignore[attr-defined]
        raise BadMessage(f"unknown language {language!r}: use one of {', '.join(wire.Language.__args__)}")  # type: ignore[attr-defined]
    return language
