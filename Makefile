# Two commands matter: `make run` and `make test`. Both install what they need into .venv first.

PYTHON ?= python3
BIN = .venv/bin
# What `make test` runs; all of it unless told.
TESTS =

.PHONY: run test check install install-dev bench browser-test lock clean

run: install ## Serve on http://127.0.0.1:8000
	@exec $(BIN)/python app.py

test: install-dev ## Every test that this machine can run; the browser's where there is a browser
	$(BIN)/python -m pytest $(TESTS)

check: install-dev ## Style, formatting, types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: install-dev ## Figures, each against its floor (needs wrk; nginx where it is)
	$(BIN)/python -m bench.visits
	$(BIN)/python -m bench.lists
	$(BIN)/python -m bench.clicks
	$(BIN)/python -m bench.agents
	$(BIN)/python -m bench.start
	$(BIN)/python -m bench.embed

browser-test: install-dev ## What a person sees, in a real Chromium
	$(BIN)/python -m pytest tests/browser

install: .venv/installed

install-dev: .venv/installed-dev

.venv/bin/python:
	$(PYTHON) -m venv .venv

# The lock file says exactly which versions; the package itself is linked to this checkout.
.venv/installed: .venv/bin/python requirements.lock pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

.venv/installed-dev: .venv/installed requirements-dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements-dev.lock
	@touch $@

lock: ## Write the lock files anew from pyproject.toml
	$(PYTHON) -m venv .venv/lock
	.venv/lock/bin/pip install --quiet uv
	.venv/lock/bin/uv pip compile --universal --python-version 3.11 --no-header --no-annotate --upgrade \
		--output-file requirements.lock pyproject.toml
	.venv/lock/bin/uv pip compile --universal --python-version 3.11 --no-header --no-annotate --upgrade \
		--extra dev --constraint requirements.lock --output-file requirements-dev.lock pyproject.toml

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache build dist
