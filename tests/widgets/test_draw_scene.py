"""A scene is plain data: comparable, hashable, and complete whatever happens while drawing."""

from __future__ import annotations

import pytest

from tests.drawing import drawn
from widgets.draw.paths import parse, placed, svg_data
from widgets.draw.scene import Pen, Restore, Save, Scene, Shift


def _circle_scene(colour: str = "#123456") -> Scene:
    pen = Pen()
    pen.circle(10, 10, 5, fill=colour)
    return pen.scene(20, 20)


def test_equal_drawings_are_equal_scenes() -> None:
    assert _circle_scene() == _circle_scene()
    assert hash(_circle_scene()) == hash(_circle_scene())
    assert _circle_scene() != _circle_scene("#654321")


def test_commands_of_another_sort_with_the_same_numbers_differ() -> None:
    pen, other = Pen(), Pen()
    pen.fill(parse("O 1 2 3"), "#000000")
    other.fill(parse("M 1 2 L 3 3"), "#000000")
    assert pen.scene(9, 9) != other.scene(9, 9)


def test_a_later_mark_does_not_change_a_scene_already_taken() -> None:
    pen = Pen()
    pen.rect(0, 0, 5, 5, fill="#000000")
    before = pen.scene(9, 9)
    pen.rect(1, 1, 5, 5, fill="#ffffff")
    assert len(before.commands) == 1


def test_what_was_kept_is_restored_even_after_an_error() -> None:
    pen = Pen()
    with pytest.raises(ZeroDivisionError), pen.moved(3, 4):
        pen.circle(1 / 0, 0, 1, fill="#000000")
    assert pen.scene(9, 9).commands == (Save(), Shift(3, 4), Restore())


def test_a_corner_radius_never_exceeds_the_rectangle() -> None:
    pen = Pen()
    pen.rect(0, 0, 10, 6, 50, fill="#000000")
    pen.rect(0, 0, 10, 6, -2, fill="#000000")
    radii = [command.path[0][1][4] for command in pen.scene(9, 9).commands]  # type: ignore[union-attr]
    assert radii == [3, 0]


def test_a_sprite_lands_on_whole_pixels() -> None:
    inner, pen = Pen(), Pen()
    inner.rect(0, 0, 2, 2, fill="#000000")
    pen.splice(inner.recorded(), 3.4, 5.6)
    assert drawn(pen.scene(9, 9).commands)[0].bounds == (3, 6, 5, 8)


@pytest.mark.parametrize(
    ("text", "message"), [("M 1", "M needs 2 numbers"), ("X 1 2", "'X' is no path verb")]
)
def test_a_broken_path_says_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse(text)


def test_paths_are_placed_and_written_as_svg() -> None:
    path = parse("M 0 0 L 1 0 O .5 .5 .25")
    assert placed(path, 10, 20, 8)[-1] == ("O", (14, 24, 2))
    assert svg_data(path) == ("M0 0L1 0M0.25 0.5a0.25 0.25 0 1 0 0.5 0a0.25 0.25 0 1 0 -0.5 0Z")
