"""Kernels forked from a warm parent. Each test talks to a real kernel."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from jupyter_client.blocking import BlockingKernelClient
from jupyter_client.connect import write_connection_file

from widgets.serve.kernels.forking import MISHAPS, ForkedKernel, KernelForker

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux forks kernels")


class Talk:
    """A kernel and a client connected to it."""

    def __init__(self, forker: KernelForker, folder: Path, env: dict[str, str]) -> None:
        connection, _info = write_connection_file(
            str(folder / f"kernel-{len(list(folder.iterdir()))}.json")
        )
        env = {**os.environ, "IPYTHONDIR": str(folder), **env}
        self.kernel: ForkedKernel = asyncio.run(forker.fork(["-f", connection], env, str(folder)))
        self.client = BlockingKernelClient(connection_file=connection)
        self.client.load_connection_file()
        self.client.start_channels()
        self.client.wait_for_ready(timeout=60)

    def ask(self, expression: str, setup: str = "") -> str:
        """The repr of an expression, evaluated in the kernel after some statements."""
        reply = self.client.execute(
            setup, user_expressions={"it": expression}, reply=True, timeout=60
        )
        found = reply["content"]["user_expressions"]["it"]
        return str(found["data"]["text/plain"] if found["status"] == "ok" else found["ename"])

    def end(self) -> list[psutil.Process]:
        """Let go of the kernel; those of its processes that do not end by themselves."""
        self.client.stop_channels()
        process = psutil.Process(self.kernel.pid) if psutil.pid_exists(self.kernel.pid) else None
        self.kernel._status.close()
        return psutil.wait_procs([process] if process else [], timeout=20)[1]


@pytest.fixture
def forker() -> Iterator[KernelForker]:
    forker = KernelForker(preload=["tutor.engine"])
    yield forker
    forker.close()


@pytest.fixture
def talk(forker: KernelForker, tmp_path: Path) -> Iterator[Callable[..., Talk]]:
    talks: list[Talk] = []

    def start(**env: str) -> Talk:
        talks.append(Talk(forker, tmp_path, env))
        return talks[-1]

    yield start
    for one in talks:
        one.end()


def test_a_kernel_computes_with_what_was_loaded_before(talk):
    kernel = talk(FLAVOUR="mint")
    assert kernel.ask("6 * 7") == "42"
    assert kernel.ask("'tutor.engine' in sys.modules", "import sys") == "True"
    assert kernel.ask("'debugpy' in sys.modules") == "False"
    assert kernel.ask("os.environ['FLAVOUR']", "import os") == "'mint'"


def test_kernels_are_strangers_to_each_other(talk):
    one, other = talk(), talk()
    one.ask("secret", "secret = 1")
    assert other.ask("secret") == "NameError"
    for chance in ("random.random()", "numpy.random.random()", "uuid.uuid4().hex"):
        setup = "import random, numpy, uuid"
        assert one.ask(chance, setup) != other.ask(chance, setup)


def test_widgets_can_be_made_and_found(talk):
    kernel = talk()
    assert kernel.ask(
        "w.comm.kernel is get_ipython().kernel", "import ipywidgets; w = ipywidgets.Button()"
    )
    targets = "get_ipython().kernel.comm_manager.targets"
    assert kernel.ask(f"'jupyter.widget.control' in {targets}") == "True"


def test_an_exit_code_comes_back(talk):
    kernel = talk()
    process = psutil.Process(kernel.kernel.pid)  # later it may be gone
    kernel.client.execute("import os; os._exit(7)")
    assert psutil.wait_procs([process], timeout=20)[1] == []
    while (code := kernel.kernel.poll()) is None:
        pass
    assert code == 7


def test_an_interrupt_stops_a_cell_and_not_the_kernel(talk):
    kernel = talk()
    # An error makes a kernel drop what comes right after it, unless it is asked not to.
    endless = "print('on', flush=True)\nwhile True: pass"
    asked = kernel.client.execute(endless, stop_on_error=False)
    while kernel.client.get_iopub_msg(timeout=60)["msg_type"] != "stream":
        pass
    kernel.kernel.send_signal(signal.SIGINT)
    reply = kernel.client._recv_reply(asked, timeout=60)
    assert reply["content"]["ename"] == "KeyboardInterrupt"
    assert kernel.ask("1 + 1") == "2"


def test_a_kernel_ends_when_the_server_lets_go(talk):
    assert talk().end() == []


def test_a_kernel_outlives_its_parent_and_the_next_gets_a_new_one(forker, talk):
    first = talk()
    forker._parent.kill()
    forker._parent.wait()
    assert first.ask("1 + 1") == "2"
    assert talk().ask("1 + 1") == "2"
    assert first.end() == []


def test_nothing_stays_when_the_forker_is_closed(forker, talk):
    kernel = talk()
    parent = psutil.Process(forker._parent.pid)
    forker.close()
    assert psutil.wait_procs([parent], timeout=20)[1] == []
    assert kernel.end() == []


@pytest.mark.parametrize(
    "module",
    [
        pytest.param("no.such.module", id="missing"),
        pytest.param("ipycanvas", id="makes a widget on import"),
    ],
)
def test_after_some_mishaps_it_is_not_tried_again(module, tmp_path, capfd):
    forker = KernelForker(preload=[module])
    for left in reversed(range(MISHAPS)):
        with pytest.raises(OSError, match="no kernel from the fork server"):
            asyncio.run(forker.fork([], {}, str(tmp_path)))
        assert forker.usable is (left > 0)
    forker.close()
    assert "Error" in capfd.readouterr().err  # it is said why
