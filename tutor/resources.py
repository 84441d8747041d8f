"""Paths of files that come with our packages, wherever those are installed."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path


def resource(package: str, *names: str) -> Path:
    """Return the path of a file or folder of a package, for gettext and servers."""
    return Path(str(files(package).joinpath(*names)))
