"""Home before the tutor is there: what a page of the app carries for newcomers, who so see where
they have come to while their kernel starts.

It is made once for everybody. What differs by the window and the colours is set right by
`serve/template/static/first.js`, which also sees to clicks that come before the tutor; what differs
by the day is left out.
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


def first() -> str:
    """Home in a template element, as it is on a large window by day."""
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
    """Write it to a file, whole or not at all."""
    work = path.with_suffix(".part")
    work.write_text(first(), encoding="utf-8")
    work.replace(path)


if __name__ == "__main__":
    leave(Path(sys.argv[1]))
