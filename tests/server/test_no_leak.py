"""Nothing leaks: two tables that differ only in what a viewer may not know send that viewer the same bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from snowbound.core import facts, scene, words
from snowbound.core.board_change import Change
from snowbound.core.chance import stream
from snowbound.core.contract import SPECTATOR
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.record import snapshot
from snowbound.games import find
from snowbound.server.messages import explanations, views, wire
from snowbound.server.messages.views import Preferences
from snowbound.server.tables import authorization, bot_questions, commands, drawing, hint_commands, waits
from snowbound.server.tables.draft import Draft
from snowbound.server.tables.pending import Question
from snowbound.server.tables.records import Agreement, Seat
from snowbound.server.tables.table import TableState
from snowbound.server.transport import advice, hints
from snowbound.server.workers.worker import BotQuestion
from snowbound.testing.driver import Driver, Position
from tests.server.lockstep import Lockstep, Options, fresh_matches
from tests.server.worlds import BOT, GUESTS, SEED, TABLE, Leak, changes_of, settled, two_worlds

VIEWERS = (SPECTATOR, 0, 1, BOT)
SHORT: dict[str, Options] = {"uno_power_grab": {"scoring": "single_round"}}

RUNS = {"uno_power_grab": ((0, 19),), "ice_flow": ((0, 13),), "polar_rush": ((0, 13),)}
"""The step from which the worlds differ, and the last step. In most games hidden facts are soon revealed."""

CHANGED: dict[str, Change] = {
    "arctic_race": {"racers.1.points.0": 9},
    "arctic_roll": {"scoring.table.1": 7},
    "ice_flow": {"lane.0.strength": 3},
    "polar_rush": {"die.faces.5": 4},
    "uno_power_grab": {"constants.hand_size": 6},
}
"""The changed boards on which one viewer plays."""

LATER = frozenset({"seed", "rematch", "reason", "over", "points", "places", "reckoning", "claimed"})
"""Fields that are sent only after the game, when nothing is hidden, or at a closed table, which shows no position.

UNO Power Grab reckons after each round, when all hands are open.
"""

AFTERWARDS = (wire.ChanceReceipt, wire.Reviewing, wire.Reviewed)
KINDS = tuple(kind for kind in get_args(wire.Messages) if kind not in AFTERWARDS)
"""The kinds of messages during a game. The receipt and reviews come after it."""

BY_GAME = frozenset({"group", "parts", "heading"})
"""Fields of choices that have headings or pictures, which is a matter of the game. All bytes are compared."""

LESSON = frozenset(
    {"news.info.lesson", "replay.info.lesson", "tables.tables.lesson", "news.view.lesson"}
    | {f"news.view.lesson.{name}" for name in ("actions", "done", "glow", "name", "rules", "steps", "text")}
)
"""Fields of lesson tables. One person sits there, and the script decides what is hidden: there is only one world."""

NOT_HERE = LESSON | {"ack.invitation", "replay.steps.told.what", "replay.steps.told.scene"}
"""Fields that cannot occur here: tables are public, replays have no proposals, and their pictures are in steps."""

SIMULTANEOUS = frozenset({"ack.changed", "news.view.changes", "news.view.changes.action", "news.view.changes.text"})
"""Fields of games with simultaneous choices."""

GLIMPSE = frozenset({"news.view.glimpse"})
"""Fields of memory games."""

EARLIER = frozenset({"replay.scene", "replay.steps.position", "replay.steps.scene"})
"""What nobody may look up in a memory game."""

WAITS = frozenset({"news.wait", "news.wait.due", "news.wait.lasts", "news.wait.ready", "news.wait.call"})
"""Fields of tables that wait. In UNO Power Grab, nobody comes down to one card in these steps.

