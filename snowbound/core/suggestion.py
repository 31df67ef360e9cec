"""What to say about a name that does not exist.

>>> suggestion("arctic_rase", ["arctic_race", "ice_flow"])
'did you mean arctic_race?'
>>> suggestion("chess", ["arctic_race", "ice_flow"])
'there are arctic_race, ice_flow'
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def suggestion(name: str, known: Iterable[str]) -> str:
    """Return the known name that was probably meant, or all of them."""
    names = list(known)
    close = closest(name, names)
    return f"did you mean {close}?" if close else f"there are {', '.join(names) or 'none'}"


def closest(name: str, known: Iterable[str]) -> str | None:
    """Return the known name that was probably meant, or None."""
    names = list(known)
    close = [other for other in names if name and name in other] or difflib.get_close_matches(name, names, 1)
    return close[0] if close else None
