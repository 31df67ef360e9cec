"""`snowbound new-game`: writes a small playable game as a package of its own, to be changed into another.

The template is a real game, Snow Dash. Its names are replaced by those of the new game.

>>> Names.of("ice_hockey_3").prefix
'ICEHOCKEY'
>>> Names.of("harbour_master").title
'Harbour Master'
"""

from __future__ import annotations

import importlib.util
import keyword
import re
from dataclasses import dataclass
from pathlib import Path

from snowbound.core.errors import SnowboundError
from snowbound.core.registry import every_game, names

__all__ = ["BadGameName", "Names", "new_game"]

TEMPLATE = Path(__file__).parent / "template"
LONGEST = 40
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
TEMPLATE_NAME = re.compile(r"snow[_-]dash|Snow Dash|\bDASH(?![A-Za-z])|\b(?<!-)dash(?=-\w)|(?<=\btest_)dash(?=_)")
TITLE = re.compile(r"\w[\w '&!.:-]*")


class BadGameName(SnowboundError):
    """A name that a new game cannot have, or a folder that is not empty."""

    code = "bad-game-name"


@dataclass(frozen=True)
class Names:
    """What a new game is called."""

    id: str  # of the game, its package and its folder
    title: str
    prefix: str  # of its rule ids, and in lower case of its symbols

    @classmethod
    def of(cls, id: str, title: str = "") -> Names:
        """Return the names of a new game; raises BadGameName with the reason if it cannot be called that."""
        if not NAME.fullmatch(id) or len(id) > LONGEST:
            raise BadGameName(
                f"{id!r} is no name for a game: use small letters, digits and single underscores, "
                f"up to {LONGEST} characters, such as snow_dash"
            )
        if keyword.iskeyword(id) or importlib.util.find_spec(id) is not None:
            raise BadGameName(f"{id!r} is the name of something in Python already: choose another, such as {id}_game")
        if id in names():
            raise BadGameName(f"there is a game {id!r} already")
        title = title or id.replace("_", " ").title()
        if not TITLE.fullmatch(title) or len(title) > LONGEST:
            raise BadGameName(
                f"{title!r} is no title: use letters, digits, spaces and '&!.:-, up to {LONGEST} characters"
            )
        return cls(id, title, _prefix(id))

    def put_into(self, text: str) -> str:
        """Return a text of the template with these names in it."""
        new = {
            "snow_dash": self.id,
            "snow-dash": self.id.replace("_", "-"),
            "Snow Dash": self.title,
            "DASH": self.prefix,
            "dash": self.prefix.lower(),
        }
        return TEMPLATE_NAME.sub(lambda found: new[found[0]], text)


def _prefix(id: str) -> str:
    """Return the last word in capitals, or all words if another game has that prefix or the word is too short."""
    taken = {game.prefix for game in every_game()}
    last, whole = (re.sub(r"[^A-Z]", "", part.upper()) for part in (id.rpartition("_")[2], id))
    prefix = whole if len(last) < 2 or last in taken else last
    if len(prefix) < 2 or prefix in taken:
        raise BadGameName(
            f"the rules of {id!r} would be numbered {prefix}-01, which is too short or taken: choose another"
        )
    return prefix


def new_game(called: Names, folder: Path) -> list[Path]:
    """Write the new game to a folder, which is new or empty; return the files."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadGameName(f"{folder} is not an empty folder: name another with --folder")
    written = []
    for source in sorted(TEMPLATE.rglob("*")):
        path = source.relative_to(TEMPLATE)
        if source.is_dir() or any(part.startswith((".", "__pycache__")) for part in path.parts):
            continue
        file = folder / called.put_into(str(path))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(called.put_into(source.read_text(encoding="utf-8")), encoding="utf-8")
        written.append(file)
    return written
