"""The actions of Arctic Race, in named ranges: 22 in all."""

from .state import CARDS, RACERS, SEATS

# fmt: off
CARD = 0                          #  0..4   choose this card and play it face down
MOVE = CARD + CARDS               #  5..9   move this racer with the revealed card
SECOND = MOVE + RACERS            # 10      the card's other action: pick up, roll, shift, pass the token
GIVE = SECOND + 1                 # 11..16  give the start token to this seat
CIRCLE = GIVE + SEATS             # 17..21  move this racer with the black circle
# fmt: on
ACTIONS = CIRCLE + RACERS
