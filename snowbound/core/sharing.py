"""Sprites that a game keeps and draws again, so that a picture that hardly changes costs little."""

from __future__ import annotations

import msgspec

from .scene import Sprite


class SharedSprite(Sprite):
    """A sprite with actions, together with the same sprite without them, which is what clients are sent."""

    settled: Sprite


def shared(sprite: Sprite) -> Sprite:
    """Return a sprite that a game may keep for further pictures; it must not be changed afterwards."""
    if not sprite.actions or isinstance(sprite, SharedSprite):
        return sprite
    fields = {name: getattr(sprite, name) for name in sprite.__struct_fields__}
    return SharedSprite(**fields, settled=msgspec.structs.replace(sprite, actions=()))
