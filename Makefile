# Everything is installed into .venv (benchmarks: .venv-bench); nothing else on the machine changes.
# Stamps inside those folders make a second run do nothing.

PYTHON ?= python3
GAME ?=
UPGRADE ?=
TESTS ?= not gpu and not prove
SEED ?= 1

UV := .venv/bin/uv
RUN := .venv/bin/python
HULLABOO := .venv/bin/hullaboo
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	$(if $(UPGRADE),--upgrade) --custom-compile-command "make lock"

APT := $(if $(filter 0,$(shell id -u)),,sudo -n )apt-get
BROWSERS := chromium chromium-headless-shell
INSTALL_SYSTEM := $(APT) install -y --no-install-recommends $(BROWSERS) postgresql redis-server nginx-light

trouble = { echo "make: $(1)" >&2; exit 1; }
install_trouble = $(call trouble,the installation failed. Is the package index reachable? If so: make clean and try again)

.NOTPARALLEL:
.PHONY: help play client warm test shots pictures check prove bench lock clean

help: ## say what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: .venv/.run client warm ## play in the browser; GAME=name plays in the terminal
	@$(HULLABOO) $(if $(GAME),play $(GAME),serve --open) \
		|| { code=$$?; [ $$code -eq 130 ] || exit $$code; } # Ctrl-C is a way to leave

client: .venv/.run ## build the client, if its sources have changed
	@$(RUN) web/build.py

warm: .venv/.run
	@echo "· rules"
	@$(HULLABOO) warm

test: .venv/.dev check client warm .venv/.system ## every check, then every test in its small size; SEED=n shuffles them anew
	@echo "· tests"
	@$(RUN) -m pytest -n 2 --randomly-seed=$(SEED) -m "$(TESTS)" --ignore=tests/browser
	@echo "· tests in the browser"
	@$(RUN) -m pytest -n 2 --randomly-seed=$(SEED) -m "$(TESTS)" tests/browser

shots: .venv/.dev client warm .venv/.system ## pictures of every page, board and state, into shots/
	@$(RUN) -m tests.browser.shots
	@$(RUN) -m tests.browser.states

pictures: .venv/.dev client warm .venv/.system ## the pictures of the README, into docs/pictures
	@$(RUN) -m tests.browser.shots --readme

check: .venv/.dev ## lint, format, types, imports
	@echo "· lint"
	@$(RUN) -m ruff check --quiet . || $(call trouble,some of this mends itself: .venv/bin/ruff check --fix .)
	@echo "· format"
	@$(RUN) -m ruff format --quiet --check . || $(call trouble,to mend the format: .venv/bin/ruff format .)
	@echo "· types"
	@$(RUN) -m mypy --no-error-summary
	@echo "· client"
	@$(RUN) web/build.py check
	@$(RUN) web/build.py test
	@echo "· layers and tree"
	@$(RUN) -m pytest -q tests/test_layers.py tests/test_tree.py

prove: .venv/.dev warm ## the full counts, resumable
	@$(RUN) -m hullaboo.testing.prove

bench: .venv-bench/.bench client ## how fast, against others, on this machine
	@.venv-bench/bin/hullaboo warm
	@.venv-bench/bin/python -m benchmarks

lock: .venv/.uv ## write locks/ again; UPGRADE=1 takes newer versions
	@echo "· locking"
	@$(COMPILE) pyproject.toml --group build --output-file locks/run.txt
	@$(COMPILE) pyproject.toml --group dev --constraint locks/run.txt --output-file locks/dev.txt
	@$(COMPILE) pyproject.toml --group bench --constraint locks/run.txt --output-file locks/bench.txt
	@echo uv | $(COMPILE) - --output-file locks/uv.txt
	@$(RUN) web/build.py lock

clean: ## remove what was made here
	rm -rf .venv .venv-bench web/node_modules src/hullaboo/server/static shots dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage htmlcov
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.uv: locks/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| $(call trouble,Python 3.11 or newer is needed. Name yours: make PYTHON=python3.12 ...)
	@echo "· creating .venv"
	@$(PYTHON) -m venv .venv || $(call trouble,Python cannot make environments. On Debian: apt install python3-venv)
	@$(RUN) -m pip install -qq --require-hashes -r locks/uv.txt || $(install_trouble)
	@touch $@

.venv/.run: .venv/.uv locks/run.txt pyproject.toml
	@echo "· installing what running needs"
	@$(UV) pip install --quiet --compile-bytecode --python $(RUN) --require-hashes -r locks/run.txt || $(install_trouble)
	@$(UV) pip install --quiet --python $(RUN) --no-deps --no-build-isolation -e . || $(install_trouble)
	@touch $@

.venv/.dev: .venv/.uv locks/dev.txt pyproject.toml
	@echo "· installing what testing needs"
	@$(UV) pip sync --quiet --compile-bytecode --python $(RUN) --require-hashes locks/dev.txt || $(install_trouble)
	@$(UV) pip install --quiet --python $(RUN) --no-deps --no-build-isolation -e . || $(install_trouble)
	@touch .venv/.run $@

# The browser of the tests is Debian's Chromium without a window: a fifth of the whole one's work for each page. Where
# it cannot be installed, those tests say what to type.
.venv/.system: .venv/.dev
	@{ which $(BROWSERS) && command -v redis-server && ls /usr/lib/postgresql/*/bin/postgres /usr/sbin/nginx; } >/dev/null 2>&1 && touch $@ || { \
		echo "· installing what tests need of the system"; \
		{ $(APT) update -qq && $(INSTALL_SYSTEM); } >/dev/null 2>&1 && touch $@ \
		|| echo "· Chromium, PostgreSQL, Redis and nginx are needed: $(INSTALL_SYSTEM)"; }


.venv-bench/.bench: .venv/.uv locks/bench.txt pyproject.toml
	@echo "· installing what the benchmarks need"
	@$(PYTHON) -m venv --without-pip .venv-bench
	@$(UV) pip sync --quiet --compile-bytecode --python .venv-bench/bin/python --require-hashes locks/bench.txt || $(install_trouble)
	@$(UV) pip install --quiet --python .venv-bench/bin/python --no-deps --no-build-isolation -e . || $(install_trouble)
	@touch $@
