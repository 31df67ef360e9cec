"""Both themes: texts and lines stand out from what is behind them (WCAG 1.4.3 and 1.4.11)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

STYLE = Path(__file__).parents[2] / "web" / "src" / "style" / "base.css"
GROUNDS = ("background", "panel", "surface")
TEXT, LINE = 4.5, 3.0


def colours(theme: str) -> dict[str, str]:
    """Return the colours of a theme by name. The light one overrides the dark one."""
    css = STYLE.read_text(encoding="utf-8")
    starts = [css.index(selector) for selector in (":root {", "[data-theme='light'] {")]
    blocks = [css[start : css.index("}", start)] for start in starts]
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", "".join(blocks if theme == "light" else blocks[:1])))


def luminance(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(
    ("ink", "least"),
    [
        ("text", TEXT),
        ("text-muted", TEXT),
        ("link", TEXT),
        ("negative", TEXT),
        ("positive", LINE),
        ("accent-line", LINE),
    ],
)
def test_texts_and_lines_stand_out(theme: str, ink: str, least: float) -> None:
    found = colours(theme)

    for ground in GROUNDS:
        assert contrast(found[ink], found[ground]) >= least, ground


def test_the_text_of_a_primary_button_stands_out() -> None:
    found = colours("light")

    assert contrast(found["accent-text"], found["accent"]) >= TEXT
