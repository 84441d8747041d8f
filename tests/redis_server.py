"""A Redis of our own, for the tests of shared tables and classes."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def redis_server(folder: Path, *settings: str) -> Iterator[str]:
    """Run one at a socket in a folder; its address. It keeps nothing unless `settings` say so."""
    program = shutil.which("redis-server")
    if program is None:  # on CI a skipped test is a failed one
        pytest.skip("these tests need the system's package redis-server")
    command = [program, "--port", "0", "--unixsocket", "s", "--save", "", *settings]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        for line in server.stdout:
            if "eady to accept connections" in line:
                break
        try:
            yield f"unix://{folder}/s"
        finally:
            server.kill()
