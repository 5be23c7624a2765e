# Two commands matter: `make run` and `make test`. Both install what they need into .venv first.

PYTHON ?= python3
BIN = .venv/bin
# What `make test` runs instead of its lane (tests/lanes.py): files, folders, options of pytest.
TESTS =
PIP = $(BIN)/python -m pip --disable-pip-version-check
# What a Python is asked: whether Signpost runs on it; that of .venv also whether it was finished.
IS_NEW_ENOUGH = -c 'import sys; sys.exit(sys.version_info < (3, 11))'
IS_USABLE = -c 'import sys, importlib.util as u; sys.exit(sys.version_info < (3, 11) or not u.find_spec("pip"))'

.PHONY: run test test-all test-postgresql check install install-dev install-docs bench browser-test docs translations lock clean

run: install ## Serve on http://127.0.0.1:8000
	@exec $(BIN)/python app.py

test: install-dev ## What one runs while working: minutes, without a browser, a network or another program
	$(BIN)/python $(if $(TESTS),-m pytest $(TESTS),tests/lanes.py test)

test-all: check install-docs ## Everything, before a release; it takes hours, and every program that a test needs
	$(BIN)/python tests/lanes.py all

# What a database decides. tests/features/nodes, in `make test-all`, has what several processes do that share one.
ON_POSTGRESQL = $(addprefix tests/,cli clicks contract engines hosts mcp people records visits workspaces) \
	$(addprefix tests/features/,agents dialects events history mail transfer)
# What people do, each request at another node than the one before.
OVER_NODES = $(addprefix tests/,features/agents features/dashboard people) $(wildcard tests/features/sign_in/test_*.py)
ON_SERVER = $(BIN)/python -m pytest --postgresql --lane=test --quiet -n 4 --dist loadfile

test-postgresql: install-dev ## The same tests with PostgreSQL, where that is installed (apt-get install postgresql)
	$(ON_SERVER) $(or $(TESTS),$(ON_POSTGRESQL))
	$(if $(TESTS),,$(ON_SERVER) --nodes $(OVER_NODES))

check: install-dev ## Style, formatting, types, and that imports go down
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# What has to succeed in the commit of a release, besides building and installing it.
CHECKS = check test-all

.PHONY: release
release: install-dev ## VERSION=0.4.0: check everything, commit, tag, and begin the next version; DRY_RUN=1: only check
	@$(BIN)/python .ci/release.py "$(VERSION)" --checks "$(CHECKS)" $(if $(DRY_RUN),--dry-run)

bench: install-dev ## Figures, each against its floor (needs wrk; nginx where it is)
	$(BIN)/python -m bench.visits
	$(BIN)/python -m bench.load
	$(BIN)/python -m bench.lists
	$(BIN)/python -m bench.clicks
	$(BIN)/python -m bench.agents
	$(BIN)/python -m bench.start
	$(BIN)/python -m bench.commands
	$(BIN)/python -m bench.embed

browser-test: install-dev ## What a person sees, in a real Chromium
	$(BIN)/python -m pytest tests/browser

docs: install-docs ## The site of the documentation, into site/
	NO_MKDOCS_2_WARNING=1 .venv/docs/bin/mkdocs build --strict --config-file docs/site/mkdocs.yml

translations: install-dev ## Write new texts of the code into the catalogs of languages, and drop those that are gone
	$(BIN)/python -m tests.translations.catalogs

install: .venv/installed

install-dev: .venv/installed-dev

install-docs: .venv/docs/installed

# A .venv that was made by an older Python, or that was left half made, is made anew.
ifneq ($(wildcard .venv/bin/python),)
ifneq ($(shell $(BIN)/python $(IS_USABLE) 2>/dev/null || echo old),)
.venv/bin/python: remade
endif
endif
.PHONY: remade
remade:

.venv/bin/python:
	@$(PYTHON) $(IS_NEW_ENOUGH) 2>/dev/null || { echo "Signpost needs Python 3.11 or later, and" \
		"$(PYTHON) is $$($(PYTHON) --version 2>&1 | head -n 1): name another one, like make PYTHON=python3.12 run." >&2; exit 1; }
	@rm -rf .venv
	$(PYTHON) -m venv .venv

# The lock file says exactly which files; the package itself is linked to this checkout, built by what is locked.
.venv/installed: .venv/bin/python requirements.lock pyproject.toml
	$(PIP) install --quiet --require-hashes --requirement requirements.lock
	$(PIP) install --quiet --no-build-isolation --no-deps --editable .
	@touch $@

.venv/installed-dev: .venv/installed requirements-dev.lock
	$(PIP) install --quiet --require-hashes --requirement requirements-dev.lock
	@touch $@

# An environment of its own: the site needs nothing of ours, and we nothing of it.
.venv/docs/installed: .venv/bin/python requirements-docs.lock
	@rm -rf .venv/docs
	.venv/bin/python -m venv .venv/docs
	.venv/docs/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes --requirement requirements-docs.lock
	@touch $@

LOCKED = .venv/lock/bin/uv pip compile --universal --python-version 3.11 --no-header --no-annotate --no-emit-index-url \
	--generate-hashes --upgrade

lock: install-dev ## Write the lock files anew from pyproject.toml, and for which platforms there are wheels
	$(PYTHON) -m venv .venv/lock
	.venv/lock/bin/pip install --quiet uv
	$(LOCKED) --group build --extra postgresql --output-file requirements.lock pyproject.toml
	$(LOCKED) --group dev --extra postgresql --constraint requirements.lock --output-file requirements-dev.lock pyproject.toml
	$(LOCKED) --group docs --output-file requirements-docs.lock
	PATH=$(CURDIR)/.venv/lock/bin:$$PATH $(BIN)/python -m tests.house.wheels

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache build dist site
