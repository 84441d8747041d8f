"""Voila with the changes and settings that the app needs."""

from __future__ import annotations

import asyncio
import errno
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import webbrowser
from pathlib import Path
from typing import Any

import tornado.web
from jinja2 import ChoiceLoader, FileSystemLoader
from jupyter_core.utils import run_sync
from jupyter_server.base.handlers import FileFindHandler
from jupyter_server.services.contents.largefilemanager import LargeFileManager
from jupyter_server.utils import url_path_join
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.netutil import bind_sockets
from traitlets import Instance, default
from voila.app import Voila
from voila.paths import collect_static_paths
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import AllowListFileHandler, TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from tutor.i18n import _
from tutor.resources import resource
from widgets.browser import assets
from widgets.serve.bundle import Bundle, Kept
from widgets.serve.codes import SHAPE, Codes, FollowCode, GiveCode
from widgets.serve.entrance import AppPage, Turn
from widgets.serve.handlers import (
    Alive,
    ExtensionFiles,
    Farewell,
    KeptHandler,
    NoFiles,
    PromptWebsocket,
    TutorPage,
)
from widgets.serve.house import FirstPicture, HousePage, house_page
from widgets.serve.kernels.forking import IMPORTED, PICTURE, PRELOAD, KernelForker
from widgets.serve.kernels.ready import ReadyKernels
from widgets.serve.options import NOTEBOOK, Options
from widgets.serve.queue import Queue, bearable
from widgets.serve.together import Together
from widgets.serve.whereabouts import host_for_others, in_address

TEMPLATE = resource("widgets.serve", "template")
SWAPS = {
    AllowListFileHandler: NoFiles,
    TemplateStaticFileHandler: NoFiles,
    FileFindHandler: ExtensionFiles,
    TornadoVoilaHandler: TutorPage,
    VoilaKernelWebsocketHandler: PromptWebsocket,
    VoilaShutdownKernelHandler: Farewell,
}


class Notebooks(LargeFileManager):
    """Reads the app's notebook. It shows no stored output, so trust does not matter."""

    def mark_trusted_cells(self, nb: Any, path: str = "") -> None:
        """Do nothing, and give no warning about it."""


