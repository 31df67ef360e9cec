"""What a seat of Snow Dash knows, as numbers. Seats are counted from the observer."""

from snowbound.core.observation import Observation, Plane, chair, mark, mark_seat
from snowbound.core.rule import rule

from .state import FACES, FIELDS, SEATS, Phase

OBSERVATION = Observation(
    1,
    (
        Plane("players", (), 0, SEATS, "how many play"),
        Plane("length", (), 0, FIELDS, "fields from the start to the hut"),
        Plane("turn", (SEATS,), 0, 1, "whose turn it is"),
        Plane("rolling", (), 0, 1, "whether the die is about to fall"),
        Plane("face", (FACES,), 0, 1, "what the die shows; none before the first roll"),
        Plane("ahead", (), 0, FIELDS, "fields that the sledge in turn is ahead of its camp"),
        Plane("camp", (SEATS,), 0, FIELDS, "camp[seat]: the field of the last camp"),
        Plane("winner", (SEATS,), 0, 1, "who has won"),
    ),
)
AT = OBSERVATION.at


@rule
def observe(s, seat, out):
    """Write the whole position: nothing is hidden."""
    players = s.players
    out[AT.players] = players
    out[AT.length] = s.length
    out[AT.ahead] = s.ahead
    if s.phase == Phase.ROLL:
        out[AT.rolling] = 1
    mark(out, AT.face, s.face - 1)
    mark_seat(out, AT.turn, s.turn, seat, players)
    mark_seat(out, AT.winner, s.winner, seat, players)
    for other in range(players):
        out[AT.camp + chair(other, seat, players)] = s.camp[other]
