"""Descriptions of the games for the pages: titles, options, rules, pictures."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from snowbound.core.game import Choice, Game, Number, Option, SeatChoice, SeatSet, Value
from snowbound.core.picture import COMMON, BadArt
from snowbound.core.words import Words, phrase, words

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
        "options": [_option(option, game, say) for option in game.options],
    }


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
        "default": option.default,
        "allowed": option.allowed(game.players[1]),
        "kind": "text",
    }
    if option.ruling:
        shown["ruling"] = True
    if isinstance(option, Choice):
        shown |= {"kind": "choice", "values": [_value(option, value, say) for value in option.values]}
    elif isinstance(option, SeatSet):
        shown |= {"kind": "seats"}
    elif isinstance(option, Number):
        shown |= {"kind": "number", "low": option.low, "high": option.high}
    elif isinstance(option, SeatChoice):
        shown |= {"kind": "seat"}
    return shown


def _value(option: Choice, value: Value, say: Words) -> dict[str, Any]:
    return {"value": value, "label": _said(say, option.text_id(value)) or str(value)}


def _said(say: Words, id: str, **fill: int) -> str:
    return say.say(phrase(id, **fill)) if say.has(id) else ""
