"""The names of players: which ones are allowed, and one for every seat of a match.

>>> checked_name("  Ann   Lee ")
'Ann Lee'
>>> seat_names(["Ann", ""], players=2)
('Ann', '')
"""

from __future__ import annotations

from collections.abc import Sequence

from .errors import SnowboundError

NAME_AT_MOST = 40
"""The most characters of a name that a person chooses."""

SEAT_NAME_AT_MOST = NAME_AT_MOST + 4
"""The most characters of a name at a table, where seats of the same person are numbered."""


class BadName(SnowboundError):
    """A name that is empty, too long or not printable."""

    code = "bad-name"


def checked_name(name: str) -> str:
    """Return the name with normalised spaces, or raise BadName."""
    text = " ".join(name.split())
    if not text or len(text) > NAME_AT_MOST or not text.isprintable():
        raise BadName(f"a name has 1 to {NAME_AT_MOST} printable characters, not {name[:50]!r}")
    return text


def seat_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the names of all seats after checking them: none at all, or one per player, empty where it is unknown."""
    if names and len(names) != players:
        raise BadName(f"{players} players have {players} names, or none: not {len(names)}")
    for seat, name in enumerate(names):
        if len(name) > SEAT_NAME_AT_MOST or not name.isprintable() or name != name.strip():
            raise BadName(
                f"the name of seat {seat} has at most {SEAT_NAME_AT_MOST} printable characters "
                f"and no space at its ends, so it cannot be {name[:50]!r}"
            )
    return tuple(names)
