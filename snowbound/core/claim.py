"""A claimed game: it ended before its rules end it, because players were absent for too long.

The absent players are last. The others are ranked by what they have reached so far (`contract.interim_standing`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from .contract import interim_standing
from .errors import BadLog
from .facts import WHY, ToldFact
from .log import ClaimedResult
from .match import Match

# fmt: off
SENTENCES = {
    "en": "{names} did not come back. The game was claimed: the others are ranked by their current standing.",
    "da": "{names} kom ikke tilbage. Spillet blev afgjort før tid: De andre er placeret efter stillingen.",
    "nb": "{names} kom ikke tilbake. Spillet ble avgjort før tiden: De andre er plassert etter stillingen.",
    "sv": "{names} kom inte tillbaka. Spelet avgjordes i förtid: de andra placeras efter ställningen.",
    "fi": "{names} ei palannut. Peli ratkaistiin ennen aikojaan: muut sijoittuvat pelitilanteen mukaan.",
    "nl": "{names} kwam niet terug. Het spel is voortijdig beslist: de anderen zijn gerangschikt naar de stand.",
}
# fmt: on


def claim(match: Match, absent: Collection[int]) -> ClaimedResult:
    """Return the result of a game that these seats have abandoned."""
    values = {seat: int(interim_standing(match.position, seat)) for seat in range(match.players) if seat not in absent}
    last = len(values) + 1
    places = [
        1 + sum(other > values[seat] for other in values.values()) if seat in values else last
        for seat in range(match.players)
    ]
    return ClaimedResult(tuple(sorted(absent)), tuple(places))


def check_claim(match: Match, claimed: ClaimedResult) -> None:
    """Raise BadLog if a claim does not belong to this match."""
    seats = range(match.players)
    if match.over or not claimed.absent or len(set(claimed.absent)) == match.players:
        raise BadLog("this game cannot have been claimed: it is over, or nobody or everybody was absent")
    if not set(claimed.absent) <= set(seats) or claimed != claim(match, claimed.absent):
        raise BadLog(f"the places of the claimed game do not follow from its last position: {list(claimed.places)}")


def reasons(claimed: ClaimedResult, names: Sequence[str], language: str) -> list[ToldFact]:
    """Return why the game ended, as a fact that belongs to no player."""
    absent = ", ".join(names[seat] for seat in claimed.absent)
    return [ToldFact("claimed", WHY, SENTENCES[language].format(names=absent))]
