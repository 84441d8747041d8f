"""The app's page, rendered once: only the name of the kernel differs between visitors.

The part before that name is sent before there is a kernel, and shown at once.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attrs import define, frozen
from jinja2 import Environment, FileSystemLoader
from jupyter_server.utils import url_path_join
from markupsafe import Markup

from tutor.i18n import _
from tutor.resources import resource
from widgets.serve.kernels.kernel import MODEL

TEMPLATE = resource("widgets.serve", "template")
KERNEL = "the-kernel-of-this-page"
"""Placeholder for the kernel's name."""
FIRST = "<!-- home before the tutor is there -->"
"""Placeholder for the first picture (`widgets.app.first_paint`)."""
# Voila typesets an empty formula as soon as the page is loaded, and loads MathJax for it: an eighth
# of the browser's work. The app has no formulas; this replaces MathJax.
NO_FORMULAS = "voila/static/no-formulas.js"
VIEW = "application/vnd.jupyter.widget-view+json"
OUTPUT = {
    "output_type": "display_data",
    "data": {VIEW: {"version_major": 2, "version_minor": 0, "model_id": MODEL}},
    "metadata": {},
    "trusted": True,
}
"""The output of a notebook that shows the app."""


def page_config(found: dict[str, Any], **_what: Any) -> dict[str, Any]:
    """Return the configuration for the page's scripts, with our part in it."""
    instead = url_path_join(found["baseUrl"], NO_FORMULAS)
    return found | {"fullMathjaxUrl": instead, "mathjaxConfig": "none"}


@frozen
class HousePage:
    """The parts of the page: before and after the first picture and the kernel's name, and the end
    of a page without a kernel.
    """

    opening: str
    before: str
    after: str
    sorry: str
    full: str
    """The waiting page; "{place}" stands for how many are before."""


@define
class FirstPicture:
    """The home page as the app's page carries it: "" until it has been written to the file."""

    path: Path
    text: str = ""

    def read(self) -> str:
        """Return the picture if the file exists by now."""
        if not self.text:
            with contextlib.suppress(FileNotFoundError):
                self.text = self.path.read_text(encoding="utf-8")
        return self.text


def house_page(
    page_config: dict[str, Any], base_url: str, addresses: Mapping[str, str]
) -> HousePage:
    """Render the page.

    Args:
        page_config: the configuration of Voila's program, without the kernel.
        base_url: where the app is.
        addresses: the addresses of its scripts and its style, by name.
    """
    templates = Environment(loader=FileSystemLoader(str(TEMPLATE)), autoescape=True)
    text = templates.get_template("app.html.j2").render(
        page_config=page_config,
        config=page_config | {"baseUrl": base_url, "kernelId": KERNEL},
        resources={
            "base_url": base_url,
            "bundle_url": addresses["bundle.js"],
            "shell_url": addresses["shell.js"],
            "style_url": addresses["shell.css"],
            "first_url": addresses["first.js"],
        },
        first=Markup(FIRST),
        main_js="voila.js",
        output=OUTPUT,
    )
    opening, rest = text.split(FIRST)
    before, after = rest.split(KERNEL)
    sorry = templates.get_template("sorry.html").render()
    full = templates.get_template("full.html.j2").render(
        base_url=base_url,
        title=_("The tutor is full just now"),
        text=_("Leave this page open: it lets you in by itself."),
    )
    return HousePage(opening, before, after, after.replace("</body>", f"{sorry}</body>"), full)
