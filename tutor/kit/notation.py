"""Actions as one line of text each: a word for the kind of action, then its fields.

An action is a frozen record whose fields are short texts and whole numbers; the types of the fields
tell which. An action that can be legal comes back exactly from its text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import attrs

from tutor.engine import ActionError, brief
from tutor.i18n import _

A = TypeVar("A")

_NUMBER = re.compile(r"-?[0-9]{1,3}")
_LONGEST = 1000


@attrs.frozen
class Field:
    """A field of an action. `whole`: it may be a whole number. `texts`: the texts it may be, None
    for any short one.
    """

    name: str
    whole: bool
    texts: tuple[str, ...] | None

    def fits(self, value: object) -> bool:
        """Whether an action may hold this value, legal or not."""
        if isinstance(value, str):
            return len(value) < _LONGEST if self.texts is None else value in self.texts
        return self.whole and type(value) is int and abs(value) < _LONGEST

    def read(self, part: str) -> int | str | None:
        """What a text stands for; None if that cannot be."""
        if self.texts is None or part in self.texts:
            return part
        return int(part) if self.whole and _NUMBER.fullmatch(part) else None


@cache
def fields_of(kind: Any) -> tuple[Field, ...]:
    """The fields of an action's record: `int`, `str`, Literal texts, or a union of int and those.

    As in `kit.records`, `Annotated[int | str, int | Literal["r"]]` names a narrower type that the
    field is written as. Raises TypeError for a field of another type.
    """
    types = get_type_hints(kind, include_extras=True)
    return tuple(_field(field.name, types[field.name]) for field in attrs.fields(kind))


def _field(name: str, kind: Any) -> Field:
    if get_origin(kind) is Annotated:
        return _field(name, get_args(kind)[1])
    parts = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    named = [part for part in parts if get_origin(part) is Literal]
    texts = tuple(text for part in named for text in get_args(part))
    if any(part not in (int, str) for part in parts if part not in named):
        raise TypeError(f"{name}: {kind} cannot be written; an action has whole numbers and texts.")
    return Field(name, int in parts, None if str in parts else texts)


@attrs.frozen
class Notation(Generic[A]):
    """How the actions of a game are written.

    `title`: of the game, `examples`: of its texts; both for messages. `words`: the kind of record
    by its word. How a field is written follows from its type.
    """

    title: str
    examples: str
    words: Mapping[str, type[A]]
    _names: Mapping[type[A], str] = attrs.field(init=False)

    @_names.default
    def _words_of(self) -> Mapping[type[A], str]:
        return {kind: word for word, kind in self.words.items()}

    def checked(self, action: object) -> A:
        """The action itself. Raises ActionError if it is no action of this game at all."""
        if type(action) in self._names:
            return cast(A, action)
        raise self._no_action(action)

    def spelled(self, action: object) -> A:
        """The action, if it can be said: its fields are short texts and numbers.

        Raises ActionError.
        """
        known = self.checked(action)
        if all(
            field.fits(getattr(known, field.name)) for field in fields_of(cast(Any, type(known)))
        ):
            return known
        raise self._no_action(action)

    def _no_action(self, it: object) -> ActionError:
        return ActionError(
            _("{it} is no action of {game}; game.actions(state) lists those you can play.").format(
                it=brief(it), game=self.title
            )
        )

    def text(self, action: A) -> str:
        """The action as one line of text. Raises ActionError for what is no action."""
        values = attrs.astuple(cast(Any, self.spelled(action)), recurse=False)
        return " ".join([self._names[type(action)], *map(str, values)])

    def parse(self, text: object) -> A:
        """The action this text stands for. Raises ActionError, which shows how one is written."""
        word, *parts = (isinstance(text, str) and text.split()) or [""]
        kind: Any = self.words.get(word)
        fields = fields_of(kind) if kind else ()
        if kind and len(parts) == len(fields):
            values = [field.read(part) for field, part in zip(fields, parts, strict=True)]
            if None not in values:
                return cast(A, kind(*values))
        raise ActionError(
            _("“{text}” is no action. Write for example: {examples}.").format(
                text=brief(text), examples=self.examples
            )
        )
