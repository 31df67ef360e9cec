"""Why a thing in a picture cannot be chosen: the rules that forbid what it would mean, and what is possible instead.

>>> from snowbound import Match
>>> from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
>>> match = Match(TIC_TAC_TOE, players=2, compiled=False)
>>> match.play(0, 4)
>>> asked = match.why(1, "field-4")
>>> asked.label, [cited.rule for cited in asked.rules], list(asked.instead)[:3]
('field 4', ['TTT-01'], [0, 1, 2])
"""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from .errors import SnowboundError
from .scene import Scene, Sprite


class UnknownSprite(SnowboundError):
    """The picture has no such sprite, or the sprite is decoration."""

    code = "unknown-sprite"


class CitedRule(msgspec.Struct):
    """A rule and its sentence in the reader's language."""

    rule: str
    text: str


@dataclass
class Explanation:
    """What a sprite is, why it cannot be chosen now, and what can be done instead."""

    label: str
    # fmt: off
    actors: tuple[int, ...] = ()                                # the seats that may act now
    rules: list[CitedRule] = field(default_factory=list)        # why none of its actions is legal, in their order
    instead: dict[int, str] = field(default_factory=dict)       # legal actions of the seat that asks, as texts
    sprites: list[str] = field(default_factory=list)            # where these can be clicked
    # fmt: on


def labelled(scene: Scene, id: str) -> Sprite:
    """Return a sprite with a label; raises UnknownSprite if there is none of this id."""
    for sprite in scene.sprites:
        if sprite.id == id and sprite.label:
            return sprite
    raise UnknownSprite(f"there is nothing called {id[:40]!r} in the picture: ask about a sprite that has a label")
