"""What a notebook's Python loads in the browser: wheels, made of what is installed here.

What the tutor was tested with is installed anyway, so nothing is fetched a second time, and the
browser gets the very versions that `requirements/` names. Only what is written in Python goes.
"""

from __future__ import annotations

import hashlib
import json
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

from attrs import field, frozen
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tutor.resources import resource

WANTED = ("anywidget", "attrs", "comm", "fsrs", "htpy", "ipython", "networkx", "openskill")
"""What notebooks and the tutor import; what these need comes with them. Not ipycanvas, for which
numpy and Pillow would have to be compiled: where it is missing the tutor paints by itself."""
OURS = "choco-tutor"
BROWSER = {"sys_platform": "emscripten", "platform_system": "Emscripten", "extra": ""}
COMPILED = frozenset({".so", ".pyd", ".dylib", ".pyc"})
"""Files for this machine's Python alone."""
UNUSED = (
    *("tests/", "labextension/", "nbextension/", "sphinxext/"),
    *("widgets/serve/", "widgets/site/"),
)
"""Folders that nothing here imports."""
LEXERS = ("__init__", "_mapping", "python", "special", "data", "markup", "web", "css", "javascript")
"""What cells and their errors are coloured by, of some hundred languages."""
STAND_INS: Mapping[str, Mapping[str, str]] = {
    # Completion in cells, for which IPython has a way of its own, too.
    "jedi": {"jedi/__init__.py": "raise ImportError('not in the browser')\n"},
    "widgetsnbextension": {"widgetsnbextension/__init__.py": ""},
    # No index of packages is asked: everything a notebook needs is here.
    "micropip": {"micropip/__init__.py": ""},
    "piplite": {
        "piplite/__init__.py": "from piplite.piplite import install\n",
        "piplite/piplite.py": (
            "async def install(*names, **options):\n"
            "    raise OSError('Only what the tutor needs is here: nothing can be installed.')\n"
        ),
    },
}
"""In place of packages that would be asked for and are not needed: their files."""
WHEEL = "Wheel-Version: 1.0\nGenerator: tutor\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
EPOCH = (1980, 1, 1, 0, 0, 0)
"""The date of every file in a wheel, so that what is equal makes equal files."""


@frozen
class Package:
    """A package for the browser: its files by their place below site-packages."""

    name: str
    version: str
    files: Mapping[str, bytes] = field(repr=False)

    @property
    def tops(self) -> list[str]:
        """The modules it brings."""
        tops = {PurePosixPath(name).parts[0] for name in self.files if name.endswith(".py")}
        return sorted(top.removesuffix(".py") for top in tops)


def packages(python: str, extra: Path) -> list[Package]:
    """Return all that a notebook's Python needs. `python`: its version; `extra`: a folder of more
    wheels.

    Raises PackageNotFoundError for what is not installed.
    """
    there = [read_wheel(path) for path in sorted(extra.glob("*.whl"))]
    there = [package for package in there if package.name not in STAND_INS]
    there += [stand_in(name, files) for name, files in STAND_INS.items()]
    known = {package.name for package in there}
    return [ours(), *there, *(installed(name) for name in needed(python) if name not in known)]


def needed(python: str) -> list[str]:
    """Return the names of the libraries, each with what it needs itself in the browser."""
    where = BROWSER | {"python_version": python, "python_full_version": f"{python}.0"}
    found: set[str] = set()
    open_ends = list(WANTED)
    while open_ends:
        name = canonicalize_name(open_ends.pop())
        if name in found:
            continue
        found.add(name)
        if name not in STAND_INS:
            wants = map(Requirement, distribution(name).requires or ())
            open_ends += [w.name for w in wants if w.marker is None or w.marker.evaluate(where)]
    return sorted(found)


def installed(name: str) -> Package:
    """Return a library that is installed here."""
    found = distribution(name)
    files = {
        file.as_posix(): Path(str(file.locate())).read_bytes()
        for file in found.files or ()
        if wanted(file.as_posix())
    }
    return Package(name, found.version, files)


def ours() -> Package:
    """Return the tutor itself, with its sources to look into."""
    files = dict(_own("tutor")) | dict(_own("widgets"))
    return Package(OURS, distribution(OURS).version, files)


def _own(package: str) -> Iterator[tuple[str, bytes]]:
    root = resource(package)
    for path in sorted(root.rglob("*")):
        name = f"{package}/{path.relative_to(root).as_posix()}"
        if path.is_file() and wanted(name):
            yield name, path.read_bytes()


def wanted(name: str) -> bool:
    """Return whether a file of a package goes along.

    >>> [wanted(f"pygments/lexers/{name}.py") for name in ("python", "cobol")]
    [True, False]
    >>> wanted("markupsafe/_speedups.so"), wanted("../../bin/pygmentize"), wanted("tutor/cli.py")
    (False, False, True)
    """
    path = PurePosixPath(name)
    if ".." in path.parts or path.suffix in COMPILED:
        return False
    if path.parts[0].endswith(".dist-info"):  # its other files are written anew
        return "licen" in name.lower()
    if name.startswith("pygments/lexers/"):
        return path.stem in LEXERS
    return not any(f"/{part}" in name or name.startswith(part) for part in UNUSED)


def stand_in(name: str, files: Mapping[str, str]) -> Package:
    """Return a package that is there in name."""
    return Package(name, "0", {path: text.encode() for path, text in files.items()})


def read_wheel(path: Path) -> Package:
    """Return the package of a wheel."""
    name, version = path.name.split("-")[:2]
    with zipfile.ZipFile(path) as wheel:
        files = {each: wheel.read(each) for each in wheel.namelist() if wanted(each)}
    return Package(canonicalize_name(name), version, files)


def write_wheel(package: Package, folder: Path) -> Path:
    """Write the package's wheel; where it is."""
    stem = f"{package.name.replace('-', '_')}-{package.version}"
    metadata = f"Metadata-Version: 2.1\nName: {package.name}\nVersion: {package.version}\n"
    files = {
        **package.files,
        f"{stem}.dist-info/METADATA": metadata.encode(),
        f"{stem}.dist-info/WHEEL": WHEEL.encode(),
        f"{stem}.dist-info/RECORD": b"",
    }
    path = folder / f"{stem}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, content in sorted(files.items()):
            wheel.writestr(zipfile.ZipInfo(name, EPOCH), content, zipfile.ZIP_DEFLATED)
    return path


def write_all(found: Iterable[Package], info: Mapping[str, str], folder: Path) -> None:
    """Write the wheels, and the list by which they are loaded. `info`: of Python's own list."""
    listed = {}
    for package in found:
        path = write_wheel(package, folder)
        listed[package.name] = {
            "name": package.name,
            "version": package.version,
            "file_name": path.name,
            "install_dir": "site",
            "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
            "package_type": "package",
            "imports": package.tops,
            "depends": [],
            "unvendored_tests": False,
        }
    text = json.dumps({"info": dict(info), "packages": listed}, indent=1)
    (folder / "pyodide-lock.json").write_text(text, encoding="utf-8")
