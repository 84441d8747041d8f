"""The options of a game as fields of a form, and what such a form has chosen.

A value is sent by its number. What is not there beside the other choices is hidden by CSS as they
are clicked, without a word to Python.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import htpy as h
from htpy import Node
from markupsafe import Markup

from tutor.i18n import _
from tutor.options import Option, OptionGroup, Preset

MOST_CHOICES = 4
"""So many values of an option lie open."""
SINGLY = "singly"
"""The choice of a group whose options are set one by one."""


def option_fields(options: Sequence[Option], chosen: Mapping[str, Any]) -> Node:
    """Return all options, those of a group together. `chosen`: values by name; else the
    default."""
    grouped = groupby(options, key=lambda option: option.group)
    return [
        h.style[Markup(_hiding(options))] if any(option.needs for option in options) else None,
        (
            [_option(option, chosen) for option in found]
            if group is None
            else _group(group, tuple(found), chosen)
            for group, found in grouped
        ),
    ]


def read_options(options: Sequence[Option], fields: Mapping[str, str]) -> dict[str, Any]:
    """Return the options chosen in a form, without those that are not there beside the others.

    A field that is missing or no number of a value leaves the default.
    """
    full = {option.name: option.default for option in options}
    for option in options:
        number = fields.get(_field(option), "")
        if number in map(str, range(len(option.values))):
            full[option.name] = option.values[int(number)]
    for group in {option.group for option in options if option.group is not None}:
        preset = fields.get(_preset_field(options, group), SINGLY)
        if preset in map(str, range(len(group.presets))):
            full.update(group.presets[int(preset)].values)
    for option in options:
        if not option.is_there(full):
            full[option.name] = option.default
    return {o.name: full[o.name] for o in options if full[o.name] != o.default}


def _field(option: Option) -> str:
    return f"option-{option.name}"


def _preset_field(options: Sequence[Option], group: OptionGroup) -> str:
    """Named after the first option of the group."""
    return f"preset-{next(option.name for option in options if option.group == group)}"


def radio(
    field: str, value: str, label: str, checked: bool, aloud: str | None = None, **attributes: str
) -> h.Element:
    """Return a choice; `aloud`: what it is called where its label alone is too short."""
    return h.label(**attributes)[
        h.input(type="radio", name=field, value=value, checked=checked, aria_label=aloud),
        h.span[label],
    ]


def _option(option: Option, chosen: Mapping[str, Any]) -> h.Element:
    """One option: a switch, values side by side, or many of them in a list to unfold."""
    name, value = _field(option), chosen.get(option.name, option.default)
    if option.is_switch:
        return h.label(".option.switch", data_option=option.name)[
            h.input(type="hidden", name=name, value=str(option.values.index(False))),
            h.input(
                type="checkbox", name=name, value=str(option.values.index(True)), checked=value
            ),
            h.span[option.called],
        ]
    if len(option.values) > MOST_CHOICES:
        return h.label(".field.option", data_option=option.name)[
            h.span(".label")[option.called],
            h.select(name=name)[
                (
                    h.option(value=str(n), selected=each == value)[option.label(each)]
                    for n, each in enumerate(option.values)
                )
            ],
        ]
    return h.fieldset(".option", data_option=option.name)[
        h.legend(".label")[option.called],
        h.div(".choices")[
            (
                radio(name, str(n), option.label(each), each == value)
                for n, each in enumerate(option.values)
            )
        ],
    ]


def _group(group: OptionGroup, options: tuple[Option, ...], chosen: Mapping[str, Any]) -> h.Element:
    """Options that belong together, below the choices for all of them at once."""
    return h.fieldset(".option-group")[
        h.legend(".label")[_(group.title)],
        h.p(".second")[_(group.more)] if group.more else None,
        _presets(group, options, chosen) if group.presets else None,
        h.div(".singly")[(_option(option, chosen) for option in options)],
    ]


def _presets(
    group: OptionGroup, options: tuple[Option, ...], chosen: Mapping[str, Any]
) -> h.Element:
    values = {option.name: chosen.get(option.name, option.default) for option in options}
    fits = [_fits(preset, values) for preset in group.presets]
    field = _preset_field(options, group)
    at = fits.index(True) if any(fits) else None
    return h.div(".choices.presets")[
        (radio(field, str(n), _(preset.title), n == at) for n, preset in enumerate(group.presets)),
        radio(field, SINGLY, _("One by one"), at is None),
    ]


def _fits(preset: Preset, values: Mapping[str, Any]) -> bool:
    return all(preset.values.get(name, value) == value for name, value in values.items())


def _hiding(options: Sequence[Option]) -> str:
    """CSS that hides each option unless all it needs is chosen, also what that needs in turn."""
    known = {option.name: option for option in options}
    return "".join(
        f"form:not(:has({', '.join(_selectors(known[name], values))})) "
        f'[data-option="{option.name}"]{{display:none}}'
        for option in options
        for name, values in _all_needs(option, known)
    )


def _all_needs(
    option: Option, known: Mapping[str, Option]
) -> Iterator[tuple[str, tuple[Any, ...]]]:
    for name, values in option.needs.items():
        yield name, values
        yield from _all_needs(known[name], known)


def _selectors(option: Option, values: Iterable[Any]) -> Iterator[str]:
    """What finds an option's field while it has one of these values."""
    field = f'[name="{_field(option)}"]'
    for value in values:
        if option.is_switch:
            checked = ":checked" if value else ":not(:checked)"
            yield f'{field}[type="checkbox"]{checked}'
        else:
            number = option.values.index(value)
            yield f'{field}[value="{number}"]:checked'
            yield f'{field} > [value="{number}"]:checked'
