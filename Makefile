# All commands of the project. You only need Python 3.11+ (with venv) and make.
#
#   make play         play on a simulated handheld       make play ARGS="--view terminal"
#   make test         run the tests                      make test ARGS="-k combos"
#   make test-all     run all tests in full: before a release
#   make lint         check style, types, board dialect  make format    format the code
#   make bench        measure the engine's speed         make torture   half an hour of power cuts,
#                                                        write faults, bit rot and mashed keys
#   make setup        install what playing needs         make setup-tests  also tests, lint and page
#   make clean        remove generated and installed files
#   make lock         update requirements/ after changing a pin in pyproject.toml
#   make boards       check the board files              make boards ARGS=pygamer
#   make newboard     create a board file for your own wiring
#   make wiring       draw the wiring pictures of all Picos
#   make strong       install a stronger computer player
#   make tune         train the computer player
#   make gallery      draw every screen on every board: docs/gallery.md
#   make film         record the README's film
#   make settings     print all settings, as lines for settings.toml
#   make web          build the game as one page, dist/number-drop.html, and as an app, dist/web
#   make web-check    compare the page's drawing with displayio's, pixel by pixel
#   make release      build all downloads: dist/release/
#   make trial UF2=10.2.1   run the drive on that CircuitPython, on an emulated Pico
#   make exercise-1 ... make exercise-5   check the workshop's exercises

PYTHON ?= python3
ARGS ?=
TREES := $(wildcard engine firmware boards sim web tests)
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check
# Only wheels, so no compiler is needed. --no-compile skips bytecode for modules that are never
# imported, which saves a third of the time.
INSTALL := $(PIP) install --quiet --require-hashes --no-compile --only-binary :all:
VM := tests/vm
PICO := sim/trial/pico
UF2 ?=
ROM ?=
LONG ?=

.DEFAULT_GOAL := help
.PHONY: help setup setup-tests play test test-all lint boards newboard wiring film format bench torture tune strong settings gallery web web-check release trial lock clean

help:
	@sed -n '3,/^$$/s/^# \{0,3\}//p' Makefile

setup: $(VENV)/play.stamp
	@echo "Ready: make play"

setup-tests: $(VENV)/test.stamp $(VM)/node_modules/stamp $(PICO)/node_modules/stamp

play: $(VENV)/play.stamp
	@$(PY) -m sim $(ARGS)

test: setup-tests
	$(PY) -m pytest -n auto --dist worksteal -m "not slow" $(ARGS)

test-all: setup-tests
	$(PY) -m pytest -n auto --dist worksteal $(ARGS)

lint: setup-tests
	$(PY) -m ruff check $(TREES)
	$(PY) -m ruff format --check $(TREES)
	$(PY) -m tests.check_types
	$(PY) -m tests.dialect
	PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(PICO)/node_modules/.bin/tsc -p $(PICO)

boards: $(VENV)/test.stamp
	@$(PY) -m tests.check_boards $(ARGS)

newboard: $(VENV)/play.stamp
	@$(PY) -m sim.newboard $(ARGS)

# Exit code 1 means that something is left to do, which is not a failure of make.
exercise-%: $(VENV)/play.stamp
	@$(PY) -m sim.exercises $* || [ $$? -eq 1 ]

exercise-:
	@echo "exercise: say which one, as in: make exercise-1" >&2; exit 2

film: $(VENV)/play.stamp $(VENV)/strong.stamp
	@$(PY) -m sim --view none --seed 11 --auto hint --scale 2 --theme light --gif docs/game.gif

wiring: $(VENV)/play.stamp
	@$(PY) -m sim.draw_wiring $(ARGS)

format: $(VENV)/test.stamp
	$(PY) -m ruff check --fix-only $(TREES)
	$(PY) -m ruff format $(TREES)

tune: setup-tests
	@$(PY) -m sim.tune $(ARGS)

strong: $(VENV)/strong.stamp

bench: setup-tests $(VENV)/bench.stamp
	$(PY) -m tests.bench $(ARGS)

torture: setup-tests
	@$(PY) -m tests.torture $(ARGS)

