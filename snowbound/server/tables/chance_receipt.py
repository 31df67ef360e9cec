"""Verifiable chance: once the game has started nobody can influence the dice, not even the server.

When a table is created, the server draws a seed and publishes its SHA-256, the commitment. Until the game starts, each
player's client may contribute a number. All outcomes follow from the seed and the contributions. After the game the
server publishes the seed, and anyone can derive the outcomes again:

- key = HMAC-SHA256(seed, "snowbound" ‖ table ‖ each seat's contribution, one part per line)
- For the outcome of event n, take HMAC-SHA256(key, "n:0"), "n:1", … Let b be the bit length of the sum of the weights.
  The first value whose leading b bits are a number below that sum decides: the outcome is the one whose share of the
  weights contains the number.

The outcome depends on the event's index, not on how often chance was asked. Undoing and repeating a move therefore
gives the same outcome.

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

from snowbound.core.claim import check_claim
from snowbound.core.contract import CHANCE
from snowbound.core.errors import SnowboundError
from snowbound.core.log import ClaimedResult, Log, Receipt
from snowbound.core.match import Match

HEX = re.compile(r"[0-9a-f]{0,64}")


class BadReceipt(SnowboundError):
    """The log has no receipt, or its outcomes do not follow from it."""

    code = "bad-receipt"


class BadContribution(SnowboundError):
    """A player's contribution that is not hexadecimal or is too long."""

    code = "bad-contribution"


def new_seed() -> str:
    """Return 256 random bits in hexadecimal."""
    return secrets.token_hex(32)


def commit(seed: str) -> str:
    """Return the commitment to a seed, which is public before the game."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def check_contribution(text: str) -> str:
    """Return a contribution, or raise BadContribution if it is not valid."""
    if not HEX.fullmatch(text):
        raise BadContribution(f"a contribution is at most 64 hexadecimal digits (0-9, a-f), not {text[:80]!r}")
    return text


def mixing_key(seed: str, table: str, contributions: Sequence[str]) -> bytes:
    """Return the key of a game's chance, from the seed, the table and the contributions in seat order."""
    message = "\n".join(["snowbound", table, *contributions])
    return hmac.digest(bytes.fromhex(seed), message.encode(), "sha256")


def draw(key: bytes, number: int, weights: Mapping[int, int]) -> int:
    """Return the outcome of event `number`, distributed exactly by the weights."""
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
    """Derive every outcome again and return a summary, or raise BadReceipt at the first that differs."""
    receipt = log.receipt
    if receipt is None:
        raise BadReceipt("this log has no receipt: it was not made by a table server, or the game is not over")
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
                    f"event {number} (line {number + 2}) is wrong: the log has outcome {event.action}, "
                    f"the receipt gives {expected}"
                )
        _play(match, number, *event)
    state = "the game is over" if match.over else "the game was ended early"
    if log.claim is not None:
        _check_claim(match, log.claim)
        state = (
            f"the game was claimed, and its places {', '.join(map(str, log.claim.places))} follow from the last event"
        )
    return f"all {drawn} outcomes of chance among {len(log.events)} events follow from the receipt; {state}"


def _match(log: Log) -> Match:
    from snowbound.games import find

    return Match(find(log.game), log.players, options=log.options, chance="manual", rules=log.rules)


def _play(match: Match, number: int, seat: int, action: int) -> None:
    try:
        match.play(seat, action)
    except SnowboundError as error:
        raise BadReceipt(f"event {number} (line {number + 2}) is wrong: {error}") from error


def _check_claim(match: Match, claimed: ClaimedResult) -> None:
    try:
        check_claim(match, claimed)
    except SnowboundError as error:
        raise BadReceipt(str(error)) from error


def _check(receipt: Receipt, players: int) -> None:
    if not re.fullmatch(r"[0-9a-f]{64}", receipt.seed):
        raise BadReceipt(f"the seed is 64 hexadecimal digits, not {receipt.seed[:80]!r}")
    if commit(receipt.seed) != receipt.commitment:
        raise BadReceipt(
            f"the seed does not belong to the commitment {receipt.commitment}: its SHA-256 is {commit(receipt.seed)}"
        )
    if len(receipt.contributions) != players:
        raise BadReceipt(f"expected {players} contributions, not {len(receipt.contributions)}")
    for contribution in receipt.contributions:
        check_contribution(contribution)
