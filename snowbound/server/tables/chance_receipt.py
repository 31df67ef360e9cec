"""Verifiable chance: nobody can choose the dice, not even the server. docs/fair-chance.md says what that means.

When a table is created, the server draws a seed and publishes its SHA-256, the commitment. Before the game starts, each
player's client may contribute a number: first its hash, the pledge, and after all pledges the number (`drawing`). All
outcomes follow from the seed and the contributions. After the game the server publishes the seed, and anyone can derive
the outcomes again:

- The pledge of a number is the SHA-256 of its hexadecimal text.
- The seed of new start n is HMAC-SHA256(first seed, "attempt n"). Only the last seed is published.

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


def seed_of_attempt(seed: str, attempt: int) -> str:
    """Return the seed that a table uses after it has started over so many times."""
    return hmac.digest(bytes.fromhex(seed), f"attempt {attempt}".encode(), "sha256").hex() if attempt else seed


def pledge_of(number: str) -> str:
    """Return the pledge of a player's number."""
    return hashlib.sha256(number.encode()).hexdigest()


def check_number(text: str) -> str:
    """Return a player's number, or raise BadContribution if it is empty or not valid."""
    if not check_contribution(text):
        raise BadContribution("a number has at least one hexadecimal digit")
    return text


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


def verify(log: Log, *, number: str = "", commitment: str = "") -> str:
    """Derive every outcome again and return a summary, or raise BadReceipt at the first that differs.

    A player's own number, and the commitment that the player saw before the game, are compared with the receipt.
    """
    receipt = log.receipt
    if receipt is None:
        raise BadReceipt("this log has no receipt: it was not made by a table server, or the game is not over")
    _check(receipt, log.players)
    _check_own(receipt, number, commitment)
    key = mixing_key(receipt.seed, receipt.table, receipt.contributions)
    match = _match(log)
    drawn = 0
    for index, event in enumerate(log.events):
        if event.seat == CHANCE and match.actors == (CHANCE,):
            expected = draw(key, index, match.chances())
            drawn += 1
            if event.action != expected:
                raise BadReceipt(
                    f"event {index} (line {index + 2}) is wrong: the log has outcome {event.action}, "
                    f"the receipt gives {expected}"
                )
        _play(match, index, *event)
    state = "the game is over" if match.over else "the game was ended early"
    if log.claim is not None:
        _check_claim(match, log.claim)
        state = (
            f"the game was claimed, and its places {', '.join(map(str, log.claim.places))} follow from the last event"
        )
    missing = f"; without a number: seats {', '.join(map(str, receipt.without))}" if receipt.without else ""
    own = "; your own number is in it" if number else ""
    return (
        f"all {drawn} outcomes of chance among {len(log.events)} events follow from the receipt{own}{missing}; {state}"
    )


def _match(log: Log) -> Match:
    from snowbound.core.registry import find_on

    return Match(find_on(log.game, log.board), log.players, options=log.options, chance="manual", rules=log.rules)


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
    if len(receipt.pledges) not in {0, players}:
        raise BadReceipt(f"expected {players} pledges, not {len(receipt.pledges)}")
    for contribution in receipt.contributions:
        check_contribution(contribution)
    for seat, pledge in enumerate(receipt.pledges):
        number = receipt.contributions[seat]
        if (pledge or number) and pledge != pledge_of(number):
            raise BadReceipt(f"the number of seat {seat} does not belong to its pledge {pledge!r}")


def _check_own(receipt: Receipt, number: str, commitment: str) -> None:
    """Compare the receipt with what a player kept from before the game."""
    if commitment and commitment != receipt.commitment:
        raise BadReceipt(
            f"the receipt has the commitment {receipt.commitment}, not {commitment}, which you saw before the game"
        )
    if number and number not in receipt.contributions:
        raise BadReceipt(f"your number {number} is not among the numbers of the receipt: {list(receipt.contributions)}")
