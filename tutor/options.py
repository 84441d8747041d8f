"""What can be chosen at the start of a game besides players and seed: options and their groups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import attrs

from tutor.i18n import N_, _

YES_NO = {True: N_("Yes"), False: N_("No")}


@attrs.frozen
class Preset:
    """A choice for a whole group at once: a title (an English msgid), and values by option."""

    title: str
    values: Mapping[str, Any] = attrs.field(hash=False)


@attrs.frozen
class OptionGroup:
    """Options that belong together, such as the sides of five stores.

    `title` and `more` (a sentence) are English msgids. `presets`: choices for the whole group, of
    which each gives a value to every option in it; whoever wants something else sets them singly.
    """

    title: str
    more: str = ""
    presets: tuple[Preset, ...] = ()


@attrs.frozen
class Option:
    """What can be chosen at the start besides players and seed: a variant, an expansion, a level.

    `values` are the allowed ones (texts, numbers, or False and True), `default` is among them.
    `title` and `labels` (by value) are English msgids. `group`: what it belongs to; options of a
    group follow each other. `needs`: by the name of an earlier option outside groups with presets,
    the values of it with which this one is there; else it keeps its default. `draws`: by value,
    those of which the start draws one by chance.
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
        """Whether it is on or off."""
        return set(self.values) == {False, True} and type(self.default) is bool

    def is_there(self, chosen: Mapping[str, Any]) -> bool:
        """Whether it can be chosen beside these values of the other options."""
        return all(chosen.get(name) in values for name, values in self.needs.items())

    def label(self, value: Any) -> str:
        """What a value is called, in the learner's language.

        >>> Option("level", (1, 2), 1).label(2), Option("extra", (False, True), False).label(True)
        ('2', 'Yes')
        """
        if value in self.labels:
            return _(self.labels[value])
        return _(YES_NO[value]) if type(value) is bool else str(value)

    @property
    def called(self) -> str:
        """What the option is called, in the learner's language."""
        return _(self.title) if self.title else self.name


def drawn(known: Sequence[Option], chosen: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """The chosen values, each that is to be drawn replaced by one of those it draws from.

    The same seed draws the same on every machine and Python version.
    """
    rng, found = Random(f"{seed}/options"), dict(chosen)
    for option in known:
        among = option.draws.get(found[option.name], ())
        if among:
            found[option.name] = among[int(rng.random() * len(among))]
    return found


def said(known: Sequence[Option], chosen: Mapping[str, Any]) -> tuple[str, ...]:
    """Each option that is there with its value, in words: "Fields in a row: 4"."""
    full = {option.name: chosen.get(option.name, option.default) for option in known}
    return tuple(
        _("{option}: {value}").format(option=option.called, value=option.label(full[option.name]))
        for option in known
        if option.is_there(full)
    )


def parse(known: Sequence[Option], texts: Sequence[str]) -> dict[str, Any]:
    """The options of texts such as "size=4" or "extra=yes".

    What fits no option or no value of it stays as it was written: the start refuses it in words.

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
    """What `parse` reads: a text for each option that has not its default."""
    return tuple(
        f"{option.name}={chosen[option.name]}"
        for option in known
        if chosen.get(option.name, option.default) != option.default
    )