class TutorServer(Voila):
    """Serves one notebook to every visitor.

    `serve()` returns when the server is told to stop; by then kernels and temporary files are gone.
    """

    options = Instance(Options)
    forker = Instance(KernelForker)
    together = Instance(Together)

    @default("forker")
    def _forker(self) -> KernelForker:
        if not self.is_house:
            return KernelForker(IMPORTED)
        return KernelForker(PRELOAD, {PICTURE: str(self.picture.path)})

    @default("together")
    def _together(self) -> Together:
        return Together(self.options.rooms)

    @property
    def is_house(self) -> bool:
        """Whether the app itself is served, rather than a notebook of one's own."""
        return self.options.notebook == NOTEBOOK

    def setup_template_dirs(self) -> None:
        """Use our own template only, and Voila's scripts."""
        self.template_paths = [str(TEMPLATE)]
        voilas = collect_static_paths(["voila"], "base", prune=True)
        self.static_paths = [str(TEMPLATE / "static"), *voilas]
        if self.is_house:
            self.kept = {
                "host.js": Kept(assets.host().encode()),
                "shell.js": Kept(assets.script().encode()),
                "shell.css": Kept(assets.style().encode(), "text/css"),
                "first.js": Kept((TEMPLATE / "static" / "first.js").read_bytes()),
            }
        else:
            self.kept = {"bundle.js": Bundle(self.static_paths, self.labextensions_path).script}
        self.addresses = {
            name: f"{self.base_url}voila/{name}?v={kept.version}"
            for name, kept in self.kept.items()
        }
        self.config.VoilaConfiguration.resources = {"bundle_url": self.addresses.get("bundle.js")}

    def make_page(self) -> HousePage:
        """Return the app's page, as every visitor gets it."""
        return house_page(self.base_url, self.addresses)

    def init_settings(self) -> dict[str, Any]:
        settings: dict[str, Any] = super().init_settings()
        settings["xsrf_cookie_kwargs"] = {"expires_days": None}  # gone when the browser closes
        self.contents_manager = settings["contents_manager"] = Notebooks(parent=self)
        env = settings["jinja2_env"]  # the pages of the Jupyter server, such as its error page
        env.loader = ChoiceLoader([FileSystemLoader(str(TEMPLATE)), env.loader])
        return settings

    def init_handlers(self) -> list[Any]:
        handlers = [
            (pattern, SWAPS.get(handler, handler), *rest)
            for pattern, handler, *rest in super().init_handlers()
        ]
        if self.is_house:
            queue = Queue(self.options.limit or bearable())
            page = {"page": self.make_page(), "first": self.picture, "queue": queue}
            handlers = [
                (pattern, AppPage, rest[0] | page)
                if handler is TutorPage
                else (pattern, handler, *rest)
                for pattern, handler, *rest in handlers
            ]
            turn = url_path_join(self.server_url, "/voila/turn")
            short = url_path_join(self.server_url, "/c")
            codes = {"codes": Codes()}
            handlers = [
                (turn, Turn, {"queue": queue}),
                (short, GiveCode, codes),
                (f"{short}/{SHAPE}", FollowCode, codes),
                *handlers,
            ]
            self.app.settings["queue"] = queue
            handlers = [*self.together.handlers(self.server_url), *handlers]
        kept = [
            (url_path_join(self.server_url, f"/voila/{re.escape(name)}"), KeptHandler, {"kept": it})
            for name, it in self.kept.items()
        ]
        alive = url_path_join(self.server_url, "/voila/alive")
        return [*kept, (alive, Alive), *handlers]

    def serve(self) -> None:
        """Serve until a signal comes."""
        with tempfile.TemporaryDirectory(prefix="tutor-") as folder:
            self.connection_dir = folder
            self.picture = FirstPicture(Path(folder) / "first.html")
            self.ioloop = IOLoop.current()
            # The sockets come first: preheated kernels are told the port.
            sockets = self.bind()
            if sys.platform == "win32":  # Windows handles Ctrl-C only at the next event
                PeriodicCallback(lambda: None, 500).start()
            else:
                for number in (signal.SIGINT, signal.SIGHUP):
                    signal.signal(number, self._handle_signal_stop)
            settings = {**self.init_settings(), **self.tornado_settings}
            self.app = tornado.web.Application(default_handler_class=NoFiles, **settings)
            self.app.add_handlers(".*$", self.init_handlers())
            if self.is_house:
                self.ioloop.run_sync(self.together.start)
            http = HTTPServer(self.app)
            http.add_sockets(sockets)
            helper: subprocess.Popen[bytes] | None = None  # renders the first picture
            if self.forker.usable:
                self.forker.start()
            elif self.is_house:
                command = [
                    sys.executable,
                    "-P",
                    "-m",
                    "widgets.app.first_paint",
                    str(self.picture.path),
                ]
                helper = subprocess.Popen(command)
            if isinstance(self.kernel_manager, ReadyKernels):
                self.ioloop.add_callback(self.kernel_manager.fill)
            self.announce()
            try:
                self.ioloop.start()
            except KeyboardInterrupt:
                pass
            finally:
                http.stop()
                self.ioloop.run_sync(self.together.close)
                run_sync(self.end_kernels)()
                self.forker.close()
                if helper is not None:
                    helper.terminate()
                    helper.wait()

    async def end_kernels(self) -> None:
        """End all kernels. Those that are just starting, or being ended, end with this process."""
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        manager = self.kernel_manager
        ends = [manager.shutdown_kernel(name, now=True) for name in manager.list_kernel_ids()]
        await asyncio.gather(*ends, return_exceptions=True)

    def bind(self) -> list[socket.socket]:
        """Bind the port, or any free one. Raises OSError in plain words if it is in use."""
        try:
            sockets = bind_sockets(self.options.port, self.ip)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            message = _("port {port} is in use; choose another with --port.")
            raise OSError(message.format(port=self.options.port)) from error
        self.port: int = int(sockets[0].getsockname()[1])
        return sockets

    def announce(self) -> None:
        """Print where the app is, and open it if that is wanted."""
        host = host_for_others() if self.ip in {"", "0.0.0.0", "::"} else self.ip
        address = self._url(in_address(host))
        print(_("The tutor is open at {address}").format(address=address))
        print(_("Press Ctrl-C to close it."), flush=True)
        if self.options.open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
