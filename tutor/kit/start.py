"""Checks of the arguments of `Game.start`, the same in every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from tutor.engine import OptionError, PlayerCountError, SeedError, brief
from tutor.i18n import _
from tutor.kit.reading import number
from tutor.options import Option

MAX_SEED = 10**18
"""Largest seed, either sign."""
Seed = Annotated[int, number(MAX_SEED, -MAX_SEED)]
"""A seed in a saved position."""


def check_start(title: str, allowed: range, players: int, seed: int, first: int) -> None:
    """Raise PlayerCountError for `players` or `first` out of range, SeedError for a bad seed."""
    if type(players) is not int:
        raise PlayerCountError(
            _("{game} is for {low} to {high} players, and {it} is no whole number.").format(
                game=title, low=allowed[0], high=allowed[-1], it=repr(brief(players))
            )
        )
    if players not in allowed:
        raise PlayerCountError(
            _("{game} is for {low} to {high} players, not for {n}.").format(
                game=title, low=allowed[0], high=allowed[-1], n=brief(players)
            )
        )
    if type(first) is not int or first not in range(players):
        raise PlayerCountError(
            _("Players are numbered 0 to {last}; {first} cannot go first.").format(
                last=players - 1, first=brief(first)
            )
        )
    if type(seed) is not int or abs(seed) > MAX_SEED:
        raise SeedError(
            _("The seed must be a whole number of at most 18 digits, not {it}.").format(
                it=brief(seed)
            )
        )


def check_options(title: str, known: Sequence[Option], given: object) -> dict[str, Any]:
    """Return every option with the value given or its default.

    Raises OptionError for an unknown option, a value that is not allowed, or an option that is not
    available with the other values.
    """
    if not isinstance(given, Mapping):
        raise OptionError(_("Options are given as a table of names and values."))
    chosen = {option.name: option.default for option in known}
    for name, value in given.items():
        option = next((each for each in known if each.name == name), None)
        if option is None:
            raise OptionError(
                _("{game} has no option “{name}”; it has: {known}.").format(
                    game=title, name=brief(name), known=", ".join(chosen) or _("none")
                )
            )
        if not any(type(value) is type(each) and value == each for each in option.values):
            raise OptionError(
                _("The option “{name}” can be {values}, not {it}.").format(
                    name=name, values=", ".join(map(str, option.values)), it=brief(value)
                )
            )
        chosen[name] = value
    for option in known:
        if not option.is_there(chosen) and chosen[option.name] != option.default:
            raise OptionError(_needs(option))
    return chosen


def _needs(option: Option) -> str:
    """Return the message that names the values an option needs."""
    wanted = (
        _("{name} = {values}").format(name=name, values=" / ".join(map(str, values)))
        for name, values in option.needs.items()
    )
    text = _("The option “{name}” is only there with {wanted}.")
    return text.format(name=option.name, wanted=", ".join(wanted))
