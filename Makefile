# `make` alone prints the targets.
PYTHON ?= python3
VENV := .venv
FAST := .venv-compiled
BENCH := .venv-bench
BIN := $(VENV)/bin
PIP := -m pip install --quiet --disable-pip-version-check
WEB := src/anthropolis/web_dist/index.html
WEB_SOURCES := $(shell find web/src web/public web/index.html web/package.json web/vite.config.ts web/pyodide.config.ts 2>/dev/null)
SOURCES := $(shell find src -name '*.py' -o -name '*.yaml' -o -name '*.json' -o -name '*.sql' 2>/dev/null) pyproject.toml setup.py

SDIST := dist/.packed
WHEEL := dist/.done

# Tests with servers and browsers wait for real processes: on a busy machine one may need a second try.
# Every second try is named and counted at the end of the run. Servers and browsers take turns: a test
# that drives a browser leaves an event loop behind in which no server can be started.
PATIENT := --reruns 2 --reruns-delay 1
NOT_RULES := tests/server/ tests/web/ tests/cli/ tests/docs/ tests/playthroughs/ tests/__pycache__/
RULES := $(filter-out $(NOT_RULES), $(wildcard tests/*/)) tests/test_form.py

.DEFAULT_GOAL := help
.PHONY: help install system web play test check package compiled-test bench docs generated gallery web-performance notices audit clean

help: ## print this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

$(VENV)/.done: pyproject.toml setup.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python $(PIP) --upgrade pip
	ANTHROPOLIS_COMPILE=0 $(BIN)/python $(PIP) -e '.[dev,web]'
	ANTHROPOLIS_COMPILE=0 $(BIN)/python $(PIP) -e '.[ray]' || echo "Ray could not be installed: its test will skip"
	touch $@

$(WEB): $(VENV)/.done $(WEB_SOURCES)
	ANTHROPOLIS_WEB=1 $(BIN)/python scripts/build_web.py
	touch $@

$(SDIST): $(SOURCES) $(WEB)
	rm -rf dist
	$(BIN)/python setup.py --quiet sdist
	touch $@

$(WHEEL): $(SDIST)
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist dist/*.tar.gz
	touch $@

$(FAST)/.done: $(WHEEL)
	$(PYTHON) -m venv $(FAST)
	$(FAST)/bin/python $(PIP) --upgrade pip
	$(FAST)/bin/python $(PIP) --force-reinstall --no-deps dist/*.whl
	$(FAST)/bin/python $(PIP) "$$(echo dist/*.whl)[dev,web]"
	touch $@

install: $(VENV)/.done ## set up .venv with everything for development (pure Python)

system: ## install what some tests need from the distribution, if that is possible
	@sh scripts/system_packages.sh

web: $(WEB) ## build the web client into the package

play: install $(WEB) ## serve the web app on this machine and open it
	@$(BIN)/python scripts/play.py

test: install system $(WEB) $(WHEEL) ## run all tests
	$(BIN)/python -m pytest -n 2 --dist loadfile --ignore=tests/server --ignore=tests/web
	$(BIN)/python -m pytest -n 2 --dist loadfile $(PATIENT) tests/server
	$(BIN)/python -m pytest -n 2 --dist loadfile $(PATIENT) tests/web

check: install $(WEB) ## formatting, lint, types, rule coverage, generated files, the web client's own checks
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/anthropolis rules --check
	$(BIN)/python scripts/generated.py
	sh scripts/web_checks.sh

package: $(WHEEL) ## build the source package, and the wheel from it, into dist

compiled-test: $(FAST)/.done ## run the tests of rules, bots and conformance on the compiled form
	ANTHROPOLIS_EXPECT=compiled $(FAST)/bin/python -m pytest -n 2 --dist loadfile $(RULES)

bench: $(FAST)/.done ## compare the speed with other engines, in one run
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python $(PIP) -r benchmarks/requirements-peers.txt
	-npm ci --silent --prefix benchmarks
	$(BENCH)/bin/python benchmarks/compare.py --ours $(FAST)/bin/python

docs: install ## build the documentation as a site into build/site
	ANTHROPOLIS_COMPILE=0 $(BIN)/python $(PIP) -e '.[docs]'
	$(BIN)/zensical build --config-file mkdocs.yml

generated: install $(WEB) ## write the generated pages and types anew
	-$(BIN)/python scripts/generated.py

gallery: install system $(WEB) ## take the pictures of docs/gallery anew
	$(BIN)/python scripts/gallery.py

web-performance: install system $(WEB) ## measure the web client: sizes, start-up, a move on the other screen
	$(BIN)/python scripts/web_performance.py

notices: install $(WEB) ## write the lock file and the third-party notices anew
	$(BIN)/python scripts/third_party.py

audit: install ## look for known holes in what a server is made of
	$(BIN)/python $(PIP) pip-audit
	$(BIN)/pip-audit --strict --requirement deploy/requirements.lock --no-deps
	npm audit --omit=optional --prefix web

clean: ## remove environments and caches
	rm -rf $(VENV) $(FAST) $(BENCH) build dist src/*.egg-info src/anthropolis/web_dist .mypy_cache .ruff_cache .pytest_cache
