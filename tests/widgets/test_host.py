"""What the app's page knows of ipycanvas by heart."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from ipycanvas.canvas import COMMANDS, Canvas

from widgets.browser import assets


def listed(name: str) -> list[str]:
    """A list of the script, by its name."""
    text = files("widgets").joinpath("static", "host", "wire.js").read_text(encoding="utf-8")
    found = re.search(rf"export const {name} = \[(.*?)\];", text, re.DOTALL)
    assert found is not None
    return re.findall(r'"(\w+)"', found[1])


def camel(name: str) -> str:
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name)


def test_the_numbers_of_commands_are_those_of_ipycanvas() -> None:
    assert {name: number for number, name in enumerate(listed("COMMANDS"))} == COMMANDS


def test_a_brush_has_the_attributes_that_ipycanvas_numbers() -> None:
    ours = {name: number for number, name in enumerate(listed("ATTRIBUTES"))}
    assert ours == {camel(name): number for name, number in Canvas.ATTRS.items()}


@pytest.mark.parametrize("text", [assets.host(), assets.script()])
def test_a_joined_script_takes_nothing_from_another(text: str) -> None:
    assert not re.search(r"^(import|export (?!default)) ?", text, re.MULTILINE)
    names = re.findall(r"^(?:async )?(?:function|class|const|let) (\w+)", text, re.MULTILINE)
    assert len(names) == len(set(names))
