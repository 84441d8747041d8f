"""What is sent to the browser: valid ipycanvas commands that no browser can choke on."""

from __future__ import annotations

import json
from importlib.metadata import version
from typing import Any

import pytest
from ipycanvas.canvas import COMMANDS, Canvas

from widgets.chocolatiers_family.draw import DisplayLayout, Marks, draw_card, draw_display
from widgets.draw import DARK, LIGHT, Pen, Scene
from widgets.draw.geometry import Rect
from widgets.draw.paths import parse
from widgets.draw.wire import scene_wire

NAMES = {number: name for name, number in COMMANDS.items()}
ATTRIBUTES = {number: name for name, number in Canvas.ATTRS.items()}
# How many numbers each call of the browser's canvas takes.
LENGTHS = {
    "moveTo": 2, "lineTo": 2, "bezierCurveTo": 6, "arc": 5, "ellipse": 7, "arcTo": 5, "rect": 4,
    "translate": 2, "scale": 2, "setTransform": 6, "beginPath": 0, "closePath": 0, "fill": 0,
    "stroke": 0, "clip": 0, "save": 0, "restore": 0, "clear": 0, "resetTransform": 0,
    "setLineDash": 1, "fillText": 3, "set": 2, "switchCanvas": 1,
}  # fmt: skip


def sent(scene: Scene, dpr: float = 1.0) -> list[tuple[str, list[Any]]]:
    commands = json.loads(scene_wire(scene, dpr, "IPY_MODEL_x"))
    return [(NAMES[number], arguments) for number, arguments in commands]


def settings(calls: list[tuple[str, list[Any]]]) -> list[tuple[str, Any]]:
    return [(ATTRIBUTES[a[0]], a[1]) for name, a in calls if name == "set"]


def full_scene() -> Scene:
    display = "TRNN/MRR*/VB.B/VTMB"
    layout = DisplayLayout.of(display, places=((0, 2),), c=63)
    pen = Pen()
    marks = Marks(
        spaces={(0, 0): "chosen", (1, 1): "hint"},
        boxes={(0, 1): "refused"},
        places={(0, 2): "clickable"},
        link=((1, 1), (2, 2)),
    )
    draw_display(pen, display, (4, 3, 5, 6), layout, DARK, marks)
    draw_card(pen, "?", Rect(10, 20, 70, 92), LIGHT)
    pen.text("“Dé”", 5, 5, 12.5, "#000000", 700, "left")
    return pen.scene(layout.width, layout.height)


def test_the_wire_belongs_to_this_version_of_ipycanvas() -> None:
    assert version("ipycanvas") == "0.14.3", "look at wire.py and backend.py, then raise this"


def test_every_call_is_one_the_browser_knows_with_the_right_numbers() -> None:
    for name, arguments in sent(full_scene()):
        assert len(arguments) == LENGTHS[name], name


def test_no_radius_is_negative() -> None:
    # The browser throws at one, and ipycanvas never draws again after that.
    radius = {"arc": slice(2, 3), "ellipse": slice(2, 4), "arcTo": slice(4, 5)}
    calls = [
        (name, arguments[radius[name]]) for name, arguments in sent(full_scene()) if name in radius
    ]
    assert len(calls) > 100
    assert all(value >= 0 for _, values in calls for value in values)


def test_it_starts_from_a_clean_canvas_at_the_screens_resolution() -> None:
    calls = sent(Pen().scene(20, 10), dpr=1.5)
    assert calls[:4] == [
        ("switchCanvas", ["IPY_MODEL_x"]),
        ("resetTransform", []),
        ("clear", []),
        ("setTransform", [1.5, 0, 0, 1.5, 0, 0]),
    ]
    assert dict(settings(calls))["line_cap"] == "round"


def test_saves_and_restores_balance() -> None:
    names = [name for name, _ in sent(full_scene())]
    assert names.count("save") == names.count("restore") > 0


def test_a_dash_does_not_leak_into_the_next_line() -> None:
    pen = Pen()
    pen.line(0, 0, 9, 9, "#000000", 2, dash=(7, 5), cap="butt")
    pen.line(0, 0, 9, 9, "#000000", 2)
    calls = sent(pen.scene(10, 10))
    dashes = [arguments[0] for name, arguments in calls if name == "setLineDash"]
    assert dashes == [[], [7, 5], []]
    caps = [value for name, value in settings(calls) if name == "line_cap"]
    assert caps == ["round", "butt", "round"]


def test_text_keeps_its_letters_and_alignment() -> None:
    pen = Pen()
    pen.text("“Dé” ½", 5, 6, 12.5, "#123456", 700, "left")
    calls = sent(pen.scene(10, 10))
    assert ("fillText", ["“Dé” ½", 5, 6]) in calls
    wanted = dict(settings(calls))
    assert wanted["font"].startswith("700 12.5px ")
    assert (wanted["text_align"], wanted["fill_style"]) == ("left", "#123456")


def test_a_round_rectangle_goes_once_round_its_corners() -> None:
    pen = Pen()
    pen.rect(1, 2, 10, 20, 3, fill="#000000")
    path = [call for call in sent(pen.scene(20, 30)) if call[0] in ("moveTo", "arcTo", "closePath")]
    assert path == [
        ("moveTo", [4, 2]),
        ("arcTo", [11, 2, 11, 22, 3]),
        ("arcTo", [11, 22, 1, 22, 3]),
        ("arcTo", [1, 22, 1, 2, 3]),
        ("arcTo", [1, 2, 11, 2, 3]),
        ("closePath", []),
    ]


def test_an_unknown_verb_is_an_error_before_anything_is_sent() -> None:
    pen = Pen()
    pen.fill((*parse("M 0 0"), ("Q", (1, 2))), "#000000")
    with pytest.raises(ValueError, match="'Q' is no path verb"):
        scene_wire(pen.scene(9, 9), 1, "IPY_MODEL_x")


def test_the_same_scene_gives_the_same_message() -> None:
    assert scene_wire(full_scene(), 2, "IPY_MODEL_x") == scene_wire(full_scene(), 2, "IPY_MODEL_x")
