"""The commands of the server: `snowbound serve` and `snowbound verify`.

This module imports nothing but the standard library until a command runs, so that the server listens soon.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from .common import add_command

if TYPE_CHECKING:
    from .common import Commands

MOST_PORT = 65_535


def add_commands(commands: Commands) -> None:
    """Declare the commands of this module."""
    serve = add_command(commands, "serve", "run the table server, for playing together in browsers", run_serve)
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (default: 127.0.0.1)")
    serve.add_argument("--port", type=port, default=8000, help="0 for any free port (default: 8000)")
    serve.add_argument(
        "--database",
        default=os.environ.get("SNOWBOUND_DATABASE") or "sqlite:///snowbound.db",
        metavar="URL",
        help="sqlite:///FILE or postgresql://… (default: $SNOWBOUND_DATABASE, or else sqlite:///snowbound.db)",
    )
    serve.add_argument(
        "--base-path",
        default="",
        metavar="PATH",
        help="serve everything under this path, such as /games; a proxy must pass it on unchanged",
    )
    serve.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        dest="settings",
        help="any other setting (see docs/hosting.md); may be repeated",
    )

    verify = add_command(commands, "verify", "check a game's dice and cards against its chance receipt", run_verify)
    verify.add_argument("file", metavar="FILE", type=Path, help="a log that was exported by a server")
    verify.add_argument("--number", default="", help="your own number, which must be in the receipt")
    verify.add_argument("--commitment", default="", help="the commitment that you saw before the game")


def port(text: str) -> int:
    """Return a port number; argparse reports the error."""
    number = int(text)
    if not 0 <= number <= MOST_PORT:
        raise argparse.ArgumentTypeError(f"a port is 0 to {MOST_PORT}, not {number}")
    return number


def run_serve(chosen: argparse.Namespace) -> None:
    """Run the server until it is stopped."""
    import gc

    gc.disable()  # imports leave no garbage, and start-up is faster; the server enables it again
    from snowbound.server.settings import Settings
    from snowbound.server.transport.run import serve

    known = {"host": chosen.host, "port": chosen.port, "database": chosen.database, "base_path": chosen.base_path}
    serve(Settings.given(chosen.settings, **known))


def run_verify(chosen: argparse.Namespace) -> None:
    """Check a log and print the result; raises an error that names the first outcome that is wrong."""
    import sys

    from snowbound.core import log as logs
    from snowbound.server.tables.chance_receipt import verify

    sys.stdout.write(verify(logs.read(chosen.file), number=chosen.number, commitment=chosen.commitment) + "\n")
