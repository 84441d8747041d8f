"""Write bundle.txt anew: the scripts that a notebook of one's own asks for, one by one.

Run it from the top of the repository, after an update of Voila or of a widget package.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from playwright.sync_api import sync_playwright

from tests.browser.conftest import wait_ready
from tests.serving import launch, serve_app
from widgets.serve.bundle import FOLDERS, LIST

SAMPLE = Path(__file__).with_name("samples") / "own_page.ipynb"
"""Prose, printed text, a lesson."""


def recorded() -> list[str]:
    """The scripts behind one page, sorted; those that load the others stay out."""
    served = serve_app("--notebook", str(SAMPLE))
    names = []
    with sync_playwright() as playwright:
        page = launch(playwright).new_page()
        page.route("**/voila/bundle.js*", lambda route: route.abort())
        page.on("request", lambda request: names.append(request.url.removeprefix(served.url)))
        page.goto(served.url)
        wait_ready(page)
        page.wait_for_load_state("networkidle")
    served.stop()
    scripts = {name.split("?")[0] for name in names if name.startswith(FOLDERS)}
    loaders = re.compile(r"remoteEntry|no-formulas|/voila\.js$|\.(?!js$)\w+$")
    return sorted(name for name in scripts if not loaders.search(name))


def main() -> None:
    head = "# Written by tests/browser/record_bundle.py. Do not edit by hand."
    LIST.write_text("\n".join([head, *recorded(), ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
