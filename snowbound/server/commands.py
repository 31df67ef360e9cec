"""The commands `snowbound serve` and `snowbound verify`; what they need is imported when they run."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from snowbound.command import add_command, run

Add = Callable[[str, str, Callable[[argparse.Namespace], None]], argparse.ArgumentParser]


def main() -> int:
    """The command `snowbound serve`, without all that other commands need."""
    top = argparse.ArgumentParser(prog="snowbound")
    commands = top.add_subparsers(required=True)
    add_server_commands(lambda name, text, carry_out: add_command(commands, name, text, carry_out))
    return run(top.parse_args())


def add_server_commands(add: Add) -> None:
    """Add the commands of this package to the command line."""
    serve = add("serve", "run the table server: people play together in browsers", run_serve)
    serve.add_argument("--host", default="127.0.0.1", help="address to listen at (default: 127.0.0.1)")
    serve.add_argument("--port", type=int, default=8000, help="0 for any free one (default: 8000)")
    serve.add_argument(
        "--database",
        default="sqlite:///snowbound.db",
        metavar="URL",
        help="sqlite:///FILE or postgresql://… (default: sqlite:///snowbound.db)",
    )
    serve.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        dest="settings",
        help="any other setting, see docs/hosting.md; may be repeated",
    )

    verify = add("verify", "derive every outcome of chance in a log again from its receipt", run_verify)
    verify.add_argument("file", type=Path)


def run_serve(chosen: argparse.Namespace) -> None:
    """Run the server until it is told to stop."""
    import gc

    gc.disable()  # nothing of what is imported is garbage; the server enables it again
    from .settings import Settings
    from .transport.run import serve

    settings = Settings.given(chosen.settings, host=chosen.host, port=chosen.port, database=chosen.database)
    serve(settings)


def run_verify(chosen: argparse.Namespace) -> None:
    """Check a log; raises an error that names the first outcome that does not follow from its receipt."""
    import sys

    from snowbound.core import log as logs

    from .tables.chance_receipt import verify

    sys.stdout.write(verify(logs.read(chosen.file)) + "\n")
