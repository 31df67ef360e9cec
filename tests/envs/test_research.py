"""The examples in docs/research.md do what the page says."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import StringIO
from typing import Any

import numpy as np

from tests.test_docs import ROOT, blocks

PAGE = ROOT / "docs" / "research.md"


def run(beginning: str) -> tuple[dict[str, Any], str]:
    """Run the example that contains this line; return its names and its output."""
    (code,) = [block for block in blocks(PAGE, "python") if beginning in block]
    names: dict[str, Any] = {}
    printed = StringIO()
    with redirect_stdout(printed):
        exec(compile(code, PAGE.name, "exec"), names)
    return names, printed.getvalue()


def test_the_agent_learns() -> None:
    """It wins at least four of five games against a random player, far more than by luck."""
    names, printed = run("def improve(")
    before, after = names["before"], names["after"]
    doubt = np.sqrt(before.var() / len(before) + after.var() / len(after))
    assert after.mean() - before.mean() > 5 * doubt
    assert (before > 0).mean() < 0.65 and (after > 0).mean() > 0.8
    assert printed.startswith("won ")


def test_the_words_are_as_printed_in_the_document() -> None:
    _, printed = run("match.describe(seat, action)")
    assert blocks(PAGE, "text") == [printed]


def test_a_game_through_pettingzoo() -> None:
    names, _ = run("env.agent_iter()")
    assert names["over"] and not names["env"].agents


def test_a_game_step_by_step() -> None:
    names, printed = run("Steps(")
    assert names["done"] and len(names["steps"].moves) > 10
    assert printed == f"{names['steps'].result.points}\n"


def test_a_game_in_openspiel() -> None:
    names, _ = run("ISMCTSBot(")
    assert names["state"].is_terminal() and sum(names["state"].returns()) == 0
