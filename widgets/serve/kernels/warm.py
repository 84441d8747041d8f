"""A dress rehearsal in the parent of the kernels: what every learner's first page needs is loaded,
drawn and written once, before the fork, and each kernel finds it done. The server is left home as
newcomers see it, which its page carries.

The pages are shown to nobody and closed again. What stays are modules and the caches of drawings,
icons and texts.
"""

from __future__ import annotations

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


def warm() -> None:
    """Open the home page, a lesson and the table of each game, by day and by night."""
    canvas._CANVAS_MANAGER.close()  # made on import; our boards have managers of their own
    if place := os.environ.get(PICTURE):
        leave(Path(place))
    app = App()
    for trainer in app.trainers.values():
        trainer.pool  # noqa: B018 (reading is what it is for: the home page shows the day's puzzle)
    app.shell.close()
    for game in rooms.ids():
        lesson = next((f"lesson/{each.id}" for each in course(game)), "home")
        for address in ("home", qualified(game, lesson), qualified(game, "table")):
            for dark in (False, True):
                rehearse(address, dark=dark)


def rehearse(address: str, *, dark: bool) -> None:
    """Let a browser come that is none. An error is logged, as always, and is no reason to stop."""
    shell = App().shell
    view = {"width": 1280, "height": 800, "dpr": 1, "dark": dark}
    shell.receive({"kind": "ready", "view": view, "stored": {}, "hash": address})
    shell.close()
