"""Several learners on one device, in the settings: who learns now, who else, and whoever is new."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import htpy as h

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.results.result import LONGEST_NICK
from widgets.pages.controls import button, icon_button
from widgets.pages.page import Reply
from widgets.storage.learners import Learners


class Desk(Protocol):
    """What sharing a device needs of the settings."""

    @property
    def learners(self) -> Learners:
        """Who shares the device."""

    def add_learner(self, now: str, other: str) -> None:
        """Let another learner begin. Raises SaveError for a name that is none."""

    def switch_learner(self, to: str) -> None:
        """Let another of them learn on. Raises SaveError for a name that nobody has."""

    def remove_learner(self, name: str) -> None:
        """Forget one of the others."""


class Sharing:
    """Paints the panel. `removing`: whom a question is asked about, "" for nobody."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.problem = ""
        self.removing = ""

    def on(self, act: str, name: str, fields: Mapping[str, str]) -> Reply | None:
        """Add, switch or remove."""
        match act:
            case "learner-add":
                return self._try(fields.get("other", ""), fields.get("now", ""))
            case "learner" if name in self.desk.learners.others:
                self.desk.switch_learner(name)
                return Reply(go="home", say=_("{name} learns now.").format(name=name))
            case "learner-remove" if name in self.desk.learners.others:
                self.removing = name
                return Reply(focus="keep-learner")
            case "learner-keep":
                self.removing = ""
                return Reply(focus="other")
            case "learner-really-remove" if self.removing:
                gone, self.removing = self.removing, ""
                self.desk.remove_learner(gone)
                return Reply(say=_("All of {name} is forgotten.").format(name=gone), focus="other")
        return None

    def _try(self, other: str, now: str) -> Reply:
        self.problem = ""
        try:
            self.desk.add_learner(now, other)
        except SaveError as error:
            self.problem = str(error)
            return Reply(say=self.problem, focus="other")
        return Reply(go="home", say=_("{name} learns now.").format(name=self.desk.learners.now))

    def paint(self) -> h.Element:
        """Paint who is here, and the form for whoever is new."""
        found = self.desk.learners
        return h.div(".panel.sharing")[
            h.h2[_("Several learners on this device")],
            h.p(".second")[_("Each has progress, puzzles, tables and a shelf of their own.")],
            h.ul(".learners")[(_row(name, name == found.now) for name in found.names)]
            if found.names
            else None,
            h.form(data_act="learner-add")[
                None if found.names else _name("now", _("Nickname of who has learned so far")),
                _name("other", _("Nickname of who begins now")),
                h.p(".problem", role="alert")[self.problem] if self.problem else None,
                h.button(".btn", type="submit", id="add-learner")[_("Add")],
            ],
            self._question() if self.removing else None,
        ]

    def _question(self) -> h.Element:
        title = _("Forget all that {name} has done?").format(name=self.removing)
        return h.dialog(data_open=True, data_close="learner-keep", aria_labelledby="about-learner")[
            h.h2("#about-learner")[title],
            h.div(".row-of-buttons")[
                button("learner-keep", _("Keep it"), primary=True, id="keep-learner"),
                button("learner-really-remove", _("Forget it")),
            ],
        ]


def _row(name: str, now: bool) -> h.Element:
    if now:
        return h.li(aria_current="true")[h.strong[name], h.span(".second")[_("learns now")]]
    return h.li[
        button(f"learner:{name}", name, "people"),
        icon_button(f"learner-remove:{name}", _("Take out: {name}").format(name=name), "cross"),
    ]


def _name(field: str, label: str) -> h.Element:
    return h.label(".field")[
        h.span(".label")[label],
        h.input(
            f"#{field}", type="text", name=field, maxlength=str(LONGEST_NICK), autocomplete="off"
        ),
    ]
