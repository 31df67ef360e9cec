"""A whole game as one animated SVG file, to share. It needs no script and plays wherever a picture is shown.

Each sprite becomes one element, or one per layer in which it is drawn. Animations move the element and show one of its
faces at a time: a face is what a sprite looks like, its symbol, text and colour. They are SMIL animations, because a
browser does little for those that stand still: with CSS keyframes a long game had three frames per second.
A program that does not animate shows the last picture. `film_svg` writes the file.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .facts import DETAIL, HEADLINE, LINE, NOBODY, PASSING, ROUND, ToldFact
from .picture import Art, in_order, sprite_classes, sprite_shapes
from .scene import NO_SEAT, Patch, Point, Scene, Sprite, patched

MOVE = 0.34
TRACK_STEP = 0.17
LONGEST = 1.5
"""Seconds that a sprite takes to move, per point of its track, and at most, as in the browser."""

SECONDS = {HEADLINE: 2.2, ROUND: 1.6, LINE: 1.2, PASSING: 0.5, DETAIL: 0.4}
"""For how long the picture stands after an event, by its weightiest fact; long sentences stand longer."""

SHORTEST, PER_LETTER = 0.3, 0.032

MOST_SECONDS, FASTEST = 480.0, 0.3
"""How long a film should last at most, and by which factor its ordinary events may be shortened for that."""

START, END = 1.5, 6.0
"""Seconds for which the first and the last picture stand."""

TUMBLE = (0.0, -14.0, -150.0)
"""Where a die is in the middle of its roll, and how it is turned."""

EDGE = 0.05
"""How wide a card is in the middle of its turn."""


class FilmStep(NamedTuple):
    """One event of a film: how the picture changes, for how long it stands, and what is written below it."""

    change: Patch
    seconds: float
    caption: str = ""  # empty: the last one stays
    seat: int = NO_SEAT  # whose mark stands before the caption


def film_step(change: Patch, told: Sequence[ToldFact]) -> FilmStep:
    """Return an event as a step of a film, with what a reader is told of it."""
    lines = [fact for fact in told if fact.weight in (ROUND, HEADLINE, LINE)]
    caption = " ".join(fact.text for fact in lines)
    seconds = max([SHORTEST, *(SECONDS.get(fact.weight, SHORTEST) for fact in told)])
    seat = next((fact.seat for fact in lines if fact.seat != NOBODY), NO_SEAT)
    return FilmStep(change, max(seconds, PER_LETTER * len(caption)), caption, seat)


def paced(steps: Sequence[FilmStep]) -> list[FilmStep]:
    """Return the steps of a long film faster, except headlines and others that stand as long."""
    kept = sum(step.seconds for step in steps if step.seconds >= SECONDS[HEADLINE])
    rest = sum(step.seconds for step in steps) - kept
    if kept + rest <= MOST_SECONDS:
        return list(steps)
    factor = max(FASTEST, (MOST_SECONDS - kept) / rest) if rest else 1.0
    return [
        step if step.seconds >= SECONDS[HEADLINE] else step._replace(seconds=factor * step.seconds) for step in steps
    ]


Span = tuple[float, float]
"""From when to when something is visible."""


class Stop(NamedTuple):
    """Where an element is at a moment, how it is turned, and its size."""

    at: float
    place: Point
    turn: float
    size: tuple[float, float]


class Layer(NamedTuple):
    """What tells the elements of a film apart, in drawing order: a sprite may change its layer."""

    layer: float
    id: str
    is_line: bool


class Moved(NamedTuple):
    """A change of the picture at a moment: the pictures before and after by sprite."""

    at: float
    seconds: float
    before: dict[str, Sprite]
    after: dict[str, Sprite]
    tracks: dict[str, list[Point]]

    def find(self, id: str) -> Sprite | None:
        """Return a sprite of either picture."""
        return self.after.get(id) or self.before.get(id)

    def end(self, seconds: float = MOVE) -> float:
        """Return when a movement of this length ends: before the next event begins."""
        return self.at + min(seconds, 0.8 * self.seconds)


class Element:
    """One sprite in one layer: where it is when, and which of its faces are visible when."""

    def __init__(self) -> None:
        self.stops: list[Stop] = []
        self.faces: dict[str, list[Span]] = defaultdict(list)
        self._face = ""
        self._since = 0.0

    def show(self, face: str, at: float) -> None:
        """Show a face from now on."""
        if face != self._face:
            self.hide(at)
            self._face, self._since = face, at

    def hide(self, at: float) -> None:
        """Show nothing from now on."""
        if self._face and at > self._since:
            self.faces[self._face].append((self._since, at))
        self._face = ""

    def stop(self, at: float, sprite: Sprite, place: Point | None = None, turn: float = 0.0, edge: float = 1.0) -> None:
        """Be in a place at a moment; until then the element moves there. `turn` is added to the sprite's own."""
        size = (sprite.scale * edge, sprite.scale)
        self.stops.append(Stop(at, place or (sprite.x, sprite.y), sprite.turn + turn, size))

    def stay(self, at: float) -> None:
        """Stay in the last place until a moment."""
        if self.stops and self.stops[-1].at < at:
            self.stops.append(self.stops[-1]._replace(at=at))


