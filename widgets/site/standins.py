"""What stands for Jupyter's libraries on the site: only the names that the app asks for.

There is no Jupyter in a browser and none is needed: the shell asks anywidget for a way to send and
to hear messages, and the drawings ask ipycanvas for the numbers of its commands.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, Literal

Kind = Literal["setup", "words", "custom", "draw", "gone"]
"""Kinds of messages to the page; `page/messages.d.ts` says what is in each."""
Post = Callable[[Kind, object], None]
"""Sends the page something: its kind, and what can be said as JSON."""


class Trait:
    """A trait of a class, which nothing watches here."""

    def __init__(self, default: object = None) -> None:
        self.default = default

    def tag(self, **_metadata: object) -> Trait:
        """Return the same trait."""
        return self


def widget(post: Post) -> type:
    """Return a class in the place of anywidget.AnyWidget, whose messages go to the page by
    `post`."""

    class Widget:
        """The messages of one widget; `_setup` is what its script is made with."""

        def __init__(self, **state: object) -> None:
            self._handlers: list[Callable[..., None]] = []
            for name, value in state.items():
                setattr(self, name, value)

        def __setattr__(self, name: str, value: object) -> None:
            object.__setattr__(self, name, value)
            if name == "_setup":
                post("setup", value)

        def on_msg(self, handler: Callable[..., None]) -> None:
            """Set who hears what the page says."""
            self._handlers.append(handler)

        def send(self, content: Mapping[str, Any], buffers: object = None) -> None:
            """Send a message to the page's script."""
            post("custom", content)

        def close(self) -> None:
            """Forget all handlers."""
            self._handlers.clear()

    return Widget


def install(post: Post, commands: Mapping[str, int], attributes: Mapping[str, int]) -> None:
    """Put the stand-ins where an import finds them. `commands` and `attributes`: ipycanvas' own
    numbers, which the page's script knows, too.
    """
    canvas = _module("ipycanvas.canvas", COMMANDS=dict(commands))
    canvas.__dict__["Canvas"] = type("Canvas", (), {"ATTRS": dict(attributes)})
    _module("ipycanvas", canvas=canvas)
    _module("traitlets", Any=Trait, Dict=Trait)
    _module("anywidget", AnyWidget=widget(post))
    # The page has them; Python need not.
    _module("widgets.browser.assets", script=str, notebook_style=str)


def _module(name: str, **content: object) -> ModuleType:
    module = sys.modules[name] = ModuleType(name, "A stand-in, see widgets.site.standins.")
    module.__dict__.update(content)
    return module
