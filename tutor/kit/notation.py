"""Actions as one line of text each: a word for the kind of action, then its fields.

An action is a frozen record whose fields are short texts and ints, as their types say. Reading the
text of an action that can be legal returns an equal action.
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
    Protocol,
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
    """A field of an action. `whole`: an int is allowed. `texts`: the allowed texts; None allows any
    short one.
    """

    name: str
    whole: bool
    texts: tuple[str, ...] | None

    def fits(self, value: object) -> bool:
        """Return whether an action may hold this value, legal or not."""
        if isinstance(value, str):
            return len(value) < _LONGEST if self.texts is None else value in self.texts
        return self.whole and type(value) is int and abs(value) < _LONGEST

    def read(self, part: str) -> int | str | None:
        """Return the value of a text; None if it has none."""
        if self.texts is None or part in self.texts:
            return part
        return int(part) if self.whole and _NUMBER.fullmatch(part) else None


@cache
def fields_of(kind: Any) -> tuple[Field, ...]:
    """Return the fields of an action's record: `int`, `str`, Literal texts, or a union of int and
    those.

    As in `kit.records`, `Annotated[int | str, int | Literal["r"]]` names a narrower type for the
    notation. Raises TypeError for a field of another type.
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


class Texts(Protocol[A]):
    """How the actions of a game are written: a Notation, or a game's own way."""

    def checked(self, action: object) -> A:
        """Return the action itself. Raises ActionError if it is no action of this game."""
        ...

    def text(self, action: A) -> str:
        """Write the action as one line of text. Raises ActionError if it is no action."""
        ...

    def parse(self, text: object) -> A:
        """Read the action of that text. Raises ActionError, which shows how one is written."""
        ...


@attrs.frozen
class Notation(Generic[A]):
    """The notation of a game's actions.

    `title`: the game's, `examples`: of its texts; both appear in messages. `words`: the action
    classes by their words. The types of the fields say how they are written.
    """

    title: str
    examples: str
    words: Mapping[str, type[A]]
    _names: Mapping[type[A], str] = attrs.field(init=False)

    @_names.default
    def _words_of(self) -> Mapping[type[A], str]:
        return {kind: word for word, kind in self.words.items()}

    def checked(self, action: object) -> A:
        """Return the action itself. Raises ActionError if it is no action of this game."""
        if type(action) in self._names:
            return cast(A, action)
        raise self._no_action(action)

    def spelled(self, action: object) -> A:
        """Return the action itself if it can be written: its fields are short texts and ints.

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
        """Write the action as one line of text. Raises ActionError if it is no action."""
        values = attrs.astuple(cast(Any, self.spelled(action)), recurse=False)
        return " ".join([self._names[type(action)], *map(str, values)])

    def parse(self, text: object) -> A:
        """Return the action of this text. Raises ActionError, which shows how one is written."""
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
