"""A kernel that shows the app and can do nothing else.

It runs no cell, inspects nothing and keeps no history, so messages that ask for these cannot do
anything. What is left is small and starts fast: it carries the messages of widgets and answers that
it is alive.
"""

from __future__ import annotations

import json
import logging
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import comm
import ipywidgets
import zmq
from comm.base_comm import BaseComm
from jupyter_client.session import Session

from widgets.serve.kernels.post import Message, Post
from widgets.serve.kernels.rest import Rests

CONTROL = "jupyter.widget.control"
"""The comm target through which a page asks which widgets there are."""
INFO = {
    "status": "ok",
    "protocol_version": "5.3",
    "implementation": "tutor",
    "implementation_version": "1",
    "language_info": {"name": "python", "version": "3", "mimetype": "text/x-python"},
    "banner": "",
    "help_links": [],
}
NOT_HERE = {"status": "error", "ename": "NotHere", "evalue": "", "traceback": []}
"""The answer to any other request."""

TOLD = "tutor_told"
"""The kind of a message that carries several of widgets (`static/host/post.js`): on its way through
the server each message costs half a millisecond, however short it is.
"""

LISTENS = b"\x01"
"""First byte of ZeroMQ's message about a new subscriber; the topic follows."""

LONGEST_RECORD = 4_000
"""Most characters that a kernel writes into the server's log at a time."""

log = logging.getLogger("tutor.kernel")