Polar Rush waits for a look and never for a call.
"""

CALLS = frozenset({"news.view.calls", "news.view.calls.action", "news.view.calls.text"})
"""Fields of games with a call."""

LACKING = {
    "arctic_race": GLIMPSE | WAITS | CALLS,
    "arctic_roll": GLIMPSE | SIMULTANEOUS | WAITS | CALLS,
    "ice_flow": GLIMPSE | SIMULTANEOUS | WAITS | CALLS,
    "polar_rush": SIMULTANEOUS | EARLIER | CALLS | {"news.wait.call"},
    "uno_power_grab": GLIMPSE | SIMULTANEOUS | WAITS,
}


async def played(
    folder: Path, patch: pytest.MonkeyPatch, game: Game, viewer: int, seed: int, steps: int, alike_until: int = 0
) -> Lockstep:
    """Play a game in two worlds, with everything that a curious viewer may request."""
    async with two_worlds(folder, patch) as worlds:
        both = Lockstep(worlds, game, viewer, seed, SHORT.get(game.id, {}), alike_until)
        await both.begin()
        while both.steps < steps and await both.step():
            await both.compare()
            await both.foresee()
            await both.wonder()
            await both.take_hints()
            await both.ask_the_coach()
            if both.steps % 8 == 2:
                await both.ask_around()
            if both.steps % 5 == 3:
                await both.try_moves()
            if both.steps in {6, 19}:
                await both.take_back()
            if both.steps == 12:
                await both.leave_and_return()
        await both.ask_around()
        await both.leave_for_good()
        await both.say_goodbye()
    return both


@pytest.mark.parametrize("game_id", ["arctic_race", "arctic_roll", "ice_flow", "polar_rush", "uno_power_grab"])
def test_worlds_with_different_hidden_parts_send_the_same_bytes(
    game_id: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    covered: set[str] = set()
    steps = differing = compared = 0
    for viewer in VIEWERS:
        for seed, (alike_until, most) in enumerate(RUNS.get(game_id, ((0, 6), (10, 15)))):
            place = folder / f"{viewer}-{seed}"
            game = find(game_id).changed(CHANGED[game_id]) if viewer == 1 else find(game_id)
            both = asyncio.run(played(place, monkeypatch, game, viewer, seed, most, alike_until))
            covered |= both.covered
            steps, differing, compared = steps + both.steps, differing + both.differing, compared + both.compared
    assert compared > 20 * steps
    assert differing >= 6 or game_id in {"ice_flow", "polar_rush"}, f"only {differing} of {steps} steps differed"
    assert {kind.__struct_config__.tag for kind in KINDS} <= covered, "every kind of message"
    missing = set(expected()) - covered - LACKING[game_id] - NOT_HERE
    assert not missing, f"fields that were not compared: {sorted(missing)}"


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_what_was_visible_for_a_short_time_cannot_be_looked_up_later(
    viewer: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two_worlds(folder, monkeypatch) as worlds:
            both = Lockstep(worlds, find("polar_rush"), viewer, 5, {})
            await both.begin()
            met = 0
            while met < 3:
                assert both.steps < 40, "tiles are turned over and back again"
                if await both.part_and_meet():
                    met += 1
                    await both.ask_around()
                    await both.try_moves()
                    await both.wonder()
                elif not await both.step():
                    break
            assert met, "another seat turned over another tile"

    asyncio.run(run())


OF_GAMES = frozenset(module.__name__ for module in (scene, facts, words))
"""Modules of structures whose contents depend on the game: pictures, facts, and texts with pictures."""


def expected() -> Iterator[str]:
    """Return the path of every field of every message that may be sent during a game."""
    for kind in KINDS:
        yield from _paths(kind, str(kind.__struct_config__.tag))


def _paths(kind: Any, path: str) -> Iterator[str]:
    for name, hint in get_type_hints(kind).items():
        if name not in LATER | BY_GAME:
            yield f"{path}.{name}"
            for part in _structs(hint):
                yield from _paths(part, f"{path}.{name}")


def _structs(hint: Any) -> Iterator[Any]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        if hint.__module__ not in OF_GAMES:
            yield hint
        return
    for part in get_args(hint):
        yield from _structs(part)


def test_a_contribution_is_hidden_until_the_game_starts(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with two_worlds(folder, monkeypatch) as worlds:
            both = Lockstep(worlds, find("uno_power_grab"), 1, 1, {})
            for world in worlds:
                for name in (*GUESTS, "view", "bare"):
                    world.connect(name, name if name in GUESTS else "Bea")
            seats = ["me", "open", "open"]
            await both.command("Ann", "create", game="uno_power_grab", seats=seats)
            await both.watch()
            monkeypatch.setattr(drawing, "pledge_of", lambda number: "ab" * 32)
            commitment = worlds[0].table.commitment
            for guest in ("Ann", "Bea"):
                if guest == "Bea":
                    await both.command("Bea", "sit", table=TABLE)
                await both.command(guest, "pledge", table=TABLE, commitment=commitment, pledge="ab" * 32)
            await both.command("Cid", "sit", table=TABLE)
            for world, number in zip(worlds, ("aa", "bb"), strict=True):
                await world.lines["Ann"].do("reveal", "number", table=TABLE, number=number)
            await both.compare()
            await both.ask_around()
            with pytest.raises(Leak, match="aa"):  # from now on it is public
                scripts = settled(fresh_matches(both.game, {}), 1, both.rng)
                await both.command("Bea", "reveal", scripts, table=TABLE, number="cc")
                await both.compare()

    asyncio.run(run())


# --- imagined worlds at many positions of a game


def test_imagined_worlds_produce_the_same_messages(game: Game) -> None:
    """News, fields and refusals are the same in a world that the viewer cannot tell from the true one."""
    driver = Driver(game, compiled=False)
    rng, random = stream(4), Random(4)
    table = started(game, SHORT.get(game.id, {}))
    told = 0
    for number in range(60):
        assert table.match is not None
        if table.is_over:
            break
        if number % 6 == 0:
            for viewer in (SPECTATOR, 0, 1, 2):
                true = Position(driver.run, table.match.position.states)
                other = imagined(table, snapshot(true.world(viewer, rng).states, 0))
                assert shown(table, viewer) == shown(other, viewer), f"viewer {viewer} at event {number}"
                told += 1
        draft = Draft(table, number)
        if table.wait is not None:
            waits.go_on(draft)
            continue
        seat = random.choice(list(table.questions))
        commands.move(draft, seat, random.choice(table.questions[seat].legal), key=None, expect=None, by="person")
    assert told > 15


def started(game: Game, options: Options) -> TableState:
    """Return a table of three people in memory."""
    seats = [Seat("person", name, guest=name) for name in ("Ann", "Bea", "Cid")]
    agreed = Agreement("t", game.id, game.version, 3, options, "Ann", "normal", 3, "public", "", SEED, "", 0, seats)
    table = TableState(agreed, game, compiled=False)
    drawing.begin(Draft(table, 0), 0)
    return table


def imagined(table: TableState, world: bytes) -> TableState:
    """Return the same table at another position."""
    other = copy(table)
    assert table.match is not None
    other.match = table.match.at(len(table.match.events), world)
    other.questions = {
        seat: msgspec.structs.replace(question, legal=other.match.legal(seat))
        for seat, question in table.questions.items()
    }
    return other


def shown(table: TableState, viewer: int) -> list[bytes]:
    """Return everything a viewer can see, every refusal, and an answer about each thing on the board."""
    assert table.match is not None
    preferences_tried = (views.Preferences("en", True, "wide"), views.Preferences("fi", False, "tall"))
    found = [wire.encode(views.news(table, viewer, preferences)) for preferences in preferences_tried]
    found.append(wire.encode(views.fields(table, viewer)))
    named = [sprite.id for sprite in table.match.draw(viewer).sprites if sprite.label]
    for sprite in named[:: 1 + len(named) // 12]:
        asked = wire.AskWhy(table=table.id, seat=viewer, sprite=sprite)
        found.append(wire.encode(explanations.explanation(table, asked, preferences_tried[0])))
    if viewer == SPECTATOR:
        return found
    possible = {*table.match.legal(viewer), *changes_of(table, viewer)}
    for action in range(-1, table.game.actions + 1, 1 + table.game.actions // 30):
        if action not in possible:
            with pytest.raises(SnowboundError) as refused:
                commands.move(Draft(table, 0), viewer, action, key=None, expect=None, by="person")
            found.append(wire.encode(refused.value.as_data()))
    return found


# --- the tests above would find a leak


def leaky_event(
    table: TableState, move: views.AnnouncedMove, viewer: int, preferences: views.Preferences
) -> wire.TableEvent:
    step = EVENT(table, move, viewer, preferences)
    return msgspec.structs.replace(step, action=move.record.action)


def leaky_view(table: TableState, seat: int, preferences: views.Preferences) -> wire.GameView | None:
    view = VIEW(table, seat, preferences)
    if view is not None and table.match is not None:
        view.position = table.match.bytes()
    return view


def talkative_view(table: TableState, seat: int, preferences: views.Preferences) -> wire.GameView | None:
    """Leaks by the length of a list how many actions others have."""
    view = VIEW(table, seat, preferences)
    if view is not None:
        view.actors = [s for s, question in table.questions.items() for _ in question.legal]
    return view


def leaky_picture(table: TableState, seat: int, preferences: views.Preferences) -> scene.Scene | None:
    """Draws what only another seat may see."""
    renderer = preferences.renderer(1 - max(seat, 0))
    return renderer.scene(table.match) if renderer is not None and table.match is not None else None


def leaky_info(table: TableState) -> wire.TableInfo:
    return msgspec.structs.replace(INFO(table), seed=table.agreement.seed)


def leaky_clock(table: TableState) -> wire.ClockInfo | None:
    """Leaks by a clock how many actions a seat has."""
    return wire.ClockInfo({seat: len(question.legal) for seat, question in table.questions.items()}, {})


def leaky_refusal(table: TableState, seat: int, expect: int | None, asked: int | None) -> None:
    assert table.match is not None
    if expect == 1:
        raise commands.Stale(f"not at {table.match.bytes().hex()}")


def leaky_fields(table: TableState, seat: int) -> dict[str, Any]:
    return FIELDS(table, 0 if seat != 0 else 1)


def leaky_explanation(table: TableState, command: wire.AskWhy, preferences: Preferences) -> wire.Explained:
    """Tells what the next seat could do instead."""
    answer = EXPLANATION(table, command, preferences)
    assert table.match is not None
    other = (command.seat + 1) % table.agreement.players
    return msgspec.structs.replace(answer, instead=[str(action) for action in table.match.legal(other)])


def leaky_question(path: str, table: TableState, seat: int, skill: str, purpose: str) -> BotQuestion:
    """Asks a worker about the true position."""
    assert table.match is not None
    question = bot_questions.bot_question(path, table, seat, skill, purpose)
    return msgspec.structs.replace(question, view=table.match.bytes())


def leaky_take_hint(draft: Draft, seat: int) -> Question:
    """Tells everyone by the number of records how many actions a seat has."""
    question = TAKE_HINT(draft, seat)
    for _ in question.legal:
        draft.add("hint", seat, began=question.began)
    return question


TAKE_HINT = hint_commands.take_hint
EXPLANATION = explanations.explanation
EVENT, VIEW, INFO, FIELDS = views.told_move, views.view, views.table_info, views.fields
LEAKS = {
    "told_move": leaky_event,
    "view": leaky_view,
    "table_info": leaky_info,
    "clock": leaky_clock,
    "fields": leaky_fields,
    "picture": leaky_picture,
}


@pytest.mark.parametrize(
    "leak",
    [*LEAKS.values(), talkative_view, leaky_refusal, leaky_explanation, leaky_question, leaky_take_hint],
    ids=lambda leak: leak.__name__,
)
def test_a_leak_in_uno_power_grab_is_found(leak: Any, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if leak is leaky_refusal:
        monkeypatch.setattr(commands, "_refuse_stale", leak)
    elif leak is leaky_explanation:
        monkeypatch.setattr(authorization, "explanation", leak)
    elif leak in (leaky_question, leaky_take_hint):
        module, name = (advice, "bot_question") if leak is leaky_question else (hints, "take_hint")
        monkeypatch.setattr(module, name, leak)
    else:
        name = next((name for name, known in LEAKS.items() if known is leak), "view")
        monkeypatch.setattr(views, name, leak)
    with pytest.raises(Leak):
        asyncio.run(played(folder, monkeypatch, find("uno_power_grab"), 0, 1, 40))
