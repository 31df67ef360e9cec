"""The bots' entries into compiled code."""

from __future__ import annotations

from snowbound.core.kernels import STATES, TABLE, WHOLE, WHOLES, kernel

from . import simple


@kernel
def choose(states: STATES, i: WHOLE, seat: WHOLE, bot: WHOLE, room: STATES, rng: WHOLES, out: WHOLES):
    return simple.choose(states, i, seat, bot, room, rng, out)


@kernel
def bot_games(
    states: STATES, bots: WHOLES, seed: WHOLE, first: WHOLE, rng: WHOLES, room: STATES, lengths: WHOLES,
    points: TABLE, places: TABLE,
):  # fmt: skip
    return simple.bot_games(states, bots, seed, first, rng, room, lengths, points, places)