class LightKernel:
    """The sockets of a Jupyter kernel, and the widgets behind them.

    Args:
        connection: the content of a connection file: addresses, and the key that signs messages.
        rests: what it does when it has heard nothing for a while.
    """

    app: Any = None
    """The app; this reference keeps it alive."""

    def __init__(self, connection: Mapping[str, Any], rests: Rests | None = None) -> None:
        self._rests = rests or Rests()
        self.session = Session(
            key=connection["key"].encode(),
            signature_scheme=connection["signature_scheme"],
            copy_threshold=sys.maxsize,  # else ZeroMQ would keep large texts in a thread of its own
        )
        context = zmq.Context()

        def listen(kind: int, channel: str) -> zmq.Socket[bytes]:
            found = context.socket(kind)
            found.linger = 1000
            if kind == zmq.ROUTER:
                # A page whose line was cut comes back with the same identity while the server still
                # holds the old one. Without this it would never be heard again.
                found.router_handover = True
            mark = "-" if connection["transport"] == "ipc" else ":"
            port = connection[f"{channel}_port"]
            found.bind(f"{connection['transport']}://{connection['ip']}{mark}{port}")
            return found

        self._asked = [listen(zmq.ROUTER, channel) for channel in ("shell", "control")]
        self._stdin = listen(zmq.ROUTER, "stdin")  # unused: this kernel asks for no input
        self._heart = listen(zmq.REP, "hb")
        self._iopub = listen(zmq.XPUB, "iopub")
        self._iopub.xpub_verbose = True  # reports every subscriber, not only the first
        self._met = False  # until somebody asks for something, nobody listens
        self._post = Post(self._send)
        self.flush = self._post.flush
        comm.create_comm = self._comm
        self.comms = comm.get_comm_manager()
        self.comms.register_target(CONTROL, ipywidgets.Widget.handle_control_comm_opened)
        self._answers: dict[str, Callable[[Message], Message]] = {
            "kernel_info_request": lambda _message: INFO,
            "comm_info_request": self._comm_info,
        }
        self._hears: dict[str, Callable[[Any, Any, Message], None]] = {
            "comm_open": self.comms.comm_open,
            "comm_msg": self.comms.comm_msg,
            "comm_close": self.comms.comm_close,
        }

    def run(self) -> None:
        """Answer messages until one asks for the end."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles it
        poller = zmq.Poller()
        for socket in (*self._asked, self._heart, self._iopub):
            poller.register(socket, zmq.POLLIN)
        while True:
            if not (heard := poller.poll(self._rests.patience())):
                self._rests.begin()
            for socket, _event in heard:
                if socket is self._heart:
                    socket.send(socket.recv())
                elif socket is self._iopub:
                    self._welcome(socket.recv())
                elif not self._answer(socket):
                    return

    def tell(self, kind: str, content: Message, buffers: Sequence[Any] = ()) -> None:
        """Tell the page a message of a widget: at once, or with the rest of what comes of a
        question.
        """
        if self._met:
            self._post.tell(kind, content, buffers)

    def _send(self, content: Message, buffers: Sequence[Any]) -> None:
        self.session.send(self._iopub, TOLD, content, buffers=list(buffers))

    def _welcome(self, heard: bytes) -> None:
        """Greet a new subscriber, so that they know they are subscribed."""
        if heard.startswith(LISTENS):
            topic = heard[1:]
            welcome = {"subscription": topic.decode(errors="replace")}
            self.session.send(self._iopub, "iopub_welcome", welcome, ident=topic)

    def _answer(self, socket: zmq.Socket[bytes]) -> bool:
        """Handle one message; return False if it is the last."""
        try:
            idents, message = self.session.recv(socket, mode=0)
        except Exception:  # messages may be forged
            log.warning("A message was not signed, or not one.")
            return True
        assert message is not None
        self._met = True
        kind = message["msg_type"]
        if kind in self._hears:
            if not _pings(message):
                self._rests.hear()
            # Neither "busy" nor "idle": nobody looks at them.
            self._hear(kind, idents, message)
        elif kind.endswith("_request"):
            # The Jupyter server asks for its info until it hears this.
            self.session.send(self._iopub, "status", {"execution_state": "busy"}, parent=message)
            answer = self._answers.get(kind, self._refuse)(message)
            reply = kind.removesuffix("request") + "reply"
            self.session.send(socket, reply, answer, parent=message, ident=idents)
            self.session.send(self._iopub, "status", {"execution_state": "idle"}, parent=message)
        return bool(kind != "shutdown_request")

    def _hear(self, kind: str, idents: Any, message: Message) -> None:
        """Pass a message to its widget, and send what comes of it; log and drop a malformed one."""
        self._post.gathers = True
        try:
            if self._post.takes(message):
                self._hears[kind](None, idents, message)
        except Exception:
            log.exception("A message of a widget could not be read.")
        finally:
            self._post.gathers = False
            self.flush()

    def _refuse(self, message: Message) -> Message:
        return INFO if message["msg_type"] == "shutdown_request" else NOT_HERE

    def _comm_info(self, message: Message) -> Message:
        """Return which widgets there are."""
        wanted = message["content"].get("target_name")
        found = {
            name: {"target_name": each.target_name}
            for name, each in self.comms.comms.items()
            if wanted in (None, each.target_name)
        }
        return {"status": "ok", "comms": found}

    def _comm(self, *given: Any, **settings: Any) -> BaseComm:
        return AppComm(self, *given, **settings)


def _pings(message: Message) -> bool:
    """Return whether the page asks, by itself, if the kernel is there."""
    try:
        return bool(message["content"]["data"]["content"]["kind"] == "ping")
    except (KeyError, TypeError):
        return False


class AppComm(BaseComm):
    """The comm of one widget."""

    def __init__(self, kernel: LightKernel, *given: Any, **settings: Any) -> None:
        self._kernel = kernel
        super().__init__(*given, **settings)

    def publish_msg(
        self,
        msg_type: str,
        data: Any = None,
        metadata: Any = None,
        buffers: Any = None,
        **keys: Any,
    ) -> None:
        """Tell the page a message of this widget."""
        content = {"data": data or {}, "comm_id": self.comm_id, **keys}
        self._kernel.tell(msg_type, content, buffers or ())


class Short(logging.Formatter):
    """Shortens long log records to their beginning and end, because they may contain a visitor's
    input.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as text of about `LONGEST_RECORD` characters at most."""
        text, half = super().format(record), LONGEST_RECORD // 2
        return text if len(text) <= LONGEST_RECORD else f"{text[:half]} … {text[-half:]}"


def light_kernel(file: str, rests: Rests | None = None) -> LightKernel:
    """Return a kernel that listens where a connection file says."""
    handler = logging.StreamHandler()
    handler.setFormatter(Short())
    logging.basicConfig(handlers=[handler])
    return LightKernel(json.loads(Path(file).read_text(encoding="utf-8")), rests)
