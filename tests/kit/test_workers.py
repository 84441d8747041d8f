"""Work is spread over processes or a cluster, and comes back in order, whoever is lost."""

from __future__ import annotations

import os
from collections.abc import Iterator
from multiprocessing import parent_process
from pathlib import Path

import pytest

from tutor.kit.workers import WorkersError, workers


def double(number: int) -> int:
    return 2 * number


def dies_once(where: str) -> str:
    """End the worker hard at the first try, as a machine that is switched off does."""
    mark = Path(where)
    if mark.name == "3" and not mark.exists():
        mark.touch()
        os._exit(1)
    return mark.name


def where(_number: int) -> bool:
    return parent_process() is None


@pytest.mark.parametrize("processes", [1, 2])
def test_results_come_in_the_order_of_the_items(processes: int) -> None:
    with workers(processes) as spread:
        assert list(spread.map(double, range(9))) == [2 * n for n in range(9)]
        assert list(spread.map(where, [1])) == [processes == 1]


def test_a_worker_that_is_lost_costs_its_task_and_no_more(tmp_path: Path) -> None:
    with workers(2) as spread:
        names = [str(tmp_path / str(number)) for number in range(6)]
        assert list(spread.map(dies_once, names)) == ["0", "1", "2", "3", "4", "5"]


def test_a_scheduler_that_is_not_there_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("tutor.kit.workers.PATIENCE", 0.5)
    with pytest.raises(WorkersError, match="no scheduler"), workers(1, "tcp://127.0.0.1:1"):
        pass


@pytest.fixture
def cluster() -> Iterator[str]:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
    ) as local:
        yield local.scheduler_address


@pytest.mark.long
def test_a_cluster_of_two_gives_the_same(cluster: str) -> None:
    with workers(scheduler=cluster) as spread:
        assert list(spread.map(double, range(9))) == [2 * n for n in range(9)]
