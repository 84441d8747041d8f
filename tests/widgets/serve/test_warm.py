"""What the parent of the kernels does for all of them."""

from __future__ import annotations

import subprocess
import sys

from tests.budget import breadth
from tests.serving import ROOT

FIRST_PAGE = """
import sys
from ipywidgets.widgets.widget import _instances
from widgets.serve.kernels.warm import rehearse, warm
from widgets.draw import wire

warm()
known, loaded = wire._sprite.cache_info().misses, set(sys.modules)
rehearse("{address}", dark={dark})
print(sorted(set(sys.modules) - loaded), list(_instances.values()))
print(known, wire._sprite.cache_info().misses - known)
print(loaded >= {{"fsrs", "openskill"}})  # for the first puzzle that is answered
"""


@breadth(("address", "dark"), ("table", True), ("lesson/first-bite", False))
def test_a_first_page_finds_its_drawings_done(address, dark):
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PAGE.format(address=address, dark=dark)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    left, drawn, trained = done.stdout.splitlines()
    assert trained == "True"
    assert left == "[] []"  # no module loaded late, no widget left behind
    known, anew = map(int, drawn.split())
    assert anew < known / 4  # other cards lie on every table
    assert done.stderr == ""  # a page that fails is logged
