"""Errors whose message is enough for the person who reads it, in a notebook, too."""

from __future__ import annotations

import linecache
import os
from types import TracebackType

from tutor.i18n import _

OWN = "__main__"
"""The module in which notebook cells run."""
OURS = os.path.dirname(__file__) + os.sep
PYTHONS = os.path.dirname(os.__file__) + os.sep


class PlainError(ValueError):
    """An error whose message says in a sentence what is wrong.

    A notebook shows the message and the line of the cell, without a traceback through our code.
    (Jupyter asks an exception for `_render_traceback_`.)
    """

    def _render_traceback_(self) -> list[str]:
        said = [f"{type(self).__name__}: {self}"]
        found = _own_line(self.__traceback__)
        if found is not None:
            number, line = found
            said += ["", _("Line {n}: {line}").format(n=number, line=line)]
        return said


def _own_line(trace: TracebackType | None) -> tuple[int, str] | None:
    """Return number and text of the last line in the user's own code; None if there is none."""
    found = None
    while trace is not None:
        if trace.tb_frame.f_globals.get("__name__") == OWN:
            file = trace.tb_frame.f_code.co_filename
            line = linecache.getline(file, trace.tb_lineno).strip()
            found = (trace.tb_lineno, line) if line else found
        trace = trace.tb_next
    return found


def last_line(error: BaseException) -> str:
    """Return number and text of the last line that ran outside of the tutor and of Python's own
    library, as a line to add to a message; "" if it is not known.
    """
    found, trace = "", error.__traceback__
    while trace is not None:
        file, number = trace.tb_frame.f_code.co_filename, trace.tb_lineno
        if not file.startswith((OURS, PYTHONS)):
            line = linecache.getline(file, number, trace.tb_frame.f_globals).strip()
            if line:
                found = "\n" + _("Line {n}: {line}").format(n=number, line=line)
        trace = trace.tb_next
    return found
