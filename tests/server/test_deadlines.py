"""Deadlines: each table comes due once, at the time that was set last."""

from __future__ import annotations

from snowbound.server.tables.deadlines import Deadlines


def test_a_deadline_can_be_moved_later_and_earlier() -> None:
    alarm = Deadlines()
    alarm.set("late", 10)
    alarm.set("late", 30)
    alarm.set("early", 30)
    alarm.set("early", 10)
    assert alarm.due(9) == []
    assert alarm.due(10) == ["early"]
    assert alarm.due(29) == []
    assert alarm.due(30) == ["late"]
    assert alarm.due(1000) == [], "each comes due once"


def test_a_deadline_can_be_cleared_and_set_again() -> None:
    alarm = Deadlines()
    alarm.set("table", 10)
    alarm.set("table", None)
    assert alarm.due(10) == []
    alarm.set("table", 20)
    alarm.set("table", None)
    alarm.set("table", 40)
    assert alarm.due(39) == []
    assert alarm.due(40) == ["table"]


def test_a_deadline_that_is_postponed_with_every_move_uses_no_more_memory() -> None:
    alarm = Deadlines()
    for move in range(1000):
        alarm.set("table", 3600 + move)
    assert len(alarm._heap) == 1
