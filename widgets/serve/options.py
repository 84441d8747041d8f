"""The options for starting the app."""

from __future__ import annotations

from pathlib import Path

from attrs import evolve, field, frozen
from attrs.validators import ge

from tutor.resources import resource

NOTEBOOK = resource("widgets.serve", "page", "app.ipynb")


def _base_url(text: str) -> str:
    return f"/{text.strip('/')}/" if text.strip("/") else "/"


@frozen
class Options:
    """How to serve the app.

    Attributes:
        ip: address to listen on; "0.0.0.0" lets other machines of the network in.
        port: 0 takes any free port.
        base_url: path under which a proxy shows the app, such as "/user/ada/tutor/".
        pool: kernels kept warm for the next visitors.
        limit: how many learners may be in at the same time; 0: as many as this machine can serve.
        open_browser: whether to open the page here once it is ready.
        notebook: the notebook that is the app.
        verbose: log every request.
        rooms: where shared tables are stored, "redis://HOST"; "" keeps them in memory.
    """

    ip: str = "127.0.0.1"
    port: int = field(default=0, validator=ge(0))
    base_url: str = field(default="/", converter=_base_url)
    pool: int = field(default=2, validator=ge(0))
    limit: int = field(default=0, validator=ge(0))
    open_browser: bool = True
    notebook: Path = field(default=NOTEBOOK, converter=Path)
    verbose: bool = False
    rooms: str = ""

    def without_browser(self) -> Options:
        """Return the same options, without opening a browser."""
        return evolve(self, open_browser=False)