class Film:
    """The elements of a film, filled change by change."""

    def __init__(self, start: Scene, steps: Sequence[FilmStep], art: Art) -> None:
        self.start, self.steps, self.art = start, steps, art
        self.seconds = START + sum(step.seconds for step in steps) + END
        self.used: set[str] = set()
        self._elements: dict[Layer, Element] = defaultdict(Element)
        self._run()

    @property
    def elements(self) -> list[tuple[Layer, Element]]:
        """All elements in drawing order."""
        return sorted(self._elements.items())

    def times(self) -> Iterable[tuple[float, FilmStep]]:
        """Yield each step with the moment at which it begins."""
        at = START
        for step in self.steps:
            yield at, step
            at += step.seconds

    def _run(self) -> None:
        scene = self.start
        for sprite in in_order(scene.sprites):
            self._place(sprite, 0.0)
        now = {sprite.id: sprite for sprite in scene.sprites}
        for at, step in self.times():
            scene = patched(scene, step.change)
            before, now = now, {sprite.id: sprite for sprite in scene.sprites}
            self._change(step.change, Moved(at, step.seconds, before, now, scene.tracks))
        for element in self._elements.values():
            element.hide(self.seconds)

    def _change(self, change: Patch, moved: Moved) -> None:
        gone = [moved.before[id] for id in change.gone]
        for sprite in change.sprites:
            old = moved.before.get(sprite.id)
            if old is not None:
                self._update(old, sprite, moved)
            elif (same := _same_thing(sprite, gone)) is not None:
                gone.remove(same)
                self._element(same).hide(moved.at)
                self._enter(sprite, same, moved)
            else:
                self._enter(sprite, moved.find(sprite.enters), moved)
        for sprite in gone:
            self._leave(sprite, moved.find(sprite.leaves), moved)

    def _place(self, sprite: Sprite, at: float) -> Element:
        """Put a sprite into its place at once."""
        element = self._element(sprite)
        element.show(self._face(sprite), at)
        if not sprite.path:
            element.stay(at)
            element.stop(at, sprite)
        return element

    def _enter(self, sprite: Sprite, origin: Sprite | None, moved: Moved) -> None:
        element = self._element(sprite)
        element.show(self._face(sprite), moved.at)
        if sprite.path:
            return
        element.stay(moved.at)
        if origin is not None and not origin.path:
            element.stop(moved.at, sprite, (origin.x, origin.y), origin.turn - sprite.turn)
            element.stop(moved.end(), sprite)
        else:
            element.stop(moved.at, sprite)

    def _leave(self, sprite: Sprite, aim: Sprite | None, moved: Moved) -> None:
        element = self._element(sprite)
        if aim is None or sprite.path or aim.path:
            element.hide(moved.at)
            return
        element.stay(moved.at)
        element.stop(moved.end(), sprite, (aim.x, aim.y))
        element.hide(moved.end())

    def _update(self, old: Sprite, sprite: Sprite, moved: Moved) -> None:
        if _layer(old) != _layer(sprite):
            self._element(old).hide(moved.at)
            self._enter(sprite, old, moved)
            return
        element, motion = self._element(sprite), sprite.motion if _look(old) != _look(sprite) else ""
        if sprite.path:
            element.show(self._face(sprite), moved.at)
            return
        between = _between(moved.tracks.get(sprite.track, []), old, sprite)
        end = moved.end(min(LONGEST, TRACK_STEP * (len(between) + 1)) if between else MOVE)
        middle = (moved.at + end) / 2
        element.show(self._face(sprite), middle if motion else moved.at)
        if is_in_same_place(old, sprite) and not motion:
            return
        element.stay(moved.at)
        if motion:
            x, y, turn = TUMBLE if motion == "tumble" else (0.0, 0.0, 0.0)
            halfway = ((old.x + sprite.x) / 2 + x, (old.y + sprite.y) / 2 + y)
            element.stop(middle, sprite, halfway, turn, EDGE if motion == "turn" else 1.0)
        for n, point in enumerate(between, 1):
            element.stop(moved.at + (end - moved.at) * n / (len(between) + 1), sprite, point)
        element.stop(end, sprite)

    def _element(self, sprite: Sprite) -> Element:
        return self._elements[_layer(sprite)]

    def _face(self, sprite: Sprite) -> str:
        self.used.add(sprite.art)
        classes = sprite_classes(sprite, self.start.colours)
        return f'<g class="{classes}">{sprite_shapes(sprite, self.art)}</g>'


def _layer(sprite: Sprite) -> Layer:
    return Layer(sprite.layer, sprite.id, bool(sprite.path))


def is_in_same_place(old: Sprite, sprite: Sprite) -> bool:
    """Return whether a sprite has neither moved nor turned nor grown."""
    return (old.x, old.y, old.turn, old.scale) == (sprite.x, sprite.y, sprite.turn, sprite.scale)


def _look(sprite: Sprite) -> tuple[str, str, str, int, str]:
    return sprite.art, sprite.text, sprite.look, sprite.seat, sprite.path


def _same_thing(sprite: Sprite, gone: Sequence[Sprite]) -> Sprite | None:
    """Return the removed sprite that is the same thing: same art, and one enters where the other leaves."""
    if not sprite.art or not sprite.enters:
        return None
    return next((old for old in gone if old.art == sprite.art and old.leaves == sprite.enters), None)


def _between(track: Sequence[Point], old: Sprite, sprite: Sprite) -> list[Point]:
    """Return the points of a track that a sprite passes."""
    if not sprite.track or old.track != sprite.track:
        return []
    low, high = sorted((old.at, sprite.at))
    points = list(track[low + 1 : high])
    return points if old.at < sprite.at else points[::-1]
