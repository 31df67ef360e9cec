"""Chance with a receipt: nobody, the server included, can choose the dice after the first event.

When a table is created the server draws a seed and shows its SHA-256, the commitment. Each
player's client may add a number of its own until the game starts. All outcomes follow from the
seed and these numbers; when the game is over the seed is shown, and anybody can derive them again:

- key = HMAC-SHA256(seed, "snowbound" ‖ table ‖ each seat's number, each part on a line of its own)
- the outcome of event n: from HMAC-SHA256(key, "n:0"), "n:1", … the first whose leading bits, as many as
  the sum of the weights has, are a number below that sum; the outcome is the one in whose share it falls.

An event's number decides, not how often chance was asked: what is taken back and done again meets
the same luck, so that taking back is no way to try again.

    >>> key = mixing_key("00" * 32, "table", ("", ""))
    >>> draw(key, 0, {1: 1, 2: 1, 3: 4})
    3
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping, Sequence

from snowbound.core.contract import CHANCE
from snowbound.core.errors import SnowboundError
from snowbound.core.log import Log, Receipt
from snowbound.core.match import Match

HEX = re.compile(r"[0-9a-f]{0,64}")


class BadReceipt(SnowboundError):
    """A log whose chance does not follow from its receipt, or that has none."""

    code = "bad-receipt"


class BadContribution(SnowboundError):
    """A player's number for the mixing that is not hexadecimal, or too long."""

    code = "bad-contribution"


def new_seed() -> str:
    """256 random bits, in hex."""
    return secrets.token_hex(32)


def commit(seed: str) -> str:
    """What is shown of a seed before the game."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def check_contribution(text: str) -> str:
    """A player's number, if it is one."""
    if not HEX.fullmatch(text):
        raise BadContribution(f"a contribution is at most 64 hexadecimal digits (0-9, a-f), not {text[:80]!r}")
    return text


def mixing_key(seed: str, table: str, contributions: Sequence[str]) -> bytes:
    """The key of a game's chance, from the seed, the table and the players' numbers in seat order."""
    message = "\n".join(["snowbound", table, *contributions])
    return hmac.digest(bytes.fromhex(seed), message.encode(), "sha256")


def draw(key: bytes, number: int, weights: Mapping[int, int]) -> int:
    """The outcome of event `number`, exactly by its weights: no remainder favours any."""
    total = sum(weights.values())
    rest = _below(key, number, total)
    for outcome in sorted(weights):
        rest -= weights[outcome]
        if rest < 0:
            return outcome
    raise AssertionError("the shares add up to the total")


def _below(key: bytes, number: int, total: int) -> int:
    bits, attempt = total.bit_length(), 0
    while True:
        block = hmac.digest(key, f"{number}:{attempt}".encode(), "sha256")
        value = int.from_bytes(block, "big") >> (256 - bits)
        if value < total:
            return value
        attempt += 1


def verify(log: Log) -> str:
    """Derive every outcome again; says how many agree, or raises BadReceipt with the first that does not."""
    receipt = log.receipt
    if receipt is None:
        raise BadReceipt("this log has no receipt: it does not come from a table server, or the game is not over")
    _check(receipt, log.players)
    key = mixing_key(receipt.seed, receipt.table, receipt.contributions)
    match = _match(log)
    drawn = 0
    for number, event in enumerate(log.events):
        if event.seat == CHANCE and match.actors == (CHANCE,):
            expected = draw(key, number, match.chances())
            drawn += 1
            if event.action != expected:
                raise BadReceipt(
                    f"event {number} (line {number + 2}) is wrong: the log has outcome {event.action} of chance, "
                    f"the receipt gives {expected}"
                )
        _play(match, number, *event)
    state = "the game is over" if match.over else "the game was broken off"
    return f"all {drawn} outcomes of chance among {len(log.events)} events follow from the receipt; {state}"


def _match(log: Log) -> Match:
    from snowbound.games import find

    return Match(find(log.game, log.rules), log.players, options=log.options, chance="manual")


def _play(match: Match, number: int, seat: int, action: int) -> None:
    try:
        match.play(seat, action)
    except SnowboundError as error:
        raise BadReceipt(f"event {number} (line {number + 2}) is wrong: {error}") from error


def _check(receipt: Receipt, players: int) -> None:
    if not re.fullmatch(r"[0-9a-f]{64}", receipt.seed):
        raise BadReceipt(f"the seed is 64 hexadecimal digits, not {receipt.seed[:80]!r}")
    if commit(receipt.seed) != receipt.commitment:
        raise BadReceipt(
            f"the seed does not belong to the commitment {receipt.commitment}: its SHA-256 is {commit(receipt.seed)}"
        )
    if len(receipt.contributions) != players:
        raise BadReceipt(f"{players} contributions are expected, not {len(receipt.contributions)}")
    for contribution in receipt.contributions:
        check_contribution(contribution)
