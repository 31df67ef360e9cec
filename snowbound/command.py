"""What all commands have in common: how they are declared, and what is said when one fails."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from snowbound.core.errors import SnowboundError


def add_command(commands: Any, name: str, text: str, run: Any) -> argparse.ArgumentParser:
    """Declare a command; `run` is given what was chosen."""
    command: argparse.ArgumentParser = commands.add_parser(name, help=text, description=text.capitalize() + ".")
    command.set_defaults(run=run)
    return command


def run(chosen: argparse.Namespace) -> int:
    """Run a command; 0 if it went well, 2 if it was asked for something impossible, 130 after Ctrl-C."""
    try:
        chosen.run(chosen)
    except KeyboardInterrupt:
        return 130
    except SnowboundError as error:
        if getattr(chosen, "json", False):
            print_json({"error": error.as_data()})
        else:
            from rich.console import Console

            Console(stderr=True, highlight=False, soft_wrap=True).print(f"snowbound: {error}", markup=False)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return 0


def print_json(value: Any) -> None:
    """One JSON document on standard output."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")
