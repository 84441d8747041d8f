"""The app on a hub: jupyter-server-proxy starts it for a user and serves it under their address.

Voila could also run inside the user's own Jupyter server, but then without kernels warmed up in
advance, and with a kernel left behind for every closed tab.
"""

from __future__ import annotations

import sys
from typing import Any

from tutor.resources import resource

ICON = resource("widgets.serve", "template", "static", "mark.svg")


def setup() -> dict[str, Any]:
    """Return the configuration of jupyter-server-proxy for `.../tutor/`; it fills in port and
    base_url.
    """
    program = [sys.executable, "-m", "tutor.cli", "app", "--no-browser", "--pool", "1"]
    return {
        "command": [*program, "--port", "{port}", "--base-url", "{base_url}tutor/"],
        "absolute_url": True,
        "timeout": 60,
        "launcher_entry": {"title": "Choco Tutor", "icon_path": str(ICON)},
        "new_browser_tab": False,
    }
