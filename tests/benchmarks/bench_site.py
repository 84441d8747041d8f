"""What a learner waits for on the site with no server, beside the served app.

A table is opened and a card of the hand is chosen, in turn with each of the two (and with the site
without its snapshot), each time in a fresh browser profile; medians are compared.

TUTOR_VOICI names a folder that Voici (0.9.0, with Pyodide of its own beside it) has made of
bare.ipynb here: then that is visited in turn, too.
"""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from attrs import frozen
from bench_page import BARE, HERE, OURS, begun
from playwright.sync_api import Browser, sync_playwright
from table import Row

from tests.serving import ROOT, launch, serve_app
from tests.site.sent import sending
from widgets.site.build import MIB, build

VISITS, CLICKS = 5, 9
DIRECT = OURS.replace("probe({", "probe({ frames: true,")
"""The site draws in its canvases themselves."""
VOICI = BARE.replace("#rendered_cells canvas", "canvas")
LONGEST = 120_000
"""Milliseconds that nobody waits longer."""


@frozen
class Visit:
    """Milliseconds from the request of the page, and for a click from itself."""

    painted: float
    handled: float
    click: float


def visit(browser: Browser, url: str, watch: str) -> Visit:
    """A learner who comes for the first time."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, service_workers="block"
    )  # what is kept for a day without a network is fetched after the first page, here not at all
    page = context.new_page()
    page.set_default_timeout(LONGEST)
    page.add_init_script(path=HERE / "probe.js")
    page.add_init_script(watch)
    page.goto(url)
    page.wait_for_function("() => seen.handled !== null")
    painted, handled = page.evaluate("[seen.painted, seen.handled]")
    clicks = page.evaluate(f"new Promise(done => seen.again({CLICKS}, done))")
    page.goto("about:blank")  # leaving ends the kernel
    context.close()
    return Visit(painted, handled, median(clicks))


def rows() -> list[Row]:
    """Measure; some minutes."""
    with ExitStack() as stack:
        top = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        size = build(top / "site", cache=ROOT / "build")
        browser = launch(stack.enter_context(sync_playwright()), whole=True)
        served = serve_app("--pool", "2")
        stack.callback(served.stop)
        site = stack.enter_context(sending(top, "site/")).url
        table = f"#table/{begun()}"
        ways = {
            "served": (served.url + table, OURS),
            "site": (site + table, DIRECT),
            "light": (f"{site}?light{table}", DIRECT),
        }
        if folder := os.environ.get("TUTOR_VOICI"):
            voici = stack.enter_context(sending(Path(folder))).url
            ways["voici"] = f"{voici}voici/render/bare.html", VOICI
        seen: dict[str, list[Visit]] = {name: [] for name in ways}
        for number in range(VISITS + 1):
            for name, (url, watch) in ways.items():
                found = visit(browser, url, watch)
                if number:  # the first warms the disk's cache
                    seen[name].append(found)
        browser.close()
    for name, visits in seen.items():
        painted, handled, click = (
            median(getattr(each, what) for each in visits)
            for what in ("painted", "handled", "click")
        )
        print(
            f"{name}: painted {painted:.0f} ms, first click {handled:.0f} ms, click {click:.0f} ms",
            file=sys.stderr,
        )

    def handled_by(name: str) -> float:
        return median(each.handled for each in seen[name])

    app = "served app"
    beside = (
        [
            Row(
                "site: first click handled, ms",
                handled_by("site"),
                handled_by("voici"),
                "bare board, Voici",
                0.2,
                False,
            )
        ]
        if "voici" in seen
        else []
    )
    return [
        *beside,
        Row(
            "site: first click handled, ms",
            handled_by("site"),
            handled_by("served"),
            app,
            1.5,
            False,
        ),
        Row("site: to fetch, MiB gzipped", size.usual / MIB, 15, "at most", 1, False),
        Row("... without its snapshot", size.light / MIB, 7, "at most", 1, False),
    ]
