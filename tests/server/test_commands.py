"""The commands `serve` and `verify`."""

from __future__ import annotations

from pathlib import Path

import pytest

from snowbound.cli import main
from snowbound.core import log as logs
from snowbound.core.contract import CHANCE
from snowbound.core.log import Log, Receipt
from snowbound.core.match import Match
from snowbound.server.tables.chance_receipt import commit, draw, mixing_key


def log_with_receipt() -> Log:
    """A log with the first events of a game, as a server would draw them."""
    match, seed = Match("uno_power_grab", 2, chance="manual"), "ab" * 32
    receipt = Receipt("table", commit(seed), seed, ("", "ff"))
    key = mixing_key(seed, "table", receipt.contributions)
    while match.actors == (CHANCE,):
        match.play(CHANCE, draw(key, len(match.events), match.chances()))
    log = match.log
    return Log(log.game, log.rules, log.players, log.options, log.events, (), receipt)


def test_verify_confirms_a_correct_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "log").write_text(logs.dump(log_with_receipt()))
    assert main(["verify", str(tmp_path / "log")]) == 0
    assert "outcomes of chance" in capsys.readouterr().out


def test_verify_names_the_wrong_event(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = log_with_receipt()
    text = logs.dump(log).splitlines(keepends=True)
    other = next(event.action for event in log.events[2:] if event.action != log.events[1].action)
    text[2] = f'{{"n":1,"seat":"chance","action":{other}}}\n'
    (tmp_path / "log").write_text("".join(text))
    assert main(["verify", str(tmp_path / "log")]) == 2
    assert "event 1 (line 3) is wrong: the log has outcome" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("speed=9", "unknown setting 'speed'"),
        ("queue=many", "setting queue must be a number, not 'many'"),
        ("queue=-1", "setting queue must not be negative"),
        ("compiled=maybe", "setting compiled must be on or off"),
    ],
)
def test_wrong_settings_are_reported(setting: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--set", setting]) == 2
    assert said in capsys.readouterr().err


def test_a_wrong_database_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--database", "oracle://x"]) == 2
    assert "the database must be sqlite:///FILE or postgresql://" in capsys.readouterr().err
