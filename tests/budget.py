"""What `make test` runs and what `make test-long`, and in which order.

`make test` leaves out what is marked `long` and tries fewer examples of a property;
`make test-long` runs just these: every test marked `long`, and properties with all examples.
"""

from __future__ import annotations

from typing import Any

import hypothesis
import pytest

EXAMPLES = 15
"""Examples of a property in `make test`; `make mutants` kills with as many."""
FIRST = (
    "tests/browser/test_jupyterhub",
    "tests/site/test_closed",  # builds the site, for which all others of its folder would wait
    "tests/rooms/test_conformance",
    "tests/browser",
    "tests/site",
    "tests/engines",
    "tests/rooms",
    "tests/chocolatiers/puzzles",
    "notebooks",
    "tests/lessons",
)
"""Longest files first: a process that begins one at the end leaves the others idle."""


def breadth(
    names: str | tuple[str, ...], *values: Any, short: int = 1, **more: Any
) -> pytest.MarkDecorator:
    """Parametrize a test that proves the same in breadth: all but the first values are long.

    Args:
        names: as for `pytest.mark.parametrize`.
        values: those that most likely fail first.
        short: so many of them are run by `make test`.
        more: for `pytest.mark.parametrize`, too.
    """
    others = [
        pytest.param(*((each,) if isinstance(names, str) else each), marks=pytest.mark.long)
        for each in values[short:]
    ]
    return pytest.mark.parametrize(names, [*values[:short], *others], **more)


def choose(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the items of this budget, those of the longest files first."""
    long = config.getoption("long")
    left: list[pytest.Item] = []
    others: list[pytest.Item] = []
    for item in items:
        (left if _belongs(item, long) else others).append(item)
    if others:
        config.hook.pytest_deselected(items=others)
    items[:] = sorted(left, key=_turn)


def _belongs(item: pytest.Item, long: bool) -> bool:
    """Whether the item is run; a property is limited to its budget."""
    marked = item.get_closest_marker("long") is not None
    function = getattr(item, "obj", None)
    asked = getattr(function, "_hypothesis_internal_use_settings", None)
    if asked is None or asked.max_examples <= EXAMPLES:
        return marked == long
    if not long:
        function._hypothesis_internal_use_settings = hypothesis.settings(
            asked, max_examples=EXAMPLES
        )
    return long or not marked


def _turn(item: pytest.Item) -> int:
    return next((n for n, start in enumerate(FIRST) if item.nodeid.startswith(start)), len(FIRST))
