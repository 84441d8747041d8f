"""A kernel that shows the app and can do nothing else.

It runs no cell, looks nothing up and keeps no history: what a visitor might send to make it do so
finds nothing here that could. What is left is quickly there and small: widgets speak through it,
and whoever asks is told that it lives.
"""

from __future__ import annotations

import json
import logging
import signal
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import comm
import ipywidgets
import zmq
from comm.base_comm import BaseComm
from jupyter_client.session import Session

CONTROL = "jupyter.widget.control"
"""Through this channel a page asks which widgets there are."""
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
"""The answer to whatever else is asked."""

LISTENS = b"\x01"
"""So ZeroMQ says that somebody begins to listen; what for comes after it."""

LONGEST_RECORD = 4_000
"""Letters that a kernel writes into the server's log at a time."""

log = logging.getLogger("tutor.kernel")
Message = dict[str, Any]


class LightKernel:
    """Sockets as every Jupyter kernel has them, and the widgets behind them.

    Args:
        connection: where to listen, and the key that messages are signed with.
    """

    app: Any = None
    """What is shown; held here."""

    def __init__(self, connection: Mapping[str, Any]) -> None:
        self.session = Session(
            key=connection["key"].encode(),
            signature_scheme=connection["signature_scheme"],
            copy_threshold=sys.maxsize,  # ZeroMQ would hold large texts by a thread of its own
        )
        context = zmq.Context()

        def listen(kind: int, channel: str) -> zmq.Socket[bytes]:
            found = context.socket(kind)
            found.linger = 1000
            mark = "-" if connection["transport"] == "ipc" else ":"
            port = connection[f"{channel}_port"]
            found.bind(f"{connection['transport']}://{connection['ip']}{mark}{port}")
            return found

        self._asked = [listen(zmq.ROUTER, channel) for channel in ("shell", "control")]
        self._stdin = listen(zmq.ROUTER, "stdin")  # nobody is asked for anything
        self._heart = listen(zmq.REP, "hb")
        self._told = listen(zmq.XPUB, "iopub")
        self._told.xpub_verbose = True  # hears of each that begins to listen, not of the first only
        self._parent: Message | None = None
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
        """Answer until somebody asks for the end."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server's to handle
        poller = zmq.Poller()
        for socket in (*self._asked, self._heart, self._told):
            poller.register(socket, zmq.POLLIN)
        while True:
            for socket, _event in poller.poll():
                if socket is self._heart:
                    socket.send(socket.recv())
                elif socket is self._told:
                    self._welcome(socket.recv())
                elif not self._answer(socket):
                    return

    def tell(self, kind: str, content: Message, **more: Any) -> None:
        """Say something to whoever listens. Before the first question there is nobody."""
        if self._parent is not None:
            self.session.send(self._told, kind, content, parent=self._parent, **more)

    def _welcome(self, heard: bytes) -> None:
        """Greet who begins to listen, so that they know that they hear."""
        if heard.startswith(LISTENS):
            topic = heard[1:]
            welcome = {"subscription": topic.decode(errors="replace")}
            self.session.send(self._told, "iopub_welcome", welcome, ident=topic)

    def _answer(self, socket: zmq.Socket[bytes]) -> bool:
        """Take one message; False if it is the last."""
        try:
            idents, message = self.session.recv(socket, mode=0)
        except Exception:  # whatever it is that somebody wrote by hand
            log.warning("A message was not signed, or not one.")
            return True
        assert message is not None
        self._parent = message
        kind = message["msg_type"]
        self.tell("status", {"execution_state": "busy"})
        if kind in self._hears:
            self._hear(kind, idents, message)
        elif kind.endswith("_request"):
            answer = self._answers.get(kind, self._refuse)(message)
            reply = kind.removesuffix("request") + "reply"
            self.session.send(socket, reply, answer, parent=message, ident=idents)
        self.tell("status", {"execution_state": "idle"})
        return bool(kind != "shutdown_request")

    def _hear(self, kind: str, idents: Any, message: Message) -> None:
        """Hand a message to its widget. One that lacks what it should have is nobody's."""
        try:
            self._hears[kind](None, idents, message)
        except Exception:
            log.exception("A message of a widget could not be read.")

    def _refuse(self, message: Message) -> Message:
        return INFO if message["msg_type"] == "shutdown_request" else NOT_HERE

    def _comm_info(self, message: Message) -> Message:
        """Which widgets there are."""
        wanted = message["content"].get("target_name")
        found = {
            name: {"target_name": each.target_name}
            for name, each in self.comms.comms.items()
            if wanted in (None, each.target_name)
        }
        return {"status": "ok", "comms": found}

    def _comm(self, *given: Any, **settings: Any) -> BaseComm:
        return AppComm(self, *given, **settings)


class AppComm(BaseComm):
    """What one widget says."""

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
        """Send a message of this widget to its page."""
        self._kernel.tell(
            msg_type,
            {"data": data or {}, "comm_id": self.comm_id, **keys},
            metadata=metadata or {},
            ident=self.topic,
            buffers=buffers,
        )


class Short(logging.Formatter):
    """A few lines of a record, its head and its end: what a visitor sends may stand in it."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as text of at most `LONGEST_RECORD` letters, and a few."""
        text, half = super().format(record), LONGEST_RECORD // 2
        return text if len(text) <= LONGEST_RECORD else f"{text[:half]} … {text[-half:]}"


def light_kernel(file: str) -> LightKernel:
    """A kernel that listens where a connection file says."""
    handler = logging.StreamHandler()
    handler.setFormatter(Short())
    logging.basicConfig(handlers=[handler])
    return LightKernel(json.loads(Path(file).read_text(encoding="utf-8")))
