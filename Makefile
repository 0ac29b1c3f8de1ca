# Needs python3 with pip, make and git; everything else is fetched into .tools and .venv.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.SUFFIXES:
MAKEFLAGS += --no-builtin-rules

PYTHON ?= python3
UV_VERSION := 0.13.7

UV := .tools/bin/uv
UV_READY := .tools/.uv-$(UV_VERSION)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
LAB := $(VENV)/.lab
MODULES := web/node_modules/.package-lock.json
BOARDS := $(wildcard src/rallar/boards/*)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
CLIENT := src/rallar/server/static/.built-from
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/rallar/locales/*/*.ftl)

# An interpreter that no longer starts (removed, upgraded, a venv half made) is not ready, whatever the stamp says.
ifneq ($(shell $(BIN)/python -c 'print("ok")' 2>/dev/null),ok)
.PHONY: $(READY)
endif

.PHONY: help
help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*  ## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

.PHONY: play
play: $(READY) $(CLIENT)  ## play in the browser
	@$(BIN)/rallar serve

.PHONY: setup
setup: $(READY) $(CLIENT)  ## make .venv with everything in it

.PHONY: check
check: $(LAB) $(MODULES)  ## lint, format, types, import order, the protocol
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/python tools/protocol.py --check
	$(BIN)/python tools/counting.py --check
	$(NPM) run --silent check

.PHONY: format
format: $(READY) $(MODULES)  ## write everything as the formatters would
	$(BIN)/ruff format .
	$(NPM) run --silent format

.PHONY: test
test: $(LAB) $(MODULES) $(CLIENT)  ## check, then run the tests: the client's, then all the others, with a real browser
	@$(MAKE) --no-print-directory --jobs 2 --output-sync check ready-to-test
	$(BIN)/pytest -n 3 --dist worksteal

# Beside the checks: what of it takes a core, and what waits for a download.
.PHONY: ready-to-test
ready-to-test: $(LAB) $(CLIENT)
	$(NPM) test --silent
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m tests.postgres
	$(BIN)/rallar compile

.PHONY: bench
bench: $(LAB) $(CLIENT)  ## measure the kernel, the server and the page
	$(BIN)/python -m rallar.lab.bench --json bench.json
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m tests.bench --json bench-server.json

.PHONY: soak
soak: $(LAB) $(CLIENT)  ## the laws and the oracles on fifty times as many games; then a server killed, fuzzed, worn: hours
	RALLAR_SOAK=50 $(BIN)/pytest -n 2 --dist worksteal tests/conformance tests/oracles tests/analysis
	$(BIN)/python -m tests.soak

.PHONY: mutants
mutants: $(READY)  ## change the kernel one small thing at a time: what do the tests notice?
	RALLAR_SOAK=0.03 $(BIN)/python -m tests.mutants $(OPTIONS)

# With RECORDS=DIR the games are kept there and what is there is not played again: empty it when a player has changed.
PLAYER ?= master
AGAINST ?= regular
GAMES ?= 200

.PHONY: studies
studies: $(READY)  ## how a player plays each board, in tables: make studies PLAYER=master AGAINST=regular GAMES=200
	mkdir -p docs/studies
	for board in $(notdir $(BOARDS)); do \
	  $(BIN)/rallar study $(PLAYER) --against $(AGAINST) --board $$board --games $(GAMES) --seed 50000 \
	    $(if $(RECORDS),--records $(RECORDS)/$$board) --report docs/studies/$$board.md; \
	done

RESULTS ?= results

.PHONY: strength
strength: $(READY)  ## how strong the opponents are, on every board and for every number of players: hours
	$(BIN)/python -m tools.strength $(RESULTS) $(OPTIONS)

.PHONY: calibration
calibration: $(READY)  ## what the judge's answers mean as chances to win, measured anew after new weights: a quarter of an hour
	$(BIN)/python -m tools.calibrate $(OPTIONS)

.PHONY: golden
golden: $(READY)  ## write the playthroughs, move counts, orders of moves and the picture of the terminal anew
	$(BIN)/python -m tests.golden.regenerate
	$(BIN)/python docs/images/regenerate.py

.PHONY: protocol
protocol: $(READY)  ## write the JSON Schema, the types and the count of the browser and the tables of the protocol page anew
	$(BIN)/python tools/protocol.py
	$(BIN)/python tools/counting.py

