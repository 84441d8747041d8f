"""A guard on the messages between a browser and its kernel: only what widgets need may pass.

A visitor may send anything to the socket, by hand or by a script. The server already blocks
messages that run code or inspect it; this module drops messages to open other widgets, unreadable
ones, and on the way back everything that reveals internals of the machine.
"""

from __future__ import annotations

import json
import struct
from typing import Any, Literal

from jupyter_server.services.kernels.connection import base

jupyter: Any = base  # the module has no types

V1 = "v1.kernel.websocket.jupyter.org"
CHANNELS = frozenset({"shell", "control", "stdin", "iopub"})
ASKED_ON = frozenset({"shell", "control"})
"""The channels that a kernel reads. Messages on another would stay in the server for ever."""
ASKED = frozenset(
    {
        "comm_close",
        "comm_msg",
        "comm_info_request",
        "kernel_info_request",
        "shutdown_request",
    }
)
"""The kinds of messages that widgets need; a shutdown ends only the visitor's own kernel."""
CONTROL = "jupyter.widget.control"
"""The only comm target that a browser opens: it asks for the state of the existing widgets."""

MOST_PARTS = 64
"""Most parts of one message: its head of four, its channel, and the buffers of a widget."""

Message = tuple[dict[str, Any], Any]
"""A message's header and its content, which may still be JSON text."""


def check_parts(message: bytes, word: Literal["<Q", "!I"]) -> None:
    """Check the table of offsets at the start of a binary message: it must fit the message, in
    order. Libraries trust it, and a false one costs a server its memory. Raises ValueError.
    """
    size = struct.calcsize(word)
    (count,) = struct.unpack(word, message[:size])
    if count > MOST_PARTS:
        raise ValueError("too many parts")
    offsets = struct.unpack(f"{word[0]}{count}{word[1]}", message[size : size * (count + 1)])
    if list(offsets) != sorted(offsets):
        raise ValueError("parts that overlap")


def read(message: Any, protocol: str | None, channels: frozenset[str] = CHANNELS) -> Message:
    """Parse a message of either protocol of the Jupyter server. Raises ValueError if it is none, or
    not on one of these channels.
    """
    try:
        if protocol == V1:
            check_parts(message, "<Q")
            channel, parts = jupyter.deserialize_msg_from_ws_v1(message)
            header, content = json.loads(parts[0]), parts[3]
        else:
            if isinstance(message, bytes):
                check_parts(message, "!I")
                found = jupyter.deserialize_binary_message(message)
            else:
                found = json.loads(message)
            channel, header, content = found["channel"], found["header"], found["content"]
        if channel in channels and isinstance(header["msg_type"], str):
            return header, content
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError, struct.error):
        pass
    raise ValueError("not a message")


def content_of(message: Message) -> dict[str, Any]:
    """Return a message's content. Raises ValueError if it is not a mapping."""
    found = message[1]
    try:
        content = json.loads(found) if isinstance(found, bytes) else found
    except RecursionError:
        content = None
    if not isinstance(content, dict):
        raise ValueError("not a message")
    return content


def may_ask(message: str | bytes, protocol: str | None) -> bool:
    """Return whether a message of the browser goes on to its kernel."""
    try:
        asked = read(message, protocol, ASKED_ON)
        if asked[0]["msg_type"] == "comm_open":
            return content_of(asked).get("target_name") == CONTROL
        content_of(asked)  # other content would only cause an error in the kernel
        return asked[0]["msg_type"] in ASKED
    except ValueError:
        return False


def may_tell(message: str | bytes | dict[str, Any], protocol: str | None) -> bool:
    """Return whether a message of the kernel goes out to the browser: no error with its traceback,
    no warning that names a path, no code.
    """
    try:
        told = read(message, protocol)
        if told[0]["msg_type"] == "stream":
            return content_of(told).get("name") != "stderr"
        return told[0]["msg_type"] not in {"error", "execute_input"}
    except ValueError:
        return False
