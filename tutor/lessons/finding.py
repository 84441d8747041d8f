"""What is wrong with a lesson: a sentence, and the place that it is about."""

from __future__ import annotations

import attrs


@attrs.frozen
class Finding:
    """One thing that is wrong.

    `where`: the step's id, "" for the lesson as a whole. `about`: the part of the step it is
    about, by the name that the lesson's author gave it ("solution", "hint"; "mistakes/2" the
    second of several). As a text, as the command prints it.
    """

    where: str
    about: str
    text: str

    def __str__(self) -> str:
        return f"{self.where}: {self.text}" if self.where else self.text

    @property
    def sentence(self) -> str:
        """The text by itself, beside what it is about.

        >>> Finding("bite/2", "hint", "it has no hint.").sentence
        'It has no hint.'
        """
        return self.text[:1].upper() + self.text[1:]
