"""The home page that the app's HTML carries, so that newcomers see it while their kernel starts.

It is rendered once for everybody. `serve/template/static/first.js` adapts it to window and colours,
and keeps clicks that come before the kernel; parts that depend on the day are left out.
"""

from __future__ import annotations

import sys
from pathlib import Path

import htpy as h
from attrs import evolve

from widgets.app import App
from widgets.browser.protocol import look_wire
from widgets.pages.chrome import theme_button, whole
from widgets.pages.home.page import HomePage
from widgets.storage.settings import TABLET, WIDE, Frame


def first_picture() -> str:
    """Return the home page in a template element, for a large window in the light theme."""
    app = App()
    try:
        page = app.page_at("", "")
        assert isinstance(page, HomePage)
        if page.puzzles is not None:
            page.puzzles.dated = False
        frame = Frame(evolve(app.shell.view, width=WIDE, height=page.low), app.settings)
        look = look_wire(app.settings.look())
        return str(
            h.template(
                "#first",
                data_wide=str(WIDE),
                data_tablet=str(TABLET),
                data_low=str(page.low),
            )[
                h.div(
                    ".tutor.first",
                    lang=look["lang"],
                    aria_busy="true",
                    data_place="page",
                    data_theme="light",
                    data_contrast=look["contrast"],
                    data_text=look["text"],
                    data_motion=look["motion"],
                )[h.div(".tutor-page")[whole(page.paint(frame), frame)]],
                h.template(".dark")[theme_button(dark=True)],
            ]
        )
    finally:
        app.shell.close()


def leave(path: Path) -> None:
    """Write it to a file atomically."""
    work = path.with_suffix(".part")
    work.write_text(first_picture(), encoding="utf-8")
    work.replace(path)


if __name__ == "__main__":
    leave(Path(sys.argv[1]))
