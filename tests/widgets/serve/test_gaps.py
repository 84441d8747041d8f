"""Objects of a kernel do not lie between those of its parent."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.serving import ROOT

PAGE = 4096
LOADED = """
from widgets.serve.kernels import gaps

old = [bytes({size} - gaps.EMPTY) for _each in range(20_000)]
pages = {{id(each) // {page} for each in old}}
del old[1::2]
if {filled}:
    gaps.fill()
new = [bytes({size} - gaps.EMPTY) for _each in range(1_000)]
print(len({{id(each) // {page} for each in new}} & pages))
"""


def copied(size: int, *, filled: bool) -> int:
    """Pages of older objects in which a thousand new ones lie."""
    code = LOADED.format(size=size, page=PAGE, filled=filled)
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return int(done.stdout)


@pytest.mark.parametrize("size", [64, 496, 2_000])
def test_new_objects_lie_apart_from_older_ones(size: int) -> None:
    assert copied(size, filled=False) > 10
    assert copied(size, filled=True) <= 2  # at the end of the last pool or of the heap
