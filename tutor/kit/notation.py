"""Actions as one line of text each: a word for the kind of action, then its fields.

An action is a frozen record whose fields are short texts and numbers. One that can be legal comes
back exactly from its text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Generic, TypeVar, cast

import attrs

from tutor.engine import ActionError, brief
from tutor.i18n import _

A = TypeVar("A", bound=attrs.AttrsInstance)

_NUMBER = re.compile(r"-?[0-9]{1,3}")
_LONGEST = 1000


@attrs.frozen
class Notation(Generic[A]):
    """How the actions of a game are written.

    `title`: of the game, `examples`: of its texts; both for messages. `words`: the kind of record
    by its word. `numbers`: the fields that are whole numbers; `named`: the texts that may stand for
    one as well, by the action's word and the field: {"box place": ("r",)}.
    """

    title: str
    examples: str
    words: Mapping[str, type[A]]
    numbers: frozenset[str]
    named: Mapping[str, tuple[str, ...]] = MappingProxyType({})
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
        kind = self._names[type(self.checked(action))]
        for field in attrs.fields(type(action)):  # type: ignore[arg-type]
            value = getattr(action, field.name)
            if field.name in self.numbers:
                fits = type(value) is int and abs(value) < _LONGEST
                fits = fits or (isinstance(value, str) and value in self._texts(kind, field.name))
            else:
                fits = isinstance(value, str) and len(value) < _LONGEST
            if not fits:
                raise self._no_action(action)
        return cast(A, action)

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
        kind = self.words.get(word)
        if kind is not None and len(parts) == len(attrs.fields(kind)):
            names = [field.name for field in attrs.fields(kind)]
            values = {n: self._value(word, n, part) for n, part in zip(names, parts, strict=True)}
            if None not in values.values():
                return kind(**values)
        raise ActionError(
            _("“{text}” is no action. Write for example: {examples}.").format(
                text=brief(text), examples=self.examples
            )
        )

    def _texts(self, word: str, name: str) -> tuple[str, ...]:
        return self.named.get(f"{word} {name}", ())

    def _value(self, word: str, name: str, part: str) -> int | str | None:
        """What the text of a field stands for; None if that cannot be."""
        if name not in self.numbers or part in self._texts(word, name):
            return part
        return int(part) if _NUMBER.fullmatch(part) else None
