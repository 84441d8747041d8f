"""The kernel that shows the app and can do nothing else; tests talk to a real one."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
import zmq
from jupyter_client.blocking import BlockingKernelClient
from jupyter_client.connect import write_connection_file
from jupyter_client.session import Session

from tutor import Record
from widgets.serve.kernels.forking import POSSIBLE, ForkedKernel, KernelForker
from widgets.serve.kernels.kernel import MODEL, OPENED
from widgets.serve.kernels.light import CONTROL

pytestmark = pytest.mark.skipif(not POSSIBLE, reason="only Linux forks kernels")


@pytest.fixture(scope="module")
def written(tmp_path_factory) -> Path:
    """What the kernel has written for whoever looks after the server."""
    return tmp_path_factory.mktemp("written") / "stderr"


@pytest.fixture(scope="module")
def kernel(tmp_path_factory, written) -> Iterator[tuple[ForkedKernel, BlockingKernelClient]]:
    folder: Path = tmp_path_factory.mktemp("kernel")
    connection, _info = write_connection_file(str(folder / "kernel.json"), key=b"secret")
    forker = KernelForker()
    usual = os.dup(2)
    with written.open("wb") as file:
        os.dup2(file.fileno(), 2)  # the kernel's from now on
    try:
        made = asyncio.run(forker.fork([OPENED, "-f", connection], dict(os.environ), str(folder)))
    finally:
        os.dup2(usual, 2)
        os.close(usual)
    client = BlockingKernelClient(connection_file=connection)
    client.load_connection_file()
    client.start_channels()
    client.wait_for_ready(timeout=60)
    yield made, client
    client.stop_channels()
    made.kill()
    forker.close()


VIEW = {"width": 1280, "height": 800, "dpr": 1}


def asked(client: BlockingKernelClient, kind: str, content: dict) -> dict:
    """The answer to one question."""
    message = client.session.msg(kind, content)
    client.shell_channel.send(message)
    while True:
        reply = client.get_shell_msg(timeout=20)
        if reply["parent_header"].get("msg_id") == message["header"]["msg_id"]:
            return reply["content"]


def told(client: BlockingKernelClient, about: str, sent: dict) -> dict:
    """What a comm says in answer to a message to it."""
    message = client.session.msg("comm_msg", {"comm_id": about, "data": sent})
    client.shell_channel.send(message)
    while True:
        heard = client.get_iopub_msg(timeout=20)
        for each in heard["content"].get("told", ()):
            if each["kind"] == "comm_msg" and each["content"]["comm_id"] == about:
                return each["content"]["data"]


def test_the_app_is_open_in_it_before_anybody_asks(kernel):
    _made, client = kernel
    opening = {"comm_id": "page", "target_name": CONTROL, "data": {}}
    version = {"version": "1.0.0"}
    client.shell_channel.send(client.session.msg("comm_open", opening, metadata=version))
    states = told(client, "page", {"method": "request_states"})["states"]
    assert MODEL in states
    ready = {"kind": "ready", "view": VIEW, "stored": {}, "hash": ""}
    shown = told(client, MODEL, {"method": "custom", "content": ready})["content"]
    assert shown["kind"] == "show"
    assert "go-on" in json.dumps(shown["html"])


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("execute_request", {"code": "open('/tmp/x', 'w')", "silent": False}),
        ("inspect_request", {"code": "open", "cursor_pos": 4, "detail_level": 1}),
        ("complete_request", {"code": "op", "cursor_pos": 2}),
        ("history_request", {"hist_access_type": "tail", "n": 9}),
        ("debug_request", {"command": "attach"}),
    ],
)
def test_it_can_do_nothing_else(kernel, kind, content):
    _made, client = kernel
    assert asked(client, kind, content) == {
        "status": "error",
        "ename": "NotHere",
        "evalue": "",
        "traceback": [],
    }


def test_a_widget_opened_by_hand_is_closed_again(kernel):
    _made, client = kernel
    opening = {"comm_id": "mine", "target_name": "jupyter.widget", "data": {"state": {}}}
    client.shell_channel.send(client.session.msg("comm_open", opening))
    found = asked(client, "comm_info_request", {})
    assert "mine" not in found["comms"]
    assert MODEL in found["comms"]


def test_a_message_that_nobody_signed_is_not_heard(kernel):
    _made, client = kernel
    stranger = Session(key=b"guessed")
    stranger.send(client.shell_channel.socket, "shutdown_request", {"restart": False})
    assert asked(client, "kernel_info_request", {})["implementation"] == "tutor"


def test_a_message_with_endless_brackets_is_not_heard(kernel):
    _made, client = kernel
    message = client.session.msg("comm_msg", {"comm_id": "x", "data": {}})
    header, parent, _metadata, content = client.session.serialize(message)[2:6]
    parts = [header, parent, b"[" * 100_000, content]
    signed = client.session.sign(parts)
    client.shell_channel.socket.send_multipart([b"<IDS|MSG>", signed, *parts])
    assert asked(client, "kernel_info_request", {})["implementation"] == "tutor"


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("comm_msg", {}),
        ("comm_msg", {"comm_id": [], "data": {}}),
        ("comm_open", {"comm_id": [], "target_name": CONTROL, "data": {}}),
        ("comm_close", {"comm_id": {}}),
    ],
)
def test_a_message_that_lacks_what_it_needs_ends_nothing(kernel, kind, content):
    _made, client = kernel
    client.shell_channel.send(client.session.msg(kind, content))
    assert asked(client, "kernel_info_request", {})["implementation"] == "tutor"


def test_a_message_without_its_name_ends_nothing(kernel):
    _made, client = kernel
    message = client.session.msg("comm_msg", {"comm_id": "x", "data": {}})
    parts = client.session.serialize(message)[2:6]
    header = json.loads(parts[0])
    del header["msg_id"]
    parts[0] = json.dumps(header).encode()
    signed = client.session.sign(parts)
    client.shell_channel.socket.send_multipart([b"<IDS|MSG>", signed, *parts])
    assert asked(client, "kernel_info_request", {})["implementation"] == "tutor"


def test_what_a_visitor_says_does_not_fill_the_log(kernel, written):
    _made, client = kernel
    client.shell_channel.send(client.session.msg("comm_msg", {"comm_id": "x" * 10**6, "data": {}}))
    day = {"kind": "ready", "view": {"width": 1, "height": 1, "dpr": 1, "today": "y" * 10**6}}
    said = {"comm_id": MODEL, "data": {"method": "custom", "content": day}}
    client.shell_channel.send(client.session.msg("comm_msg", said))
    asked(client, "kernel_info_request", {})
    log = written.read_text(encoding="utf-8")
    assert "No such comm" in log
    assert "isoformat" in log
    assert len(log) < 20_000


def test_all_that_comes_of_a_click_is_one_message(kernel):
    _made, client = kernel
    ready = {"kind": "ready", "view": VIEW, "stored": {}, "hash": ""}
    told(client, MODEL, {"method": "custom", "content": ready})
    said = {"comm_id": MODEL, "data": {"method": "custom", "content": {"kind": "event", "n": 7}}}
    client.shell_channel.send(client.session.msg("comm_msg", said))
    kinds: list[str] = []
    while "done" not in kinds:  # what earlier tests asked for may come first
        heard = client.get_iopub_msg(timeout=20)["content"].get("told", ())
        kinds = [each["content"]["data"].get("content", {}).get("kind") for each in heard]
    assert kinds == ["show", "done"]


def test_a_page_whose_old_line_still_seems_open_is_heard_on_its_new_one(kernel):
    """The server connects both under the page's name."""
    _made, client = kernel
    with zmq.Context() as context:
        lines = [context.socket(zmq.DEALER), context.socket(zmq.DEALER)]
        for line in lines:
            line.linger = 0
            line.identity = b"page"
            line.connect(client.shell_channel.socket.last_endpoint)
            client.session.send(line, "kernel_info_request")
            assert line.poll(20_000)
        context.destroy(linger=0)


