"""Options of a game besides players and seed, and groups of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import attrs

from tutor.i18n import N_, _

YES_NO = {True: N_("Yes"), False: N_("No")}


@attrs.frozen
class Preset:
    """One choice for a whole group: a title (an English msgid), and values by option."""

    title: str
    values: Mapping[str, Any] = attrs.field(hash=False)


@attrs.frozen
class OptionGroup:
    """Options that belong together, such as the sides of five stores.

    `title` and `more` (a sentence) are English msgids. `presets`: choices for the whole group; each
    gives a value to every option in it. Options can still be set one by one.
    """

    title: str
    more: str = ""
    presets: tuple[Preset, ...] = ()


@attrs.frozen
class Option:
    """An option chosen at the start besides players and seed: a variant, an expansion, a level.

    `values`: the allowed values (texts, numbers, or False and True), `default`: one of them.
    `title` and `labels` (by value): English msgids. `group`: its group; options of one group are
    adjacent. `needs`: maps the name of an earlier option, outside groups with presets, to the
    values with which this option is available; otherwise it keeps its default. `draws`: maps a
    value to the values of which the start draws one by chance.
    """

    name: str
    values: tuple[Any, ...]
    default: Any
    title: str = ""
    labels: Mapping[Any, str] = attrs.field(factory=dict, hash=False)
    group: OptionGroup | None = attrs.field(default=None, kw_only=True)
    needs: Mapping[str, tuple[Any, ...]] = attrs.field(factory=dict, hash=False, kw_only=True)
    draws: Mapping[Any, tuple[Any, ...]] = attrs.field(factory=dict, hash=False, kw_only=True)

    @property
    def is_switch(self) -> bool:
        """Whether its values are False and True."""
        return set(self.values) == {False, True} and type(self.default) is bool

    def is_there(self, chosen: Mapping[str, Any]) -> bool:
        """Return whether the option is available with these values of the others."""
        return all(chosen.get(name) in values for name, values in self.needs.items())

    def label(self, value: Any) -> str:
        """Return a value's name, in the learner's language.

        >>> Option("level", (1, 2), 1).label(2), Option("extra", (False, True), False).label(True)
        ('2', 'Yes')
        """
        if value in self.labels:
            return _(self.labels[value])
        return _(YES_NO[value]) if type(value) is bool else str(value)

    @property
    def called(self) -> str:
        """The option's name, in the learner's language."""
        return _(self.title) if self.title else self.name


def drawn(known: Sequence[Option], chosen: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """Return the chosen values, with each value that stands for a draw replaced by a drawn one.

    The same seed draws the same on every machine and Python version.
    """
    rng, found = Random(f"{seed}/options"), dict(chosen)
    for option in known:
        among = option.draws.get(found[option.name], ())
        if among:
            found[option.name] = among[int(rng.random() * len(among))]
    return found


def said(
    known: Sequence[Option], chosen: Mapping[str, Any], *, changed: bool = False
) -> tuple[str, ...]:
    """Say each available option with its value: "Fields in a row: 4". With `changed`, only those
    that differ from their defaults."""
    full = {option.name: chosen.get(option.name, option.default) for option in known}
    return tuple(
        _("{option}: {value}").format(option=option.called, value=option.label(full[option.name]))
        for option in known
        if option.is_there(full) and not (changed and full[option.name] == option.default)
    )


def parse(known: Sequence[Option], texts: Sequence[str]) -> dict[str, Any]:
    """Parse options written as "size=4" or "extra=yes".

    An unknown option or value stays as it was written, so that `start` refuses it in words.

    >>> parse((Option("size", (3, 4), 3), Option("extra", (False, True), False)), ["size=4"])
    {'size': 4}
    """
    found: dict[str, Any] = {}
    for text in texts:
        name, _equals, value = text.partition("=")
        option = next((each for each in known if each.name == name), None)
        found[name] = value if option is None else _value(option, value)
    return found


def _value(option: Option, text: str) -> Any:
    wanted = {"yes": "true", "no": "false"}.get(text, text) if option.is_switch else text
    same = (value for value in option.values if str(value).casefold() == wanted.casefold())
    return next(same, text)


def written(known: Sequence[Option], chosen: Mapping[str, Any]) -> tuple[str, ...]:
    """Return what `parse` reads: a text for each option that differs from its default."""
    return tuple(
        f"{option.name}={chosen[option.name]}"
        for option in known
        if chosen.get(option.name, option.default) != option.default
    )
