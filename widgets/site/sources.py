"""What Python has to know in the browser: the tutor's own modules and the libraries they need.

The libraries are those installed beside the tutor, so the site runs the versions that were tested.
Only what is written in Python goes along; a library's faster half for one kind of machine stays.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

from tutor.resources import resource
from widgets.site.slim import ONLY, SHORTER

LIBRARIES = (
    *("attrs", "fsrs", "htpy", "markupsafe", "networkx", "openskill", "segno"),
    "typing_extensions",
)
"""All that the app needs; each is there on any machine that can build the site."""
OURS = ("tutor", "widgets")
KINDS = frozenset({".py", ".toml", ".json", ".mo"})
UNUSED = frozenset(
    {
        "__pycache__",
        *("..", "tests"),  # programs outside the library; a library's own tests
        *("widgets/serve", "widgets/static", "widgets/site/page"),
        *("tutor/together", "widgets/pages/together", "widgets/table/shared.py"),
        *("tutor/live_class", "widgets/pages/live_class"),
        *("tutor/puzzles/solvers", "tutor/puzzles/checkpoint.py"),
        *("tutor/testing", "tutor/commands", "tutor/cli.py", "widgets/testing"),
        *("widgets/site/build.py", "widgets/site/core.py", "widgets/site/slim.py"),
        *("widgets/site/icons.py", "widgets/site/notebook_build.py"),
        *("widgets/site/notebook_contents.py", "widgets/site/notebook_packages.py"),
        *("widgets/site/sources.py", "htpy/html2htpy.py"),
    }
)
"""Folders and files that no page asks for, by a part of their path or from the beginning."""


def sources(wire: Mapping[str, Mapping[str, int]]) -> Iterator[tuple[str, bytes]]:
    """Yield every file, by its path from where Python looks for modules."""
    for package in OURS:
        root = resource(package)
        for path in sorted(root.rglob("*")):
            name = f"{package}/{path.relative_to(root).as_posix()}"
            if path.is_file() and wanted(name):
                yield name, path.read_bytes()
    for library in LIBRARIES:
        yield from files_of(library)
    yield "widgets/site/wire.json", json.dumps(wire).encode()


def files_of(library: str) -> Iterator[tuple[str, bytes]]:
    """Yield the modules of an installed library."""
    found = distribution(library)
    for file in sorted(found.files or ()):
        name, path = file.as_posix(), Path(str(file.locate()))
        if name in SHORTER:
            yield name, SHORTER[name].format(version=found.version).encode()
        elif wanted(name) and name.startswith(ONLY.get(library, "")) and path.is_file():
            yield name, path.read_bytes()


def wanted(name: str) -> bool:
    """Return whether a file goes along.

    >>> wanted("tutor/rooms.py"), wanted("markupsafe/_speedups.so"), wanted("widgets/serve/x.py")
    (True, False, False)
    """
    path = PurePosixPath(name)
    above = {str(each) for each in (path, *path.parents)}
    return path.suffix in KINDS and not UNUSED & {*above, *path.parts}


def packed(files: Iterator[tuple[str, bytes]]) -> bytes:
    """Pack many files as one, as `page/pack.js` reads them.

    >>> packed(iter([("a.txt", b"hi")]))
    b'\\x0e\\x00\\x00\\x00[["a.txt", 2]]hi'
    """
    found = list(files)
    index = json.dumps([[name, len(content)] for name, content in found]).encode()
    return len(index).to_bytes(4, "little") + index + b"".join(content for _name, content in found)
