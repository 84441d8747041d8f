"""When all have left the server holds what it held before they came, however often they come."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.load.client import OURS
from tests.load.storm import storm
from tests.load.tables import play
from tests.serving import Served, serve_app
from widgets.serve.kernels.forking import POSSIBLE

pytestmark = pytest.mark.skipif(not POSSIBLE, reason="only Linux counts descriptors so")


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    served = serve_app("--pool", "2")
    yield served
    served.stop()


def test_no_process_and_no_descriptor_is_left_behind(served):
    first, second = (storm(served, OURS, learners=2, seconds=0, seed=seed) for seed in (1, 2))
    assert first.failed == second.failed == []
    assert first.before == first.after == second.after


@pytest.mark.long
def test_a_class_at_tables_leaves_nothing_behind_and_sees_the_same(served):
    played = play(served, tables=2, learners=4, seconds=4)
    assert played.failed == played.drifted == []
    assert played.moves
    assert played.before == played.after
