"""Runs the tests of the page's scripts that need no browser, with node's own test runner."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from widgets.site.core import find

HERE = Path(__file__).parent


@pytest.mark.parametrize("file", sorted(HERE.glob("*.test.js")), ids=lambda file: file.stem)
def test_script(file: Path) -> None:
    ran = subprocess.run(
        [find("node"), "--test", file],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
