"""What every test shares."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from tests.twin import two_games

__all__ = ["two_games"]

CI = os.environ.get("CI", "").lower() in {"1", "true", "yes"}

# Random games are slow compared to what hypothesis expects, and a shared machine stalls at times.
settings.register_profile(
    "tutor", deadline=None, derandomize=CI, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("tutor")


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
