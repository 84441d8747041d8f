"""Python and the page's scripts call their messages by the same names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import widgets
from widgets.browser.protocol import EventName, FromPage, Motion, ToPage
from widgets.site.standins import Kind

HOUSE = Path(widgets.__file__).parent
PAGE, SITE = HOUSE / "static/messages.d.ts", HOUSE / "site/page/messages.d.ts"
INTERFACE = r"interface {name}(?: extends \w+)? \{{\n(.*?)\n\}}"


def members(file: Path, interface: str) -> set[str]:
    """The names in an interface of TypeScript."""
    found = re.search(INTERFACE.format(name=interface), file.read_text("utf-8"), re.DOTALL)
    assert found is not None, f"{file.name} has no {interface}"
    return set(re.findall(r"^  (\w+)\??:", found[1], re.MULTILINE))


@pytest.mark.parametrize(
    ("file", "interface", "names"),
    [
        (PAGE, "ToPage", get_args(ToPage)),
        (PAGE, "FromPage", get_args(FromPage)),
        (PAGE, "Events", get_args(EventName)),
        (PAGE, "Motions", [kind.__name__.lower() for kind in get_args(Motion)]),
        (SITE, "FromPython", get_args(Kind)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_both_sides_name_the_same_messages(file: Path, interface: str, names: list[str]) -> None:
    assert members(file, interface) == set(names)
