"""Runs the tests against one mutant in a forked process.

The parent has imported pytest and what the tests need, but nothing of the project. So a child
imports the project afresh, with the mutant in the place of its module, and loses no time on others.
"""

from __future__ import annotations

import ast
import gc
import importlib.abc
import importlib.util
import os
import resource
import select
import signal
import sys
import time
from collections import Counter
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

import _pytest.doctest
import _pytest.python
import attrs
import hypothesis.strategies
import networkx
import pytest

from tests.mutants.mutate import Mutant
from tests.mutants.planted import Planted

WARM = (_pytest.doctest, _pytest.python, hypothesis.strategies, networkx)
"""Imported once, here, for all children."""
MEMORY = 2 << 30
"""Bytes a child may use: a mutant may collect without end."""
PATIENCE = 5
"""Seconds on the clock for each second of computing."""
UNTOUCHED = 4
"""Times the cap of a mutant, for the module as it is."""
EXAMPLES, GAMES = 15, 60
"""Examples of a property, games of a test of many (it plays every tenth): a mutant that needs more
is worth a test.
"""
LEFT_OUT = ("test_clause_table", "test_planted_faults", "test_games_do_not_depend_on_the_hash_seed")
"""They read sources, plant faults of their own or start Python anew: slow, blind to a mutant."""
FIRST = 3
"""Files of tests that are tried before the others are even read."""
KILLED, SURVIVED, TIMED_OUT = "killed", "survived", "timed out"


@attrs.frozen
class Outcome:
    """How the tests took a mutant; `by` is the test that failed first."""

    result: str
    seconds: float
    by: str = ""


class Runner:
    """Runs these tests, those first that have killed before.

    `cap`: seconds of computing for a mutant, so that a busy machine kills none.
    """

    def __init__(self, root: Path, tests: list[str], cap: int) -> None:
        self.root, self.tests, self.cap = root, tests, cap
        self.kills: Counter[str] = Counter()

    def run(self, mutant: Mutant | Planted | None) -> Outcome:
        """The outcome of the tests for the mutant, or for the module as it is.

        The module as it is has more time: what it takes is no question, but a busy machine is.
        """
        cap = self.cap if mutant else UNTOUCHED * self.cap
        begin = time.monotonic()
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            self._be_child(mutant, writing, cap)
        os.close(writing)
        with os.fdopen(reading, encoding="utf-8") as pipe:
            # The child writes, or ends and so closes its side: either way there is something.
            ended, _, _ = select.select([pipe], [], [], PATIENCE * cap)
            if not ended:
                os.killpg(child, signal.SIGKILL)  # the child leads a group of its own
            by = pipe.read() if ended else ""
        _pid, status = os.waitpid(child, 0)
        done = os.waitstatus_to_exitcode(status) if ended else None
        seconds = time.monotonic() - begin
        if done in (None, -signal.SIGXCPU):
            return Outcome(TIMED_OUT, seconds)
        if done == 0:
            return Outcome(SURVIVED, seconds)
        self.kills[by] += 1
        return Outcome(KILLED, seconds, by)

    def _telling(self) -> list[str]:
        """The files that have killed most: to read only these first is faster for most mutants."""
        files: Counter[str] = Counter()
        for test, kills in self.kills.items():
            file = test.partition("::")[0].partition(" ")[0]
            if (self.root / file).is_file():
                files[file] += kills
        return [file for file, _kills in files.most_common(FIRST)]

    def _be_child(self, mutant: Mutant | Planted | None, writing: int, cap: int) -> None:
        """Never returns; the first failure goes down the pipe."""
        code = 3
        try:
            os.setpgid(0, 0)
            gc.freeze()  # else the child's collections go through all that its parent holds
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (cap, cap + 1))
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            os.chdir(self.root)
            os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # the tests of rules need none
            sys.path.insert(0, str(self.root))
            if mutant is not None:
                sys.meta_path.insert(0, _Finder(mutant, self.root))
            plugin = _Quick(self.kills)
            telling = self._telling()
            if telling:
                code = pytest.main(_options(telling), plugins=[plugin])
            if not telling or code == 0:
                code = pytest.main(_options(self.tests), plugins=[plugin])
            os.write(writing, plugin.failed.encode()[:4000])
        finally:
            os._exit(int(code))


def _options(tests: list[str]) -> list[str]:
    quiet = ["-x", "-q", "-p", "no:cacheprovider", "--assert=plain"]
    return [*quiet, "-o", "addopts=--strict-markers --import-mode=importlib", *tests]


class _Quick:
    """Few examples, few games, and the most telling tests first."""

    def __init__(self, kills: Counter[str]) -> None:
        self.kills = kills
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        for item in items:
            function = getattr(item, "obj", None)
            asked = getattr(function, "_hypothesis_internal_use_settings", None)
            if asked is not None:
                few = min(asked.max_examples, EXAMPLES)
                function._hypothesis_internal_use_settings = hypothesis.settings(
                    asked, max_examples=few, database=None, derandomize=True, deadline=None
                )
            if hasattr(item.module, "GAMES_OF_EACH"):
                item.module.GAMES_OF_EACH = GAMES
        items[:] = [item for item in items if not any(out in item.nodeid for out in LEFT_OUT)]
        items.sort(key=lambda item: -self.kills[item.nodeid])

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed and not self.failed:
            self.failed = f"{report.nodeid} (cannot be read)"


class _Finder(importlib.abc.MetaPathFinder):
    """Gives the mutant instead of its module."""

    def __init__(self, mutant: Mutant | Planted, root: Path) -> None:
        self.path = mutant.path.resolve()
        parts = self.path.relative_to(root.resolve()).with_suffix("").parts
        self.name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        self.tree = mutant.tree()

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        loader = _Loader(fullname, str(self.path))
        loader.tree = self.tree
        return importlib.util.spec_from_file_location(fullname, self.path, loader=loader)


class _Loader(SourceFileLoader):
    tree: ast.Module

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.tree, self.path, "exec", dont_inherit=True)
