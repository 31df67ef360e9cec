"""A game as a picture: sprites with stable ids, which a client draws without knowing the game.

A game's `scene.py` has one function, `scene(s, seat, tall)`. It is given a view, so that nothing hidden can get into
the picture, the seat that looks, and whether the screen is tall. A wide scene is about 1000 units wide, a tall
one 600. A phone shows 600 units on 360 pixels, so letters there are at least 20 units high.

    >>> from snowbound import Match
    >>> from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
    >>> match = Match(TIC_TAC_TOE, players=2, compiled=False)
    >>> match.play(0, 4)
    >>> [sprite.id for sprite in match.scene(1).sprites if sprite.art == "ttt-mark"]
    ['mark-4']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, wraps
from itertools import chain
from typing import Any, Literal, ParamSpec, cast, overload

import msgspec
from msgspec.structs import replace

from .frozen import kept
from .words import Phrase

Label = str | Phrase
Point = tuple[float, float]
NO_SEAT = -1
MOST_DRAWN = 4096
"""Sprites or parts that are kept of one function that draws them from a few numbers."""

Given = ParamSpec("Given")


class Sprite(msgspec.Struct, omit_defaults=True, kw_only=True, dict=True):
    """One thing in a picture. A sprite with the same id in the next picture is the same thing: it moves or turns."""

    id: str
    # fmt: off
    x: float = 0.0                  # its middle
    y: float = 0.0
    art: str = ""                   # a symbol of art.svg, drawn in the size of its viewBox
    turn: float = 0.0               # degrees, clockwise
    scale: float = 1.0
    layer: float = 0.0              # higher is nearer; within a layer, in the order of ids
    seat: int = NO_SEAT             # whose colour, shape and pattern it has
    look: str = ""                  # further classes for art.svg's style, such as "dim"
    text: str = ""                  # written on it
    path: str = ""                  # a line in units of the scene, as the d of an SVG path; its style is its look
    label: Label = ""               # what it is, as text; a sprite without a label is decoration
    motion: Literal["", "turn", "tumble"] = ""      # how its art changes: turned over as a card, or as a die
    enters: str = ""                # a new sprite comes from the place of this one
    leaves: str = ""                # a removed sprite goes to the place of this one
    track: str = ""                 # the track along which it moves,
    at: int = 0                     # and the point of the track where it is
    actions: tuple[int, ...] = ()   # what a click on it may mean; only those that are legal are offered
    target: bool = False            # shown only while one of its actions is offered
    part: str = ""                  # the sprite that it lies on; a click on that one shows it large, with its parts
    # fmt: on

    @property
    def settled(self) -> Sprite:
        """The same sprite without actions, which is what clients are sent. Only a finished sprite has one."""
        if not self.actions:
            return self
        if (known := self.__dict__.get("settled")) is None:  # a cached_property takes a lock, which is slow
            known = self.__dict__["settled"] = replace(self, actions=())
        return cast(Sprite, known)


class Part(tuple[Sprite, ...]):
    """Sprites that are drawn together. A game returns the same object while none of them changes."""

    @property
    def settled(self) -> Part:
        """What clients are sent of this part: no targets and no actions."""
        if (known := self.__dict__.get("settled")) is None:  # a cached_property takes a lock, which is slow
            known = self.__dict__["settled"] = self._without_offers()
        return cast(Part, known)

    def _without_offers(self) -> Part:
        if not any(sprite.actions or sprite.target for sprite in self):
            return self
        return Part([sprite.settled for sprite in self if not sprite.target])


def with_actions(part: Part, actions: Mapping[str, tuple[int, ...]]) -> Part:
    """Return a part in which clicks on these sprites mean other actions. Clients are sent the same sprites."""
    found = Part([replace(sprite, actions=actions[sprite.id]) if sprite.id in actions else sprite for sprite in part])
    found.__dict__["settled"] = part.settled
    return found


class Sprites(Sequence[Sprite]):
    """The sprites of a picture that consists of parts. A part that two pictures share is not compared."""

    __slots__ = ("parts",)

    def __init__(self, parts: Iterable[Iterable[Sprite]]) -> None:
        self.parts = [part if type(part) is Part else Part(part) for part in parts]

    def __iter__(self) -> Iterator[Sprite]:
        return chain.from_iterable(self.parts)

    def __len__(self) -> int:
        return sum(map(len, self.parts))

    @overload
    def __getitem__(self, place: int) -> Sprite: ...
    @overload
    def __getitem__(self, place: slice) -> list[Sprite]: ...
    def __getitem__(self, place: int | slice) -> Sprite | list[Sprite]:
        return list(self)[place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))


class Badge(msgspec.Struct, omit_defaults=True):
    """Something that a player has, shown next to the name."""

    art: str  # a symbol of art.svg
    text: str = ""  # how many
    label: Label = ""
    look: str = ""


class Holding(msgspec.Struct, omit_defaults=True):
    """What is shown next to a player's name."""

    points: int | None = None  # None if the game has no points, or they are not public
    badges: list[Badge] = []


