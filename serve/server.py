"""Voila with the mends and settings the app needs."""

from __future__ import annotations

import shutil
import threading
import webbrowser
from typing import Any

import tornado.ioloop
from jupyter_core.utils import run_sync
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from serve.options import Options


class PromptWebsocket(VoilaKernelWebsocketHandler):
    """The kernel's websocket without Nagle's algorithm, which holds each answer back for 40 ms."""

    async def open(self, *args: Any, **kwargs: Any) -> None:
        self.set_nodelay(True)
        await super().open(*args, **kwargs)


class Farewell(VoilaShutdownKernelHandler):
    """Ends the kernel of a closed page. The browser's beacon cannot carry the XSRF token that
    Voila asks for, so that without this every closed tab would leave a kernel behind."""

    def check_xsrf_cookie(self) -> None:
        """The kernel's id, which nobody else can guess, is proof enough."""


class TutorServer(Voila):
    """One notebook, served to everyone who comes."""

    options: Options

    def init_handlers(self) -> list[Any]:
        swaps = {
            VoilaKernelWebsocketHandler: PromptWebsocket,
            VoilaShutdownKernelHandler: Farewell,
        }
        return [
            (pattern, swaps.get(handler, handler), *rest)
            for pattern, handler, *rest in super().init_handlers()
        ]

    def listen(self) -> None:
        sockets = bind_sockets(self.port, self.ip)
        self.port = sockets[0].getsockname()[1]
        http = HTTPServer(self.app)
        http.add_sockets(sockets)
        self.ioloop = tornado.ioloop.IOLoop.current()
        address = f"http://{self.ip}:{self.port}{self.base_url}"
        print(f"The tutor is open at {address}\nPress Ctrl-C to close it.", flush=True)
        if self.options.open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            pass
        finally:
            http.stop()
            self.stop()

    def stop(self) -> None:
        run_sync(self.kernel_manager.shutdown_all)()
        shutil.rmtree(self.connection_dir, ignore_errors=True)