.PHONY: screenshots
screenshots: $(READY) $(CLIENT)  ## take the pictures of the documents anew, with a real browser
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m tests.browser.screenshots

.PHONY: cuda
cuda: $(READY) $(UV_READY)  ## translate the kernel for a GPU into ptx/ (fetches NVIDIA's compiler; needs no GPU)
	$(UV) venv --quiet --clear --no-python-downloads --python '$(PYTHON)' .venv-cuda
	$(UV) pip sync --quiet --python .venv-cuda/bin/python --require-hashes requirements-cuda.lock
	PYTHONPATH=src .venv-cuda/bin/python -m rallar.lab.cuda ptx

.PHONY: gpu
gpu: $(READY) $(UV_READY)  ## on a machine with a GPU: its games are those of the processor, and how many it plays
	$(UV) venv --quiet --clear --system-site-packages --no-python-downloads --python '$(PYTHON)' .venv-gpu
	$(UV) pip sync --quiet --python .venv-gpu/bin/python --require-hashes requirements-gpu.lock
	PYTHONPATH=src .venv-gpu/bin/python -m tests.gpu $(OPTIONS)

.PHONY: maps
maps: $(UV_READY) $(MODULES)  ## make the maps of the boards anew from their geography
	$(UV) venv --quiet --clear --no-python-downloads --python '$(PYTHON)' .venv-maps
	$(UV) pip sync --quiet --python .venv-maps/bin/python --require-hashes requirements-maps.lock
	PYTHONPATH=src .venv-maps/bin/python -m tools.mapmaking $(BOARDS)

.PHONY: lock
lock: $(UV_READY)  ## resolve the dependencies again; the lock names no addresses
	UV_CUSTOM_COMPILE_COMMAND='make lock' $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --no-emit-find-links --output-file requirements.lock \
	  requirements.in pyproject.toml
	UV_CUSTOM_COMPILE_COMMAND='make lock' $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --no-emit-find-links --output-file requirements-lab.lock \
	  --constraints requirements.lock --extra lab --extra metrics --extra postgresql --extra push --extra ray --extra rl \
	  pyproject.toml
	UV_CUSTOM_COMPILE_COMMAND='make lock' $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --no-emit-find-links --output-file requirements-gpu.lock \
	  --constraints requirements.lock --extra gpu pyproject.toml
	UV_CUSTOM_COMPILE_COMMAND='make lock' $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --no-emit-find-links --output-file requirements-cuda.lock \
	  requirements-cuda.in
	UV_CUSTOM_COMPILE_COMMAND='make lock' $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --no-emit-find-links --output-file requirements-maps.lock \
	  requirements-maps.in
	@if grep -n '://' requirements*.lock; then echo 'a lock names an address' >&2; exit 1; fi

.PHONY: clean
clean:  ## remove what was fetched and built
	rm -rf .tools $(VENV) web/node_modules src/rallar/server/static .venv-cuda .venv-maps bench.json bench-server.json mutants.jsonl .venv-gpu ptx dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage htmlcov
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(UV_READY):
	rm -rf .tools
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --no-warn-script-location --root-user-action=ignore \
	  --target .tools 'uv==$(UV_VERSION)'
	touch $@

$(MODULES): web/package-lock.json | $(READY)
	$(NPM) ci --no-audit --no-fund --loglevel=error
	touch $@

$(CLIENT): $(READY) $(MODULES) $(WEB_SOURCES) hatch_build.py LICENSE $(wildcard LICENSES/*)
	$(BIN)/python hatch_build.py
	touch $@

# From nothing each time: whatever an interrupted call left behind is cleared, and the cache makes it a matter of a second.
$(READY): $(UV_READY) requirements.lock pyproject.toml
	$(UV) venv --quiet --clear --no-python-downloads --python '$(PYTHON)' $(VENV)
	$(UV) pip sync --quiet --compile-bytecode --python $(BIN)/python --require-hashes requirements.lock
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	touch $@

# The extras of the lab, on top of the rest: for the tests and the figures, never for playing.
$(LAB): $(READY) requirements-lab.lock
	$(UV) pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes -r requirements-lab.lock
	touch $@