class Scene(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A picture of a game as one seat, or a spectator, sees it."""

    width: float
    height: float
    sprites: Sequence[Sprite]
    seats: list[Holding] = []  # one per player
    colours: list[str] = []  # of the players, by seat; a sprite with a `seat` has the class `colour-NAME`
    tracks: dict[str, list[Point]] = {}  # paths along which sprites move, as points


class Patch(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The difference between a picture and the next one."""

    sprites: list[Sprite] = []  # new and changed ones
    gone: list[str] = []
    seats: list[Holding] | None = None  # None if nothing has changed there


class Route(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Several actions in a row that one click plays, such as a journey over several fields.

    They are sent one after the other. The table checks each of them, and the client stops if one is not possible.
    """

    start: str  # the sprite that shows this route when somebody points at it or touches it
    actions: list[int]
    label: Label = ""  # what it does and what it costs
    targets: list[Sprite] = []  # what to click, shown only together with the route
    listed: bool = False  # whether it stands among the choices even before its start is touched


class Offers(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What can be clicked, and the actions that a click can mean."""

    actions: dict[str, list[int]] = {}  # by sprite
    targets: list[Sprite] = []  # sprites that are shown only to be clicked
    routes: list[Route] = []  # several actions in one click


Draw = Callable[[object, int, bool], Scene]
"""A game's `scene(s, seat, tall)`."""

Foresee = Callable[[Any, int, int, bool], list[Sprite]]
"""A game's own `preview(s, seat, action, tall)`: what a legal action would lead to, drawn over the picture.

A sprite with the id of one in the picture shows where that one would be. `s` is the seat's view, so a preview may
also show what a choice could be used for that is not yet revealed.
"""

FindRoutes = Callable[[Any, int, bool, list[int]], list[Route]]
"""A game's `routes(s, seat, tall, reached)`; `reached` are the numbers that its `reach` has written."""


def kept_sprites(function: Callable[Given, Iterable[Sprite]]) -> Callable[Given, Part]:
    """Return a function that draws part of a picture, and again only if what it reads of the view has changed."""

    @wraps(function)
    def draw(*given: Given.args, **named: Given.kwargs) -> Part:
        return Part(function(*given, **named))

    return kept(draw)


def drawn_once(function: Callable[Given, Iterable[Sprite]]) -> Callable[Given, Part]:
    """Return a function that draws part of a picture from a few numbers, and only once from the same ones.

    This is much cheaper than `kept_sprites`, which must compare what a function reads from a view.
    """

    @wraps(function)
    def draw(*given: Given.args, **named: Given.kwargs) -> Part:
        return Part(function(*given, **named))

    return cast(Callable[Given, Part], lru_cache(MOST_DRAWN)(draw))


def settled(scene: Scene) -> Scene:
    """Return the picture without what is offered; it is the same for all viewers with the same knowledge."""
    return replace(scene, sprites=Sprites([part.settled for part in _parts(scene)]))


def _parts(scene: Scene) -> list[Part]:
    return scene.sprites.parts if isinstance(scene.sprites, Sprites) else [Part(scene.sprites)]


def offers(scene: Scene, legal: Iterable[int], routes: Iterable[Route] = ()) -> Offers:
    """Return where each of the legal actions can be clicked, and the routes that begin with one of them."""
    allowed = set(legal)
    found = Offers(actions={}, targets=[], routes=[route for route in routes if route.actions[0] in allowed])
    if not allowed:
        return found
    for sprite in scene.sprites:
        if allowed.isdisjoint(sprite.actions):
            continue
        meant = [action for action in sprite.actions if action in allowed]
        found.actions[sprite.id] = meant
        if sprite.target:
            found.targets.append(sprite.settled)
    return found


def patch(before: Scene, after: Scene) -> Patch:
    """Return what changes for clients from one picture to the next. Sprites are in the order of their ids.

    Most parts are the same objects, since games keep what they have drawn. Only the others are compared.
    """
    gone, came = _unshared(_parts(before), _parts(after))
    gone, came = _unshared([part.settled for part in gone], [part.settled for part in came])
    old, new = ({sprite.id: sprite for part in parts for sprite in part} for parts in (gone, came))
    return Patch(
        sprites=[new[name] for name in sorted(new) if (was := old.get(name)) is not new[name] and was != new[name]],
        gone=sorted(old.keys() - new.keys()),
        seats=None if before.seats == after.seats else after.seats,
    )


def _unshared(first: list[Part], second: list[Part]) -> tuple[list[Part], list[Part]]:
    """Return the parts that only one of two pictures has."""
    old, new = set(map(id, first)), set(map(id, second))
    return [part for part in first if id(part) not in new], [part for part in second if id(part) not in old]


def patched(scene: Scene, change: Patch) -> Scene:
    """Return the picture after a change."""
    kept = {sprite.id: sprite for sprite in scene.sprites if sprite.id not in change.gone}
    kept |= {sprite.id: sprite for sprite in change.sprites}
    seats = scene.seats if change.seats is None else change.seats
    return replace(scene, sprites=list(kept.values()), seats=seats)


Say = Callable[[Phrase], str]


def worded(scene: Scene, say: Say) -> Scene:
    """Return the picture with its labels in a language."""
    return replace(scene, sprites=in_words(scene.sprites, say), seats=_seats(scene.seats, say))


def worded_patch(change: Patch, say: Say) -> Patch:
    """Return the change with its labels in a language."""
    seats = None if change.seats is None else _seats(change.seats, say)
    return Patch(sprites=in_words(change.sprites, say), gone=change.gone, seats=seats)


def in_words(sprites: Sequence[Sprite], say: Say) -> list[Sprite]:
    """Return the sprites with their labels in a language."""
    return [
        replace(sprite, label=say(sprite.label)) if isinstance(sprite.label, Phrase) else sprite for sprite in sprites
    ]


def worded_offers(offered: Offers, say: Say) -> Offers:
    """Return what is offered with its labels in a language."""
    routes = [
        replace(route, label=_said(route.label, say), targets=in_words(route.targets, say)) for route in offered.routes
    ]
    return Offers(actions=offered.actions, targets=in_words(offered.targets, say), routes=routes)


def _seats(seats: Sequence[Holding], say: Say) -> list[Holding]:
    return [
        Holding(held.points, [Badge(b.art, b.text, _said(b.label, say), b.look) for b in held.badges]) for held in seats
    ]


def _said(label: Label, say: Say) -> str:
    return say(label) if isinstance(label, Phrase) else label
