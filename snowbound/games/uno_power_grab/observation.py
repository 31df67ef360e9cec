"""What a seat knows of a position, as planes of numbers."""

from snowbound.core.contract import SPECTATOR
from snowbound.core.observation import MOST, Observation, Plane, chair, mark, mark_seat, names_of, write_row
from snowbound.core.rule import rule

from .state import (
    BOARD,
    CODE,
    COLOURS,
    KINDS,
    MOST_ALIKE,
    NO_COLOUR,
    NOBODY,
    POOL,
    SEATS,
    TOWERS,
    Phase,
    Scoring,
    Verdict,
    Why,
)

CARDS, DRAWN_SINCE = 112, 6
"""The upper ends of planes, those of the printed deck: larger numbers of another deck are written as these."""

_colours = tuple(BOARD["deck"]["colours"])

OBSERVATION = Observation(
    2,
    (
        Plane("players", (), 2, SEATS, "seats in this game"),
        Plane("phase", (len(Phase),), 0, 1, "the next decision: one of Phase", names_of(Phase)),
        Plane("scoring", (len(Scoring),), 0, 1, "option scoring: one of Scoring", names_of(Scoring)),
        Plane("target_score", (), 50, 10_000, "option target_score"),
        Plane("auto_call", (), 0, 1, "option uno_calls: 1 = everyone always calls UNO"),
        Plane("bluff", (), 0, 1, "option wild_draw_four_bluff"),
        Plane("reverse_skips", (), 0, 1, "option two_player_reverse: 1 = a Reverse skips"),
        Plane("take_tower_points", (), 20, 50, "option wild_take_tower_points"),
        Plane("first_binds_all", (), 0, 1, "option first_take_two_towers: 1 = while it is on top"),
        Plane("must_use_four", (), 0, 1, "option four_towers: 1 = with four towers, a player must discard"),
        Plane("round_number", (), 0, MOST, "from 1; 0 before the first deal"),
        Plane("turn_number", (), 0, MOST, "turns begun in this round"),
        Plane("dealer", (SEATS,), 0, 1, "the dealer's chair"),
        Plane("turn", (SEATS,), 0, 1, "the chair of the player whose turn it is"),
        Plane("direction", (), -1, 1, "1: play goes to the left, -1: to the right"),
        Plane("hand", (KINDS,), 0, MOST_ALIKE, "hand[kind]: copies in the observer's hand; none for a spectator", CODE),
        Plane("hand_size", (SEATS,), 0, CARDS, "hand_size[chair]: cards held"),
        Plane("pile_size", (), 0, CARDS, "cards in the draw pile"),
        Plane(
            "discards",
            (KINDS,),
            0,
            MOST_ALIKE,
            "discards[kind]: copies in the discard pile beneath the top card",
            CODE,
        ),
        Plane("top", (KINDS,), 0, 1, "the card on top of the discard pile", CODE),
        Plane("colour", (COLOURS,), 0, 1, "the colour in force; none before it is named", _colours),
        Plane("symbol_counts", (), 0, 1, "0: the top card is matched by colour only"),
        Plane("towers", (TOWERS, SEATS + 1), 0, 1, "towers[tower, chair]: who holds it; the last chair is the pool"),
        Plane("towers_due", (), 0, TOWERS, "towers still to be taken in this turn"),
        Plane("drawn", (KINDS,), 0, 1, "the card that the observer drew in this turn", CODE),
        Plane("drawer", (SEATS,), 0, 1, "while cards are drawn: the chair that draws"),
        Plane("to_draw", (), 0, CARDS, "while cards are drawn: how many are still to be drawn"),
        Plane("why", (len(Why),), 0, 1, "while cards are drawn: the reason, one of Why", names_of(Why)),
        Plane("old_colour", (COLOURS,), 0, 1, "the colour before a Wild Draw Four open to challenge", _colours),
        Plane("drawn_since", (), 0, DRAWN_SINCE, "cards that its player has drawn since it was played"),
        Plane("bluff_seen", (), 0, 1, "1: its player has since discarded a card of that colour"),
        Plane("challenger", (SEATS,), 0, 1, "the last challenge of this round: who challenged"),
        Plane("accused", (SEATS,), 0, 1, "the last challenge of this round: who was challenged"),
        Plane("verdict", (len(Verdict),), 0, 1, "the last challenge of this round: one of Verdict", names_of(Verdict)),
        Plane("answered", (SEATS,), 0, 1, "answered[chair]: 1 = has answered whether to catch the silent player"),
        Plane("winner", (SEATS,), 0, 1, "the chair that went out in the last round; none during a round"),
        Plane("scores", (SEATS,), 0, MOST, "scores[chair]: points of the rounds that are over"),
        Plane(
            "shown",
            (KINDS,),
            0,
            MOST_ALIKE,
            "shown[kind]: cards of a hand that was shown to the observer, not played since",
            CODE,
        ),
        Plane("shown_owner", (SEATS,), 0, 1, "whose hand that is"),
        Plane("shown_ago", (), 0, MOST, "how many turns ago it was shown"),
    ),
)
AT = OBSERVATION.at


