"""Settings: looks, movement, keys, and the learner's progress to save, load or forget."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

import htpy as h
from htpy import Node

from tutor import i18n
from tutor.i18n import _
from widgets.browser.protocol import Event
from widgets.draw.icons import icon_svg
from widgets.pages import sharing
from widgets.pages.controls import button, choice, link, message
from widgets.pages.first_question import ACT, answers, changes
from widgets.pages.page import HEADING, Picture, Reply
from widgets.storage.learners import Learners
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame, Settings

KEYS: Mapping[str, str] = {"h": "hint", "u": "undo", "w": "why", "b": "board", "r": "rotate"}
"""Single letters and the acts of the buttons they press."""


class SettingsDesk(Protocol):
    """What the settings change."""

    def change(self, settings: Settings) -> None:
        """Use and keep these settings."""

    def save_copy(self) -> None:
        """Offer the progress as a file."""

    def load_copy(self, text: str) -> str:
        """Add the progress of such a file; what was added, in words. ValueError if it is none."""

    def forget(self) -> None:
        """Forget the progress."""

    def progress_in_words(self) -> str:
        """Say how far the learner is."""

    @property
    def learners(self) -> Learners:
        """Who shares the device."""

    def add_learner(self, now: str, other: str) -> None:
        """Let another learner begin. Raises SaveError for a name that is none."""

    def switch_learner(self, to: str) -> None:
        """Let another of them learn on. Raises SaveError for a name that nobody has."""

    def remove_learner(self, name: str) -> None:
        """Forget one of the others."""

    @property
    def trainers(self) -> Mapping[str, PuzzleTrainer]:
        """The learner's practice with puzzles, by game."""


class SettingsPage:
    """Every setting; a change shows at once."""

    def __init__(self, desk: SettingsDesk) -> None:
        self.desk = desk
        self.asking = False
        self.news: Node = None
        self.sharing = sharing.Sharing(desk)

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Change a setting, or deal with the progress."""
        act, _colon, name = event.value.partition(":")
        if act == "set":
            self.desk.change(frame.settings.with_value(name, event.text))
        elif act == ACT and name in self.desk.trainers and event.text in answers():
            self.desk.trainers[name].begin_as(event.text)
        elif act == "save-copy":
            self.desk.save_copy()
        elif act == "load-copy":
            return self._load(event.text)
        elif act == "forget":
            self.asking = True
            return Reply(focus="keep")
        elif act == "keep":
            self.asking = False
            return Reply(focus="forget")
        elif act == "really-forget":
            return self._forget()
        else:
            return self.sharing.on(act, name, event.fields)
        return None

    def _load(self, text: str) -> Reply:
        try:
            added = self.desk.load_copy(text)
        except ValueError as error:
            head = _("This file was not read.")
            unchanged = _("Nothing has changed.")
            self.news = message("refused", head, f"{error} {unchanged}")
            return Reply(say=f"{head} {error}")
        self.news = message("solved", _("Your progress is here."), added)
        return Reply(say=added)

    def _forget(self) -> Reply:
        self.asking = False
        self.desk.forget()
        self.news = message("hint", _("All forgotten."), _("The course starts anew."))
        return Reply(say=_("All forgotten."), focus="forget")

    def resume(self) -> str:
        """Return "": the address alone restores the page."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint looks at the left, the learner's own at the right."""
        settings = frame.settings
        return Picture(
            title=_("Settings"),
            where=_("Settings"),
            body=h.div(".settings")[
                h.h1(f"#{HEADING}")[_("Settings")],
                h.div(".panel")[
                    _choice("theme", _("Colours"), settings.theme, _themes()),
                    _choice("text", _("Text size"), settings.text, _texts()),
                    _choice("motion", _("Movement"), settings.motion, _motions()),
                    _switch("sound", _("Sounds"), settings.sound),
                    _switch("faces", _("Computer players with a face and a word"), settings.faces),
                    _switch("contrast", _("High contrast"), settings.contrast),
                    _languages(settings.language),
                ],
                h.div(".own")[
                    h.div(".panel")[
                        h.h2[_("Your progress")],
                        h.p(".second")[self.desk.progress_in_words()],
                        h.p(".second")[_("It is kept in this browser.")],
                        h.div(".row-of-buttons")[
                            button("save-copy", _("Save a copy"), "save"),
                            _file("load-copy", _("Load a copy")),
                            button("forget", _("Start over …"), "replay", id="forget"),
                            link(
                                "result", _("Your result, for your teacher"), "share", id="result"
                            ),
                        ],
                        h.div(".news")[self.news],
                    ],
                    self.sharing.paint(),
                    h.div(".panel")[
                        h.h2[_("Keyboard")],
                        h.p(".second")[
                            _(
                                "Tab goes from part to part, arrow keys go over the board, "
                                "Enter chooses, Escape goes back."
                            )
                        ],
                        _switch("keys", _("Single letters press buttons"), settings.keys),
                        _letters() if settings.keys else None,
                    ],
                    changes(self.desk.trainers.values()),
                ],
                _question() if self.asking else None,
            ],
        )


def _themes() -> Iterable[tuple[str, str]]:
    return (("auto", _("As my device")), ("light", _("Light")), ("dark", _("Dark")))


def _texts() -> Iterable[tuple[str, str]]:
    return (
        ("normal", "100 %"),
        ("large", "125 %"),
        ("larger", "150 %"),
        ("projector", _("Projector")),
    )


def _motions() -> Iterable[tuple[str, str]]:
    return (("auto", _("As my device")), ("on", _("On")), ("off", _("Off")))


def _choice(name: str, title: str, chosen: str, choices: Iterable[tuple[str, str]]) -> h.Element:
    return choice(name, title, chosen, choices, act=f"set:{name}")


def _switch(name: str, label: str, on: bool) -> h.Element:
    return h.label(".row")[
        h.input(id=f"set-{name}", type="checkbox", checked=on, data_act=f"set:{name}"),
        h.span[label],
    ]


def _languages(chosen: str) -> Node:
    codes = i18n.languages()
    if len(codes) < 2:
        return None
    return _choice("language", _("Language"), chosen, ((code, code.upper()) for code in codes))


def _letters() -> h.Element:
    words = {
        "hint": _("Hint"),
        "undo": _("Undo"),
        "why": _("Why"),
        "board": _("Say the board"),
        "rotate": _("Turn the piece"),
    }
    return h.dl(".keys")[
        (h.div[h.dt[h.kbd[key.upper()]], h.dd[words[act]]] for key, act in KEYS.items())
    ]


def _file(act: str, label: str) -> h.Element:
    return h.label(".btn.file")[
        h.input(".visually-hidden", id=act, type="file", accept=".json,.txt", data_act=act),
        icon_svg("open"),
        h.span[label],
    ]


def _question() -> h.Element:
    return h.dialog(data_open=True, data_close="keep", aria_labelledby="question")[
        h.h2("#question")[_("Forget all progress and start over?")],
        h.p(".second")[_("A copy brings them back whenever you like.")],
        h.div(".row-of-buttons")[
            button("keep", _("Keep them"), primary=True, id="keep"),
            button("save-copy", _("Save a copy first"), "save", id="save-first"),
            button("really-forget", _("Forget them")),
        ],
    ]