settings: $(VENV)/play.stamp
	@$(PY) -m sim.release.settings_leaflet

gallery: $(VENV)/test.stamp
	$(PY) -m tests.gallery $(ARGS)

web: setup-tests
	@$(PY) -m web $(ARGS)

web-check: setup-tests
	@$(PY) -m tests.web.comparison $(ARGS)

trial: setup-tests
	@$(PY) -m sim.trial $(if $(UF2),--firmware "$(UF2)") $(if $(ROM),--rom "$(ROM)") \
	  $(if $(LONG),--long) $(ARGS)

release: setup-tests
	@$(PY) -m sim.release $(ARGS)

# A stamp is newer than the pins it was made from, so packages are reinstalled only when these change.
$(VENV)/play.stamp: requirements/play.txt | $(PY)
	@echo "Installing the simulator's libraries into $(VENV) ..."
	@$(INSTALL) -r $<
	@touch $@

$(VENV)/test.stamp: requirements/test.txt requirements/play.txt | $(PY)
	@echo "Installing the simulator's libraries and the test tools into $(VENV) ..."
	@$(INSTALL) -r $<
	@touch $@ $(VENV)/play.stamp

$(VENV)/strong.stamp: requirements/strong.txt | $(PY)
	@echo "Installing Node.js for the strong computer player into $(VENV) ..."
	@$(INSTALL) -r $<
	@touch $@

# Not only wheels here: one of the peers is published as source only (pure Python).
$(VENV)/bench.stamp: requirements/bench.txt | $(PY)
	@echo "Installing the programs that the benchmark compares with into $(VENV) ..."
	@$(PIP) install --quiet --require-hashes -r $<
	@touch $@

$(VM)/node_modules/stamp: what := the 32-bit MicroPython and axe-core
$(PICO)/node_modules/stamp: what := the emulated Pico
%/node_modules/stamp: %/package-lock.json $(VENV)/test.stamp
	@echo "Installing $(what) into $*/node_modules ..."
	@cd $* && PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm ci --silent --no-audit --no-fund
	@touch $@

$(PY):
	@command -v $(PYTHON) >/dev/null || { \
	  echo "$(PYTHON) was not found. Install Python 3.11 or newer:" \
	    "sudo apt install python3 python3-venv  (or from python.org)" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "$(PYTHON) is too old: Python 3.11 or newer is needed." \
	    "Choose another one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.platform == "linux" and sys.version_info >= (3, 15))' || { \
	  echo "$(PYTHON) is too new: the pinned sysv-ipc has no wheel for it on Linux yet." \
	    "Choose another one: make PYTHON=python3.14 $(MAKECMDGOALS)" >&2; exit 1; }
	@output=$$($(PYTHON) -m venv $(VENV) 2>&1) || { rm -rf $(VENV); \
	  if $(PYTHON) -c 'import ensurepip' 2>/dev/null; then \
	    echo "$(VENV) cannot be written ($$(echo "$$output" | tail -n 1)):" \
	      "make this folder writable or free some disk space: $(CURDIR)" >&2; \
	  else \
	    echo "$(PYTHON) cannot make a venv. Install it: sudo apt install python3-venv" >&2; \
	  fi; exit 1; }

lock: $(PY)
	$(INSTALL) -r requirements/lock.txt
	$(call compile,test,play --extra test)
	$(call compile,play,play)
	$(call compile,strong,strong)
	$(call compile,bench,bench)
	$(call compile,lock,lock)
	cd $(VM) && PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm install --package-lock-only --silent
	cd $(PICO) && PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm install --package-lock-only --silent

# A single lock file covers Linux, macOS and Windows and Python 3.11 and newer. It names no index.
compile = $(PY) -m uv pip compile --quiet --no-config --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --prerelease if-necessary-or-explicit \
	--custom-compile-command "make lock" pyproject.toml --extra $(2) -o requirements/$(1).txt \
	$(if $(filter play strong,$(1)),--constraint requirements/test.txt)

clean:
	rm -rf $(VENV) $(VM)/node_modules $(PICO)/node_modules atlas build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
