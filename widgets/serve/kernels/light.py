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
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import comm
import ipywidgets
import zmq
from comm.base_comm import BaseComm
from jupyter_client.session import Session

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

NAMED = ("msg_id", "msg_type", "session")
"""What an answer repeats of the question's header: all that a page looks up."""

LISTENS = b"\x01"
"""First byte of ZeroMQ's message about a new subscriber; the topic follows."""

LONGEST_RECORD = 4_000
"""Most characters that a kernel writes into the server's log at a time."""

log = logging.getLogger("tutor.kernel")
Message = dict[str, Any]


class LightKernel:
    """The sockets of a Jupyter kernel, and the widgets behind them.

    Args:
        connection: the content of a connection file: addresses, and the key that signs messages.
    """

    app: Any = None
    """The app; this reference keeps it alive."""

    def __init__(self, connection: Mapping[str, Any]) -> None:
        self.session = Session(
            key=connection["key"].encode(),
            signature_scheme=connection["signature_scheme"],
            copy_threshold=sys.maxsize,  # else ZeroMQ would keep large texts in a thread of its own
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
        self._stdin = listen(zmq.ROUTER, "stdin")  # unused: this kernel asks for no input
        self._heart = listen(zmq.REP, "hb")
        self._told = listen(zmq.XPUB, "iopub")
        self._told.xpub_verbose = True  # reports every subscriber, not only the first
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
        """Answer messages until one asks for the end."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles it
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
        """Send a message to all subscribers. Before the first request there are none."""
        if self._parent is not None:
            self.session.send(self._told, kind, content, parent=self._parent, **more)

    def _welcome(self, heard: bytes) -> None:
        """Greet a new subscriber, so that they know they are subscribed."""
        if heard.startswith(LISTENS):
            topic = heard[1:]
            welcome = {"subscription": topic.decode(errors="replace")}
            self.session.send(self._told, "iopub_welcome", welcome, ident=topic)

    def _answer(self, socket: zmq.Socket[bytes]) -> bool:
        """Handle one message; return False if it is the last."""
        try:
            idents, message = self.session.recv(socket, mode=0)
        except Exception:  # messages may be forged
            log.warning("A message was not signed, or not one.")
            return True
        assert message is not None
        asked = message["header"]
        self._parent = {"header": {name: asked[name] for name in NAMED if name in asked}}
        kind = message["msg_type"]
        if kind in self._hears:
            # Not "busy" first: nobody looks at it, and the answer would wait for it on its way.
            self._hear(kind, idents, message)
        elif kind.endswith("_request"):
            self.tell("status", {"execution_state": "busy"})
            answer = self._answers.get(kind, self._refuse)(message)
            reply = kind.removesuffix("request") + "reply"
            self.session.send(socket, reply, answer, parent=message, ident=idents)
        self.tell("status", {"execution_state": "idle"})
        return bool(kind != "shutdown_request")

    def _hear(self, kind: str, idents: Any, message: Message) -> None:
        """Pass a message to its widget; log and drop a malformed one."""
        try:
            self._hears[kind](None, idents, message)
        except Exception:
            log.exception("A message of a widget could not be read.")

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
        """Send a message of this widget to its page."""
        self._kernel.tell(
            msg_type,
            {"data": data or {}, "comm_id": self.comm_id, **keys},
            metadata=metadata or {},
            ident=self.topic,
            buffers=buffers,
        )


class Short(logging.Formatter):
    """Shortens long log records to their beginning and end, because they may contain a visitor's
    input.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as text of about `LONGEST_RECORD` characters at most."""
        text, half = super().format(record), LONGEST_RECORD // 2
        return text if len(text) <= LONGEST_RECORD else f"{text[:half]} … {text[-half:]}"


def light_kernel(file: str) -> LightKernel:
    """Return a kernel that listens where a connection file says."""
    handler = logging.StreamHandler()
    handler.setFormatter(Short())
    logging.basicConfig(handlers=[handler])
    return LightKernel(json.loads(Path(file).read_text(encoding="utf-8")))
