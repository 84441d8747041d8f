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
# Voila's program typesets an empty formula as soon as a page is loaded and loads MathJax for it,
# an eighth of its work in the browser. Our pages have no formulas; this replaces MathJax.
NO_FORMULAS = "voila/static/no-formulas.js"


def page_config(found: dict[str, Any], **_what: Any) -> dict[str, Any]:
    """Return the configuration of Voila's program, for a notebook of one's own, with our part."""
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


def house_page(base_url: str, addresses: Mapping[str, str]) -> HousePage:
    """Render the page.

    Args:
        base_url: where the app is.
        addresses: the addresses of its scripts and its style, by name.
    """
    templates = Environment(loader=FileSystemLoader(str(TEMPLATE)), autoescape=True)
    text = templates.get_template("app.html.j2").render(
        config={"baseUrl": base_url, "kernelId": KERNEL},
        resources={
            "base_url": base_url,
            "host_url": addresses["host.js"],
            "shell_url": addresses["shell.js"],
            "style_url": addresses["shell.css"],
            "first_url": addresses["first.js"],
        },
        first=Markup(FIRST),
        model=MODEL,
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
