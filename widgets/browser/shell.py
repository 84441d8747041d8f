"""One page of HTML in the browser, driven from Python, with canvases mounted in it.

    shell = Shell(on_event=handler)                 # handler(event: Event) -> None
    shell.show(html, {"board": scene})              # html: htpy; a plain str is escaped
    shell.view.width, shell.view.dark, ...          # what the browser reported last

**Events.** `handler` gets frozen `Event`s:

| name     | value                                         | text, fields                         |
|----------|-----------------------------------------------|--------------------------------------|
| `ready`  | the `resume` text kept before a reload, or "" |                                      |
| `resize` |                                               | (look at `shell.view`)               |
| `act`    | `data-act` of a button, field, form or link   | `text`: a field's new value ("true"  |
|          |                                               | or "false" for a check box, a chosen |
|          |                                               | file's text); `fields`: a form's     |
| `input`  | `data-input` of a field being typed in        | `text`: its value, 150 ms after the  |
|          |                                               | last key                             |
| `hash`   | the address after "#", changed by the learner |                                      |
| `stored` |                                               | another tab stored something         |
| `together` | `table-open`, `table-told` or `table-cut`;  | `text`: what the service has told    |
|          | the same of a `class`                         |                                      |

`shell.view` and `shell.stored` are up to date before the handler runs; `shell.hash` is always the
address after "#" ("" in a notebook, which has an address of its own). Answer `ready` and `resize`
with `show`; an unanswered `ready` shows the last page again. An exception in the handler is logged
and shown as a banner with a button to go on (`strict=True` raises it: for tests).

**HTML.** The shell handles these attributes and elements:

- `data-act="text"` on a button, link, field or form: sends it. If two elements on one page have the
  same act, give them an `id`. A button whose act is still being handled ignores clicks.
- `data-input="text"` on a text field: sends what is typed.
- `slot(name, scene)[...]`: a place for the canvas of that name; its children lie over the canvas.
- `pane(name, inside, width, height, slots)` of `widgets.browser.pane`: a window on pictures
  larger than it; the browser moves and zooms it, and Python draws at the sharpness needed.
- `target(act, rect, label)`: a transparent button over something drawn, inside a slot.
- A `target` given in `pieces` can be dragged: the acts "lift:TARGET" and "drop:TARGET PLACE" are
  sent, the place a target, the name of a canvas or "". A press that does not move stays a click.
- `data-grid` on a slot or around several: its buttons are one tab stop; arrow keys go from one to
  the nearest, Home and End to the first and last.
- `data-main` on the part that is the page's content: becomes the main landmark under Voila.
- `h1`: takes the focus when the focused element is gone and no other is near.
- `<dialog data-open data-close="text">`: is open, and modal, as long as it is in the page; Escape
  sends the text as an act.
- Escape anywhere else sends the act `cancel`; `Look.keys` gives single letters to buttons.
- `data-countdown="ms"`: counts down the time left, written in it as "2:59".
- `data-copy="text"` on a button: copies the text (and sends its act, if it has one); "#place" is
  copied as the full address of that place on this page.

A learner's text is safe in any htpy child or attribute. A page has one shell; several in one
notebook need different `name`s to keep their places apart.
"""

from __future__ import annotations

import logging
import reprlib
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import anywidget
import traitlets
from htpy import Node

from tutor.i18n import _
from widgets.browser import assets
from widgets.browser.canvases import Board, Canvases, canvas_board
from widgets.browser.outbox import Outbox
from widgets.browser.parts import write
from widgets.browser.pieces import Pieces
from widgets.browser.protocol import (
    After,
    Event,
    FromPage,
    Look,
    Motion,
    Move,
    Pulse,
    Rect,
    Shake,
    Sink,
    View,
    motion_wire,
    read_enlarged,
    read_event,
    read_texts,
    read_view,
    words,
)
from widgets.browser.shown import ShownPage, difference
from widgets.browser.slots import slot, target
from widgets.draw.scene import Scene

__all__ = [
    "After",
    "Event",
    "Look",
    "Motion",
    "Move",
    "Pulse",
    "Rect",
    "Shake",
    "Shell",
    "Sink",
    "View",
    "slot",
    "target",
]

log = logging.getLogger("tutor.shell")


