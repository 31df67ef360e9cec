# Two commands do everything on a machine with Python 3.11 or later: `make play` and `make test`.
PYTHON ?= python3
BIN = .venv/bin
READY = .venv/ready

CLIENT = snowbound/server/static/index.html
SOURCES = $(shell find web -path web/node_modules -prune -o -type f -print)

.PHONY: play test postgres browser web lint bench load golden wire observations clean

play: $(READY) web
	@$(BIN)/snowbound serve --set prepare=on

test: lint postgres browser web
	@$(BIN)/python -m pytest -n auto --dist loadgroup

# The tests of many server processes need a real PostgreSQL; on Debian it is installed here.
postgres:
	@command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || { \
	  command -v apt-get > /dev/null && [ "$$(id -u)" = 0 ] && apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql > /dev/null; } || \
	  { echo "The tests need PostgreSQL (initdb, pg_ctl): install it and try again."; exit 1; }

# The tests of the pages need Chromium; on Debian it is installed here.
browser:
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null || command -v google-chrome > /dev/null || { \
	  command -v apt-get > /dev/null && [ "$$(id -u)" = 0 ] && apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium > /dev/null; } || \
	  { echo "The tests of the pages need Chromium: install it and try again."; exit 1; }

# The browser client. Node.js is taken from the machine, or else comes as a Python wheel.
web: $(CLIENT)

$(CLIENT): $(READY) $(SOURCES)
	@echo "Building the browser client."
	@$(BIN)/python web/build.py

lint: $(READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy

bench: $(READY)
	@$(BIN)/python -m benchmarks

load: $(READY)
	@$(BIN)/python -m benchmarks.load

golden: $(READY)
	@$(BIN)/python -m tests.golden
	@$(BIN)/python -m tests.golden.picture

wire: $(READY)
	@$(BIN)/python -m snowbound.server.messages.wire_docs > docs/wire.md

observations: $(READY)
	@$(BIN)/python -m snowbound.envs.reference > docs/observations.md

clean:
	rm -rf .venv web/node_modules snowbound/server/static

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Snowbound needs Python 3.11 or later; this is %d.%d. Try make PYTHON=python3.12" % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	@echo "Setting up in .venv; this takes a minute, once."
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[dev]"
	@touch $(READY)
