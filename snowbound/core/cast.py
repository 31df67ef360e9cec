"""The cast: names and faces of bots, so that people can tell them apart.

A face is an animal, which `art/common.svg` draws as the symbol `face-ANIMAL`. What it wears shows the level
(`wears-LEVEL`). Animal and level together have a name: sweets play at level 1, then winds, stones and
instruments, and stars at level 5. The names are the same in all languages, and people do not bear them.

    >>> animals(7, seats=3)
    ('reindeer', 'hare', 'narwhal')
    >>> bot_names(7, level=3, seats=3)
    ('Feldspar', 'Pyrit', 'Topas')
    >>> bot_name("fox", level=3)
    'Onyx'
"""

from __future__ import annotations

from zlib import crc32

LEVELS = (1, 2, 3, 4, 5)

ANIMALS = ("bear", "fox", "husky", "seal", "walrus", "puffin", "owl", "reindeer", "hare", "narwhal")

# fmt: off
NAMES = {
    1: ("Toffee", "Nougat", "Praline", "Mokka", "Kakao", "Marzipan", "Karamel", "Muffin", "Bonbon", "Brownie"),
    2: ("Nimbus", "Cirrus", "Tundra", "Stratus", "Pampero", "Mistral", "Cumulus", "Taiga", "Sirocco", "Boreas"),
    3: ("Basalt", "Onyx", "Kobalt", "Quartz", "Granit", "Obsidian", "Zirkon", "Feldspar", "Pyrit", "Topas"),
    4: ("Kompas", "Sextant", "Meridian", "Nautilus", "Sonar", "Azimut", "Zenit", "Gyro", "Radar", "Horizont"),
    5: ("Polaris", "Antares", "Rigel", "Deneb", "Regulus", "Capella", "Quasar", "Arcturus", "Pulsar", "Canopus"),
}
# fmt: on
"""The names of the animals at each level, in the order of ANIMALS."""

STRIDES = (1, 3, 7, 9)
"""Steps from the animal of a seat to that of the next one. They have no factor in common with the number of animals."""

CASTS = len(ANIMALS) * len(STRIDES)
"""How many casts there are for a table."""


def cast_of(table: str) -> int:
    """Return the number of the cast that comes to a table, from its id."""
    return crc32(table.encode()) % CASTS


def animals(cast: int, seats: int) -> tuple[str, ...]:
    """Return the animal that plays in each seat if a bot plays there. No two are alike."""
    first, stride = cast % len(ANIMALS), STRIDES[cast // len(ANIMALS) % len(STRIDES)]
    return tuple(ANIMALS[(first + seat * stride) % len(ANIMALS)] for seat in range(seats))


def bot_names(cast: int, level: int, seats: int) -> tuple[str, ...]:
    """Return the name of the bot that plays at a level in each seat."""
    return tuple(bot_name(animal, level) for animal in animals(cast, seats))


def bot_name(animal: str, level: int) -> str:
    """Return the name of an animal that plays at a level."""
    return NAMES[level][ANIMALS.index(animal)]
