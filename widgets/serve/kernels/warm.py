"""A rehearsal in the parent of the kernels: load, draw and render what every learner's first page
needs, once, before the fork, so that each kernel finds it done. It also writes the home page for
newcomers, which the app's page carries.

The pages are shown to nobody and closed again. What stays are modules and the caches of drawings,
icons and texts.
"""

from __future__ import annotations

import contextlib
import importlib
import os
from pathlib import Path

from ipycanvas import canvas

from tutor.lessons.course import course
from tutor.rooms import qualified
from widgets import rooms
from widgets.app import App
from widgets.app.first_paint import leave
from widgets.serve.kernels import light  # noqa: F401  (so that it is loaded)
from widgets.serve.kernels.forking import PICTURE

LATE = ("resource", "fsrs", "openskill.models")
"""What is imported where it is needed: to limit a kernel's memory (not on Windows), and for the
first puzzle that is answered.
"""


def warm() -> None:
    """Open the home page, a lesson and the table of each game, in the light and the dark theme,
    then its course and its puzzles; ask for hints.
    """
    for late in LATE:
        with contextlib.suppress(ImportError):
            importlib.import_module(late)
    canvas._CANVAS_MANAGER.close()  # made on import; our boards have managers of their own
    if place := os.environ.get(PICTURE):
        leave(Path(place))
    app = App()
    for trainer in app.trainers.values():
        trainer.pool  # noqa: B018 (read for its cache: the home page shows the day's puzzle)
    app.shell.close()
    for game in rooms.ids():
        lesson = next((f"lesson/{each.id}" for each in course(game)), "home")
        for address in ("home", qualified(game, lesson), qualified(game, "table")):
            for dark in (False, True):
                rehearse(address, dark=dark)
        for address in (game, qualified(game, "puzzles")):
            rehearse(address, dark=False)
        rehearse(qualified(game, "table"), "hint", dark=False)
        rehearse(qualified(game, "puzzle/daily"), "hint", "hint", dark=False)


def rehearse(address: str, *acts: str, dark: bool) -> None:
    """Act as a browser that opens this address, and as a learner there. An error is logged as
    usual, and does not stop the rehearsal.
    """
    shell = App().shell
    view = {"width": 1280, "height": 800, "dpr": 1, "dark": dark}
    shell.receive({"kind": "ready", "view": view, "stored": {}, "hash": address})
    for number, act in enumerate(acts, start=1):
        shell.receive({"kind": "event", "n": number, "name": "act", "value": act})
    shell.close()
