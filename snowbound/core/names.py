"""The names of players: which ones are allowed, and one for every seat of a match.

>>> checked_name("  Ann \u200b Lee ")
'Ann Lee'
>>> lookalike("Ann Lee") == lookalike("\uff21nn\u00b7l\u0435\u0435")
True
>>> seat_names(["Ann", ""], players=2)
('Ann', '')
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache

from .cast import NAMES
from .errors import SnowboundError

NAME_AT_MOST = 40
"""The most characters of a name that a person chooses, as people count them: a letter with its accents is one."""

SEAT_NAME_AT_MOST = NAME_AT_MOST + 8
"""The most characters of a name at a table, where seats of the same person and names that look alike are numbered."""

CODE_POINTS = 4
"""The most code points per character, on average. An emoji may consist of several."""

MARKS = 2
"""The most accents on one letter. Vietnamese needs two; more of them cover the lines above and below."""

TITLES = frozenset({"bot", "bots", "robot", "admin", "moderator", "snowbound"})
"""Words that would make a person look like a bot or like the host."""

# fmt: off
INVISIBLE = frozenset(map(chr, [
    0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0,
    *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0),
]))
"""Characters without a picture that Unicode does not count as formatting."""

CONFUSABLE = str.maketrans({
    "а": "a", "в": "b", "е": "e", "к": "k", "м": "m", "н": "h", "о": "o", "р": "p", "с": "c", "т": "t", "у": "y",
    "х": "x", "і": "l", "ј": "j", "ѕ": "s", "ԁ": "d", "һ": "h", "ӏ": "l", "ԛ": "q", "ԝ": "w", "г": "r", "п": "n",
    "α": "a", "β": "b", "ε": "e", "η": "n", "ι": "l", "κ": "k", "μ": "u", "ν": "v", "ο": "o", "ρ": "p", "τ": "t",
    "υ": "u", "χ": "x", "γ": "y", "ϲ": "c", "ϳ": "j", "ı": "l", "ɑ": "a", "ɡ": "g", "ø": "o", "đ": "d", "ł": "l",
    "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "|": "l", "!": "l", "$": "s", "@": "a",
    "i": "l",  # a capital I looks like l
})
"""Letters and digits that look like Latin letters, in lower case."""
# fmt: on

JOINER, EMOJI_STYLE = "\u200d", "\ufe0f"
WORD = re.compile(r"[\W_]+")


class BadName(SnowboundError):
    """A name that is empty, too long, not printable, or that of a bot."""

    code = "bad-name"


def checked_name(name: str) -> str:
    """Return the name as it is stored and shown, or raise BadName.

    Compatibility forms become ordinary letters, white space becomes single spaces, and what cannot be seen or is
    stacked too high is removed. Names of bots, and words that make a person look like a bot or the host, are refused.
    """
    text = _limited_marks(_visible(unicodedata.normalize("NFKC", name[: NAME_AT_MOST * CODE_POINTS])))
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if not text or characters(text) > NAME_AT_MOST or len(name) > NAME_AT_MOST * CODE_POINTS:
        raise BadName(f"a name has 1 to {NAME_AT_MOST} visible characters, not {name[:50]!r}")
    if any(unicodedata.category(c) in {"Cn", "Co", "Cs"} for c in text):
        raise BadName(f"a name has only characters that everyone's device can show, unlike {name[:50]!r}")
    _refuse_impersonation(text)
    return text


def characters(text: str) -> int:
    """Return how many characters people see: marks, and emoji that are joined into one, do not count.

    >>> characters("e\u0301"), characters("\U0001f468\u200d\U0001f469\u200d\U0001f467")
    (1, 1)
    """
    joined = sum(text.count(c) for c in (JOINER, *_MODIFIERS))
    flags = sum(c in _REGIONAL for c in text)
    marks = sum(unicodedata.category(c) in {"Mn", "Me"} for c in text)
    return len(text) - marks - joined - text.count(JOINER) - flags // 2


_MODIFIERS = tuple(map(chr, range(0x1F3FB, 0x1F400)))
_REGIONAL = frozenset(map(chr, range(0x1F1E6, 0x1F200)))


def lookalike(name: str) -> str:
    """Return a text that is the same for names that are hard to tell apart."""
    text = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(c for c in text if unicodedata.category(c) not in {"Mn", "Me", "Cf"})
    return WORD.sub("", letters.translate(CONFUSABLE)) or letters.strip()


def _refuse_impersonation(name: str) -> None:
    words = [lookalike(word) for word in WORD.split(name)]
    numberless = lookalike(re.sub(r"[\W\d_]+$", "", name))
    if lookalike(name) in _bots() or numberless in _bots():
        raise BadName(f"{name} is, or looks like, the name of a bot: choose another name")
    if any(word in _titles() for word in [*words, numberless]) or "\U0001f916" in name:
        raise BadName(f"{name} looks like a bot or the host of this server: choose another name")


@cache
def _bots() -> frozenset[str]:
    return frozenset(lookalike(name) for names in NAMES.values() for name in names)


@cache
def _titles() -> frozenset[str]:
    return frozenset(map(lookalike, TITLES))


def _visible(text: str) -> str:
    """Remove control and formatting characters. A joiner between two emoji stays."""
    kept: list[str] = []
    for place, c in enumerate(text):
        if c == JOINER and kept and _is_emoji(kept[-1]) and _is_emoji(text[place + 1 : place + 2]):
            kept.append(c)
        elif c.isspace() or c in "\t\n\r":
            kept.append(" ")
        elif unicodedata.category(c) not in {"Cc", "Cf"} and c not in INVISIBLE:
            kept.append(c)
    return "".join(kept)


def _is_emoji(c: str) -> bool:
    return bool(c) and (unicodedata.category(c) in {"So", "Sk"} or c == EMOJI_STYLE)


def _limited_marks(text: str) -> str:
    """Remove marks that have no letter to stand on, and all but the first few of each letter."""
    kept: list[str] = []
    marks = MARKS  # of the letter before
    for c in unicodedata.normalize("NFD", text):
        if unicodedata.category(c) in {"Mn", "Me"}:
            marks += 1
            if marks > MARKS:
                continue
        else:
            marks = MARKS if c == " " else 0
        kept.append(c)
    return "".join(kept)


def numbered_apart(people: Iterable[tuple[str, str]]) -> list[str]:
    """Return the name under which each person is shown, from pairs of person and name.

    People whose names look alike are numbered, so that nobody can pass for another.

    >>> numbered_apart([("a", "Ann"), ("b", "ann"), ("a", "Ann"), ("c", "")])
    ['Ann', 'ann (2)', 'Ann', '']
    """
    taken: dict[str, str] = {}
    shown = []
    for person, name in people:
        label, number = name, 1
        while name and taken.setdefault(lookalike(label), person) != person:
            number += 1
            label = f"{name} ({number})"
        shown.append(label)
    return shown


def seat_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the names of all seats after checking them: none at all, or one per player, empty where it is unknown."""
    if names and len(names) != players:
        raise BadName(f"{players} players have {players} names, or none: not {len(names)}")
    for seat, name in enumerate(names):
        if characters(name) > SEAT_NAME_AT_MOST or name != name.strip() or not _is_shown(name):
            raise BadName(
                f"the name of seat {seat} has at most {SEAT_NAME_AT_MOST} printable characters "
                f"and no space at its ends, so it cannot be {name[:50]!r}"
            )
    return tuple(names)


def _is_shown(name: str) -> bool:
    return name.replace(JOINER, "").isprintable()
