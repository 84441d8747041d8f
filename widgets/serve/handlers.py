"""Request handlers: Voila's, adapted where the app needs it."""

from __future__ import annotations

import re
from collections.abc import Awaitable
from typing import Any
from urllib.parse import quote

from jupyter_server.base.handlers import FileFindHandler, JupyterHandler
from tornado.ioloop import IOLoop
from tornado.iostream import StreamBufferFullError
from tornado.log import app_log
from tornado.web import HTTPError, RequestHandler, authenticated
from tornado.websocket import WebSocketClosedError
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from widgets.serve.bundle import Kept
from widgets.serve.guard import may_ask, may_tell
from widgets.serve.kernels.ending import end
from widgets.serve.kernels.ready import ReadyKernels
from widgets.serve.queue import ticket_of

FOREVER = "public, max-age=31536000, immutable"
KERNEL_ID = re.compile(r'"kernelId": *"([\w-]+)"')
LONGEST_LOAD = 120  # seconds until a page has its scripts and speaks to its kernel
MOST_UNREAD = 8 << 20
"""Most bytes buffered for a page that does not read its answers; then its socket is closed."""


POLICY = (
    "default-src 'none'; script-src 'self' blob:; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; media-src 'self' data: blob:; "
    "connect-src 'self' ws://{host} wss://{host}; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'self'"
)
"""The content security policy: a page may load its own files and reach its own kernel, and only
pages of this host may embed it. Widgets bring their style sheets as text; anywidget brings its
script as a blob.
"""


AGAIN = '<meta http-equiv="refresh" content="2"></body></html>'
"""The end of a page that could not be rendered: the browser reloads it after two seconds."""


class TutorPage(TornadoVoilaHandler):
    """The app's page at the base URL, and a friendly 404 everywhere else."""

    kernel_id = ""

    @property
    def content_security_policy(self) -> str:
        """The policy for this host; older browsers do not count its websocket as 'self'."""
        return POLICY.format(host=self.request.host)

    def set_default_headers(self) -> None:
        super().set_default_headers()
        self.set_header("Referrer-Policy", "no-referrer")
        self.set_header("Cross-Origin-Opener-Policy", "same-origin")

    async def get(self, path: str | None = None) -> None:
        if path:
            raise HTTPError(404)
        if self.leads_on():
            return
        await self.kernel_manager.drop_dead(self.notebook_path)
        try:
            await or_again(self, super().get(path))
        finally:
            if self.kernel_id:
                IOLoop.current().call_later(
                    LONGEST_LOAD, end_unless_met, self.kernel_manager, self.kernel_id
                )

    def leads_on(self) -> bool:
        """Redirect a link that gives a place in the app as a query ("?at=lesson/groups") to that
        address, and return whether this is one. Such links survive a login, which loses everything
        after "#".
        """
        if at := self.get_query_argument("at", ""):
            self.redirect(f"{self.settings['base_url']}#{quote(at)}")
        return bool(at)

    def should_use_rendered_notebook(self, *what: Any) -> bool:
        """Return whether to take the kernel from the pool: not if the visitor would have to wait
        for it.
        """
        coming = self.kernel_manager.coming(self.notebook_path)
        return coming and bool(super().should_use_rendered_notebook(*what))

    def write(self, chunk: str | bytes | dict[str, Any]) -> None:
        """Send a part of the page; note the kernel that one of them names."""
        if isinstance(chunk, str) and (found := KERNEL_ID.search(chunk)):
            self.kernel_id = found[1]
        super().write(chunk)


async def or_again(handler: RequestHandler, making: Awaitable[None]) -> None:
    """Send the page that is being rendered. If its kernel dies while starting and part of the page
    is already sent, let the browser reload it.
    """
    try:
        await making
    except RuntimeError:
        if not handler._headers_written:
            raise
        app_log.warning("A kernel died while its page was made.", exc_info=True)
        handler.finish(AGAIN)


async def end_unless_met(kernels: Any, kernel_id: str) -> None:
    """End the kernel of a page that was left while loading, since it cannot say farewell.

    A kernel whose page was there and lost its network is kept: that page will come back.
    """
    if kernel_id not in kernels or kernel_id in kernels._kernel_buffers:
        return
    if not kernels.kernel_model(kernel_id)["connections"]:
        await end(kernels, kernel_id)


