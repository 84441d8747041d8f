"""Reading saved text: JSON that may have been cut short, changed, or made to do harm."""

from __future__ import annotations

import json
from typing import Any

from tutor.engine import SaveError
from tutor.i18n import _

MAX_TEXT = 1 << 18
"""Characters of a save; a longer text is none of ours."""


def parse_json(text: object) -> Any:
    """JSON text as data. Raises SaveError, with line and column where JSON ends."""
    if not isinstance(text, str):
        raise SaveError(_("A save is text. Open the file and pass what is in it."))
    if len(text) > MAX_TEXT:
        raise SaveError(_("This is not a save of the tutor: it is far too long."))
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise SaveError(
            _("This is not a save of the tutor: line {line}, column {column} is not JSON.").format(
                line=error.lineno, column=error.colno
            )
        ) from None
    except RecursionError:
        raise SaveError(_("This is not a save of the tutor: it is nested too deep.")) from None
    except ValueError:  # Python reads no number of more than some thousand digits
        raise SaveError(_("This is not a save of the tutor: a number is too long.")) from None
