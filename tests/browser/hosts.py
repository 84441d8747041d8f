"""Front ends on paper: pages that treat a widget as JupyterLab, VS Code, Colab or marimo do.

The page has the shell's real script and style; its model speaks with a real shell in this process,
so no server and no kernel is needed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from attrs import asdict, field, frozen
from playwright.sync_api import BrowserContext, Page

from widgets.app.page_host import PageHost
from widgets.browser import assets
from widgets.browser.shell import Shell

PAGE = """<!doctype html><html {html}><meta charset="utf-8"><title>A notebook</title>
<style>body {{ margin: 0; {css} }}</style><body {body}><script type="module">
import widget from "./shell.js";
const {{ names, style }} = await cells();
for (const name of names) {{
  const cell = document.body.appendChild(document.createElement("div"));
  cell.style = "{cell}";
  const place = {shadow} ? cell.attachShadow({{ mode: "open" }}) : cell;
  place.appendChild(document.createElement("style")).textContent = style;
  const hears = new Set();
  const model = {{
    get: (key) => model[key],
    on: (_event, hear) => hears.add(hear),
    off: (_event, hear) => hears.delete(hear),
    async send(message) {{
      for (const answer of await tell(name, message)) for (const hear of hears) hear(answer);
    }},
    widget_manager: {manager},
    _setup: await setup(name),
  }};
  widget.render({{ model, el: place.appendChild(document.createElement("div")) }});
}}
</script></body></html>"""

FAILS = """{ async get_model() { throw new Error("Module ipycanvas is not registered"); },
  async create_view() {} }"""
SAYS_SO = """{ async get_model() { return {}; },
  async create_view() { return { el: document.createElement("div"), remove() {} }; } }"""


@frozen
class Host:
    """How a front end treats what is in a cell.

    Attributes:
        url: of the page with the cells.
        html, body: attributes of these elements, by which it says what theme it has.
        css, cell: style of its body, and of what a cell's output is in.
        manager: what it gives widgets to reach others, as JavaScript.
        shadow: whether a cell is a tree of its own.
    """

    url: str = "http://localhost:8888/lab"
    html: str = ""
    body: str = ""
    css: str = ""
    cell: str = ""
    manager: str = "{ async get_model() { return {}; } }"
    shadow: bool = False

    def page(self) -> str:
        """The page of a notebook in it."""
        return PAGE.format(**asdict(self) | {"shadow": json.dumps(self.shadow)})


LAB = Host(body='data-jp-theme-light="true"')
LAB_DARK = Host(body='data-jp-theme-light="false"')
VS_CODE = Host(
    url="http://localhost:8888/webview",
    body='class="vscode-dark" data-vscode-theme-kind="vscode-dark"',
    css="background: #1f1f1f",
)
COLAB = Host(
    url="https://x1-496ff2e9-colab.googleusercontent.com/outputframe.html",
    html="theme=dark",
    css="background: #383838",
)
MARIMO = Host(
    css="color-scheme: dark; background: #181c1a",
    cell="max-height: 610px; overflow: auto; padding: 16px",
    shadow=True,
)


@frozen
class Notebook:
    """Cells in a host, each with a shell of its own, by their names."""

    host: Host
    cells: Mapping[str, Shell]
    sent: list[dict[str, Any]] = field(factory=list)

    def open(self, context: BrowserContext) -> Page:
        """Show it in a browser."""
        page = context.new_page()
        page.route("**/*", lambda route: route.fulfill(status=204))
        html, script = self.host.page(), assets.script()
        page.route(self.host.url, lambda route: route.fulfill(body=html, content_type="text/html"))
        page.route(
            "**/shell.js", lambda route: route.fulfill(body=script, content_type="text/javascript")
        )
        page.expose_function(
            "cells", lambda: {"names": [*self.cells], "style": assets.notebook_style()}
        )
        page.expose_function("setup", lambda name: self.cells[name]._setup)
        page.expose_function("tell", lambda name, message: self._hear(name, message))
        page.goto(self.host.url)
        return page

    def _hear(self, name: str, message: dict[str, Any]) -> list[dict[str, Any]]:
        """Give a message of the browser to the shell; what the shell answers."""
        self.sent.clear()
        self.cells[name].receive(message)
        return list(self.sent)


def notebook(host: Host, monkeypatch: Any, **cells: Callable[..., Any]) -> Notebook:
    """A notebook whose cells show what these functions make."""
    made = {name: make(board=lambda: None, strict=True) for name, make in cells.items()}
    shells = {
        name: it.shell if isinstance(it, PageHost) else it._shell for name, it in made.items()
    }
    found = Notebook(host, shells)
    for shell in shells.values():
        monkeypatch.setattr(shell, "send", found.sent.append)
    return found
