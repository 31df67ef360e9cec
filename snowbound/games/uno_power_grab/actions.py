"""The 107 actions of UNO Power Grab, in named ranges."""

from .state import COLOURS, KINDS, TOWERS

# fmt: off
CARD = 0                          #   0..89   play a card of this kind; KEEP: keep it
DRAW = CARD + KINDS               #  90       draw one card
PASS = DRAW + 1                   #  91       keep the drawn card; or pass when nothing else is possible (UNO-62)
COLOUR = PASS + 1                 #  92..95   name red, blue, green, yellow
TOWER = COLOUR + COLOURS          #  96..99   take the tower U, N, O, !
CALL = TOWER + TOWERS             # 100       call UNO
SILENT = CALL + 1                 # 101       do not call
CATCH = SILENT + 1                # 102       catch the player who did not call
LET_GO = CATCH + 1                # 103       do not catch
CHALLENGE = LET_GO + 1            # 104       challenge the Wild Draw Four
ACCEPT = CHALLENGE + 1            # 105       draw the four cards
DECLINE = ACCEPT + 1              # 106       KEEP: keep all cards and all four towers
# fmt: on
ACTIONS = DECLINE + 1
