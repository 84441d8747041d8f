"""Words on pictures: lines of whole words that fit their place."""

from __future__ import annotations

from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen

LEAST = 9.5
"""Smaller names cannot be read (px)."""
LETTER = 0.53
"""Width of a letter on average, in sizes."""


def write(pen: Pen, text: str, at: Rect, size: float, colour: str) -> bool:
    """Write a text in lines of whole words, centred; returns whether all of it fits. Nothing is
    written if it does not.
    """
    lines, most = [""], max(4, int(at.width / (size * LETTER)))
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= most or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    high = size * 1.22
    if len(lines) * high > at.height + 2 or any(len(line) > most for line in lines):
        return False
    x, y = at.centre
    for n, line in enumerate(lines):
        pen.text(line, x, y + (n - (len(lines) - 1) / 2) * high, size, colour)
    return True


def write_card(pen: Pen, name: str, text: str, at: Rect, colour: str) -> None:
    """Write a card's name and its text, as large as both fit; the name alone where they do not."""
    for size in (13, 12, 11, 10):
        head = size * 1.35
        rest = Rect(at.x, at.y + head, at.width, at.height - head)
        fits = min(size, at.width / max(1, len(name)) / 0.58)
        if rest.height >= size and fits >= LEAST and write(pen, text, rest, size, colour):
            pen.text(name, at.x + at.width / 2, at.y + head / 2 + 1, fits, colour, 700)
            return
    for size in (13, 12, 11, 10, 9):
        if write(pen, name, at, size, colour):
            return
