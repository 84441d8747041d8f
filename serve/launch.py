"""Start the app: `tutor app`."""

from __future__ import annotations

import logging
import os
import sys
import webbrowser
from typing import Any

from traitlets.config import Config

from serve.options import Options
from serve.server import TutorServer


def config(options: Options) -> Config:
    """The settings of Voila and of the Jupyter server for these options."""
    found = Config()
    found.Voila.ip = options.ip
    found.Voila.port = options.port
    found.Voila.base_url = options.base_url
    found.Voila.notebook_path = str(options.notebook)
    found.Voila.config_file_paths = []  # the machine's own Jupyter settings are none of ours
    found.Voila.open_browser = False
    found.Voila.log_level = logging.INFO if options.verbose else logging.WARNING
    found.VoilaConfiguration.preheat_kernel = options.pool > 0
    found.VoilaConfiguration.default_pool_size = options.pool
    # Only what our widgets need is loaded into the page.
    found.VoilaConfiguration.extension_allowlist = [
        "@voila-dashboards/widgets-manager8",
        "anywidget",
        "ipycanvas",
    ]
    found.VoilaConfiguration.file_allowlist = []
    found.VoilaKernelManager.fill_delay = 0.5
    found.MappingKernelManager.cull_idle_timeout = 1800
    found.MappingKernelManager.cull_interval = 60
    return found


def run(**chosen: Any) -> int:
    """Serve until Ctrl-C or a signal; returns the exit code."""
    options = Options(**chosen)
    if not options.notebook.exists():
        print(f"{options.notebook} is missing: run this from a clone.", file=sys.stderr)
        return 1
    server = TutorServer(config=config(options))
    server.initialize([])
    server.options = options
    server.start()
    return 0


def can_open_browser(environ: dict[str, str] | None = None) -> bool:
    """Whether a person sits in front of a screen here."""
    environ = dict(os.environ) if environ is None else environ
    if environ.get("CI"):
        return False
    if sys.platform.startswith("linux") and not (
        environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY") or environ.get("WSL_DISTRO_NAME")
    ):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
