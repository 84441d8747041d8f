"""Start the app: `tutor app`."""

from __future__ import annotations

import logging
import os
import sys
import tempfile
import webbrowser
from collections.abc import Mapping
from typing import Any

from traitlets.config import Config

from tutor.i18n import _
from widgets.serve import absent  # noqa: F401 – before what imports Jupyter
from widgets.serve.house import page_config
from widgets.serve.kernels.pool import PAUSE, PoolKernels
from widgets.serve.kernels.ready import ReadyKernels
from widgets.serve.kernels.specs import AppKernelSpecs
from widgets.serve.line import PromptLine
from widgets.serve.options import NOTEBOOK, Options
from widgets.serve.server import TutorServer
from widgets.serve.visitors import Visitors

EXTENSIONS = (  # front ends that the page loads; others that are installed are left out
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
    "ipycanvas",
)


def config(options: Options) -> Config:
    """Return the settings of Voila and of the Jupyter server for these options."""
    found = Config()
    found.Voila.ip = options.ip
    found.Voila.port = options.port
    found.Voila.base_url = options.base_url
    found.Voila.notebook_path = str(options.notebook.resolve())
    found.Voila.config_file_paths = []  # ignore the machine's own Jupyter settings
    found.Voila.log_level = logging.INFO if options.verbose else logging.WARNING
    house = options.notebook == NOTEBOOK
    found.VoilaConfiguration.preheat_kernel = options.pool > 0 and not house
    found.VoilaConfiguration.default_pool_size = options.pool
    found.VoilaConfiguration.extension_allowlist = list(EXTENSIONS)
    found.VoilaConfiguration.page_config_hook = page_config
    found.VoilaConfiguration.kernel_spec_manager_class = AppKernelSpecs
    found.VoilaConfiguration.multi_kernel_manager_class = ReadyKernels if house else PoolKernels
    if house:
        found.Voila.kernel_websocket_connection_class = PromptLine
    found.VoilaKernelManager.fill_delay = found.ReadyKernels.pause = PAUSE
    found.ReadyKernels.size = options.pool
    # A closed tab says so; this is for tabs that could not.
    found.MappingKernelManager.cull_idle_timeout = 1200
    found.MappingKernelManager.cull_interval = 60
    found.Voila.identity_provider_class = Visitors
    if options.base_url != "/":
        # Behind a proxy the browser also sends that server's cookie; ours needs another name.
        found.IdentityProvider.cookie_name = "tutor"
    # Write nothing outside the temporary folder, not even a key to sign notebooks with.
    found.NotebookNotary.db_file = ":memory:"
    found.NotebookNotary.secret = os.urandom(32)
    if sys.platform == "linux" and len(tempfile.gettempdir()) < 32:
        # Sockets in a file system need no free ports; their names must be short.
        found.KernelManager.transport = "ipc"
    return found


def run(**chosen: Any) -> int:
    """Serve the app with `Options(**chosen)` until Ctrl-C or a signal; return the exit code."""
    try:
        options = Options(**chosen)
        if not options.notebook.exists():
            message = _("there is no notebook {path}.")
            raise ValueError(message.format(path=options.notebook))
        if options.open_browser and not can_open_browser(os.environ):
            options = options.without_browser()
        if not options.verbose:
            logging.getLogger("tornado.general").addFilter(is_worth_a_line)
        server = TutorServer(config=config(options), options=options)
        server.initialize([])
        server.serve()
    except (ValueError, OSError) as error:
        print(_("The app cannot start: {why}").format(why=error), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass  # before the server had begun
    return 0


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Return False for a message that only says that a page was left while its kernel was
    sending.
    """
    return not str(record.msg).startswith("Got events for closed stream")


def can_open_browser(environ: Mapping[str, str]) -> bool:
    """Return whether a browser can be opened on this machine."""
    if environ.get("CI"):
        return False
    if sys.platform == "linux" and not (
        environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY") or environ.get("WSL_DISTRO_NAME")
    ):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
