# Two commands do everything on a machine with Python 3.11 or later: `make play` and `make test`.
PYTHON ?= python3
BIN = .venv/bin
PLAY = .venv/installed-server
READY = .venv/installed-dev
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

CLIENT = snowbound/server/static/index.html
SOURCES = $(shell find web -path web/node_modules -prune -o -type f -print)
# One worker more than cores, since tests of servers and pages also wait.
SPREAD = -n $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)') --dist loadgroup --no-loadscope-reorder
APT = apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends

.PHONY: play test soak constraints postgres nginx browser web web-test docs lint bench load studies figures golden wire observations facts colours pictures clean

play: $(PLAY) web
	@$(BIN)/snowbound serve --set prepare=on

# Every kind of check, the longest ones on a seeded sample.
test: lint docs web-test postgres nginx browser web
	@$(BIN)/python -m pytest $(SPREAD)

# The same tests with the full numbers; writes docs/soak.md.
soak: $(READY) web-test postgres nginx browser web
	@SNOWBOUND_SOAK=1 $(BIN)/python -m pytest $(SPREAD) -p tests.soak -o faulthandler_timeout=7200

# Tests of several server processes need a real PostgreSQL. On Debian, as root, it is installed here.
postgres:
	@command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || { \
	  command -v apt-get > /dev/null && [ "$$(id -u)" = 0 ] && $(APT) postgresql > /dev/null; } || \
	  { echo "The tests need PostgreSQL (initdb, pg_ctl): install it and try again."; exit 1; }

# The test of the deployment in deploy/ needs nginx, and openssl for its certificate. On Debian, as root, they are installed here.
nginx:
	@{ command -v nginx > /dev/null || [ -x /usr/sbin/nginx ]; } && command -v openssl > /dev/null || { \
	  command -v apt-get > /dev/null && [ "$$(id -u)" = 0 ] && $(APT) nginx openssl > /dev/null; } || \
	  { echo "The tests need nginx and openssl: install them and try again."; exit 1; }

# Tests of the pages need Chromium. On Debian, as root, it is installed here, if possible without its own windows.
browser:
	@command -v chromium-headless-shell > /dev/null || { \
	  command -v apt-get > /dev/null && [ "$$(id -u)" = 0 ] && $(APT) chromium-headless-shell > /dev/null 2>&1; } || \
	  command -v chromium > /dev/null || command -v chromium-browser > /dev/null || command -v google-chrome > /dev/null || { \
	  command -v apt-get > /dev/null && [ "$$(id -u)" = 0 ] && $(APT) chromium > /dev/null; } || \
	  { echo "The tests of the pages need Chromium: install it and try again."; exit 1; }

# The browser client. Uses the machine's Node.js, or else installs it as a Python wheel.
web: $(CLIENT)

$(CLIENT): $(SOURCES) | $(PLAY)
	@echo "Building the browser client."
	@$(BIN)/python web/build.py

# The client's types, lint and unit tests.
web-test: $(READY)
	@$(BIN)/python web/build.py test

# The documentation site, in build/docs. Warnings are errors.
docs: $(READY)
	@$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going docs build/docs

lint: $(READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy

bench: $(READY)
	@$(BIN)/python -m benchmarks

load: $(READY)
	@$(BIN)/python -m benchmarks.load

# Play the studies of docs/studies again, and write their pages. A run that was stopped goes on where it was, in
# build/studies. `python -m benchmarks.studies --quick` plays a part, and compares its games with the data.
studies: $(READY)
	@$(BIN)/python -m benchmarks.studies

# Write the figures that `bench` and `load` have measured into the documents.
figures: $(READY)
	@$(BIN)/python -m benchmarks.figures

golden: $(READY)
	@$(BIN)/python -m tests.golden
	@$(BIN)/python -m tests.golden.picture

wire: $(READY)
	@$(BIN)/python -m snowbound.server.messages.wire_docs > docs/wire.md
	@$(BIN)/python -m snowbound.server.messages.wire_typescript > web/src/wire.ts

observations: $(READY)
	@$(BIN)/python -m snowbound.envs.observation_docs > docs/observations.md

facts: $(READY)
	@$(BIN)/python -m snowbound.lab.fact_docs > docs/facts.md

colours: $(READY)
	@$(BIN)/python -m benchmarks.colours > docs/colours.md

# The pictures of the README, in docs/pictures.
pictures: $(READY) browser web
	@$(BIN)/python -m tests.web.pictures

clean:
	rm -rf .venv build web/node_modules snowbound/server/static

.venv/created:
	@$(PYTHON) -c 'import sys; sys.exit("Snowbound needs Python 3.11 or later; this is %d.%d. Try make PYTHON=python3.12" % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv .venv
	@touch $@

$(PLAY): .venv/created pyproject.toml constraints.txt
	@echo "Installing the server in .venv; this takes a minute, once."
	@$(PIP) -e ".[server]"
	@touch $@

$(READY): .venv/created pyproject.toml constraints.txt
	@echo "Installing everything for the tests in .venv; this takes two minutes, once."
	@$(PIP) -e ".[dev]"
	@touch $(PLAY) $@

# The tested versions of all dependencies, from a fresh environment without constraints.
constraints:
	@rm -rf build/constraints && $(PYTHON) -m venv build/constraints
	@build/constraints/bin/python -m pip install --quiet --disable-pip-version-check ".[dev]"
	@build/constraints/bin/python -m pip freeze --exclude snowbound | grep -v ' @ ' > constraints.txt
