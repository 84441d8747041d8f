"""What our app is compared with."""

from __future__ import annotations

import socket
import sys

from tests.serving import ROOT, Served, serve

BARE = ROOT / "tests" / "benchmarks" / "bare.ipynb"
EXTENSIONS = (
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "ipycanvas",
    "jupyterlab_pygments",
)
"""What a bare installation has; ours has more for its tests."""


def bare_board(pool: int, *arguments: str) -> Served:
    """Voila as it comes, with so many warm kernels for a bare board."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    return serve(
        [
            *(sys.executable, "-m", "voila", str(BARE), "--no-browser", f"--port={port}"),
            *(f"--preheat_kernel={pool > 0}", f"--pool_size={pool}", *arguments),
            f"--VoilaConfiguration.extension_allowlist={list(EXTENSIONS)}",
        ]
    )
