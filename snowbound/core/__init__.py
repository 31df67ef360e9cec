"""The core: what a game is to Snowbound, and what every game gets for nothing. It knows no game.

    >>> from snowbound.core.record import i8, record
    >>> @record
    ... class Coin:
    ...     side: i8             # 0 or 1
    >>> Coin.dtype.itemsize
    64

`contract` says which functions a game supplies; `record`, `rule`, `chance`, `bits` are what they are
written with; `kernels` compiles them; `playout` plays many games; `match` is one game as
people type it; `log`, `words`, `board`, `errors` are what its names say.
"""
