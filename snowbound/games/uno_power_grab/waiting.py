"""How long a table with people waits: for the UNO call, and at the end of a round (UNO-Q26)."""

from snowbound.core.game import TimedCall
from snowbound.core.rule import rule

from . import actions as act
from .state import BOARD, Phase

_window = BOARD["uno_window"]
_low, _high = _window["bot_reaction_seconds"]
CALL_TIME = round(1000 * (_window["grace_seconds"] + _window["catch_seconds"]))
ROUND_END_TIME = round(1000 * BOARD["constants"]["round_end_seconds"])

UNO_CALL = TimedCall(
    option="uno_calls",
    value="live",
    call=act.CALL,
    silent=act.SILENT,
    catch=act.CATCH,
    let_go=act.LET_GO,
    call_button="button-call",
    catch_button="button-catch",
    catch_from=round(1000 * _window["grace_seconds"]),
    rule="UNO-Q28",
    bot_calls=_window["bot_call_probability"],
    bot_catches=_window["bot_catch_probability"],
    bot_reaction=(round(1000 * _low), round(1000 * _high)),
)


@rule
def waiting_time(s):
    """A player can call UNO for some seconds, and everyone can look at the hands after a round (UNO-Q26)."""
    if s.phase == Phase.DECLARE:
        return CALL_TIME
    if s.phase == Phase.ROUND_END:
        return ROUND_END_TIME
    return 0
