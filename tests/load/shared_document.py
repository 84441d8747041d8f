"""As many clients at stock JupyterLab's shared documents, to compare tables of `make load` with.

    python -m venv lab && lab/bin/pip install jupyterlab jupyter-collaboration
    lab/bin/python tests/load/shared_document.py --tables 8 --learners 30 --seconds 60

It runs where JupyterLab is installed with its extension, and needs nothing of the tutor. A table is
a notebook; a move is a line that one client writes into its cell, measured until every other client
has it. No kernel answers and nothing is drawn: what JupyterLab's pages would do with it comes on
top, whereas at our tables each page's kernel has answered with what is to be seen.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any

with suppress(ModuleNotFoundError):  # JupyterLab's extension brings them; tests only import this
    import aiohttp
    import pycrdt  # type: ignore[import-not-found]

PACE = 1.1
"""Seconds between two moves of a table, on the average, as `make load` has it."""
PATIENCE = 60.0
NOTEBOOK = {
    "cells": [
        {
            "cell_type": "code",
            "execution_count": None,
            "id": "a",
            "metadata": {},
            "outputs": [],
            "source": "# a game",
        }
    ],
    "metadata": {},
    "nbformat": 4,
    "nbformat_minor": 5,
}


class Client:
    """One page with a notebook open: its copy of the document and its socket."""

    def __init__(self, http: aiohttp.ClientSession, url: str, path: str) -> None:
        self.http, self.url, self.path = http, url, path
        self.doc: Any = pycrdt.Doc()
        self.cells = self.doc.get("cells", type=pycrdt.Array)
        self.heard = asyncio.Condition()

    async def come(self) -> None:
        """Open the document, and wait until it is here."""
        asked = {"format": "json", "type": "notebook"}
        session = f"{self.url}api/collaboration/session/{self.path}"
        async with self.http.put(session, json=asked) as answer:
            found = await answer.json()
        room = f"{found['format']}:{found['type']}:{found['fileId']}"
        self.socket = await self.http.ws_connect(
            f"{self.url}api/collaboration/room/{room}?sessionId={found['sessionId']}"
        )
        await self.socket.send_bytes(pycrdt.create_sync_message(self.doc))
        self.listens = asyncio.create_task(self._listen())
        await self._until(lambda: len(self.cells) > 0)
        self.watches = self.doc.observe(self._changed)

    def _changed(self, event: Any) -> None:
        if self.writes:
            self.out.append(event.update)

    writes = False

    async def _listen(self) -> None:
        async for message in self.socket:
            if message.type is aiohttp.WSMsgType.BINARY and message.data[:1] == b"\x00":
                answer = pycrdt.handle_sync_message(message.data[1:], self.doc)
                if answer is not None:
                    await self.socket.send_bytes(answer)
                async with self.heard:
                    self.heard.notify_all()

    async def _until(self, is_there: Any) -> None:
        async with self.heard, asyncio.timeout(PATIENCE):
            await self.heard.wait_for(is_there)

    @property
    def source(self) -> str:
        """What stands in the cell."""
        return str(self.cells[0]["source"])

    async def write(self, line: str) -> None:
        """Write a line, and send it."""
        self.out: list[bytes] = []
        self.writes = True
        self.cells[0]["source"].__iadd__(line)
        self.writes = False
        for update in self.out:
            await self.socket.send_bytes(pycrdt.create_update_message(update))

    async def has(self, line: str) -> None:
        """Wait until a line is here."""
        await self._until(lambda: line in self.source)


async def table(clients: list[Client], until: float, chance: random.Random) -> list[float]:
    """Let the clients of a notebook write in turn; seconds of each line."""
    found = []
    while time.monotonic() < until:
        await asyncio.sleep(chance.uniform(0.5, 1.5) * PACE)
        mover, line = chance.choice(clients), f"\nmove {chance.getrandbits(40):x}"
        begun = time.perf_counter()
        await mover.write(line)
        await asyncio.gather(*(each.has(line) for each in clients if each is not mover))
        found.append(time.perf_counter() - begun)
    return found


async def play(url: str, tables: int, learners: int, seconds: float) -> list[float]:
    """Let all come, and play for so long."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http:
        clients = [Client(http, url, f"{n % tables}.ipynb") for n in range(learners)]
        for client in clients:
            await client.come()
        until = time.monotonic() + seconds
        moves = await asyncio.gather(
            *(table(clients[n::tables], until, random.Random(n)) for n in range(tables))
        )
        wrong = sum(len({each.source for each in clients[n::tables]}) != 1 for n in range(tables))
        print(f"documents that differ at the end: {wrong}")
        return [each for found in moves for each in found]


def wait_for(port: int) -> None:
    """Wait until the server answers."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)
        else:
            return


def main() -> None:
    """Start JupyterLab with its extension, and print how soon a line is with the others."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--learners", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=60)
    args = parser.parse_args()
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        for n in range(args.tables):
            (Path(folder) / f"{n}.ipynb").write_text(json.dumps(NOTEBOOK), encoding="utf-8")
        command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"]
        settings = [
            f"--port={port}",
            "--IdentityProvider.token=",
            "--ServerApp.disable_check_xsrf=1",
        ]
        url = f"http://127.0.0.1:{port}/"
        server = subprocess.Popen(
            [*command, *settings],
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            wait_for(port)
            moves = asyncio.run(play(url, args.tables, args.learners, args.seconds))
        finally:
            server.terminate()
            server.wait()
    many = quantiles(moves, n=100, method="inclusive")
    print(
        f"{len(moves)} moves: with the others after {median(moves) * 1000:.0f} ms (median), "
        f"{many[94] * 1000:.0f} ms (95 of 100), {max(moves) * 1000:.0f} ms (slowest)"
    )


if __name__ == "__main__":
    main()
