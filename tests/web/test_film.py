"""A film in the browser: pieces glide, or jump if the reader wants less motion."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from snowbound.core.film import MOVE, START, FilmStep
from snowbound.core.film_svg import film_svg
from snowbound.core.picture import Art
from snowbound.core.scene import Patch, Scene, Sprite

ART = """<svg xmlns="http://www.w3.org/2000/svg">
<symbol id="seat-mark" viewBox="0 0 40 40"><circle r="9"/></symbol>
<symbol id="piece" viewBox="0 0 10 10"><rect width="10" height="10"/></symbol>
</svg>"""

# Returns where the piece is at a moment of the film, in units of the picture.
PLACE_AT = """
moment => {
  const film = document.querySelector('svg');
  film.pauseAnimations();
  film.setCurrentTime(moment);
  const piece = document.querySelector('.film-glide use');
  return Math.round(piece.getCTM().e / film.getCTM().a);
}
"""


@pytest.mark.parametrize(("motion", "halfway"), [("no-preference", 200), ("reduce", 300)])
def test_pieces_glide_or_jump(browser: Browser, tmp_path: Path, motion: str, halfway: int) -> None:
    (tmp_path / "art.svg").write_text(ART, encoding="utf-8")
    art = Art(tmp_path / "art.svg")
    start = Scene(width=400, height=100, sprites=[Sprite(id="a", art="piece", x=100, y=50)])
    step = FilmStep(Patch(sprites=[Sprite(id="a", art="piece", x=300, y=50)]), seconds=2.0)
    page = browser.new_page(reduced_motion=motion)  # type: ignore[arg-type]
    page.set_content(film_svg("Film", [], start, [step], art))

    places = [page.evaluate(PLACE_AT, at) for at in (START / 2, START + MOVE / 2, START + MOVE + 0.5)]

    page.close()
    assert places == [100, halfway, 300]
