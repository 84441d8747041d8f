# Two commands for everyone: `make app` and `make test`. The rest is for those who change things.
# Everything is installed into .venv; nothing outside this folder is touched.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
TEST ?=
ARGS ?=
COMPARE ?=

# Some images forbid Python to keep what it has compiled. Every worker, server and kernel of the
# tests would then compile everything again.
unexport PYTHONDONTWRITEBYTECODE

# A file of tests stays in one process, and those that take longest begin: see tests/budget.py.
SHARED := -n auto --dist loadfile --no-loadscope-reorder

.PHONY: app lab site test test-long site-test package referee mutants bench load pictures lint lint-browser format format-browser docs check messages pins clean help

help:           ## Show these lines.
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## */\t/'

app: .venv/app.done    ## Install if needed, start the app and open the browser.
	@exec $(BIN)/tutor app $(ARGS)

lab: .venv/lab.done    ## Open the lesson notebooks in JupyterLab.
	@mkdir -p .venv/share/jupyter/lab/settings  # so that JupyterLab asks nothing
	@cp binder/overrides.json .venv/share/jupyter/lab/settings/
	@exec $(BIN)/jupyter lab --ServerApp.root_dir="$(CURDIR)" notebooks/contents.ipynb  # links lead to docs, too

site: .venv/site.done   ## Write the app as plain files into build/site, for any file server.
	@$(BIN)/tutor site build/site --notebooks notebooks

manual: .venv/docs.done ## Write the documentation as a site into build/manual; a broken link fails it.
	@$(BIN)/sphinx-build -q -W --keep-going docs build/manual

test: .venv/test.done  ## Run the tests (TEST=tests/test_cli.py runs one file).
	@$(BIN)/python -m pytest $(SHARED) $(TEST)

test-long: .venv/test.done ## Run what `make test` leaves out: whole packs, every game, all examples.
	@$(BIN)/python -m pytest $(SHARED) --long $(TEST)

site-test: .venv/test.done ## Run the browser tests on the site, with no network after the first visit (ARGS="-k course").
	@$(BIN)/python -m pytest tests/browser --on-site $(SHARED) $(ARGS)

referee: .venv/test.done ## Play fresh games against the second referee (ARGS="--games 2000 --seed 7").
	@$(BIN)/python -m tests.referee $(ARGS)

mutants: .venv/test.done ## Do the tests notice small changes of the rules? (ARGS="--sample 300 --seed 7" or ARGS="--planted").
	@$(BIN)/python -m tests.mutants $(ARGS)

package: .venv/test.done ## Build the wheel, install it into an empty environment and open its page.
	@PYTHON=$(PYTHON) $(BIN)/python -m pytest tests/package/test_wheel.py

bench: .venv/bench.done ## Measure, each row two things in the same run (COMPARE=build/bench/….json says what got worse).
	@$(BIN)/python tests/benchmarks $(if $(COMPARE),--runs 3 --compare $(COMPARE)) $(ARGS)

load: .venv/bench.done ## A class joins within a second, here and at stock Voila (ARGS="--learners 40").
	@$(BIN)/python -m tests.load $(ARGS)

pictures: .venv/test.done ## Picture every page, or compare two folders of pictures (ARGS="take build/before").
	@$(BIN)/python -m tests.pictures $(ARGS)

lint: .venv/test.done lint-browser ## Check style and types.
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(NPM) run --silent types

format: .venv/test.done format-browser ## Put the source into the house style.
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

lint-browser: node_modules/.done ## The same for scripts and style sheets alone.
	@$(NPM) run --silent lint

format-browser: node_modules/.done
	@$(NPM) run --silent format

# The tools that check the browser's half. Node and npm come with the Python packages; they trust the
# certificates that the machine trusts.
NPM = NODE_USE_SYSTEM_CA=1 PATH="$(CURDIR)/$(BIN):$$PATH" npm

node_modules/.done: package.json | .venv/test.done
	@echo "Installing what checks the browser's half (the first time takes half a minute) ..."
	@$(NPM) install --silent --fetch-retries=1 --fetch-retry-mintimeout=1000 || { \
		echo "TypeScript, Biome and stylelint could not be installed: they come from the npm registry. Try again with a network." >&2; \
		exit 1; }
	@touch $@

docs: .venv/test.done  ## Write docs/_build/rules*.md: where each rule is built, proven and taught.
	@$(BIN)/tutor docs

check: lint docs package test test-long ## What CI runs.

clean:          ## Remove the environment and every cache.
	rm -rf .venv node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis build docs/_build *.egg-info

# One stamp for each set of requirements: a second start installs nothing and asks no network.
# The sets agree in every version, so they can share one environment.
.venv/%.done: requirements/%.txt pyproject.toml
	@if [ -z "$(PYTHON)" ]; then \
		echo "Python 3.11 or newer is needed. Install it, or say where it is: make $* PYTHON=/path/to/python3" >&2; \
		exit 1; fi
	@echo "Installing what is needed for '$*' (the first time takes a minute or two) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/$*.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $@ .venv/app.done  # every set contains that of the app

messages: .venv/test.done ## Collect every text for translators into build/tutor.pot.
	@mkdir -p build
	@$(BIN)/pybabel -q extract -F tutor/locale/babel.cfg -k N_ --project=tutor -o build/tutor.pot tutor widgets
	@echo "build/tutor.pot: translate it to tutor/locale/CODE/LC_MESSAGES/tutor.po, then compile it with: pybabel compile -D tutor -d tutor/locale"

pins:           ## Choose new versions (needs uv). Read what changed before you commit it.
	@$(call pin,bench,--all-extras)
	@$(call pin,test,--extra test,-c requirements/bench.txt)
	@$(call pin,lab,--extra lab --extra puzzles,-c requirements/bench.txt)
	@$(call pin,docs,--extra docs,-c requirements/bench.txt)
	@$(call pin,site,--extra site --extra puzzles,-c requirements/bench.txt)
	@$(call pin,app,--extra app --extra puzzles,-c requirements/bench.txt)
	@$(call pin,hub,--extra hub --extra puzzles,-c requirements/bench.txt $(IN_BASE))
	@mv requirements/hub.txt binder/requirements.txt  # Binder wants the pins themselves

# What the tutor does not use and Binder's base image has: no second copy is laid over it.
IN_BASE = --no-emit-package debugpy --no-emit-package jedi --no-emit-package parso

pin = uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-annotate \
	--custom-compile-command "make pins" $(2) $(3) pyproject.toml -o requirements/$(1).txt
