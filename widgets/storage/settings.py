"""A learner's settings: read from the browser's storage, and turned into a `Look`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from attrs import asdict, evolve, field, frozen
from attrs.validators import in_, instance_of

from tutor import i18n
from tutor.engine import SaveError
from tutor.kit.reading import read_json, table
from widgets.browser.protocol import Look, View
from widgets.draw.theme import ON_PAPER, Theme, theme

KEY = "settings"
"""Their storage key."""

THEMES = ("auto", "light", "dark")
MOTIONS = ("auto", "on", "off")
TEXTS: Mapping[str, float] = {"normal": 1.0, "large": 1.25, "larger": 1.5, "projector": 1.5}
"""Text sizes, and how much larger than usual each is."""

WIDE, TABLET = 1100, 600
"""Least widths (CSS px, at normal text size) of these layouts."""
PROJECTED = 1000
"""Least width (CSS px) of the wide layout on a projector: the smallest have 1024."""


LARGE, LARGEST = (1476, 831), 2.0
"""Beyond this window size (CSS px) everything grows with it, up to this factor."""


@frozen
class Settings:
    """Every setting.

    Attributes:
        theme: "auto" (as the system asks), "light" or "dark".
        sound: moves have sounds.
        motion: pieces move: "auto" (as the system asks), "on" or "off".
        contrast: high contrast.
        text: a key of TEXTS.
        faces: the computer players have faces, and say a line now and then.
        keys: single letters press buttons.
        language: code of a language with a catalogue.
    """

    theme: str = field(default="auto", validator=in_(THEMES))
    motion: str = field(default="auto", validator=in_(MOTIONS))
    sound: bool = field(default=False, validator=instance_of(bool))
    contrast: bool = field(default=False, validator=instance_of(bool))
    text: str = field(default="normal", validator=in_(TEXTS))
    faces: bool = field(default=True, validator=instance_of(bool))
    keys: bool = field(default=True, validator=instance_of(bool))
    language: str = field(default="en", validator=instance_of(str))

    def dump(self) -> str:
        """Return the settings as text for the browser."""
        return json.dumps(asdict(self))

    @classmethod
    def load(cls, text: str) -> Settings:
        """Return the settings of a stored text; unreadable ones get their defaults."""
        try:
            entries = table(read_json(text))
        except SaveError:
            entries = {}
        found = cls()
        for name, value in entries.items():
            found = found.with_value(name, value)
        return found

    def with_value(self, name: str, value: object) -> Settings:
        """Return the settings with one changed; unchanged if there is no such setting or value.

        "true" and "false" stand for bools.
        """
        if value in ("true", "false"):
            value = value == "true"
        if name == "language" and value not in i18n.languages():
            return self
        changes: dict[str, Any] = {name: value}
        try:
            return evolve(self, **changes)
        except (TypeError, ValueError):
            return self

    def look(self, keys: str = "") -> Look:
        """Return the appearance of the page; `keys`: the page's single-letter shortcuts."""
        return Look(
            theme=self.theme,
            contrast=self.contrast,
            text=self.text,
            motion=self.motion,
            keys=keys if self.keys else "",
            lang=self.language,
        )


@frozen
class Frame:
    """What a page is painted for: the browser's view and the learner's settings.

    `paper`: the page is printed, so targets need no minimum size and less height is better.
    """

    view: View = field(factory=View)
    settings: Settings = field(factory=Settings)
    paper: bool = False

    @property
    def dark(self) -> bool:
        """Whether the page is dark."""
        return self.settings.look().dark(self.view)

    @property
    def theme(self) -> Theme:
        """The colours to draw with; on paper a board costs no ink."""
        return ON_PAPER if self.paper else theme(self.dark, self.settings.contrast)

    @property
    def moves(self) -> bool:
        """Whether pieces move."""
        motion = self.settings.motion
        return motion == "on" or (motion == "auto" and not self.view.reduced_motion)

    @property
    def projector(self) -> bool:
        """Whether a whole class is watching."""
        return self.settings.text == "projector"

    @property
    def zoom(self) -> float:
        """How much larger than usual the text is."""
        return TEXTS[self.settings.text]

    @property
    def scale(self) -> float:
        """By how much everything, text and pieces, is larger than usual: 1 except on a large
        screen.

        `--rem` in shell.css does the same for texts; for a projector 1 means 1920 x 1080.
        """
        width, height = self.view.width, self.view.height
        if self.projector:
            return min(width / 1920, height / 1080)
        if self.view.embedded:
            return 1.0
        fits = min(width / LARGE[0], height / LARGE[1]) / self.zoom
        return min(max(1.0, fits), LARGEST)

    @property
    def unit(self) -> float:
        """The size on this screen of one px of a usual screen, for pieces among texts.

        It equals `--u` in shell.css. On a projector, where texts have sizes of their own, it is 1
        up to 1920 x 1080.
        """
        return max(1.0, self.scale) if self.projector else self.scale

    @property
    def layout(self) -> str:
        """ "wide", "tablet" or "phone". Larger text selects the layout of a smaller screen."""
        width = self.view.width / (1.0 if self.projector else self.zoom)
        wide = PROJECTED if self.projector else WIDE
        return "wide" if width >= wide else "tablet" if width >= TABLET else "phone"
