"""Reading of untrusted TOML."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.reading import BOM, check_depth

MOST_TEXT = 1 << 18
"""Most characters of a file; the tutor's own have some thousands."""
MOST_DOTS = 100
"""Most dots in a line: Python takes quadratic time and memory for a name with many."""

_PLACE = re.compile(r" \(at line (\d+), column \d+\)$")


class TomlError(SaveError):
    """Raised for invalid TOML; `line` is where, 0 for the text as a whole."""

    def __init__(self, message: str, line: int = 0) -> None:
        self.line = line
        super().__init__(message)


def read_toml(text: str, most: int = MOST_TEXT) -> dict[str, Any]:
    """Parse TOML text, with or without a byte order mark. Raises TomlError."""
    if len(text) > most:
        raise TomlError(_("this file is far too long."))
    _check_dots(text)
    try:
        data = tomllib.loads(text.removeprefix(BOM))
        check_depth(data)
    except tomllib.TOMLDecodeError as error:
        what, place = str(error), _PLACE.search(str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        raise TomlError(
            _("this is not TOML: {error}.").format(error=what[: what.rfind(" (at ")]), line
        ) from None
    except (RecursionError, SaveError):
        raise TomlError(_("this is nested too deep.")) from None
    except ValueError:  # an int of thousands of digits
        raise TomlError(_("a number in this file is far too long.")) from None
    return data


def _check_dots(text: str) -> None:
    """Raise TomlError for a name with too many dots; a name never spans lines, and comments are
    skipped.
    """
    for n, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            raise TomlError(_("a name with so many dots is far too long."), n)
