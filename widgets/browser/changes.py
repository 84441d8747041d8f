"""What has changed between two pages, as little text as needed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeAlias

from widgets.browser.parts import WrittenPage

Edit: TypeAlias = tuple[tuple[int, int, str], ...]
"""What replaces the old text from one place to another, counted as JavaScript does; in order."""
WHOLE = ""
"""The name of the page's own text among its parts."""
MARK = 12
"""Characters that a replacement costs more than its text."""

_TAG = re.compile("(?=<)")


def diff(old: WrittenPage, new: WrittenPage) -> dict[str, str | Edit]:
    """Return the parts that `new` has and `old` has not, or has otherwise, by name.

    >>> old = WrittenPage("a", {"b": "x" * 60, "c": "2"})
    >>> diff(old, WrittenPage("a", {"b": "x" * 60 + "y", "d": "3"}))
    {'b': ((60, 60, 'y'),), 'd': '3'}
    """
    before, after = _texts(old), _texts(new)
    return {
        name: edit(before[name], text) if name in before else text
        for name, text in after.items()
        if before.get(name) != text
    }


def edit(old: str, new: str) -> str | Edit:
    """Return the edit that makes `new` of `old`; `new` itself where that is no longer. If both have
    as many tags, each tag is compared by itself.

    >>> edit("abcdefgh" * 9, "abcdefgh" * 8 + "abXefgh")
    ((66, 68, 'X'),)
    >>> edit("<p x>Ana takes</p><p x>Ben</p>" * 2, "<p y>Ana takes</p><p x>Bea</p>" * 2)
    ((3, 4, 'y'), (25, 26, 'a'), (33, 34, 'y'), (55, 56, 'a'))
    """
    before, after = _TAG.split(old), _TAG.split(new)
    pairs = list(zip(before, after, strict=True)) if len(before) == len(after) else [(old, new)]
    edits, at = [], 0
    for one, other in pairs:
        if one != other:
            edits.append(_replaced(at, one, other))
        at += _units(one)
    cost = sum(len(text) + MARK for _start, _end, text in edits)
    return tuple(edits) if cost < len(new) else new


def _replaced(at: int, old: str, new: str) -> tuple[int, int, str]:
    """Return the one replacement that makes `new` of `old`, which begins at `at`."""
    start = _common(old, new)
    most = min(len(old), len(new)) - start
    end = _common(old[::-1][:most], new[::-1][:most])
    return (
        at + _units(old[:start]),
        at + _units(old[: len(old) - end]),
        new[start : len(new) - end],
    )


def _texts(page: WrittenPage) -> Mapping[str, str]:
    return {WHOLE: page.text, **page.parts}


def _common(one: str, other: str) -> int:
    """Return how many characters are the same at the beginning."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _units(text: str) -> int:
    """Return the length of a text in JavaScript, where some characters count twice."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
