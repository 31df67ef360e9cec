"""`python -m snowbound`: the command, where its script is not on the path."""

import sys

from snowbound.cli import main

sys.exit(main())
