"""What is true of every position of Polar Rush (RULES.md, section 6.1)."""

from snowbound.core.bits import has
from snowbound.core.rule import rule

from .reach import may_stay, middle_floe, targets
from .state import (
    ALL_TILES,
    BOARD_OF,
    FACES,
    HOME_SIDES,
    IN_KAYAK,
    JUNCTIONS,
    MOST_FLOES,
    NO_FIGURE,
    NO_PLACE,
    NOBODY,
    NOT_LAID,
    ON_START,
    PICTURE,
    PLACES,
    SEATS,
    SIDES,
    SLOTS,
    SLOTS_OF_COURSE,
    STARTER_SIDES,
    UNSEEN,
    WATER,
    Face,
    Phase,
)


@rule
def check(s):
    """Assert that boards, figures, tokens and tiles are in possible places (RULES.md, section 6.1)."""
    check_course(s)
    check_tiles(s)
    riders = 0
    harpoons = 0
    for seat in range(SEATS):
        pos = int(s.pos[seat])
        assert (pos == NO_FIGURE) == (seat >= s.players), "each player has one figure"
        assert pos > ON_START or s.harpoon[seat] == 0, "a harpoon was taken without a move"
        harpoons += s.harpoon[seat]
        if pos >= IN_KAYAK:
            riders += 1
            assert has(s.gaps, pos - IN_KAYAK), "the kayak is in no gap"
        elif pos >= 0:
            check_figure(s, seat, pos)
    assert riders <= 1, "two figures sit in the kayak"
    assert harpoons == 0 or not s.easy, "there are no harpoons in easy play"
    assert (s.winner != NOBODY) == (s.phase == Phase.END), "the game is over exactly when there is a winner"
    assert (s.place != NO_PLACE) == (s.phase >= Phase.REVEAL), "the place of the current tile does not fit the phase"
    assert s.phase != Phase.MOVE or has_choice_of_move(s), "a player is asked about a move without a choice"


@rule
def has_choice_of_move(s):
    """Whether the tile being carried out leaves its player a choice: several targets, or one and the right to stay."""
    face = s.known[s.place]
    spaces = targets(s, s.active, face)
    return spaces != 0 and (spaces & (spaces - 1) != 0 or may_stay(s, s.active, face, spaces))


@rule
def check_course(s):
    """The course is the starter floe, different mid floes and the home floe, with gaps only between them (RUSH-02)."""
    boards = 0
    for floe in range(MOST_FLOES):
        side = int(s.course[floe])
        if side == NOT_LAID:
            assert floe >= s.floes or s.phase == Phase.COURSE, "a floe is missing"
            continue
        assert side < SIDES and floe < s.floes, "there is a floe too many"
        assert not has(boards, BOARD_OF[side]), "a board lies in the course twice"
        boards |= 1 << BOARD_OF[side]
        assert (floe == 0) == has(STARTER_SIDES, side), "the starter floe comes first"
        assert (floe == s.floes - 1) == has(HOME_SIDES, side), "the home floe comes last"
    assert s.gaps >> (s.floes - 1) == 0 and s.floes <= JUNCTIONS + 1, "a gap lies outside the course"


@rule
def check_figure(s, seat, pos):
    """A figure stands alone on its space, and only the winner stands on the igloo (RUSH-18, RUSH-48)."""
    assert pos < SLOTS_OF_COURSE, "a figure has left the course"
    floe = middle_floe(pos)
    assert floe < s.floes, "a figure has left the course"
    picture = PICTURE[s.course[floe], pos - floe * SLOTS]
    assert picture != WATER and picture < FACES, "a figure stands in water or came back to the start"
    assert (picture == Face.IGLOO) == (s.winner == seat), "a figure on the igloo has not won"
    for other in range(seat):
        assert s.pos[other] != pos, "two figures stand on one space"


@rule
def check_tiles(s):
    """No face is known more often than it exists, and a known crack lies face up (RUSH-Q23)."""
    for face in range(FACES):
        copies = 0
        for place in range(PLACES):
            if s.known[place] == face:
                copies += 1
        assert copies <= s.copies[face], "a face was seen too often"
    for place in range(PLACES):
        if has(s.face_up, place):
            assert s.known[place] != UNSEEN or place == s.place, "a tile lies face up without a face"
        else:
            assert s.known[place] != Face.CRACK, "a crack is remembered"
    assert s.face_up & ~ALL_TILES == 0, "there are more tiles than places"