class Shell(anywidget.AnyWidget):
    """The page in the browser. See the module for the HTML it handles and the events it sends.

    Attributes:
        on_event: called with every `Event`; may be set later.
        view: what the browser last reported; a plausible desktop before that.
        page: what was last shown, for tests and for showing it again.
        stored: what this browser stores for the learner (localStorage), text by key.
        hash: the address after "#".
    """

    _esm = assets.script()
    _css = assets.notebook_style()
    _setup = traitlets.Dict().tag(sync=True)
    layout = traitlets.Any(None)  # not synced: the page decides the shell's size

    def __init__(
        self,
        on_event: Callable[[Event], None] | None = None,
        *,
        name: str = "main",
        strict: bool = False,
        ping_seconds: float = 10.0,
        unkept: str = "",
        board: Callable[[], Board | None] = canvas_board,
        model_id: str | None = None,
        linked: bool = False,
        flush: Callable[[], object] = sys.stdout.flush,
    ) -> None:
        """
        Args:
            on_event: the handler.
            name: keeps the places of several shells in one notebook apart.
            strict: let exceptions of the handler out instead of showing a banner.
            ping_seconds: how often the browser asks whether Python is still there.
            unkept: a msgid: what to do if the browser does not keep what is stored.
            board: returns a canvas; None if it cannot, and the browser shows SVG.
            model_id: the id of this widget in its kernel, if a page has to know it in advance.
            linked: the page loads style sheet and script itself (see `static/host/host.js`).
            flush: sends what waits to be sent. A usual kernel sends from another thread, which has
                to wait while Python works in this one; its standard output waits for that thread.
        """
        self.on_event = on_event
        self.view = View()
        self.page = ShownPage()
        self.stored: dict[str, str] = {}
        self.hash = ""
        self._strict = strict
        self._flush = flush
        self._fixed = {"name": name, "ping": round(ping_seconds * 1000)}
        self._unkept = unkept
        self._outbox = Outbox(lambda message: self.send(message))
        self._tell = self._outbox.tell
        self._canvases = Canvases(board, self._tell)
        self._sent: ShownPage | None = None
        self._answering: Any = None
        self._pieces = Pieces(self._outbox, self._canvases)
        self._number = 0  # of the page that was sent last
        self._mounted: Mapping[str, str] = {}  # the canvases that the browser knows
        if linked:
            self._esm, self._css = "", ""
        named = {} if model_id is None else {"model_id": model_id}
        super().__init__(_setup=self._fixed | {"words": words(unkept)}, **named)
        self.on_msg(lambda _self, content, _buffers: self.receive(content))

    # ---- from Python to the browser

    def show(
        self,
        html: Node,
        scenes: Mapping[str, Scene] | None = None,
        *,
        moves: Iterable[Motion] = (),
        sounds: Iterable[str] = (),
        pieces: Mapping[str, Scene] | None = None,
        takes: Iterable[str] = (),
        say: str = "",
        focus: str | None = None,
        resume: str | Callable[[], str] | None = None,
        title: str | None = None,
        look: Look | None = None,
        after: After | None = None,
    ) -> None:
        """Show a page; only what differs from the last one is sent.

        Args:
            html: the whole page, made with htpy. Functions in it are called after the pictures have
                been sent.
            scenes: what to draw in the slots, by canvas name. A canvas left out keeps its picture.
            moves: flights from the old picture to this one, and shakes or pulses in it.
            sounds: names of sounds to play, see `static/sound.js`.
            pieces: the targets that can be dragged, with a picture of each piece by itself.
            takes: the targets and canvases that light up while a piece is in the air.
            say: text for a screen reader.
            focus: id of the element to focus. Without it the focus stays where it is, and goes to
                the nearest neighbour when its element is gone.
            resume: text that comes back with `ready` when the page is loaded again; a function is
                called after the pictures have been sent.
            title: of the browser tab.
            look: theme, contrast, text size, motion, keys.
            after: an act to send later without a click.

        `resume`, `title` and `look` keep their last values when left out.
        """
        moves, scenes = list(moves), dict(scenes or {})
        self._canvases.prepare(scenes)
        # Pictures go first, to answer a click while the page is still being rendered. But a flight
        # copies its destination from the old picture, which must then still be there.
        drawn = (
            self._canvases.draw(scenes, self.view.dpr)
            if self._outbox.connected and not moves
            else []
        )
        if drawn:
            self._flush()
        self.page = ShownPage(
            written=write(html),
            scenes=scenes,
            title=self.page.title if title is None else title,
            resume=self.page.resume if resume is None else resume() if callable(resume) else resume,
            look=look or self.page.look,
        )
        self._send_page(moves, drawn, say, focus, after, list(sounds), takes)
        self._pieces.show(pieces or {})
        self._outbox.send()  # whoever handles an event may go on working after this

    def say(self, text: str) -> None:
        """Let a screen reader say something."""
        self._tell("say", text=text)

    def navigate(self, address: str) -> None:
        """Set the address after "#", so that Back and bookmarks work. Sends no event."""
        if address != self.hash:
            self.hash = address
            self._tell("hash", hash=address)

    def store(self, key: str, text: str) -> None:
        """Store text in the learner's browser; it is in `stored` from now on, and next time."""
        self.stored[key] = text
        self._tell("store", key=key, text=text)

    def forget(self, key: str) -> None:
        """Delete a stored text from the browser."""
        self.stored.pop(key, None)
        self._tell("store", key=key, text=None)

    def download(self, filename: str, text: str) -> None:
        """Offer a text file to the learner."""
        self._tell("download", filename=filename, text=text)

    def give_picture(self, filename: str, svg: str, width: int, height: int) -> None:
        """Offer a picture as a PNG of this size, which the browser makes of a file of SVG."""
        self._tell("picture", filename=filename, svg=svg, width=width, height=height)

    def copy(self, text: str, done: str = "") -> None:
        """Put text on the clipboard and say `done`; if that is forbidden, show it to copy."""
        self._tell("copy", text=text, done=done or _("Copied."))

    def relay(self, text: str = "", *, keep_open: bool = True, to: str = "table") -> None:
        """Connect to the server's tables, or to a "class", and pass a text on; or end that."""
        self._tell("together", to=to, open=keep_open, text=text)

    def bundle(self, instead: Mapping[str, str]) -> Any:
        """Return the page as a MIME bundle, with `instead`, by MIME type, for front ends without
        widgets.
        """
        found = self._repr_mimebundle_()
        if found is None:
            return dict(instead)
        data, metadata = found
        return {**data, **instead}, metadata

    def close(self) -> None:
        """Release the page and its canvases."""
        self._canvases.close()
        self._outbox.connected = False
        super().close()

    # ---- from the browser to Python

    def receive(self, message: Mapping[str, Any]) -> None:
        """Handle one message of the browser. Errors become a banner, unless `strict`."""
        kind: FromPage | None = message.get("kind")
        self._answering = message.get("n")
        self._outbox.gather()
        try:
            if kind == "ping":
                self._tell("pong", last=message.get("last", 0))
            elif kind == "ready":
                self._on_ready(message)
            elif kind == "whole":
                self._on_whole()
            elif kind == "plain":
                self._on_plain()
            elif kind == "enlarged":
                self._on_enlarged(message)
            elif kind == "event":
                self._on_browser_event(message)
        except Exception:
            if self._strict:
                raise
            log.exception("the page could not handle %s", reprlib.repr(dict(message)))
            self._tell("fault")
        finally:
            self._answering = None
            if "n" in message:
                self._tell("done", n=message["n"])
            self._outbox.end()

    def _on_ready(self, message: Mapping[str, Any]) -> None:
        self.view = read_view(message.get("view"))
        self.stored = read_texts(message.get("stored"))
        self.hash = str(message.get("hash", ""))
        self._canvases.start(bool(message.get("plain")))
        self._outbox.connected = True
        self._sent = None  # this browser has nothing yet
        self._pieces.forget()
        try:
            self._handle(Event("ready", str(message.get("resume", ""))))
        finally:
            if self._sent is None:
                self._send_page([], [], "", None, None, [])

    def _on_whole(self) -> None:
        """Send everything again to a browser that has missed a message."""
        self._canvases.start(self._canvases.plain)
        self._sent = None
        self._send_page([], [], "", None, None, [])
        self._pieces.again()

    def _on_plain(self) -> None:
        """Switch to SVG for a browser that cannot show ipycanvas after all."""
        self._canvases.go_plain()
        self._canvases.draw(self.page.scenes, self.view.dpr)

    def _on_enlarged(self, message: Mapping[str, Any]) -> None:
        """Draw some canvases sharply at the scale at which they are seen now."""
        names, scale = read_enlarged(message)
        self._canvases.enlarge(names, scale)
        shown = {name: self.page.scenes[name] for name in names if name in self.page.scenes}
        self._canvases.draw(shown, self.view.dpr)

    def _on_browser_event(self, message: Mapping[str, Any]) -> None:
        event = read_event(message)
        self._canvases.touched = str(message.get("canvas", ""))
        if event.name == "resize":
            self.view = read_view(message.get("view"))
        elif event.name == "stored":
            self.stored = read_texts(message.get("stored"))
        elif event.name == "hash":
            self.hash = event.value
        self._handle(event)

    def _handle(self, event: Event) -> None:
        if self.on_event is not None:
            self.on_event(event)

    # ---- the wire

    def _send_page(
        self,
        moves: list[Motion],
        drawn: list[str],
        say: str,
        focus: str | None,
        after: After | None,
        sounds: list[str],
        takes: Iterable[str] = (),
    ) -> None:
        """Send what has changed. `drawn`: the pictures that were sent ahead."""
        if not self._outbox.connected:
            return  # a browser that connects later gets everything
        page, sent = self.page, self._sent
        if page.look.lang != (sent or ShownPage()).look.lang:
            self._setup = self._fixed | {"words": words(self._unkept)}
        news = difference(sent, page)
        message: dict[str, Any] = {
            "moves": [motion_wire(move) for move in moves],
            "pictures": self._canvases.unknown(m.picture for m in moves if isinstance(m, Move)),
            "takes": list(takes),
            "drawn": drawn or self._canvases.undrawn(page.scenes, self.view.dpr),
            "sounds": sounds,
            "say": say,
            "focus": focus,
            "after": {"ms": after.ms, "act": after.act} if after else None,
            "n": self._answering,
        }
        if "parts" in news:
            # No "since" where nothing is before it: in Pyodide None is not JavaScript's null.
            since = {} if sent is None else {"since": self._number}
            self._number += 1
            message["html"] = {"number": self._number, "parts": news.pop("parts"), **since}
        if sent is None or self._canvases.models != self._mounted:
            message["canvases"] = self._mounted = self._canvases.models
        self._sent = page
        self._tell("show", **message, **news)
        if self._canvases.undrawn(page.scenes, self.view.dpr):
            self._outbox.send()  # the page goes before its pictures, in the same message at best
            self._canvases.draw(page.scenes, self.view.dpr)
