"""A game in two worlds at once: every message to a viewer must be the same bytes in both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any

import msgspec

from snowbound.core.contract import CHANCE, SPECTATOR
from snowbound.core.game import Game
from snowbound.core.log import Event
from snowbound.core.match import Match
from snowbound.server.storage import boards
from snowbound.server.tables import commands
from snowbound.server.tables.bot_questions import bot_question
from snowbound.server.tables.chance_receipt import pledge_of
from snowbound.server.tables.commands import hand_to_stand_ins
from snowbound.server.tables.draft import Draft
from snowbound.server.tables.drawing import ANSWER_TIME, start_over_if_due
from snowbound.server.tables.records import By
from tests.server.worlds import (
    BOT,
    GUESTS,
    SEED,
    TABLE,
    Connection,
    Leak,
    Pair,
    World,
    alike,
    changes_of,
    joint,
    played,
    settled,
)

THINKING = 700
"""Milliseconds per decision in both worlds."""

Options = dict[str, str | int | bool]


class Lockstep:
    """Drives both worlds in the same way, except for what the viewer may not know."""

    def __init__(
        self, worlds: list[World], game: Game, viewer: int, seed: int, options: Options, alike_until: int = 0
    ) -> None:
        self.worlds, self.game, self.viewer, self.options = worlds, game, viewer, options
        self.alike_until = alike_until  # before this step the worlds are kept equal if possible
        self.rng = Random(seed)
        self.guest = "" if viewer == SPECTATOR else (*GUESTS[:2], "")[viewer]
        self.keys = 0
        self.steps = self.differing = self.compared = 0
        self.last = f"{game.id}, viewer {viewer}, seed {seed}"
        self.covered: set[str] = set()
        self.unnoticed: Counter[str] = Counter()  # what happened in one world alone

    # --- the same actions in both worlds

    async def begin(self) -> None:
        """Create the table, seat everyone and let the viewer watch. The hidden part of the deal differs."""
        seats = ["me", "open", f"bot:{BOT + 1}"]
        for world in self.worlds:
            for name in GUESTS:
                world.connect(name, name)
        more = {"board": await self.stored_board()} if self.game.board_change else {}
        await self.command(
            "Ann", "create", game=self.game.id, seats=seats, options=self.options, timing="normal", **more
        )
        for world in self.worlds:  # as at a table by invitation
            await world.services.tables.execute(world.live, lambda draft: draft.add("hints", who="young", young=[0, 1]))
            for line in ("view", "bare"):
                world.connect(line, self.guest)
        await self.command("bare", "hello", texts=False, language="da", scenes="tall")
        await self.command("view", "hello", scenes="wide")
        await self.command("view", "lobby")
        await self.watch()
        await self.ask_for_a_seat()
        await self.pledge("Ann")
        await self.compare()
        scripts = settled(fresh_matches(self.game, self.options), self.viewer, self.rng, self.differ)
        assert scripts is not None, "the deal can differ"
        await self.command("Bea", "sit", table=TABLE, contributes=True)
        await self.pledge("Bea")
        await self.command("Ann", "reveal", table=TABLE, number="aa")
        await self.compare()
        for world in self.worlds:  # Bea does not reveal her number
            world.at += ANSWER_TIME
            await world.services.tables.execute(world.services.tables.live[TABLE], start_over_if_due)
        await self.pledge("Ann")
        await self.requests(f"/api/tables/{TABLE}", f"/api/tables/{TABLE}/replay")
        await self.command("Ann", "reveal", scripts, table=TABLE, number="aa")
        await self.watch()
        for seat, name in enumerate(GUESTS[:BOT]):
            await self.command(name, "react", table=TABLE, seat=seat, picture="applause")
        await self.compare()

    async def stored_board(self) -> str:
        """Store the changed board of the game in both worlds, as if Ann had sent its file, and return its id."""
        ids = {
            await boards.store(world.services.database, self.game.id, self.game.board_change, world.at)
            for world in self.worlds
        }
        return ids.pop()

    async def ask_for_a_seat(self) -> None:
        """Let somebody ask for a seat and be refused."""
        await self.command("Ann", "approval", table=TABLE, on=True)
        await self.command("Cid", "sit", table=TABLE, seat=1, colour=self.game.colours[2])
        await self.requests("/api/tables", f"/api/tables/{TABLE}/replay")
        await self.compare()
        await self.command("Ann", "admit", table=TABLE, guest="guest-Cid", accept=False)
        await self.command("Ann", "approval", table=TABLE, on=False)
        await self.requests(f"/api/tables/{TABLE}/replay")
        await self.compare()

    async def pledge(self, name: str) -> None:
        """Let a guest fix the number aa in the chance of both tables."""
        commitment = self.worlds[0].table.commitment
        await self.command(name, "pledge", table=TABLE, commitment=commitment, pledge=pledge_of("aa"))
        await self.compare()

    async def watch(self) -> None:
        """Let the viewer watch from their own seat if they have one, otherwise as a spectator."""
        seat = self.viewer if self.guest in {s.name for s in self.worlds[0].table.seats} else SPECTATOR
        for line in ("view", "bare"):
            await self.command(line, "watch", table=TABLE, seat=seat if self.guest else SPECTATOR)

    async def command(self, name: str, type: str, scripts: Any = ((), ()), **values: Any) -> list[dict[str, Any]]:
        """Send the same command in both worlds, with scripted chance, and return both answers."""
        self.keys += 1
        values.setdefault("key", f"key-{self.keys}")
        answers = []
        for world, script in zip(self.worlds, scripts, strict=True):
            with world.scripted(script):
                answers.append(await world.lines[name].do(type, **values))
        return answers

    async def compare(self) -> None:
        """Check that the viewer was sent the same since the last time."""
        lines = ["view", "bare"] + ([self.guest] if self.guest else [])
        for name in lines:
            await self.command(name, "ping")  # its answer comes after everything sent before
        if self.viewer == BOT:
            self.same("the bot's question", *(msgspec.msgpack.encode(_bot_question(world)) for world in self.worlds))
        for name in lines:
            frames = [world.lines[name].fresh() for world in self.worlds]
            self.same(f"the number of messages on {name}", *(len(list_) for list_ in frames))
            for one, other in zip(*frames, strict=True):
                self.same(f"a message on {name}", one, other)
                self._note(one)

    async def requests(self, *paths: str, method: str = "GET", body: Any = None) -> None:
        """Check that the viewer's HTTP requests get the same answers."""
        for path in paths:
            answers = [await world.request(method, path, self.guest, body) for world in self.worlds]
            self.same(f"{method} {path} {body}", *answers)
            self._note(answers[0].partition(b"\n")[2])

    def same(self, what: str, one: Any, other: Any) -> None:
        """Raise Leak if the viewer can tell the two worlds apart."""
        self.compared += 1
        if one != other:
            raise Leak(f"{self.last}: {what} differs at step {self.steps}:\n{_around(one, other)}")
        if isinstance(one, bytes) and SEED.encode() in one and not self.worlds[0].table.is_over:
            raise Leak(f"{self.last}: {what} tells the seed")

    def _note(self, data: bytes) -> None:
        if data.startswith(b"{"):
            _fields(msgspec.json.decode(data), "", self.covered)

    # --- the game

    @property
    def differ(self) -> bool:
        """Whether the hidden part should differ by now."""
        return self.steps >= self.alike_until

    async def step(self) -> bool:
        """Make one decision in both worlds, different if the viewer may not know it. Return False if there is none."""
        self.steps += 1
        if self.rng.random() < 0.3 and await self._change():
            return True
        matches = [world.match() for world in self.worlds]
        seats = list(matches[0].actors)
        self.rng.shuffle(seats)
        for seat in seats:
            for pair in joint(matches, self.viewer, seat, self.rng, self.differ):
                after = played(matches, seat, pair)
                if alike(after, self.viewer) and after[0].over == after[1].over:
                    scripts = settled(after, self.viewer, self.rng, self.differ)
                    if scripts is not None:
                        await self.play(seat, pair, scripts)
                        return True
        return False

    async def play(self, seat: int, pair: Pair, scripts: Any, *, compare: bool = True) -> None:
        """Make a decision, through the person's socket or by the bot."""
        self.differing += pair[0] != pair[1] or scripts[0] != scripts[1]
        self.keys += 1
        for world, action, script in zip(self.worlds, pair, scripts, strict=True):
            world.at += THINKING
            with world.scripted(script):
                if world.table.is_played_by_program(seat):
                    await world.bot_plays(seat, action)
                else:
                    expect = world.table.number(seat)
                    answer = await world.lines[GUESTS[seat]].do(
                        "move", f"key-{self.keys}", table=TABLE, seat=seat, action=action, expect=expect
                    )
                    assert answer["type"] == "ack", answer
        await self._end_waits(compare)

    async def _end_waits(self, compare: bool) -> None:
        """Compare what the viewer is sent while the table waits; then everyone is ready, or the call comes or not.

        Worlds that have parted are not compared.
        """
        while any(world.table.wait for world in self.worlds):
            callers = [world.table.wait.caller if world.table.wait else BOT for world in self.worlds]
            self.same("whether the table waits", *callers)
            if compare:
                await self.compare()
            if callers[0] is None:
                for name in GUESTS[:BOT]:
                    if not any(world.table.seats[GUESTS.index(name)].away for world in self.worlds):
                        await self.command(name, "ready", table=TABLE)
                        if compare:
                            await self.compare()
                continue
            await self._end_call(callers[0])

    async def _end_call(self, caller: int) -> None:
        """Let the player call, or let the time for the call run out."""
        call = self.game.call
        assert call is not None
        matches = played([world.match() for world in self.worlds], caller, (call.call, call.call))
        scripts = settled(matches, self.viewer, self.rng, self.differ)
        assert scripts is not None, "what chance does after the call can differ"
        if caller < BOT and self.rng.random() < 0.5:
            await self.command(GUESTS[caller], "move", scripts, table=TABLE, seat=caller, action=call.call)
            return
        for world, script in zip(self.worlds, scripts, strict=True):
            with world.scripted(script):
                await world.time_passes(10_000)

    async def part_and_meet(self) -> bool:
        """Let another seat's hidden choice be visible for a short time, and play on until it is hidden again.

        What was visible meanwhile is not compared. Return whether both worlds look the same again.
        """
        matches = [world.match() for world in self.worlds]
        seat = matches[0].actors[0]
        pairs = [pair for pair in joint(matches, self.viewer, seat, self.rng) if pair[0] != pair[1]]
        if seat == self.viewer or not await self._try(matches, seat, pairs):
            return False
        while not (met := alike(matches := [world.match() for world in self.worlds], self.viewer)):
            if any(match.over for match in matches) or matches[0].actors != matches[1].actors:
                break
            seat = matches[0].actors[0]
            both = [(action, action) for action in matches[0].legal(seat) if action in matches[1].legal(seat)]
            self.rng.shuffle(both)
            if not await self._try(matches, seat, both):
                break
        for name in ("view", "bare", self.guest or "Cid"):
            await self.command(name, "ping")
            for world in self.worlds:
                world.lines[name].fresh()
        return met

    async def _try(self, matches: list[Match], seat: int, pairs: list[Pair]) -> bool:
        """Play the first of these pairs that the log tells alike and after which chance can act alike."""
        for pair in pairs:
            both = zip(matches, pair, strict=True)
            told = {match.tell(Event(seat, action), self.viewer).text for match, action in both}
            if len(told) == 1 and (luck := self._luck(played(matches, seat, pair))) is not None:
                await self.play(seat, pair, [luck, luck], compare=False)
                return True
        return False

    def _luck(self, matches: list[Match]) -> list[int] | None:
        """Draw the same outcomes of chance in both worlds until it no longer acts."""
        outcomes: list[int] = []
        while matches[0].actors == (CHANCE,) == matches[1].actors:
            outcomes.append(self.rng.choice([o for o in matches[0].legal(CHANCE) if o in matches[1].legal(CHANCE)]))
            matches = played(matches, CHANCE, (outcomes[-1], outcomes[-1]))
        return outcomes if matches[0].actors == matches[1].actors else None

    async def _change(self) -> bool:
        """Replace a choice that nobody has seen yet."""
        for seat in range(BOT):
            options = [changes_of(world.table, seat) for world in self.worlds]
            if all(options) and not any(w.table.is_played_by_program(seat) for w in self.worlds):
                chosen = [self.rng.choice(o) for o in options]
                same = seat == self.viewer or not self.differ
                await self.play(seat, (chosen[0], chosen[0] if same else chosen[1]), ((), ()))
                return True
        return False

    # --- what happens in one world alone

    async def skip_until(self, is_reached: Callable[[Match], bool], avoid: Callable[[int], bool]) -> None:
        """Play the same random moves in both worlds until a position is reached. They are not compared.

        Actions to avoid are taken only if a seat has no others.
        """
        path = None
        while path is None:
            path = self._path(is_reached, avoid)
        seat = self.viewer if self.guest else SPECTATOR
        for name in ("view", "bare"):
            await self.command(name, "unwatch", table=TABLE, seat=seat)
        for actor, action, script in path:
            for world in self.worlds:
                with world.scripted(script):
                    await world.services.tables.execute(world.live, partial(skipped, seat=actor, action=action))
        await self.watch()
        for name in self.worlds[0].lines:
            await self.command(name, "ping")
            for world in self.worlds:
                world.lines[name].fresh()

    def _path(
        self, is_reached: Callable[[Match], bool], avoid: Callable[[int], bool]
    ) -> list[tuple[int, int, list[int]]] | None:
        """Return random moves to a position, each with the outcomes of chance after it, or None if the game ends."""
        match, path = self.worlds[0].match(), []
        while not is_reached(match):
            if match.over:
                return None
            seat = self.rng.choice(match.actors)
            legal = match.legal(seat)
            action = self.rng.choice([action for action in legal if not avoid(action)] or legal)
            [match] = played([match], seat, (action,))
            script: list[int] = []
            while match.actors == (CHANCE,):
                script.append(self.rng.choice(match.legal(CHANCE)))
                match.play(CHANCE, script[-1])
            path.append((seat, action, script))
        return path

    async def part_unnoticed(self) -> bool:
        """Let another player do something in one world, which leaves the viewer's view and the actors as they are.

        Nothing at all may be sent to the viewer. Return whether there was something.
        """
        world = self.rng.choice(self.worlds)
        for name, found in self.rng.sample([("step", self._unnoticed_step), ("undo", self._unnoticed_undo)], 2):
            if (done := found(world)) is not None:
                seat, action, script = done
                await self._do_in_one_world(world, name, seat, action, script)
                return True
        return False

    async def change_unnoticed(self) -> bool:
        """Let another person change a hidden choice in one world. Return whether there was one."""
        world = self.rng.choice(self.worlds)
        for seat in range(BOT):
            actions = changes_of(world.table, seat)
            if seat != self.viewer and actions and not world.table.is_played_by_program(seat):
                await self._do_in_one_world(world, "change", seat, self.rng.choice(actions), [])
                return True
        return False

    def _unnoticed_step(self, world: World) -> tuple[int, int, list[int]] | None:
        """Return a seat, an action and outcomes of chance after which the viewer sees the same as before."""
        match = world.match()
        seats = [seat for seat in match.actors if seat not in (self.viewer, CHANCE)]
        self.rng.shuffle(seats)
        for seat in seats:
            for action in self.rng.sample(match.legal(seat), len(match.legal(seat))):
                [after] = played([match], seat, (action,))
                script: list[int] = []
                while after.actors == (CHANCE,):
                    script.append(self.rng.choice(after.legal(CHANCE)))
                    after.play(CHANCE, script[-1])
                if alike([match, after], self.viewer) and after.bytes() != match.bytes():
                    return seat, action, script
        return None

    def _unnoticed_undo(self, world: World) -> tuple[int, None, list[int]] | None:
        """Return a person's seat whose last decision can be taken back, after which the viewer sees the same."""
        table = world.table
        for seat in range(BOT):
            found = table.undo_of(seat)
            if seat != self.viewer and found is not None and found[2] and not table.is_played_by_program(seat):
                before = table._match_before(found[0])
                if not found[1] and alike([before, world.match()], self.viewer):
                    return seat, None, []
        return None

    async def _do_in_one_world(self, world: World, name: str, seat: int, action: int | None, script: list[int]) -> None:
        self.keys += 1
        key, number = f"key-{self.keys}", world.table.seq
        for both in self.worlds:
            both.at += THINKING
        with world.scripted(script):
            if action is not None and world.table.is_played_by_program(seat):
                await world.bot_plays(seat, action)
            else:
                what: Any = {"type": "undo"} if action is None else {"type": "move", "action": action}
                answer = await world.lines[GUESTS[seat]].do(key=key, table=TABLE, seat=seat, **what)
                assert answer["type"] == "ack", answer
        assert world.table.seq > number, "it is in the log"
        self.unnoticed[name] += 1
        self.unnoticed["dice"] += bool(script)
        self.unnoticed[world.table.plays[-1].by] += action is not None
        await self.compare()

    # --- what a curious viewer may try

    async def ask_around(self) -> None:
        """Make every informative request as the viewer."""
        path, seat = f"/api/tables/{TABLE}", self.viewer if self.guest else SPECTATOR
        number, other = self.worlds[0].table.number(seat), 1 if self.viewer == 0 else 0
        own = f"seat:{seat}" if self.guest else "public"
        await self.requests(
            f"{path}?seat={seat}",
            f"{path}?seat={seat}&texts=off&fields=on",
            f"{path}?language=fi&fields=on",
            f"{path}?seat={seat}&after={number - 1}",
            f"{path}?seat={other}",
            f"{path}/replay?lens={own}&positions=on",
            f"{path}/replay?scenes=wide",
            f"{path}/replay?lens={own}&scenes=tall",
            f"{path}/replay?lens=all",
            f"{path}/replay?lens=seat:{other}",
            f"{path}/replay.svg?lens={own}",
            f"{path}/replay.svg?lens=all",
            f"{path}/replay.txt?lens={own}&language=sv",
            f"{path}/replay.txt?lens=seat:{other}",
            f"{path}/log",
            "/api/tables",
            "/api/guest/tables",
        )
        for since in (0, max(0, number - 7), number + 9, None):
            await self.command("view", "watch", table=TABLE, seat=seat, since=since)
        await self.command("bare", "watch", table=TABLE, seat=seat, since=max(0, number - 3))
        await self.command("view", "watch", table=TABLE, seat=other)
        await self.command("view", "watch", table=TABLE, seat=BOT)
        await self.compare()

    async def try_moves(self) -> None:
        """Send moves that are refused: illegal, for another seat, outdated, with a used key."""
        seat = self.viewer if self.guest else 0
        table = self.worlds[0].table
        question = table.questions.get(seat)
        legal = {*(question.legal if question else ()), *changes_of(table, seat)}
        wrong = [action for action in range(self.game.actions) if action not in legal]
        for action in [*self.rng.sample(wrong, min(5, len(wrong))), self.game.actions, -1]:
            await self.command("view", "move", table=TABLE, seat=seat, action=action)
            await self.command("view", "preview", table=TABLE, seat=seat, action=action)
        if question is not None and question.number > 1:
            await self.command("view", "move", table=TABLE, seat=seat, action=question.legal[0], expect=1)
        await self.command("view", "move", table=TABLE, seat=1 - seat if seat < BOT else 0, action=0)
        for key in (f"key-{self.rng.randrange(1, self.keys + 1)}" for _ in range(3)):
            await self.command("view", "move", table=TABLE, seat=seat, action=self.game.actions, key=key)
        await self.requests(
            f"/api/tables/{TABLE}/move", method="POST", body={"seat": seat, "action": -1, "key": "http"}
        )
        await self.compare()

    async def foresee(self) -> None:
        """Preview each action whenever the viewer may act."""
        question = self.worlds[0].table.questions.get(self.viewer) if self.guest else None
        for action in question.legal[:6] if question else ():
            await self.command("view", "preview", table=TABLE, seat=self.viewer, action=action)
        await self.compare()

    async def take_hints(self) -> None:
        """Let everyone who is to act take a hint, twice, and let the viewer try to get one for another seat."""
        for seat, name in enumerate(GUESTS[:BOT]):
            if all(seat in world.table.questions and not world.table.seats[seat].away for world in self.worlds):
                for _ in range(2):
                    answers = await self.command(name, "hint", table=TABLE, seat=seat)
                    assert [answer["type"] for answer in answers] == ["hinted", "hinted"], answers
        for seat in (*range(BOT), BOT):
            if seat != self.viewer or not self.guest:
                await self.command("view", "hint", table=TABLE, seat=seat)
        await self.compare()

    async def ask_the_coach(self) -> None:
        """Let everyone who is to act ask the coach, before a move and with one, and let the viewer ask for others."""
        for seat, name in enumerate(GUESTS[:BOT]):
            if all(seat in world.table.questions and not world.table.seats[seat].away for world in self.worlds):
                for action in (None, self.worlds[0].table.questions[seat].legal[-1]):
                    answers = await self.command(name, "judge", table=TABLE, seat=seat, action=action)
                    assert [answer["type"] for answer in answers] == ["judged", "judged"], answers
        for seat in (*range(BOT), BOT):
            if seat != self.viewer or not self.guest:
                await self.command("view", "judge", table=TABLE, seat=seat, action=0)
        await self.compare()

    async def wonder(self) -> None:
        """Ask about things in the viewer's picture that cannot be chosen, and about some that are not there."""
        seat = self.viewer if self.guest else SPECTATOR
        match = self.worlds[0].table.shown
        assert match is not None
        things = [sprite.id for sprite in match.draw(seat).sprites if sprite.label]
        for sprite in [*self.rng.sample(things, min(4, len(things))), "nothing"]:
            await self.command("view", "why", table=TABLE, seat=seat, sprite=sprite)
        other = 1 if self.viewer == 0 else 0
        await self.command("view", "why", table=TABLE, seat=other, sprite=things[0])
        await self.compare()

    async def take_back(self) -> None:
        """Undo, alone or by consent; propose, agree to and end pauses."""
        if self.guest:
            for ask in (False, True):
                await self.command("view", "undo", table=TABLE, seat=self.viewer, ask=ask)
                await self.compare()
        other = GUESTS[1] if self.guest == GUESTS[0] else GUESTS[0]
        if self.worlds[0].table.proposal is not None:
            await self.command(other, "answer", table=TABLE, agree=self.rng.random() < 0.5)
        await self.compare()
        await self.command(other, "ask", table=TABLE, what="pause")
        await self.compare()
        await self.command(GUESTS[1] if other == GUESTS[0] else GUESTS[0], "answer", table=TABLE, agree=True)
        await self.compare()
        await self.command(other, "resume", table=TABLE)
        await self.compare()

    async def leave_and_return(self, meanwhile: Callable[[], Awaitable[bool]] | None = None) -> None:
        """Let a stand-in play for another person, who then returns. `meanwhile` is done before its next step."""
        other = GUESTS[1] if self.guest == GUESTS[0] else GUESTS[0]
        for world in self.worlds:
            live = world.services.tables.live[TABLE]
            await world.services.tables.execute(live, lambda d: hand_to_stand_ins(d, [GUESTS.index(other)]))
        await self.command("view", "claim", table=TABLE, seat=GUESTS.index(other))  # refused: it is too early
        await self.command("view", "rematch", table=TABLE)
        await self.requests(f"/api/tables/{TABLE}/replay")
        await self.compare()
        if meanwhile is not None:
            await meanwhile()
        await self.step()
        await self.command(other, "watch", table=TABLE, seat=GUESTS.index(other))
        await self.command(other, "unwatch", table=TABLE, seat=GUESTS.index(other))
        await self.compare()

    async def leave_for_good(self) -> None:
        """Let another person leave the game."""
        other = GUESTS[1] if self.guest == GUESTS[0] else GUESTS[0]
        await self.command(other, "leave", table=TABLE)
        await self.compare()
        await self.requests(f"/api/tables/{TABLE}/replay")

    async def say_goodbye(self) -> None:
        """Check the last message on a socket."""
        for world in self.worlds:
            line: Connection = world.lines["view"]
            line.say("x" * 20_000)
            await line.task
        frames = [world.lines["view"].fresh() for world in self.worlds]
        self.same("the last word", *frames)
        for frame in frames[0]:
            self._note(frame)


