"""Words on pictures: lines of whole words that fit their place."""

from __future__ import annotations

from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen

LEAST = 9.5
"""Smaller names cannot be read (px)."""
LETTER = 0.53
"""Width of a letter on average, in sizes."""


def write(pen: Pen, text: str, at: Rect, size: float, colour: str, weight: int = 400) -> bool:
    """Write a text in lines of whole words, centred; returns whether all of it fits. Nothing is
    written if it does not.
    """
    lines = _lines(text, at, size)
    x, y = at.centre
    for n, line in enumerate(lines):
        middle = y + (n - (len(lines) - 1) / 2) * size * 1.22
        pen.text(line, x, middle, size, colour, weight)
    return bool(lines)


def _lines(text: str, at: Rect, size: float) -> list[str]:
    """Return a text in lines of whole words; none if it does not fit."""
    lines, most = [""], max(4, int(at.width / (size * LETTER)))
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= most or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    fits = len(lines) * size * 1.22 <= at.height + 2
    return lines if fits and all(len(line) <= most for line in lines) else []


def write_card(pen: Pen, name: str, text: str, at: Rect, colour: str) -> None:
    """Write a card's name, in one line or two, and its text, as large as both fit; the name alone
    where they do not.
    """
    for size in (13, 12, 11, 10):
        one = min(size, at.width / max(1, len(name)) / 0.58)
        for lines in (1, 2):
            head = size * (1.35 if lines == 1 else 2.5)
            title = Rect(at.x, at.y, at.width, head)
            rest = Rect(at.x, at.y + head, at.width, at.height - head)
            # Bold letters are wider.
            named = one >= LEAST if lines == 1 else _lines(name, title, size * 1.1)
            if not named or rest.height < size or not write(pen, text, rest, size, colour):
                continue
            if lines == 1:
                pen.text(name, at.x + at.width / 2, at.y + head / 2 + 1, one, colour, 700)
            else:
                write(pen, name, title, size, colour, 700)
            return
    for size in (13, 12, 11, 10, 9):
        if write(pen, name, at, size, colour):
            return
