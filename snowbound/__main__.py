"""`python -m snowbound` runs the command `snowbound`."""

import sys

from snowbound.cli import main

if __name__ == "__main__":
    sys.exit(main())