def skipped(draft: Draft, seat: int, action: int) -> None:
    """Let a seat act, whoever plays it."""
    by: By = "bot" if draft.table.is_played_by_program(seat) else "person"
    commands.move(draft, seat, action, key=None, expect=None, by=by)


def fresh_matches(game: Game, options: Options) -> list[Match]:
    """Return two games before their first event."""
    return [Match(game, 3, options=options, seed=0, chance="manual", compiled=False) for _ in range(2)]


def _around(one: Any, other: Any) -> str:
    """Return the part of both messages around the first difference."""
    if not isinstance(one, bytes):
        return f"{one!r}\n{other!r}"
    same = next((k for k, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return "\n".join(repr(text[max(0, same - 80) : same + 80]) for text in (one, other))


def _bot_question(world: World) -> Any:
    match = world.table.match
    if match is None or BOT not in match.actors:
        return ""
    return bot_question(world.table.game.id, world.table, BOT, "level:3", "bot")


def _fields(value: Any, path: str, into: set[str]) -> None:
    """Return the paths of all fields in a message, such as `news.view.choices.text`."""
    if isinstance(value, list):
        for item in value:
            _fields(item, path, into)
    elif isinstance(value, dict):
        path = path or value.get("type", "")
        into.add(path)
        for name, part in value.items():
            into.add(f"{path}.{name}")
            _fields(part, f"{path}.{name}", into)
