"""What is sent of a page that has changed: enough to make it, and little."""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h
import pytest
from hypothesis import given
from hypothesis import strategies as st

from widgets.browser.changes import Edit, diff, edit
from widgets.browser.parts import Part, WrittenPage, write

LONG = "A sentence that is long enough to be worth an edit, “so” it is. 🍫 "


def edited(old: str, new: str | Edit) -> str:
    """What a browser makes of it, which counts in units of 16 bits."""
    if isinstance(new, str):
        return new
    units, done, at = old.encode("utf-16-le"), b"", 0
    for start, end, text in new:
        done += units[2 * at : 2 * start] + text.encode("utf-16-le")
        at = end
    return (done + units[2 * at :]).decode("utf-16-le")


def made(old: WrittenPage, changes: Mapping[str, str | Edit]) -> WrittenPage:
    """The page that a browser has afterwards."""
    texts = {"": old.text, **old.parts}
    texts |= {name: edited(texts.get(name, ""), text) for name, text in changes.items()}
    return WrittenPage(texts.pop(""), texts)


WORDS = st.text("ab🍫“<>", max_size=60).map(lambda text: LONG + text + LONG)


@given(WORDS, WORDS)
def test_an_edit_makes_the_new_text(old: str, new: str) -> None:
    assert edited(old, edit(old, new)) == new


@pytest.mark.parametrize(
    ("new", "most"),
    [(LONG * 3 + "!", 1), (LONG + LONG, 0), (LONG * 4, len(LONG)), ("!" + LONG * 3, 1)],
)
def test_an_edit_is_no_longer_than_what_is_new(new: str, most: int) -> None:
    found = edit(LONG * 3, new)
    assert not isinstance(found, str)
    assert sum(len(text) for _start, _end, text in found) <= most


def test_what_is_new_throughout_comes_as_it_is() -> None:
    assert edit("abc", "xyz") == "xyz"
    assert edit("", LONG) == LONG


def page(hand: str, panel: str, *more: h.Node) -> WrittenPage:
    return write(h.main[Part("mine", h.div[Part("hand", h.p[hand]), "Mine"]), more, h.b[panel]])


@pytest.mark.parametrize(
    ("new", "names"),
    [
        (page("one", "asks"), set()),
        (page("two", "asks"), {"hand"}),
        (page("one", "says"), {""}),
        (page("two", "says"), {"", "hand"}),
        (page("one", "asks", Part("more", h.i["x"])), {"", "more"}),
    ],
)
def test_only_parts_that_changed_are_sent(new: WrittenPage, names: set[str]) -> None:
    old = page("one", "asks")
    changes = diff(old, new)
    assert set(changes) == names
    assert str(made(old, changes)) == str(new)
    assert str(made(WrittenPage(), diff(WrittenPage(), new))) == str(new)
