"""Logs: what is written can be read, and damage is reported with its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snowbound import Match
from snowbound.core.contract import CHANCE
from snowbound.core.errors import BadLog, UnknownGame, UnknownVersion
from snowbound.core.game import Game
from snowbound.core.log import Event, Log, dump, parse, read
from snowbound.core.names import BadName

HEADER = '{"snowbound":1,"game":"uno_power_grab","rules":1,"players":3,"options":{"uno_calls":"auto"}}\n'
NAMED = '{"snowbound":1,"game":"uno_power_grab","rules":1,"players":3,"options":{},"names":%s}\n'


def test_a_log_reads_as_it_was_written(game: Game) -> None:
    match = Match(game, game.players[1], seed=3)
    for _ in range(25):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[-1])
    text = dump(match.log)
    assert parse(text) == match.log
    assert dump(parse(text)) == text
    again = Match.replay(parse(text))
    assert again.bytes() == match.bytes()
    assert again.options == match.options


def test_names_are_kept_and_change_nothing_else(game: Game) -> None:
    players = game.players[1]
    plain, named = (Match(game, players, seed=3, names=names) for names in ((), ("Ann", *[""] * (players - 1))))
    for _ in range(12):
        for match in (plain, named):
            match.play(match.actors[0], match.legal(match.actors[0])[-1])
    text = dump(named.log)
    assert "names" not in dump(plain.log)
    assert text.splitlines()[1:] == dump(plain.log).splitlines()[1:]
    again = Match.replay(parse(text))
    assert again.names == named.names and again.bytes() == plain.bytes() and dump(again.log) == text
    assert any("Ann" in told.text for told in again.history(0)), "texts use the name"
    assert not any("Ann" in told.text for told in Match.replay(parse(text), names=()).history(0))


def test_a_match_refuses_names_that_no_log_could_keep() -> None:
    with pytest.raises(BadName, match="2 players have 2 names, or none: not 3"):
        Match("polar_rush", 2, names=("Ann", "Bea", "Cid"))
    match = Match("polar_rush", 2, compiled=False)
    match.names = ("Ann", "Bea\n")
    with pytest.raises(BadName, match="the name of seat 1"):
        _ = match.log


@given(st.lists(st.tuples(st.integers(0, 9) | st.just(CHANCE), st.integers(0, 500)), max_size=30))
def test_any_events_survive_writing_and_reading(events: list[tuple[int, int]]) -> None:
    log = Log("uno_power_grab", 1, 4, {"scoring": "single_round"}, tuple(Event(*event) for event in events))
    assert parse(dump(log)) == log


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "x.log is empty: its first line must name the game"),
        ("\n\n", "x.log is empty"),
        (HEADER[:-1], "x.log, line 1: the last line is cut off"),
        (HEADER + '{"n":0,"seat":"cha', "x.log, line 2: the last line is cut off"),
        ("rubbish\n", "x.log, line 1 is not JSON"),
        ('{"snowbound":2,"game":"g","rules":1,"players":2,"options":{}}\n', "line 1: format 2 is not known, only 1"),
        ('{"snowbound":1,"game":"g","rules":1,"options":{}}\n', "line 1: .*missing required field `players`"),
        (HEADER.replace('"players"', '"cheat":1,"players"'), "line 1: .*unknown field `cheat`"),
        (HEADER + '{"n":0,"seat":0}\n', "line 2: .*missing required field `action`"),
        (HEADER + '{"n":0,"seat":"dice","action":1}\n', "line 2: Invalid enum value 'dice'"),
        (HEADER + '{"n":0,"seat":0,"action":"DRAW"}\n', "line 2: Expected `int`, got `str`"),
        (HEADER + '{"n":1,"seat":"chance","action":1}\n', "line 2: event 0 is expected here, not 1"),
        (HEADER + '{"n":0,"seat":15,"action":1}\n', 'line 2: chance is written "chance", not 15'),
        (HEADER + "\n", "line 2 is not JSON"),
        (NAMED % '["Ann","Bea"]', "line 1: 3 players have 3 names, or none: not 2"),
        (NAMED % '["Ann","Bea",3]', r"line 1: Expected `str`, got `int` - at `\$.names\[2\]`"),
        (NAMED % '["Ann","Be\\na",""]', r"line 1: the name of seat 1 has at most 48 printable .*'Be\\na'"),
        (NAMED % '["Ann","\\u202eaeB",""]', r"line 1: the name of seat 1 has at most 48 printable .*'\\u202eaeB'"),
        (NAMED % '["Ann"," ",""]', "line 1: the name of seat 1 .* no space at its ends"),
        (NAMED % f'["{"A" * 49}","",""]', "line 1: the name of seat 0 has at most 48"),
    ],
)
def test_damage_is_reported_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadLog, match=said):
        parse(text, "x.log")


def test_a_log_of_an_unknown_game_or_version_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'uno_power_grap': did you mean uno_power_grab?"):
        Match.replay(Log("uno_power_grap", 1, 2, {}, ()))
    with pytest.raises(UnknownVersion, match="cannot be played by edition 9 of its rules, only by "):
        Match.replay(Log("uno_power_grab", 9, 2, {}, ()))


def test_an_impossible_event_is_reported_with_its_line() -> None:
    good = parse(HEADER + '{"n":0,"seat":"chance","action":2}\n')
    Match.replay(good)
    wrong_dealer = Log(good.game, good.rules, good.players, good.options, (Event(CHANCE, 3),))
    with pytest.raises(
        BadLog, match=r"event 0 of the log \(line 2\) is not possible: chance cannot have the outcome 3"
    ):
        Match.replay(wrong_dealer)
    wrong_seat = Log(good.game, good.rules, good.players, good.options, (Event(CHANCE, 2), Event(1, 90)))
    with pytest.raises(BadLog, match=r"event 1 of the log \(line 3\) is not possible: seat 1 may not act"):
        Match.replay(wrong_seat)


def test_a_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(BadLog, match="there is no file"):
        read(tmp_path / "none.log")
    (tmp_path / "picture.log").write_bytes(b"\xff\xd8\xff")
    with pytest.raises(BadLog, match="cannot be read"):
        read(tmp_path / "picture.log")
