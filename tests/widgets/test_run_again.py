"""A cell whose kernel is gone says what to do."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import IPython
import pytest

from widgets import App, lesson_player, puzzle_player, table_player


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, str]]:
    """What a kernel is given to show before what a cell shows itself."""
    found: list[dict[str, str]] = []
    kernel = SimpleNamespace(display_pub=SimpleNamespace(publish=found.append))
    monkeypatch.setattr(IPython, "get_ipython", lambda: kernel)
    return found


@pytest.mark.parametrize("make", [lambda: lesson_player("first-bite"), puzzle_player, table_player])
def test_a_page_in_a_cell_is_preceded_by_what_to_do_once_it_is_gone(
    make: Any, published: list[dict[str, str]]
) -> None:
    make()._repr_mimebundle_()
    (shown,) = published
    assert list(shown) == ["text/html"]
    assert "Run this cell to go on." in shown["text/html"]


def test_the_app_has_its_own_words(published: list[dict[str, str]]) -> None:
    App()._repr_mimebundle_()
    assert published == []


def test_without_a_kernel_nothing_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(IPython, "get_ipython", lambda: None)
    lesson_player("first-bite")._repr_mimebundle_()
