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

.DEFAULT_GOAL := help
.PHONY: help setup play test check format bench golden fuzz lock clean

help: ## Show what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r target words; do \
		printf '  make %-8s %s\n' "$$target" "$$words"; done

setup: .venv/stamp ## Make .venv with the command .venv/bin/fivetowers in it

.venv/stamp: pyproject.toml requirements.lock hatch_build.py $(COMPILED)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "fivetowers needs Python 3.11 or newer, and '$(PYTHON)' is not." >&2; \
		echo "Name one like this: make setup PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --no-build-isolation --no-deps -e .
	@touch $@

play: setup ## Play in the terminal
	@$(BIN)/fivetowers play $(ARGS)

test: check ## Run every check and every test
	$(BIN)/python -m pytest -n $(TEST_JOBS) $(ARGS)

check: setup ## Check format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(TYPED)

format: setup ## Format the code and mend what the linter can
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

# What the kernel is compared with lives apart; nothing but the benchmarks needs it.
.venv-peers/stamp: bench/requirements-peers.txt
	$(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python -m pip install --quiet -r $<
	@touch $@

bench: setup .venv-peers/stamp ## Measure speeds, as ratios within one run
	$(BIN)/python -m bench $(ARGS)

golden: setup ## Write the golden files anew (review the diff like code)
	$(BIN)/python tests/golden.py

fuzz: setup ## Fuzz the readers for FUZZ_SECONDS (60)
	$(BIN)/python -m fuzz --seconds $(FUZZ_SECONDS) $(ARGS)

lock: ## Pin the dependencies anew (UPGRADE=1: to their newest versions)
	$(PYTHON) -m venv .lock-venv
	.lock-venv/bin/python -m pip install --quiet uv
	.lock-venv/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
		--extra bench --extra dev --extra fast --extra server --generate-hashes --no-header --no-annotate \
		$(if $(UPGRADE),--upgrade) -o requirements.lock

clean: ## Remove everything that was made
	rm -rf .venv .venv-peers .lock-venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