@rule
def is_discreet(s):
    """`observe` reads only the observer's own hand, drawn card and remembered cards."""
    return True


@rule
def observe(s, seat, out):
    """Write the options, the table, each player and what only the observer knows."""
    observe_options(s, out)
    observe_table(s, seat, out)
    observe_seats(s, seat, out)
    if seat != SPECTATOR:
        observe_own(s, seat, out)


@rule
def observe_options(s, out):
    """Write the options of the game."""
    out[AT.players] = s.players
    out[AT.scoring + s.scoring] = 1
    out[AT.target_score] = s.target_score
    out[AT.auto_call] = s.auto_call
    out[AT.bluff] = s.bluff
    out[AT.reverse_skips] = s.reverse_skips
    out[AT.take_tower_points] = s.take_tower_points
    out[AT.first_binds_all] = s.first_binds_all
    out[AT.must_use_four] = s.must_use_four


@rule
def observe_table(s, seat, out):
    """Write the phase, the two piles and the card on top."""
    out[AT.phase + s.phase] = 1
    out[AT.round_number] = s.round_number
    out[AT.turn_number] = s.turn_number
    out[AT.direction] = s.direction
    out[AT.pile_size] = min(int(s.pile_size), CARDS)
    write_row(out, AT.discards, s.buried, KINDS)
    mark(out, AT.top, s.top)
    if s.colour != NO_COLOUR:
        out[AT.colour + s.colour] = 1
    out[AT.symbol_counts] = s.symbol_counts
    out[AT.towers_due] = s.towers_due
    out[AT.to_draw] = min(int(s.to_draw), CARDS)
    out[AT.why + s.why] = 1
    if s.old_colour != NO_COLOUR:
        out[AT.old_colour + s.old_colour] = 1
    out[AT.drawn_since] = min(int(s.drawn_since), DRAWN_SINCE)
    out[AT.bluff_seen] = s.bluff_seen
    out[AT.verdict + s.verdict] = 1


@rule
def observe_seats(s, seat, out):
    """Write what everyone sees of each player, relative to the observer."""
    players = int(s.players)
    mark_seat(out, AT.dealer, s.dealer, seat, players)
    mark_seat(out, AT.turn, s.turn, seat, players)
    mark_seat(out, AT.challenger, s.challenger, seat, players)
    mark_seat(out, AT.accused, s.accused, seat, players)
    mark_seat(out, AT.winner, s.winner, seat, players)
    if s.to_draw > 0:
        mark_seat(out, AT.drawer, s.drawer, seat, players)
    for other in range(players):
        place = chair(other, seat, players)
        out[AT.hand_size + place] = min(int(s.hand_size[other]), CARDS)
        out[AT.scores + place] = s.scores[other]
        out[AT.answered + place] = (s.answered >> other) & 1
    for tower in range(TOWERS):
        holder = int(s.tower[tower])
        if holder == POOL:
            out[AT.towers + tower * (SEATS + 1) + SEATS] = 1
        else:
            mark_seat(out, AT.towers + tower * (SEATS + 1), holder, seat, players)


@rule
def observe_own(s, seat, out):
    """Write the observer's hand, drawn card and what is left of a shown hand."""
    write_row(out, AT.hand, s.hands[seat], KINDS)
    if s.turn == seat:
        mark(out, AT.drawn, s.drawn)
    owner = int(s.shown_owner[seat])
    if owner != NOBODY:
        write_row(out, AT.shown, s.shown[seat], KINDS)
        mark_seat(out, AT.shown_owner, owner, seat, int(s.players))
        out[AT.shown_ago] = int(s.turn_number) - int(s.shown_turn[seat])
