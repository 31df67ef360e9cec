"""Games written by hand in C, and memcpy: the fastest that this machine allows.

`standin.c` is like UNO but simpler than UNO Power Grab: no towers, no challenge, one decision a turn, no
events of chance. `grid.c` is tic-tac-toe by the same rules as ours.
"""

from __future__ import annotations

import ctypes
import subprocess
import tempfile
from pathlib import Path

from timing import rate, seconds_asked  # type: ignore[import-not-found]

GAMES, COPIES = 500, 200_000
out = (ctypes.c_int64 * 2)()


def compiled(name: str) -> ctypes.CDLL:
    """Compile a source file of this folder."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / f"{name}.so"
        source = Path(__file__).with_name(f"{name}.c")
        subprocess.run(["gcc", "-O3", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
        return ctypes.CDLL(str(library))


standin, grid = compiled("standin"), compiled("grid")
grid.games.argtypes = [ctypes.c_int64, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_void_p]
grid.games.restype = ctypes.c_int64
lengths, places = (ctypes.c_int64 * GAMES)(), (ctypes.c_int64 * (2 * GAMES))()
for function in (standin.many, standin.many_bits):
    function.argtypes = [ctypes.c_int, ctypes.c_int64, ctypes.c_int, ctypes.c_void_p]
standin.clone_loop.argtypes = [ctypes.c_int64]


def plain_loop() -> int:
    """Play games that scan the hand for legal cards; return the number of moves."""
    standin.many(2, 5, GAMES, out)
    return out[0]


def bit_masks() -> int:
    """Play the same games with a bit mask per hand; return the number of moves."""
    standin.many_bits(2, 5, GAMES, out)
    return out[0]


def copies() -> int:
    """Copy the stand-in's state by memcpy; return the number of bytes."""
    standin.clone_loop(COPIES)
    return COPIES * int(standin.state_bytes())


rate("c_plain_loop", plain_loop, seconds_asked())
rate("c_bit_masks", bit_masks, seconds_asked())
rate("c_memcpy_bytes", copies, seconds_asked() / 2)
rate("c_grid", lambda: int(grid.games(GAMES, 5, lengths, places)), seconds_asked() / 2)
