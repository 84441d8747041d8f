"""Frozen records as plain data and back, from the types of their fields.

    @attrs.frozen
    class State:
        player: Seat
        phase: Annotated[str, choice(PHASES)]
        hands: tuple[Annotated[str, letters("TNRMBV", 20)], ...]
        seed: int | None = None

    form = form_of(State, seats=3)
    form.data(state)  # {"player": 0, "phase": "action", "hands": ["TN", "R", ""], "seed": None}
    form.value(data)  # the state again; Unfit names the entry that is wrong, and says why

The type of a field says which values it may have. `Annotated` narrows it with a check of
`tutor.kit.reading`, names another type for the saved form, or gives the whole `Form`. mypy sees the
plain types.

cattrs does the same for trusted data. Saves are not trusted: cattrs turns "3" and true into numbers
and a text into a list of letters unless every hook is replaced, and its messages are written for
programmers. `tutor.kit.reading` has checks with messages for everyone, so this module only finds
the check of each field.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType, NoneType, UnionType
from typing import Annotated, Any, Generic, Literal, Union, get_args, get_origin, get_type_hints

import attrs

from tutor.i18n import _
from tutor.kit.reading import (
    Check,
    Reader,
    T,
    Unfit,
    at,
    choice,
    flag,
    items,
    number,
    optional,
    text,
)

MOST_SEATS = 99
MOST_ITEMS = 1000
"""Most items of a list without a narrower check."""
MOST_NUMBER = 10**6
"""The largest int without a narrower check; the least is 0."""
MOST_LETTERS = 1000

LATER: Mapping[str, bool] = MappingProxyType({"later": True})
"""Metadata of a field that came later: its entry is left out where it has its default, so that
saves of before can be read, and those without it stay as short.
"""

_SEAT = "seat"
Seat = Annotated[int, _SEAT]
"""The index of a player at the table."""


@attrs.frozen
class Form(Generic[T]):
    """Conversion of one type: `data` converts a value to plain data, `value` converts it back.

    `value` takes any object; it raises Unfit for one that is no such data.
    """

    data: Callable[[T], Any]
    value: Check[T]


@cache
def form_of(kind: Any, seats: int = MOST_SEATS) -> Form[Any]:
    """Return the form of a type.

    A record (attrs) is a table with an entry for each field. `tuple[X, ...]` is a list, `tuple[X,
    Y]` a list of two, `Mapping[X, Y]` a list of such pairs sorted by key (JSON has only texts for
    keys), `X | None` may be null, a Literal is one of its texts. `seats`: number of players, for
    fields of type Seat.

    Raises TypeError for a type that has no form; name one: `Annotated[X, Form(...)]`.
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _noted(inner[0], inner[1], seats)
    if origin is Literal:
        return Form(_same, choice(inner))
    if origin in (Union, UnionType) and len(inner) == 2 and NoneType in inner:
        one = form_of(next(each for each in inner if each is not NoneType), seats)
        return Form(lambda value: None if value is None else one.data(value), optional(one.value))
    if origin is tuple and inner[1:] == (Ellipsis,):
        each = form_of(inner[0], seats)
        return Form(lambda value: [each.data(it) for it in value], items(each.value, MOST_ITEMS))
    if origin is Mapping:
        return pairs(form_of(inner[0], seats), form_of(inner[1], seats))
    if origin is tuple:
        return row(*(form_of(each, seats) for each in inner))
    if kind in _PLAIN:
        return _PLAIN[kind]
    if attrs.has(kind):
        return _table(kind, seats)
    raise TypeError(f"{kind} has no form; write Annotated[..., Form(data, value)].")


def _same(value: T) -> T:
    return value


_PLAIN: dict[type, Form[Any]] = {
    bool: Form(_same, flag),
    int: Form(_same, number(MOST_NUMBER)),
    str: Form(_same, text(MOST_LETTERS)),
}


def _noted(kind: Any, note: Any, seats: int) -> Form[Any]:
    """Return the form of an annotated type: its note is a Form, a check, another type, or _SEAT."""
    if isinstance(note, Form):
        return note
    if note is _SEAT:
        return Form(_same, number(seats - 1))
    if get_origin(note) is not None or isinstance(note, type):
        return form_of(note, seats)
    return Form(form_of(kind, seats).data, note)


def _table(kind: type[Any], seats: int) -> Form[Any]:
    """Return the form of a record: a table with its fields in order."""
    types = get_type_hints(kind, include_extras=True)
    forms = {field.name: form_of(types[field.name], seats) for field in attrs.fields(kind)}
    later = {it.name: it.default for it in attrs.fields(kind) if it.metadata.get("later")}

    def value(data: Any) -> Any:
        read = Reader(data)
        own = {
            name: read.one(name, form.value)
            for name, form in forms.items()
            if name not in later or name in read.data
        }
        return kind(**own)

    def data(it: Any) -> dict[str, Any]:
        return {
            name: form.data(getattr(it, name))
            for name, form in forms.items()
            if name not in later or getattr(it, name) != later[name]
        }

    return Form(data, value)


def row(*forms: Form[Any], names: Sequence[str] = ()) -> Form[tuple[Any, ...]]:
    """Return the form of a tuple as a list of as many items, each in its own form.

    `names`: what errors call the items; without, they are numbered.
    """
    count = len(forms)
    parts = items(_same, most=count, least=count)

    def value(data: Any) -> tuple[Any, ...]:
        places = names or [_("item {n}").format(n=n) for n in range(1, count + 1)]
        found = zip(places, parts(data), forms, strict=True)
        return tuple(at(place, it, form.value) for place, it, form in found)

    return Form(lambda value: [form.data(it) for form, it in zip(forms, value, strict=True)], value)


def row_of(kind: type[T]) -> Form[T]:
    """Return the form of a record as a list of its fields in order, where a table would be too
    long.
    """
    types = get_type_hints(kind, include_extras=True)
    names = [field.name for field in attrs.fields(kind)]  # type: ignore[arg-type]
    whole = row(*(form_of(types[name]) for name in names))
    return Form(
        lambda it: whole.data(tuple(getattr(it, name) for name in names)),
        lambda data: kind(*whole.value(data)),
    )


def pairs(key: Form[Any], value: Form[Any]) -> Form[Mapping[Any, Any]]:
    """Return the form of a mapping as a list of keys and values, sorted by key."""
    both = row(key, value)
    check = unlike(items(both.value, MOST_ITEMS))
    return Form(lambda it: [both.data(each) for each in sorted(it.items())], check)


def unlike(check: Check[tuple[tuple[Any, Any], ...]]) -> Check[dict[Any, Any]]:
    """Check for pairs with different keys, and return them as a dictionary."""

    def check_all(value: Any) -> dict[Any, Any]:
        found = check(value)
        if len(dict(found)) < len(found):
            raise Unfit(_("The same one stands here twice."))
        return dict(found)

    return check_all
