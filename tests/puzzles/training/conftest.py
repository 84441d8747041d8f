"""Practice is tried on a game of eight kinds with many puzzles, which costs nothing to make."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.puzzles import sums


@pytest.fixture(autouse=True)
def eight_kinds(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with sums.offered(monkeypatch, sums.eight):
        yield


@pytest.fixture(scope="session")
def pool() -> list[sums.Puzzle[sums.Sum]]:
    return sums.pool()
