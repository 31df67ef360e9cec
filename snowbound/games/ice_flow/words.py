from typing import Any
from snowbound.core.words import Phrase, phrase
def question(s: Any, seat: int) -> Phrase:
    return phrase("title")
def action(s: Any, seat: int, action: int) -> Phrase:
    return phrase("title")
def event(s: Any, seat: int, action: int | None) -> Phrase:
    return phrase("title")
def table(s: Any, seat: int) -> list[Phrase]:
    return []
