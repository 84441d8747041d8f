"""The lesson a teacher writes: what it was before, and every change. Acts never raise."""

from __future__ import annotations

import unicodedata

import attrs

from tutor.lessons.written import Written, WrittenStep
from tutor.lessons.written.file import HIDDEN, TITLE
from tutor.lessons.written.model import LINE, LONG

MOST_UNDO = 60
LONGEST = {"title": TITLE, "symbol": TITLE, "solution": LONG}
"""Letters of a field, where it is not a usual line."""


@attrs.frozen
class Draft:
    """`index`: the step that is being written, from 0. `before`: what can be brought back, the
    latest last. `typing`: the field the last change was made in; changes of one field are one.
    """

    written: Written
    index: int = 0
    before: tuple[tuple[Written, int], ...] = ()
    typing: str = ""

    @property
    def step(self) -> WrittenStep | None:
        """The step that is being written, None if there is none."""
        steps = self.written.steps
        return steps[self.index] if self.index < len(steps) else None

    def now(self, written: Written, index: int | None = None, typing: str = "") -> Draft:
        """Return the draft with another lesson; the one before can be brought back."""
        at = self.index if index is None else index
        at = max(0, min(at, len(written.steps) - 1))
        if written == self.written:
            return attrs.evolve(self, index=at)
        kept = self.before
        if not typing or typing != self.typing:
            kept = (*kept, (self.written, self.index))[-MOST_UNDO:]
        return Draft(written, at, kept, typing)

    def undone(self) -> Draft:
        """Return the draft as it was before the last change."""
        if not self.before:
            return self
        written, index = self.before[-1]
        return Draft(written, index, self.before[:-1])


def clean(text: str, most: int = LINE) -> str:
    """Return what was typed or pasted, as a line that a file can hold."""
    spaced = "".join(
        " " if unicodedata.category(c) in ("Cc", "Zl", "Zp") else c for c in text if c not in HIDDEN
    )
    return spaced.encode("utf-8", "ignore").decode()[:most].lstrip()
