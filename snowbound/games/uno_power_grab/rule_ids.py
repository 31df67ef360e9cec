"""The rules of UNO Power Grab that can refuse an action, by the numbers that `explain` returns."""

from snowbound.core.contract import RULING

# fmt: off
UNO_13 = 13             # a first Take-2-Towers is matched by colour only
UNO_14 = 14             # the first player names a colour first
UNO_16 = 16             # play one card from your hand, or draw one
UNO_17 = 17             # match the colour, the number or the type
UNO_18 = 18             # power icons do not match
UNO_19 = 19             # Draw One and Draw Two are different types
UNO_21 = 21             # play a card or draw one
UNO_23 = 23             # after drawing, play only the drawn card
UNO_24 = 24             # a drawn card that does not match is kept
UNO_26 = 26             # the fixed order of a turn
UNO_33 = 33             # you cannot take your own tower
UNO_36 = 36             # Wild Draw Four only without the colour in force
UNO_38 = 38             # the next player may challenge a Wild Draw Four
UNO_49 = 49             # a blocked Wild Draw Four cannot be challenged
UNO_51 = 51             # with four towers, choose what to keep
UNO_62 = 62             # no card can be drawn
UNO_Q24 = RULING + 24   # when a discard can be declined
UNO_Q28 = RULING + 28   # when UNO is called and a silent player caught
# fmt: on
