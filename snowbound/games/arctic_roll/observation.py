"""What a seat knows, as numbers: the planes, and the rule that fills them."""

from snowbound.core.contract import SPECTATOR
from snowbound.core.observation import Observation, Plane, chair, mark, mark_bits, mark_seat, names_of
from snowbound.core.rule import rule

from .geometry import LABEL
from .state import (
    BOARD,
    BONUSES,
    CONTENTS,
    COUNTERS,
    DRAFTS,
    FACES,
    FRESH_KINDS,
    HEXES,
    KINDS,
    NO_CALAMITY,
    SEATS,
    WHITE_DICE,
    Bonus,
    Calamity,
    Pending,
    Phase,
    Roll,
    ScoringMode,
)

CALAMITIES = len(Calamity)
_contents = tuple(sorted(BOARD["contents"], key=lambda content: BOARD["contents"][content]["code"]))
_options = (
    "sixth_draft",
    "unusable_die",
    "impossible_calamity",
    "setup_touching",
    "solo_calamity",
    "bonus_windows",
    "automa_advice",
)

OBSERVATION = Observation(
    2,
    (
        Plane("players", (), 1, SEATS, "seats in this game; 1 is solo"),
        Plane("scoring", (len(ScoringMode),), 0, 1, "option scoring_mode: one of ScoringMode", names_of(ScoringMode)),
        Plane("options", (len(_options),), 0, 1, "options[option]: 1 = its second value", _options),
        Plane("phase", (len(Phase),), 0, 1, "what is asked: one of Phase", names_of(Phase)),
        Plane("round_number", (), 0, COUNTERS, "from 1; 0 during the setup"),
        Plane("draft", (), 0, DRAFTS + 1, "from 1, in solo the turn; 0 before the first of a round"),
        Plane("start", (SEATS,), 0, 1, "the start player's chair"),
        Plane("to_act", (SEATS,), 0, 1, "to_act[chair]: has something to decide in this phase"),
        Plane("roll", (len(Roll),), 0, 1, "what dice are rolled for: one of Roll", names_of(Roll)),
        Plane("roll_seat", (SEATS,), 0, 1, "while dice are rolled: the chair whose sheet or flow they are for"),
        Plane("roll_left", (), 0, max(WHITE_DICE, SEATS), "while dice are rolled: how many more"),
        Plane("roll_hex", (HEXES,), 0, 1, "setup: the first hex of the area being drawn", LABEL),
        Plane("pool", (FACES,), 0, max(WHITE_DICE, SEATS), "pool[face]: black dice not taken"),
        Plane(
            "sheets",
            (SEATS, HEXES, CONTENTS),
            0,
            1,
            "sheets[chair, hex]: its content, one of those in board.toml",
            _contents,
        ),
        Plane("pawns", (SEATS, HEXES), 0, 1, "pawns[chair, hex]: where the pawn stands", LABEL),
        Plane("claimed", (SEATS, BONUSES), 0, 1, "claimed[chair, bonus hex]: the bonus is claimed"),
        Plane("stock", (SEATS, KINDS), 0, BONUSES, "stock[chair, Bonus]: claimed and not yet used", names_of(Bonus)),
        Plane(
            "fresh",
            (SEATS, FRESH_KINDS),
            0,
            BONUSES,
            "fresh[chair, Bonus]: claimed since the calamities began",
            names_of(Bonus)[:FRESH_KINDS],
        ),
        Plane("counters", (SEATS,), 0, COUNTERS, "counters[chair]: calamity counters crossed off"),
        Plane("held", (SEATS, CALAMITIES), 0, 1, "held[chair]: the calamity die taken this round", names_of(Calamity)),
        Plane(
            "drawn_as",
            (SEATS, CALAMITIES),
            0,
            1,
            "drawn_as[chair]: what is drawn on that sheet in CALAMITY",
            names_of(Calamity),
        ),
        Plane("dice", (SEATS, FACES), 0, WHITE_DICE, "dice[chair, face]: white dice in front of the player"),
        Plane("die_done", (SEATS,), 0, 1, "die_done[chair]: the die of this draft has been taken"),
        Plane(
            "pending",
            (len(Pending),),
            0,
            1,
            "the observer's second step: one of Pending",
            names_of(Pending),
        ),
        Plane("pending_hex", (HEXES,), 0, 1, "the hex that the observer chose first", LABEL),
    ),
)
AT = OBSERVATION.at


@rule
def observe(s, seat, out):
    """Write the table, then each player's sheet and dice."""
    players = s.players
    out[AT.players] = s.players
    out[AT.scoring + s.scoring] = 1
    observe_options(s, out)
    out[AT.phase + s.phase] = 1
    out[AT.round_number] = s.round_number
    out[AT.draft] = s.draft
    mark_seat(out, AT.start, int(s.start), seat, players)
    out[AT.roll + s.roll] = 1
    if s.roll != Roll.NOTHING:
        mark_seat(out, AT.roll_seat, int(s.roll_seat), seat, players)
        out[AT.roll_left] = s.roll_left
        mark(out, AT.roll_hex, int(s.roll_hex))
    for face in range(FACES):
        out[AT.pool + face] = s.pool[face]
    for other in range(players):
        place = chair(other, seat, players)
        out[AT.to_act + place] = (s.to_act >> other) & 1
        observe_sheet(s, other, place, out)
        observe_dice(s, other, place, out)
    if seat != SPECTATOR:
        out[AT.pending + int(s.pending[seat])] = 1
        mark(out, AT.pending_hex, int(s.pending_hex[seat]))


@rule
def observe_options(s, out):
    """Write the options of the game."""
    out[AT.options] = s.sixth_free
    out[AT.options + 1] = s.waste_always
    out[AT.options + 2] = s.becomes_expand
    out[AT.options + 3] = s.touching
    out[AT.options + 4] = s.automa
    out[AT.options + 5] = s.one_window
    out[AT.options + 6] = s.join_first


@rule
def observe_sheet(s, seat, place, out):
    """Write what is drawn on a sheet, its pawn and its bonuses."""
    sheet = AT.sheets + CONTENTS * HEXES * place
    for hex_ in range(HEXES):
        out[sheet + CONTENTS * hex_ + int(s.sheet[seat, hex_])] = 1
    out[AT.pawns + HEXES * place + int(s.pawn[seat])] = 1
    mark_bits(out, AT.claimed + BONUSES * place, int(s.claimed[seat]), BONUSES)
    for kind in range(KINDS):
        out[AT.stock + KINDS * place + kind] = s.stock[seat, kind]
    for kind in range(FRESH_KINDS):
        out[AT.fresh + FRESH_KINDS * place + kind] = s.fresh[seat, kind]


@rule
def observe_dice(s, seat, place, out):
    """Write a player's dice, white and black."""
    for face in range(FACES):
        out[AT.dice + FACES * place + face] = s.dice[seat, face]
    out[AT.die_done + place] = s.die_done[seat]
    out[AT.counters + place] = s.counters[seat]
    if s.held[seat] != NO_CALAMITY:
        out[AT.held + CALAMITIES * place + int(s.held[seat]) - 1] = 1
    if s.drawn_as[seat] != NO_CALAMITY:
        out[AT.drawn_as + CALAMITIES * place + int(s.drawn_as[seat]) - 1] = 1
