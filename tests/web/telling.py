"""Checks of what a page tells after a game: the log, why it ended and what each player has, in every language."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from snowbound.core.words import LANGUAGES
from snowbound.server.messages.replays import PAGE

LINES = ".sb-log .sb-log-block > div > ol > li"
LANGUAGE = (
    "localStorage.setItem('snowbound.settings', JSON.stringify({ language: '%s', motion: 'less', sound: false }));"
)


def check_newest_is_visible(page: Page) -> None:
    """The log has followed the game to its last line."""
    lines = page.locator(LINES)
    expect(lines.last).to_be_in_viewport()
    assert lines.count() > 1, "the log tells a story"


def check_end_in_every_language(page: Page) -> None:
    """The page says in every language what the server says: the last lines of the log, the reasons and the scores."""
    found = re.search(r"/t/([^/?#]+)", page.url)
    assert found is not None
    told: set[str] = set()
    for language in LANGUAGES:
        path = f"/api/tables/{found[1]}/replay?lens=seat:0&language={language}"
        events = page.request.get(f"{path}&count=1").json()["events"]
        replay = page.request.get(f"{path}&from={max(0, events - PAGE)}").json()
        reckoning = replay["reckoning"]
        reasons = [fact["text"] for fact in reckoning if fact["weight"] == "why"]
        scores = [fact["text"] for fact in reckoning if fact["weight"] != "why"]
        lines = [
            fact["text"]
            for step in replay["steps"]
            for fact in step["told"].get("facts", [])
            if fact["weight"] in {"headline", "line"}
        ]
        page.add_init_script(LANGUAGE % language)  # after the scripts of the player, which set no language
        page.reload()
        expect(page.locator(".sb-reasons li").first).to_be_visible()
        said = plain(page.locator(".sb-reasons li").all_text_contents())
        assert said == plain(reasons), f"{language}: {said} is not {reasons}"
        assert sorted(plain(page.locator(".sb-score li").all_text_contents())) == sorted(plain(scores))
        expect(page.locator(LINES).first).to_be_attached()
        log = " ".join(plain(page.locator(LINES).all_text_contents()))
        lacking = [line for line in plain(lines[-3:]) if line not in log]
        assert not lacking, f"{language}: the log lacks {lacking} and ends with {log[-300:]!r}"
        told.add(" ".join(reasons))
    assert len(told) == len(LANGUAGES), "every language has its own sentence"


def plain(texts: list[str]) -> list[str]:
    """Return texts with single spaces."""
    return [re.sub(r"\s+", " ", text).strip() for text in texts]
