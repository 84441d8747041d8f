"""Forms of a game for writing lessons: its positions, goals, pieces and questions."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Generic

import attrs

from tutor.engine import A, S
from tutor.errors import PlainError
from tutor.i18n import N_, _
from tutor.lessons.goal import Goal
from tutor.lessons.model import Answer, Pieces

WHOLE = re.compile(r"-?[0-9]{1,3}")
"""A number as it can be written in a field."""


class FormError(PlainError):
    """Raised for a value that a field does not allow; the message says what it allows."""


@attrs.frozen
class Field:
    """One field of a form. `label` and `help` are English msgids.

    `choices`: {value: label}, if the field is a choice. `least`, `most`: range of an int; without
    either, the field is a text. `example`: shown while the field is empty. `rare`: few positions
    need it.
    """

    name: str
    label: str
    help: str = attrs.field(default="", kw_only=True)
    choices: Mapping[str, str] = attrs.field(factory=dict, kw_only=True)
    least: int | None = attrs.field(default=None, kw_only=True)
    most: int = attrs.field(default=0, kw_only=True)
    example: str = attrs.field(default="", kw_only=True)
    rare: bool = attrs.field(default=False, kw_only=True)

    @property
    def usual(self) -> str:
        """The initial value: the first choice, the least number, or the example."""
        if self.least is not None:
            return self.example or str(self.least)
        return next(iter(self.choices), self.example)

    def read(self, text: str) -> str | int:
        """Return the value of a text. Raises FormError."""
        if self.choices:
            if text not in self.choices:
                known = ", ".join(self.choices)
                raise FormError(
                    _("“{label}” must be one of: {known}.").format(label=_(self.label), known=known)
                )
            return text
        if self.least is None:
            return text
        number = int(text) if WHOLE.fullmatch(text) else None
        if number is None or not self.least <= number <= self.most:
            raise FormError(
                _("“{label}” must be a whole number from {least} to {most}.").format(
                    label=_(self.label), least=self.least, most=self.most
                )
            )
        return number


def number(name: str, label: str, least: int, most: int, example: str = "") -> Field:
    """Return a field for an int."""
    return Field(name, label, least=least, most=most, example=example)


def choice(name: str, label: str, choices: Mapping[str, str]) -> Field:
    """Return a field with values to choose from."""
    return Field(name, label, choices=choices)


@attrs.frozen
class Form:
    """One thing to choose, such as a goal: its label (an English msgid), fields, and a function
    `make` of their values. `among`: the kinds of pieces to choose from, where pieces are tapped;
    `show`: areas that it needs beside the usual ones.
    """

    label: str
    make: Callable[..., Any]
    fields: tuple[Field, ...] = ()
    among: str = ""
    show: str = ""

    def made(self, words: str) -> Any:
        """Return what `make` returns for these values, with blanks between them. Raises
        FormError.
        """
        values = words.split()
        if len(values) != len(self.fields):
            labels = ", ".join(_(field.label) for field in self.fields) or _("nothing")
            raise FormError(_("This needs: {labels}.").format(labels=labels))
        read = [field.read(value) for field, value in zip(self.fields, values, strict=True)]
        return self.make(*read)

    @property
    def usual(self) -> str:
        """The initial values, with blanks between them."""
        return " ".join(field.usual for field in self.fields)


OWN = "own"
"""Id of the question whose right answer the author writes."""
OWN_QUESTION = Form(N_("I write the right answer"), lambda: None)


@attrs.frozen(kw_only=True)
class Writing(Generic[S, A]):
    """One game's side of lessons that are written in a form.

    Attributes:
        fields: the fields of a position, each a text by its name.
        position: makes a position of these texts; missing ones are filled in. Raises ValueError
            with a message that says what is wrong.
        goals, pieces, questions: to choose from, by id. A question's `make` gives the answer; OWN
            is offered besides.
        slips: {id: (label, pattern of action texts)}: sorts of moves that can be answered.
        show: the areas that a step of each kind ("do", "tap", "ask") shows, if it says no others.
        areas: ids of all that can be shown.
        moves: one line on how moves are written.
        lacks: one sentence on what cannot be made in a form.
        templates: lessons to begin with, as their files.
        of_state: returns the texts of a position; None if the game cannot do that.
    """

    fields: tuple[Field, ...]
    position: Callable[[Mapping[str, str]], S]
    goals: Mapping[str, Form]
    pieces: Mapping[str, Form]
    questions: Mapping[str, Form]
    slips: Mapping[str, tuple[str, str]]
    show: Mapping[str, str]
    areas: tuple[str, ...]
    moves: str
    lacks: str
    templates: Callable[[], tuple[str, ...]]
    of_state: Callable[[S], Mapping[str, str]] | None = None

    def forms(self, kind: str) -> Mapping[str, Form]:
        """Return the forms that a step of this kind can ask for."""
        if kind == "ask":
            return {OWN: OWN_QUESTION, **self.questions}
        return self.goals if kind == "do" else self.pieces


AnyWriting = Writing[Any, Any]
AnyGoal = Goal[Any]
AnyAnswer = Answer[Any]
AnyPieces = Pieces[Any]


def chosen(forms: Mapping[str, Form], task: str) -> tuple[Form, Any]:
    """Return the form that a task names, and what it makes of the task. Raises FormError."""
    name, _blank, words = task.partition(" ")
    if name not in forms:
        raise FormError(_("Choose what the step asks for."))
    return forms[name], forms[name].made(words)
