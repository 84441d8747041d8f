"""Colours of pieces in a terminal: their names, in the text that is printed anyway."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from typing import TextIO

from tutor.i18n import _
from tutor.rooms import room

Paint = Callable[[str], str]
"""Colours a text, or leaves it as it is."""


def has_colours(stream: TextIO, environ: Mapping[str, str]) -> bool:
    """Return whether a terminal shows colours, and its owner wants them (no-color.org)."""
    return stream.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"


def painter(game: str) -> Paint:
    """Return what colours the names of a game's pieces; it changes nothing without colours."""
    colours = room(game).colours
    if colours is None or not has_colours(sys.stdout, os.environ):
        return str
    codes = {_(name).casefold(): code for name, code in colours().items()}
    names = sorted(map(re.escape, codes), key=len, reverse=True)
    pattern = re.compile(rf"\b({'|'.join(names)})\b", re.IGNORECASE)

    def paint(text: str) -> str:
        return pattern.sub(
            lambda found: f"\033[38;5;{codes[found[0].casefold()]}m{found[0]}\033[39m", text
        )

    return paint
