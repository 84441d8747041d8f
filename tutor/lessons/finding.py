"""A problem of a lesson: a sentence, and its place."""

from __future__ import annotations

import attrs


@attrs.frozen
class Finding:
    """One problem of a lesson.

    `where`: the step's id, "" for the lesson as a whole. `about`: the part of the step, by the name
    that authors use ("solution", "hint"; "mistakes/2" for the second of several). `str` gives the
    line that the command prints.
    """

    where: str
    about: str
    text: str

    def __str__(self) -> str:
        return f"{self.where}: {self.text}" if self.where else self.text

    @property
    def sentence(self) -> str:
        """The text as a sentence of its own, where its place is shown beside it.

        >>> Finding("bite/2", "hint", "it has no hint.").sentence
        'It has no hint.'
        """
        return self.text[:1].upper() + self.text[1:]
