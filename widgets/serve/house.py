"""The app's page, made once: for each visitor only the name of their kernel is put in.

What is before that name is sent before there is a kernel, and seen at once.
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
"""Stands for the kernel's name."""
FIRST = "<!-- home before the tutor is there -->"
"""Stands for what is seen first (`widgets.app.first_paint`)."""
# Voila sets a formula, an empty one, as soon as the page is there, and loads MathJax for it: an
# eighth of the browser's work. The app has no formulas; this stands for MathJax.
NO_FORMULAS = "voila/static/no-formulas.js"
VIEW = "application/vnd.jupyter.widget-view+json"
OUTPUT = {
    "output_type": "display_data",
    "data": {VIEW: {"version_major": 2, "version_minor": 0, "model_id": MODEL}},
    "metadata": {},
    "trusted": True,
}
"""What a notebook would have shown: the app."""


def page_config(found: dict[str, Any], **_what: Any) -> dict[str, Any]:
    """What the page's scripts are told, with our part in it."""
    instead = url_path_join(found["baseUrl"], NO_FORMULAS)
    return found | {"fullMathjaxUrl": instead, "mathjaxConfig": "none"}


@frozen
class HousePage:
    """The page before and after what is seen first and the kernel's name, and after that if there
    is no kernel.
    """

    opening: str
    before: str
    after: str
    sorry: str
    full: str
    """For whoever comes when no more can be let in; "{place}" stands for how many are before."""


@define
class FirstPicture:
    """Home as the page carries it: "" until somebody has left it in the file."""

    path: Path
    text: str = ""

    def read(self) -> str:
        """What there is by now."""
        if not self.text:
            with contextlib.suppress(FileNotFoundError):
                self.text = self.path.read_text(encoding="utf-8")
        return self.text


def house_page(
    page_config: dict[str, Any], base_url: str, addresses: Mapping[str, str]
) -> HousePage:
    """Make the page.

    Args:
        page_config: what Voila's program wants to be told, but the kernel.
        base_url: where the app is.
        addresses: where its scripts and its style are, by their names.
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
