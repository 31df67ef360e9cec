"""Which calamities were drawn, and which had no place."""

from snowbound.core.facts import NONE, note
from snowbound.core.rule import rule

from .fact_kinds import Fact
from .fishing import score
from .state import DRAFTS, HEXES, NO_CALAMITY, OPEN_WATER, PACK_ICE, POLAR_BEAR, WALRUS, Calamity, Phase


@rule
def tell_calamity(s, after, owner, out, n):
    """Tell which calamity was drawn on a sheet, and what it costs (ROLL-46 to ROLL-57)."""
    first, hexes = NONE, 0
    for hex_ in range(HEXES):
        if s.sheet[owner, hex_] != after.sheet[owner, hex_]:
            hexes += 1
            if first == NONE:
                first = hex_
    if first == NONE:
        return n
    change = score(s, after.sheet[owner]) - score(s, s.sheet[owner])
    calamity = calamity_of(after.sheet[owner, first], hexes)
    return note(out, n, Fact.STRIKES, owner, calamity, first, change)


@rule
def calamity_of(content, hexes):
    """Return the calamity that draws this content in this number of hexes."""
    if content == PACK_ICE:
        return Calamity.PACK_ICE
    if content == WALRUS:
        return Calamity.WALRUS
    if content == POLAR_BEAR:
        return Calamity.POLAR_BEAR
    if content != OPEN_WATER:
        return Calamity.ICE_CHASM
    if hexes == 1:
        return Calamity.EXPAND
    return Calamity.NEW_ICE_FLOW


@rule
def is_into_calamities(s, after):
    """Whether the event ends the sixth draft, so that the calamities come next (ROLL-46)."""
    if s.draft != DRAFTS or s.phase == Phase.CALAMITY or s.phase == Phase.AFTERMATH or s.phase == Phase.ROUND_START:
        return False
    return after.phase == Phase.CALAMITY or after.phase == Phase.AFTERMATH or is_round_over(s, after)


@rule
def is_round_over(s, after):
    """Whether the event ends a round, or the game."""
    return after.round_number != s.round_number or after.phase == Phase.END


@rule
def tell_impossible(s, after, out, n):
    """Tell which calamities have no effect (ROLL-57), and in solo what the automa has drawn at once (ROLL-87)."""
    if after.phase != Phase.CALAMITY and s.players == 1:
        before = n
        n = tell_calamity(s, after, 0, out, n)
        if n > before:
            return n
    for owner in range(s.players):
        if after.phase != Phase.CALAMITY or after.drawn_as[owner] == NO_CALAMITY:
            n = note(out, n, Fact.FIZZLES, owner, int(s.held[owner]), NONE, NONE)
    return n
