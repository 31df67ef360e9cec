"""Descriptions of the games for the pages: titles, options, rules, pictures."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from snowbound.core.cast import ANIMALS, NAMES, STRIDES
from snowbound.core.game import Choice, Game, Number, Option, Row, SeatChoice, SeatSet, Value
from snowbound.core.guide import has_guide
from snowbound.core.match import Match
from snowbound.core.picture import COMMON, BadArt
from snowbound.core.scene import settled
from snowbound.core.words import Words, phrase, words

from .lessons import offered_lessons

RULE = re.compile(r"^\s*(?:- |\| )?\*\*(?P<id>[A-Z]+-Q?\d+)\b(?P<text>.*)$")
HEADING = re.compile(r"^#{2,4} (?P<text>.*)$")


def shown(game: Game, language: str) -> dict[str, Any]:
    """Return a game's description for the home page."""
    say = words(game, language)
    return {
        "game": game.id,
        "prefix": game.prefix,
        "title": say.say("title"),
        "summary": _said(say, "summary"),
        "length": _said(say, "length", minutes=game.minutes),
        "players": list(game.players),
        "players_note": _said(say, "players-note"),
        "colours": list(game.colours),
        "rules": game.version,
        "has_points": game.has_points,
        "board": _board(game, say),
        "lessons": offered_lessons(game, language),
        "guide": has_guide(game),
        "options": [_option(option, game, say) for option in game.options],
    }


def _board(game: Game, say: Words) -> dict[str, Any]:
    """Return what is as printed and what is our reconstruction, both empty if the game does not say."""
    return {
        "printed": _said(say, "board-printed"),
        "rebuilt": _said(say, "board-rebuilt"),
        "owned": bool(game.board_change),
        "changeable": game.printed.board is not None,
    }


def cast() -> dict[str, Any]:
    """Return the names and animals of all bots, and how a cast deals them to seats (`core.cast.animals`)."""
    return {"animals": ANIMALS, "names": NAMES, "strides": STRIDES}


def rules(game: Game) -> list[dict[str, str]]:
    """Return every rule and ruling of RULES.md: its id, its text and its section."""
    return list(_rules(game))


@cache
def _rules(game: Game) -> tuple[dict[str, str], ...]:
    found: list[dict[str, str]] = []
    section = ""
    file = game.folder / "RULES.md"
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        if (heading := HEADING.match(line)) is not None:
            section = heading["text"]
        elif (rule := RULE.match(line)) is not None:
            found.append({"id": rule["id"], "text": _plain(rule["text"]), "section": section})
        elif found and line.startswith("  ") and line.strip():  # the rule continues on this line
            found[-1]["text"] += " " + _plain(line)
    return tuple(found)


def _plain(text: str) -> str:
    """Return the text without Markdown markup."""
    return re.sub(r"\*+|^[\s|.:]+|[\s|]+$", "", text).replace("`", "").strip()


def art_file(game: Game | None) -> Path:
    """Return the file with the symbols of a game, or with the symbols that all games share."""
    if game is None:
        return COMMON
    file = game.folder / "art.svg"
    if not file.exists():
        raise BadArt(f"{game.id} has no pictures")
    return file


def _option(option: Option, game: Game, say: Words) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "name": option.name,
        "label": _said(say, f"option-{option.name}") or option.name,
        "help": _said(say, f"option-{option.name}-help"),
        "default": option.default,
        "allowed": option.allowed(game.players[1]),
        "kind": "text",
    }
    if option.ruling:
        shown["ruling"] = True
    if option.origin:
        shown["origin"] = option.origin
    if isinstance(option, Choice):
        shown |= {"kind": "choice", "values": [_value(option, value, say) for value in option.values]}
    elif isinstance(option, SeatSet):
        shown |= {"kind": "seats"}
    elif isinstance(option, Number):
        shown |= {"kind": "number", "low": option.low, "high": option.high, "step": option.step}
        shown["lowest"] = _said(say, f"option-{option.name}-{option.low}")
    elif isinstance(option, SeatChoice):
        shown |= {"kind": "seat"}
    elif isinstance(option, Row):
        shown |= {"kind": "row", "values": [_sample(option, *sample, say) for sample in option.samples]}
    return shown


def _sample(option: Row, name: str, row: str, say: Words) -> dict[str, Any]:
    return {"value": row, "label": _said(say, option.text_id(name)) or name}


def row_pictures(game: Game, option: str) -> list[dict[str, Any]]:
    """Return a picture of each sample of a Row, as the game draws it before its first event."""
    found = next((row for row in game.options if isinstance(row, Row) and row.name == option), None)
    if found is None or game.scene is None:
        raise BadArt(f"{game.id} has no pictures for an option {option[:40]!r}")
    return list(_row_pictures(game, found))


@cache
def _row_pictures(game: Game, option: Row) -> tuple[dict[str, Any], ...]:
    pictures = []
    for _, row in option.samples:
        match = Match(game, game.default_players, options={option.name: row}, chance="manual", compiled=False)
        scene = settled(match.draw())
        scene.sprites = [
            msgspec.structs.replace(sprite, label="")
            for sprite in scene.sprites
            if sprite.id.startswith(option.pictured)
        ]
        pictures.append({"value": row, "scene": scene})
    return tuple(pictures)


def _value(option: Choice, value: Value, say: Words) -> dict[str, Any]:
    return {"value": value, "label": _said(say, option.text_id(value)) or str(value)}


def _said(say: Words, id: str, **fill: int) -> str:
    return say.say(phrase(id, **fill)) if say.has(id) else ""
