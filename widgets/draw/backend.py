"""Draws a `Scene` in the browser through ipycanvas, sharp on any screen, in one message.

ipycanvas shares one command queue between all canvases, and an error between two commands breaks it
for every board. So each board here has its own queue, and a message is complete before it is sent.
The names `_CanvasManager` and `_canvas_manager` are private to ipycanvas, and the message format is
that of its browser side: that is why the version is pinned and tested.
"""

from __future__ import annotations

from ipycanvas import Canvas
from ipycanvas.canvas import _CanvasManager
from ipywidgets import Layout, widget_serialization

from widgets.draw.scene import Scene
from widgets.draw.wire import edits, joined, scene_parts


class CanvasBoard:
    """One canvas that always shows the last scene it was given.

    `widget` is what a page mounts. Unless it is `ready` at once, nothing is sent before the browser
    reports that it is; then the last scene is sent, and again to every browser that opens the page
    later. Who is ready at once is our own page (`static/host/host.js`): it keeps what a canvas was
    sent last and is sent only what is different, until it reports that it has missed something.
    """

    def __init__(self, *, ready: bool = False) -> None:
        self._manager = _CanvasManager()
        layout = Layout(width="1px", height="1px")
        self.widget = Canvas(width=1, height=1, layout=layout, _canvas_manager=self._manager)
        self.widget.on_client_ready(self._on_ready)
        self._name = widget_serialization["to_json"](self.widget, None)
        self._ready = self._keeps = ready
        self._number = 0  # of the drawing that was sent last
        self._parts: list[str] = []
        self._shown: tuple[Scene, float] | None = None

    def draw(self, scene: Scene, dpr: float = 1.0) -> None:
        """Show a scene at `dpr` device pixels a CSS pixel. The same scene is not sent twice.

        Raises ValueError for a scene that cannot be drawn, and then keeps the last picture.
        """
        if (scene, dpr) == self._shown:
            return
        before, self._parts = self._parts, scene_parts(scene, dpr, self._name)
        self._shown = scene, dpr
        self._number += 1
        self._resize(scene, dpr)
        if self._keeps and before:
            found, text = edits(before, self._parts)
            self._post(text, {"canvas": self._name, "edits": found})
        else:
            self._send()

    def close(self) -> None:
        """Release the canvas and its queue; the board cannot be used afterwards."""
        self._ready = False
        self.widget.close()
        self.widget.layout.close()  # a widget of its own
        self._manager.close()

    def _on_ready(self) -> None:
        self._ready = True
        self._send()

    def _send(self) -> None:
        if self._parts:
            self._post(joined(self._parts), {})

    def _post(self, message: bytes, more: dict[str, object]) -> None:
        if self._ready:
            content = {"shape": [len(message)], "dtype": "uint8", "number": self._number, **more}
            self._manager.send(content, buffers=[memoryview(message)])

    def _resize(self, scene: Scene, dpr: float) -> None:
        with self.widget.hold_sync():
            self.widget.width = round(scene.width * dpr)
            self.widget.height = round(scene.height * dpr)
        with self.widget.layout.hold_sync():
            self.widget.layout.width = f"{scene.width}px"
            self.widget.layout.height = f"{scene.height}px"
