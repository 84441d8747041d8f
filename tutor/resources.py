"""Files that come with our packages, wherever those are installed."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path


def resource(package: str, *names: str) -> Path:
    """A file or folder of a package, for whoever needs a path: gettext and servers do."""
    return Path(str(files(package).joinpath(*names)))
