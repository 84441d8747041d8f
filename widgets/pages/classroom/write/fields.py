"""The fields of the form, each with what is wrong with it right below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.i18n import _
from tutor.lessons.finding import Finding
from tutor.lessons.written.forms import Field
from widgets.draw.icons import icon_svg

Findings = Mapping[str, Sequence[Finding]]
"""What is wrong, by the part it is about."""


@frozen
class Form:
    """Makes fields. `prefix`: keeps the ids of a step's fields apart from those of others."""

    findings: Findings
    prefix: str

    def line(
        self,
        act: str,
        label: str,
        value: str,
        about: str = "",
        *,
        most: int,
        help: str = "",
        placeholder: str = "",
        rows: int = 0,
        mono: bool = False,
    ) -> h.Element:
        """Return a field to type in. What is typed is told at once."""
        name = self._id(act)
        found = self._found(about)
        shared = {
            "id": name,
            "data_input": act,
            "data_act": act,
            "maxlength": most,
            "autocomplete": "off",
            "placeholder": placeholder or None,
            "spellcheck": "false" if mono else None,
            "class_": "mono" if mono else None,
            **self._described(name, found, help),
        }
        return h.div(".field")[
            h.label(".label", for_=name)[label],
            h.textarea(rows=rows, **shared)[value] if rows else h.input(value=value, **shared),
            self.below(name, found, help),
        ]

    def number(
        self, act: str, label: str, value: str, about: str = "", *, least: int, most: int
    ) -> h.Element:
        """Return a field for a whole number."""
        name, found = self._id(act), self._found(about)
        return h.div(".field.short")[
            h.label(".label", for_=name)[label],
            h.input(
                id=name,
                type="number",
                inputmode="numeric",
                min=least,
                max=most,
                value=value,
                data_input=act,
                data_act=act,
                **self._described(name, found, ""),
            ),
            self.below(name, found, ""),
        ]

    def choice(
        self,
        act: str,
        label: str,
        value: str,
        choices: Mapping[str, str],
        about: str = "",
        *,
        short: bool = False,
        none: str = "",
    ) -> h.Element:
        """Return a field to choose from. `none`: what stands there while nothing is chosen."""
        name, found = self._id(act), self._found(about)
        return h.div(".field.short" if short else ".field")[
            h.label(".label", for_=name)[label],
            h.select(id=name, data_act=act, **self._described(name, found, ""))[
                h.option(value="", selected=value not in choices)[none] if none else None,
                (h.option(value=key, selected=key == value)[text] for key, text in choices.items()),
            ],
            self.below(name, found, ""),
        ]

    def check(self, act: str, label: str, on: bool) -> h.Element:
        """Return a switch."""
        return h.label(".row")[
            h.input(id=self._id(act), type="checkbox", checked=on, data_act=act),
            h.span[label],
        ]

    def of(self, field: Field, act: str, value: str, *, mono: bool = True) -> h.Element:
        """Return a field as a game describes it."""
        if field.choices:
            choices = {key: _(label) for key, label in field.choices.items()}
            return self.choice(act, _(field.label), value, choices, short=True)
        if field.least is not None:
            return self.number(act, _(field.label), value, least=field.least, most=field.most)
        return self.line(
            act,
            _(field.label),
            value,
            most=600,
            help=_(field.help) if field.help else "",
            placeholder=_("such as {it}").format(it=field.example) if field.example else "",
            mono=mono,
        )

    # ---- what is wrong

    def told(self, about: str) -> Node:
        """Return what is wrong with a part that is no single field."""
        return self.below(self._id(about), self._found(about), "")

    def below(self, name: str, found: Sequence[Finding], help: str) -> Node:
        """Show below a field what is wrong with it, and what may stand there."""
        return [
            h.p(".to-mend", id=f"{name}-wrong")[
                icon_svg("hint", 16), h.span[" ".join(finding.sentence for finding in found)]
            ]
            if found
            else None,
            h.p(".field-help", id=f"{name}-help")[help] if help else None,
        ]

    def _found(self, about: str) -> Sequence[Finding]:
        return self.findings.get(about, ()) if about else ()

    def _described(self, name: str, found: Sequence[Finding], help: str) -> dict[str, str]:
        by = [f"{name}-wrong"] if found else []
        by += [f"{name}-help"] if help else []
        told = {"aria_describedby": " ".join(by)} if by else {}
        return told | ({"aria_invalid": "true"} if found else {})

    def _id(self, act: str) -> str:
        return f"{self.prefix}-{act.replace(':', '-')}"
