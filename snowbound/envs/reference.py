"""Makes docs/observations.md from the games' planes: `make observations` writes it, and a test keeps it true."""

from __future__ import annotations

import sys

from snowbound.core.game import Game
from snowbound.core.observation import Plane
from snowbound.games import every_game

HEAD = """# Observations

Made by `make observations` from each game's `observation.py`.

What a seat may know, as one row of whole numbers (`int16`): `match.observation(seat)`, `Batch.observe()`, and
`observation` in the environments. It is made of planes that follow one another; `game.observation.named(tensor)` gives
them by name, in their shapes, as views into the row. It holds nothing that is hidden from the seat, at any moment of
the game; what the seat saw earlier and cannot see now is not in it.

- A *chair* is a seat as the observer sees it: 0 is the observer, 1 the next seat clockwise, and so on; a spectator
  looks from seat 0. Chairs of seats that do not play are 0 throughout.
- What is one of several has a place each, with a 1 for the one that it is and 0 elsewhere; all are 0 for none.
  What is an amount is a number.
- A plane without a shape is a single number.
- Any change of these tables is a new version of the game's observation.
"""


def page() -> str:
    """The whole document."""
    return "\n".join([HEAD, *(_section(game) for game in every_game())])


def _section(game: Game) -> str:
    observation = game.observation
    rows = "".join(_row(plane, at) for plane, at in zip(observation.planes, observation.at, strict=True))
    return (
        f"## {game.title}\n\n`{game.id}`, observation version {observation.version}: {observation.size} numbers.\n\n"
        f"| plane | shape | from | range | meaning |\n|---|---|---|---|---|\n{rows}\n{_names(observation.planes)}"
    )


def _row(plane: Plane, at: int) -> str:
    shape = " × ".join(map(str, plane.shape)) or "–"
    return f"| `{plane.name}` | {shape} | {at} | {plane.low} to {plane.high} | {plane.meaning} |\n"


def _names(planes: tuple[Plane, ...]) -> str:
    """The names of places; planes that share them are listed together."""
    shared: dict[tuple[str, ...], list[str]] = {}
    for plane in planes:
        if plane.names:
            shared.setdefault(plane.names, []).append(f"`{plane.name}`")
    lines = (f"- {', '.join(of)}: {', '.join(names)}\n" for names, of in shared.items())
    return "The places along the last axis are, in order:\n\n" + "".join(lines)


if __name__ == "__main__":
    sys.stdout.write(page())
