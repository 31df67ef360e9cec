"""The core: the contract that games fulfil, and what every game gets from it. It knows no game.

    >>> from snowbound.core.record import i8, record
    >>> @record
    ... class Coin:
    ...     side: i8             # 0 or 1
    >>> Coin.dtype.itemsize
    64

- `contract` says which functions a game supplies.
- `record`, `rule`, `chance`, `bits` and `seats` are used to write them.
- `kernels` compiles them (`rule`, `entry`, `pipeline`, `compiler`, `cache`), and `playout` plays random games.
- `game` describes a game, and `registry` finds it by its name.
- `match` is one game in progress; `log` saves it; `scene`, `picture` and `match_pictures` draw it.
- `words` has the texts, `board` reads the printed material, `observation` describes positions as numbers.
"""
