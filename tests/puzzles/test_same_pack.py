"""The same seed gives the same pack, byte for byte: with any workers, and if one is lost."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

from tutor.puzzles import making
from tutor.puzzles.choosing import Choice
from tutor.puzzles.games import games
from tutor.puzzles.making import ROUND, Batch, batches, make_pack
from tutor.puzzles.pack import dump_pack

KINDS, COUNT = ("who", "pay"), 16
GAMES = ROUND + 8
"""Kinds that are full are left out from the second round on."""


def pack(processes: int = 1, scheduler: str = "") -> str:
    """The text of a pack that these workers made."""
    choice = Choice(COUNT, KINDS, every_level=True)
    made = batches(
        games()[0],
        5,
        KINDS,
        processes=processes,
        scheduler=scheduler,
        wanted=lambda: choice.wanted,
    )
    return dump_pack(make_pack(COUNT, islice(made, GAMES), KINDS, choice=choice))


def dies_once(number: int, *, at: str, game: str, seed: int, kinds: tuple[str, ...]) -> Batch:
    """End the worker hard at its first try of game 5, as a machine that is switched off does."""
    mark = Path(at)
    if number == 5 and not mark.exists():
        mark.touch()
        os._exit(1)
    return BATCH(number, game, seed, kinds)


BATCH = making.batch


@pytest.fixture(scope="module")
def alone() -> str:
    return pack()


@pytest.fixture
def dying(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The file that says that a worker has died."""
    mark = tmp_path / "died"
    monkeypatch.setattr(making, "batch", partial(dies_once, at=str(mark)))
    return mark


@pytest.fixture
def cluster() -> Iterator[str]:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as local:
        yield local.scheduler_address


def test_two_processes_make_the_same_although_one_is_lost(alone: str, dying: Path) -> None:
    assert pack(processes=2) == alone
    assert dying.exists()


@pytest.mark.long
def test_two_processes_make_the_same(alone: str) -> None:
    assert pack(processes=2) == alone


@pytest.mark.long
def test_a_cluster_of_two_makes_the_same(alone: str, cluster: str) -> None:
    assert pack(scheduler=cluster) == alone


@pytest.mark.long
def test_a_cluster_makes_the_same_although_a_worker_is_lost(
    alone: str, cluster: str, dying: Path
) -> None:
    assert pack(scheduler=cluster) == alone
    assert dying.exists()
