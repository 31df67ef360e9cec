"""What is true of every position of Arctic Roll."""

from snowbound.core.rule import rule

from .choices import dice_left, is_in_order
from .geometry import BONUS_AT, BONUS_KIND, IS_SETUP_WATER
from .seats import owner_before
from .state import (
    BONUSES,
    CONTENTS,
    DRAFTS,
    EMPTY,
    FACES,
    FRESH_KINDS,
    HEXES,
    ICE_HOLE,
    KINDS,
    NO_BONUS,
    NO_CALAMITY,
    NO_HEX,
    OPEN_WATER,
    SOLO_BLACK_DICE,
    WALRUS,
    Pending,
    Phase,
    Roll,
)


@rule
def check(s):
    """Assert that dice, calamities, bonuses and drawings agree with one another."""
    for seat in range(s.players):
        check_sheet(s, seat)
        check_bonuses(s, seat)
        check_calamity(s, seat)
        check_pending(s, seat)
        if is_in_order(s) or s.phase == Phase.TURN:
            check_flow(s, seat)
    check_pool(s)
    if is_in_order(s):
        check_window(s)
    assert s.to_act >= 0 and s.to_act < 1 << s.players, "a seat that is not in the game may act"
    assert (s.roll == Roll.NOTHING) == (s.roll_left == 0) or s.roll <= Roll.START_PLAYER, "dice are left over"


@rule
def check_sheet(s, seat):
    """Contents are known, only a hole may be under the pawn (ROLL-07), and nothing is erased (ROLL-08)."""
    masked = s.players > 1 and s.phase >= Phase.TURN and s.phase <= Phase.AFTERMATH
    for hex_ in range(HEXES):
        content = s.sheet[seat, hex_]
        assert content >= 0 and content < CONTENTS, "a hex has an unknown content"
        if masked and s.seen_sheet[seat, hex_] != EMPTY:
            assert content == s.seen_sheet[seat, hex_], "a drawing was erased"
        bonus = BONUS_AT[hex_]
        may_be_setup = IS_SETUP_WATER[hex_] and content in (OPEN_WATER, WALRUS)  # ROLL-Q7
        if bonus != NO_BONUS and not may_be_setup and (content != EMPTY or s.pawn[seat] == hex_):
            assert (s.claimed[seat] >> bonus) & 1 == 1, "a bonus was not claimed"
    under = s.sheet[seat, s.pawn[seat]]
    if under != EMPTY:
        assert under == ICE_HOLE, "something was drawn under the pawn"


@rule
def check_bonuses(s, seat):
    """There are no more bonuses than were claimed, and fresh ones are among them (ROLL-59, ROLL-65)."""
    for kind in range(KINDS):
        claimed = 0
        for bonus in range(BONUSES):
            if BONUS_KIND[bonus] == kind and (s.claimed[seat] >> bonus) & 1 == 1:
                claimed += 1
        assert s.stock[seat, kind] >= 0 and s.stock[seat, kind] <= claimed, "a bonus from nowhere"
    for kind in range(FRESH_KINDS):
        fresh = s.fresh[seat, kind]
        assert fresh >= 0 and fresh <= s.stock[seat, kind], "a fresh bonus from nowhere"


@rule
def check_calamity(s, seat):
    """Each calamity die has crossed off a counter (ROLL-42), one per round (ROLL-45)."""
    taken = int(s.round_number)
    if s.phase == Phase.SETUP:
        taken = 0
    elif s.phase != Phase.END and s.held[seat] == NO_CALAMITY:
        taken -= 1
    assert s.counters[seat] == taken, "counters and calamity dice differ"
    if s.phase == Phase.CALAMITY:
        assert s.held[seat] != NO_CALAMITY, "a player has no calamity die"


@rule
def check_pending(s, seat):
    """A second step is pending only after a first one."""
    pending = s.pending[seat]
    assert (pending == Pending.DIRECTION) == (s.pending_hex[seat] != NO_HEX), "a direction without a hex"
    if pending == Pending.DIRECTION:
        assert s.phase == Phase.CALAMITY, "only a calamity has a direction"
        assert s.sheet[owner_before(s, seat), s.pending_hex[seat]] == EMPTY, "a calamity begun on a drawing"
    elif pending != Pending.NOTHING:
        used = is_in_order(s) or s.phase == Phase.TURN or s.phase == Phase.AFTERMATH
        assert used, "a hex is pending too early or too late"
        if is_in_order(s):
            assert not s.one_window, "a bonus was used in the window"


@rule
def check_flow(s, seat):
    """Before draft k there are 7 - k dice in front of each player (ROLL-25, ROLL-81)."""
    dice = 0
    for face in range(FACES):
        assert s.dice[seat, face] >= 0, "a die was taken twice"
        dice += s.dice[seat, face]
    if s.roll == Roll.REROLL and s.roll_seat == seat:
        dice += s.roll_left
    assert dice == dice_left(s, seat), "a flow has the wrong number of dice"


@rule
def check_pool(s):
    """Black dice are in the pool or with the players who took them (ROLL-18, ROLL-84); at the end none is left."""
    black = 0
    for face in range(FACES):
        assert s.pool[face] >= 0, "a black die was taken twice"
        black += s.pool[face]
    if s.phase >= Phase.CALAMITY and s.phase <= Phase.END:
        assert black == 0, "the pool is not empty"
    elif s.phase >= Phase.WINDOW:
        for seat in range(s.players):
            if s.held[seat] != NO_CALAMITY:
                black += 1
        if s.players > 1:
            assert black == s.players, "a black die is lost"
        elif s.held[0] == NO_CALAMITY:
            assert black == SOLO_BLACK_DICE + 1 - s.draft, "the solo pool has the wrong number of dice"


@rule
def check_window(s):
    """One player at a time decides in a window (ROLL-22), and in the second only with a reason (ROLL-90)."""
    assert s.players > 1, "a window in solo"
    asked = 0
    for seat in range(s.players):
        if (s.to_act >> seat) & 1 == 1:
            asked += 1
            if s.phase == Phase.WINDOW:
                assert s.held[seat] == NO_CALAMITY, "a player with a calamity die is asked"
        else:
            assert s.pending[seat] == Pending.NOTHING, "a player who is not asked has begun something"
            if s.phase == Phase.SECOND_WINDOW:
                check_rest(s, seat)
    assert asked == 1, "more than one player is asked, or nobody"
    if s.phase == Phase.SECOND_WINDOW:
        assert not s.one_window, "a second window against the option"
        assert s.draft < DRAFTS, "a second window after the forced calamity"


@rule
def check_rest(s, seat):
    """In the second window only a player without a calamity die still has a die of the draft (ROLL-91)."""
    if s.die_done[seat] == 0:
        assert s.held[seat] == NO_CALAMITY, "a player with a calamity die has kept a die"
