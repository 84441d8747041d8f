"""Nothing is left out by both of `make test` and `make test-long`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.budget import EXAMPLES, breadth, choose


@given(st.integers())
@settings(max_examples=EXAMPLES * 10)
def many(number: int) -> None:
    """A property that needs more examples than `make test` has."""


@given(st.integers())
@settings(max_examples=EXAMPLES)
def few(number: int) -> None:
    """A property that needs no more."""


def plain() -> None:
    """A test that is no property."""


def examples(function: Callable[..., Any]) -> int:
    return function._hypothesis_internal_use_settings.max_examples  # type: ignore[attr-defined]


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before = many._hypothesis_internal_use_settings
    yield
    many._hypothesis_internal_use_settings = before


def chosen(*items: tuple[str, Callable[..., Any], bool], long: bool) -> tuple[list[str], list[str]]:
    """The names that are run and those that are not."""
    left_out: list[Any] = []
    hook = SimpleNamespace(pytest_deselected=lambda items: left_out.extend(items))
    config: Any = SimpleNamespace(getoption=lambda name: long, hook=hook)
    run: list[Any] = [
        SimpleNamespace(
            nodeid=name, obj=function, get_closest_marker=lambda name, m=marked: m or None
        )
        for name, function, marked in items
    ]
    choose(config, run)
    return [item.nodeid for item in run], [item.nodeid for item in left_out]


def test_what_is_marked_is_run_by_one_of_them_and_the_rest_by_the_other() -> None:
    items = [("a", plain, True), ("b", plain, False), ("c", few, False)]
    assert chosen(*items, long=False) == (["b", "c"], ["a"])
    assert chosen(*items, long=True) == (["a"], ["b", "c"])


def test_a_property_has_a_few_examples_in_one_and_all_in_the_other() -> None:
    assert chosen(("a", many, False), long=True) == (["a"], [])
    assert examples(many) == EXAMPLES * 10
    assert chosen(("a", many, False), long=False) == (["a"], [])
    assert examples(many) == EXAMPLES


def test_a_property_that_is_marked_is_long_alone() -> None:
    assert chosen(("a", many, True), long=False) == ([], ["a"])
    assert chosen(("a", many, True), long=True) == (["a"], [])


def test_what_takes_longest_begins() -> None:
    names = ["tests/a.py::b", "tests/site/a.py::b", "tests/browser/a.py::b", "tests/kit/a.py::b"]
    run, _left = chosen(*((name, plain, False) for name in names), long=False)
    assert run == [names[2], names[1], names[0], names[3]]


def test_in_breadth_all_but_the_first_values_are_long() -> None:
    for names, values in (
        ("size", (1, (2, 3), 4)),
        (("width", "height"), ((1, 2), (3, 4), (5, 6))),
    ):
        first, *others = breadth(names, *values).args[1]
        assert first == values[0]
        for value, other in zip(values[1:], others, strict=True):
            assert other.values == ((value,) if isinstance(names, str) else value)
            assert [mark.name for mark in other.marks] == ["long"]
    assert breadth("n", 1, 2, 3, short=2).args[1][:2] == [1, 2]
