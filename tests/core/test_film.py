"""Films: a game as one animated SVG file shows at every moment the picture of that moment."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from snowbound import Match
from snowbound.core.errors import SnowboundError
from snowbound.core.facts import ToldFact
from snowbound.core.film import FASTEST, MOST_SECONDS, SECONDS, START, Film, film_step, paced
from snowbound.core.film_svg import film_svg
from snowbound.core.picture import COMMON, Art, art_of, sprite_classes, sprite_shapes
from snowbound.core.retelling import Retelling, retell
from snowbound.core.scene import Patch, Scene, Sprite, in_words, patched
from snowbound.games import names
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE

SVG = "{http://www.w3.org/2000/svg}"
MOST_PER_EVENT = 2000
"""Letters of a film per event; the first pictures, in which pieces appear, count as 20 events."""

ART = """<svg xmlns="http://www.w3.org/2000/svg">
<style>.a { fill: red; }</style>
<symbol id="seat-mark" viewBox="0 0 40 40"><circle r="9"/></symbol>
<symbol id="piece" viewBox="0 0 10 10"><use href="#part"/></symbol>
<symbol id="part" viewBox="0 0 4 4"><circle r="2"/></symbol>
<symbol id="other" viewBox="0 0 10 10"><circle r="1"/></symbol>
</svg>
"""


@pytest.fixture
def art(tmp_path: Path) -> Art:
    (tmp_path / "art.svg").write_text(ART, encoding="utf-8")
    return Art(tmp_path / "art.svg")


def scene(*sprites: Sprite, **more: object) -> Scene:
    return Scene(width=100, height=50, sprites=list(sprites), colours=["red", "blue"], **more)  # type: ignore[arg-type]


def piece(x: float = 0, id: str = "a", **more: object) -> Sprite:
    return Sprite(id=id, art="piece", x=x, **more)  # type: ignore[arg-type]


def line(text: str, weight: str = "line", seat: int = -1) -> ToldFact:
    return ToldFact("event", weight, text, seat=seat)  # type: ignore[arg-type]


def shown_at(film: Film, moment: float) -> dict[str, tuple[str, tuple[float, float]]]:
    """Return the visible sprites with their face and place at a moment at which nothing moves."""
    found = {}
    for layer, element in film.elements:
        faces = [face for face, spans in element.faces.items() if any(a <= moment < b for a, b in spans)]
        assert len(faces) <= 1, f"{layer.id} has two faces at once"
        if faces:
            last = [stop for stop in element.stops if stop.at <= moment]
            found[layer.id] = (faces[0], last[-1].place if last else (0.0, 0.0))
    return found


def expected(scene: Scene, art: Art) -> dict[str, tuple[str, tuple[float, float]]]:
    return {
        sprite.id: (
            f'<g class="{sprite_classes(sprite, scene.colours)}">{sprite_shapes(sprite, art)}</g>',
            (0.0, 0.0) if sprite.path else (sprite.x, sprite.y),
        )
        for sprite in scene.sprites
    }


@pytest.mark.parametrize("name", names())
def test_a_film_shows_after_every_event_the_picture_after_it(name: str) -> None:
    match = Match(name, players=2, seed=5, compiled=False)
    for number in range(30):
        actor = match.actors[0]
        match.play(actor, match.legal(actor)[number % len(match.legal(actor))])
    told = retell(match, None)
    assert told.start is not None
    art = art_of(match.game.folder)
    steps = [film_step(event.change, event.facts) for event in told.events]
    film = Film(told.start, steps, art)

    now = told.start
    assert shown_at(film, START / 2) == expected(now, art)
    for (at, step), event in zip(film.times(), told.events, strict=True):
        now = patched(now, event.change)
        assert shown_at(film, at + 0.9 * step.seconds) == expected(now, art)


@pytest.mark.parametrize("name", names())
def test_a_film_is_one_small_file_without_scripts_and_links(name: str) -> None:
    match = Match(name, players=2, seed=5, compiled=False)
    for _ in range(20):
        match.play(match.actors[0], match.legal(match.actors[0])[0])

    film = retell(match).film()

    root = ET.fromstring(film)
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert "animate" in tags and "animateTransform" in tags
    assert not {"script", "foreignObject", "image", "a"} & tags
    assert not [name for element in root.iter() for name in element.attrib if name.startswith("on")]
    links = [value for element in root.iter() for name, value in element.attrib.items() if name.endswith("href")]
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    assert links and {link.removeprefix("#") for link in links} <= ids
    art = (match.game.folder / "art.svg").read_text(encoding="utf-8") + COMMON.read_text(encoding="utf-8")
    assert len(film) < len(art) + MOST_PER_EVENT * (len(match.events) + 20)


def test_only_symbols_that_are_used_are_in_the_file(art: Art) -> None:
    film = film_svg("Title", ["Ann", "Bea"], scene(piece()), [], art)

    assert re.findall(r'symbol id="([^"]+)"', film) == ["seat-mark", "piece", "part"]


def test_names_and_texts_are_escaped(art: Art) -> None:
    sprite = Sprite(id="a", text="<1>")
    film = film_svg("A & B", ["<script>x</script>", "Bea"], scene(sprite), [film_step(Patch(), [line("a < b")])], art)

    texts = [element.text for element in ET.fromstring(film).iter(f"{SVG}text")]
    assert texts == ["<1>", "A & B", "<script>x</script>", "Bea", "a < b"]


def test_a_sprite_enters_from_the_place_of_another_and_leaves_to_it(art: Art) -> None:
    pile = piece(90, "pile")
    steps = [
        film_step(Patch(sprites=[piece(10, enters="pile")]), [line("A card is drawn.")]),
        film_step(Patch(gone=["a"]), [line("It is gone.")]),
    ]
    film = Film(scene(pile), steps, art)

    element = next(element for layer, element in film.elements if layer.id == "a")
    assert [stop.place[0] for stop in element.stops] == [90, 10]
    [[(start, end)]] = element.faces.values()
    assert (start, end) == (START, START + steps[0].seconds)


def test_a_sprite_moves_along_its_track(art: Art) -> None:
    track = {"way": [(float(n), 0.0) for n in range(0, 50, 10)]}
    start = scene(piece(0, track="way", at=0), tracks=track)
    film = Film(start, [film_step(Patch(sprites=[piece(30, track="way", at=3)]), [line("It goes three steps.")])], art)

    [(_, element)] = film.elements
    assert [stop.place[0] for stop in element.stops] == [0, 0, 10, 20, 30]


def test_a_sprite_that_changes_its_layer_is_drawn_in_both(art: Art) -> None:
    film = Film(scene(piece(5)), [film_step(Patch(sprites=[piece(8, layer=3)]), [line("It is lifted.")])], art)

    assert [layer.layer for layer, _ in film.elements] == [0, 3]
    assert len(shown_at(film, 0.1)) == len(shown_at(film, film.seconds - 0.1)) == 1


def test_headlines_stand_longer_than_lines_and_details() -> None:
    headline, plain, detail = (
        film_step(Patch(), [line("Something.", weight)]) for weight in ("headline", "line", "detail")
    )

    assert headline.seconds == SECONDS["headline"] > plain.seconds > detail.seconds
    assert (plain.caption, detail.caption) == ("Something.", ""), "a detail leaves the last caption"
    assert film_step(Patch(), [line("x" * 200)]).seconds > headline.seconds, "there is time to read"


def test_a_long_game_is_shown_faster_except_its_headlines() -> None:
    short = [film_step(Patch(), [line("Ann rolls.")])] * 20
    long = [*short * 40, film_step(Patch(), [line("Ann wins!", "headline")])]

    assert paced(short) == short
    faster = paced(long)
    assert sum(step.seconds for step in faster) == pytest.approx(MOST_SECONDS)
    assert faster[-1] == long[-1] and faster[0].seconds < long[0].seconds
    assert paced(long * 9)[0].seconds == pytest.approx(FASTEST * long[0].seconds), "not faster than one can see"


def test_a_caption_has_the_mark_of_the_player_who_acts() -> None:
    assert film_step(Patch(), [line("A round."), line("Ann draws.", seat=1)]).seat == 1


def test_a_game_without_pictures_cannot_be_filmed() -> None:
    with pytest.raises(SnowboundError, match="no pictures"):
        Retelling(TIC_TAC_TOE, "en", ["Ann", "Bea"], []).film()


def test_labels_are_not_part_of_a_film(art: Art) -> None:
    [said] = in_words([piece(label="secret name")], lambda phrase: "")

    assert "secret" not in film_svg("Title", ["Ann", "Bea"], scene(said), [], art)


def test_a_sprite_jumps_for_readers_who_want_less_motion(art: Art) -> None:
    track = {"way": [(float(n), 0.0) for n in range(0, 50, 10)]}
    start = scene(piece(0, track="way", at=0, turn=90.0), tracks=track)
    step = film_step(Patch(sprites=[piece(30, track="way", at=3, scale=2.0)]), [line("It goes three steps.")])

    root = ET.fromstring(film_svg("Title", [], start, [step], art))

    moved = {
        (animation.attrib["type"], animation.attrib.get("calcMode", "glide")): animation.attrib["values"]
        for animation in root.iter(f"{SVG}animateTransform")
    }
    assert moved["translate", "discrete"] == "0;0;30;30", "from the start to the end of its track"
    assert moved["translate", "glide"] == "0;0;-30;-20;-10;0;0", "how far it is from there"
    assert moved["rotate", "discrete"] == "90;90;0;0" and moved["rotate", "glide"] == "0;0;90;0;0"
    assert moved["scale", "discrete"] == "1;1;2;2" and moved["scale", "glide"] == "1;1;0.5;1;1"