def test_it_has_few_threads_and_little_memory_of_its_own(kernel):
    made, client = kernel
    asked(client, "kernel_info_request", {})
    process = psutil.Process(made.pid)
    assert process.num_threads() <= 4  # its own, one that watches the server, two of ZeroMQ
    assert process.memory_full_info().uss < 18 * 2**20
    view = {"width": 1280, "height": 800, "dpr": 1, "dark": False, "today": "2026-11-22"}
    for said in (
        {"kind": "ready", "view": view, "stored": {}, "hash": ""},
        {"kind": "event", "n": 1, "name": "hash", "value": "table"},
    ):
        content = {"comm_id": MODEL, "data": {"method": "custom", "content": said}}
        client.shell_channel.send(client.session.msg("comm_msg", content))
    asked(client, "kernel_info_request", {})
    assert process.memory_full_info().uss < 28 * 2**20  # home, then a table
    soft, _hard = process.rlimit(psutil.RLIMIT_DATA)
    assert 0 < soft <= 2**30  # and cannot have more than its share


def test_the_pictures_that_a_piece_flies_over_come_with_the_page(kernel):
    _made, client = kernel
    table = f"table/{Record.start('chocolatiers', players=2, seed=7).link()}"
    ready = {"kind": "ready", "view": VIEW, "stored": {}, "hash": table}
    told(client, MODEL, {"method": "custom", "content": ready})
    press = {"kind": "event", "n": 8, "name": "act", "value": "hand:0", "canvas": "hand"}
    said = {"comm_id": MODEL, "data": {"method": "custom", "content": press}}
    client.shell_channel.send(client.session.msg("comm_msg", said))
    done = {"kind": "done", "n": 8}
    said_last: dict = {}
    while said_last != done:  # what earlier tests asked for may come first
        message = client.get_iopub_msg(timeout=20)
        heard = [each["content"] for each in message["content"].get("told", ())]
        said_last = heard[-1]["data"].get("content", {}) if heard else {}
    first, *others = heard
    assert first["data"]["content"]["kind"] == "show"
    assert first["data"]["content"]["moves"]
    assert any(each["comm_id"] != MODEL for each in others), "canvases"
    assert message["buffers"]
