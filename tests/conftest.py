"""What every test shares."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import tutor.rooms
import widgets.rooms
from tests.budget import choose
from tests.endless import pytest_runtest_call, pytest_runtest_setup, pytest_runtest_teardown
from tests.twin import two_games

__all__ = [
    "pytest_runtest_call",
    "pytest_runtest_setup",
    "pytest_runtest_teardown",
    "two_games",
]

CI = os.environ.get("CI", "").lower() in {"1", "true", "yes"}

# Random games are slow compared to what hypothesis expects, and a shared machine stalls at times.
settings.register_profile(
    "tutor", deadline=None, derandomize=CI, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("tutor")


SAMPLE_TESTS = Path(__file__).parent / "rooms"
"""The only tests that know of the sample game, which is on the path of all."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`make site-test` gives it, with tests/browser."""
    text = "run the browser tests on the site, with no network after the first visit"
    parser.addoption("--on-site", action="store_true", help=text)
    text = "run only what `make test` leaves out (tests/budget.py)"
    parser.addoption("--long", action="store_true", help=text)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run the tests that are asked for, those that take longest first."""
    choose(config, items)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One process more than there are processors: a test in a browser waits half of its time."""
    return min(4, (os.cpu_count() or 1) + 1)


@pytest.fixture(scope="module", autouse=True)
def house_alone(request: pytest.FixtureRequest) -> Iterator[None]:
    """No games of other packages: what is installed beside the house changes no test of it."""
    with pytest.MonkeyPatch.context() as patch:
        if SAMPLE_TESTS not in request.path.parents:
            patch.setattr(tutor.rooms, "found", dict)
            patch.setattr(widgets.rooms, "found", dict)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """On CI a skipped test is a failed one: nothing may go untested without being seen."""
    report = yield
    if CI and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, which CI does not allow: {report.longrepr}"
    return report
