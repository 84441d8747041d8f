"""Notebook representations: functions that are looked up by name."""

from __future__ import annotations

import pytest

from tutor import GAMES, Record, load_game
from tutor.rich_display import named, shows


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_shown_with_its_markup_and_not_as_markup(game: str) -> None:
    record = Record.start(game, players=min(load_game(game).players), seed=1)
    for shown in (record, record.state):
        html = shown._repr_mimebundle_()["text/html"]
        assert "<p>" in html
        assert "&lt;" not in html


def test_a_package_that_is_not_installed_leaves_the_object_as_it_is() -> None:
    assert named("no_such_package.drawing:board") is None

    @shows("no_such_package.drawing:board")
    class Piece:
        pass

    assert Piece()._repr_mimebundle_() == {}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("tutor.representation:verdict", "there is no module tutor.representation."),
        ("tutor.representations:verdickt", "tutor.representations has no “verdickt”."),
        ("tutor.representations", "tutor.representations has no “”."),
    ],
)
def test_a_mistyped_name_is_said_in_a_sentence(where: str, said: str) -> None:
    with pytest.raises(ImportError, match=f"^“{where}” names no function: .*{said}$"):
        named(where)
