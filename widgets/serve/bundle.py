"""One script file in place of a hundred.

Voila's page program and the widgets' front ends are split into about a hundred small files that
load one another in four rounds. Each of them only registers modules, so they can arrive in one file
ahead of the program, which then finds them all and loads nothing.

`bundle.txt` lists them, as recorded from a real page. A file that is missing (another version of a
package is installed) is left out and loaded by the page as before: slower, never wrong.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path

from attrs import field, frozen

from tutor.resources import resource

LIST = resource("widgets.serve", "bundle.txt")
FOLDERS = ("voila/static/", "voila/labextensions/")


def recorded() -> tuple[str, ...]:
    """Return the files of the bundle, as the page addresses them below the app's base URL."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return tuple(line for line in lines if line and not line.startswith("#"))


@frozen(slots=False)
class Kept:
    """A text that browsers may cache for ever: its address changes whenever it does.

    Attributes:
        content: the text.
        kind: its media type.
    """

    content: bytes
    kind: str = "text/javascript"

    @cached_property
    def zipped(self) -> bytes:
        """The text, gzipped."""
        return gzip.compress(self.content, compresslevel=6, mtime=0)

    @cached_property
    def version(self) -> str:
        """A digest of the text."""
        return hashlib.sha256(self.content).hexdigest()[:20]


@frozen(slots=False)
class Bundle:
    """Scripts joined into one.

    Attributes:
        static: folders behind voila/static/, the first that has a file wins.
        extensions: likewise for voila/labextensions/.
        names: the files, each starting with one of FOLDERS.
    """

    static: Sequence[str]
    extensions: Sequence[str]
    names: Iterable[str] = field(factory=recorded)

    def find(self, name: str) -> Path | None:
        """Return the path of the file on this machine; None if it is not installed."""
        for prefix, folders in zip(FOLDERS, (self.static, self.extensions), strict=True):
            if name.startswith(prefix):
                paths = (Path(folder, name.removeprefix(prefix)) for folder in folders)
                return next((path for path in paths if path.is_file()), None)
        return None

    @cached_property
    def script(self) -> Kept:
        """The joined script; each file in a function of its own, because each says "use strict"."""
        found = filter(None, map(self.find, self.names))
        return Kept(b"".join(b"(()=>{" + path.read_bytes() + b"\n})();\n" for path in found))