class PromptWebsocket(VoilaKernelWebsocketHandler):
    """The kernel's websocket without Nagle's algorithm, which delays each answer by 40 ms, and with
    a guard on messages in both directions.
    """

    connection: Any = None
    """The channels to the kernel: none before the page is admitted, and none once it has left."""

    async def open(self, *args: Any, **kwargs: Any) -> None:
        self.set_nodelay(True)
        if self.ws_connection is not None:
            self.ws_connection.stream.max_write_buffer_size = MOST_UNREAD
        await super().open(*args, **kwargs)

    def select_subprotocol(self, subprotocols: list[str]) -> str | None:
        """Choose the subprotocol. A dead kernel may take longer to restart than the page waits;
        then raise ValueError.
        """
        if self.connection is None:
            raise ValueError("the page has left")
        chosen: str | None = super().select_subprotocol(subprotocols)
        return chosen

    def on_close(self) -> None:
        """Close the channels; a socket that is cut while it connects has none yet."""
        if self.connection is not None:
            super().on_close()

    def on_message(self, ws_message: str | bytes) -> None:
        """Pass on the messages that a page may send, and drop all others without an answer."""
        if may_ask(ws_message, self.connection.subprotocol):
            if isinstance(self.kernel_manager, ReadyKernels):
                self.kernel_manager.heard(self.kernel_id)
            super().on_message(ws_message)

    def write_message(self, message: str | bytes | dict[str, Any], binary: bool = False) -> Any:
        """Send the messages that a visitor may see. This bypasses Voila's own check, which takes
        every binary message for one of the newer protocol, reads the length of another one as a
        huge number of parts, and begins to count these in memory.
        """
        if self.connection is None or may_tell(message, self.connection.subprotocol):
            try:
                return super(VoilaKernelWebsocketHandler, self).write_message(message, binary)
            except StreamBufferFullError:
                self.ws_connection.stream.close()
            except WebSocketClosedError:
                pass  # its page has another one, for which the kernel keeps the message
        return None

    def get_websocket_protocol(self) -> Any:
        """Leave pings to the Jupyter server: tornado takes the same setting, in ms, for seconds,
        and warns about it.
        """
        protocol: Any = super().get_websocket_protocol()
        if protocol is not None:
            protocol.params.ping_interval = None
        return protocol


class Farewell(VoilaShutdownKernelHandler):
    """Ends the kernel of a closed page. The browser's beacon cannot carry the XSRF token that Voila
    asks for; without this class every closed tab would leave a kernel behind.
    """

    def check_xsrf_cookie(self) -> None:
        """Accept every request: the kernel's id, which nobody else can guess, is proof enough."""

    def check_origin(self, origin_to_satisfy_tornado: str = "") -> bool:
        """Accept every origin: Firefox and WebKit send "null" with the beacon of a closing page,
        because it has no referrer. The kernel's id is the proof here, too.
        """
        return True

    @authenticated
    async def post(self, kernel_id: str) -> None:
        """End the kernel at once, since it has nothing to save, and drop all that the server has
        kept for it.
        """
        if kernel_id in self.kernel_manager:  # a restarted server does not know it
            # Without a kernel there is no place to come back to, whatever the request says.
            if "queue" in self.settings and (ticket := ticket_of(self)):
                self.settings["queue"].left(ticket)
            await end(self.kernel_manager, kernel_id)
        # A websocket that closes while its kernel ends keeps its channels for a page that might
        # come back. None will, and each would keep sockets open as long as the server runs.
        kept = self.kernel_manager._kernel_buffers.pop(kernel_id, None)
        for stream in kept["channels"].values() if kept else ():
            if not stream.closed():
                stream.on_recv(None)
                stream.close()
        self.set_status(204)


class NoFiles(JupyterHandler):
    """A friendly 404, even where Voila would serve files beside the notebook."""

    def initialize(self, **_settings: Any) -> None:
        """Ignore the settings of the handler it replaces."""

    def get(self, *_path: str) -> None:
        raise HTTPError(404)


class ExtensionFiles(FileFindHandler):
    """Front ends of the widgets. Their names contain a hash of their contents."""

    def set_headers(self) -> None:
        super().set_headers()
        if self.path.endswith(".js"):
            self.set_header("Cache-Control", FOREVER)


class Alive(RequestHandler):
    """Answers pages that check every second whether the server can be reached (static/line.js)."""

    def get(self) -> None:
        self.set_header("Cache-Control", "no-store")
        self.set_status(204)


class KeptHandler(RequestHandler):
    """A script or style sheet of the page, compressed unless the browser is on this machine."""

    def initialize(self, kept: Kept) -> None:
        self.kept = kept

    def get(self) -> None:
        self.set_header("Content-Type", f"{self.kept.kind}; charset=utf-8")
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Cache-Control", FOREVER)
        self.set_header("Vary", "Accept-Encoding")
        local = self.request.remote_ip in {"127.0.0.1", "::1"} and not self.request.headers.get(
            "X-Forwarded-For"
        )
        if not local and "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            self.finish(self.kept.zipped)
        else:
            self.finish(self.kept.content)
