"""`python -m snowbound` is the command `snowbound`."""

from __future__ import annotations

import sys


def main() -> int:
    """Run a command. The server is to listen at once, and needs little of what the other commands need."""
    if sys.argv[1:2] == ["serve"]:
        from snowbound.server.commands import main as command
    else:
        from snowbound.cli import main as command
    return command()


if __name__ == "__main__":
    sys.exit(main())
