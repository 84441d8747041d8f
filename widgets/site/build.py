"""Writes the site: a folder that any file server can send, and that asks for nothing outside it.

    tutor site build/site

What it is made of: the page's scripts (`page/`), the shell's script and style sheet (as a notebook
gets them), Python for the browser (`core`) with its own library (`library.pack`), the data of the
tutor (`data.pack`), its modules and its libraries compiled (`code.pack`), and a snapshot of
Python's memory with all of them loaded (`memory.pack`), with which a visit begins sooner than with
the code.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import shutil
import tempfile
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from attrs import frozen

from tutor.i18n import _
from tutor.resources import resource
from widgets.app.first_paint import first_picture
from widgets.browser import assets
from widgets.pages.notebook_links import BELOW
from widgets.site.core import core, pinned, run
from widgets.site.icons import icons
from widgets.site.notebook_build import games_in, lay_beside
from widgets.site.slim import standard
from widgets.site.sources import packed, sources

PAGE = resource("widgets.site", "page")
SCRIPTS = ("boot.js", "keep.js", "pack.js", "worker.js")
MARK = resource("widgets.serve", "template", "static", "mark.svg")
HOST = resource("widgets", "static", "host")
SHARED = ("wire.js", "canvas.js", "model.js")
"""Scripts that the site shares with the app's page on a server."""
FIRST = resource("widgets.serve", "template", "static", "first.js")
LOOK = resource("widgets.serve", "template", "look.css")
NAME = "Choco Tutor"
GROUND = "#f5ebdd"
"""The colour of the table, behind what is not yet there."""
LIBRARY = "python_stdlib.zip"
SNAPSHOT, CODE = "memory.pack", "code.pack"
"""A visit fetches the one or the other."""
MIB = 1 << 20


@frozen
class Size:
    """What a visit fetches, in bytes as they travel (each file gzipped, as servers do).

    Attributes:
        usual: with the snapshot.
        light: without it, for those who save data.
    """

    usual: int
    light: int

    def __str__(self) -> str:
        return _(
            "A first visit fetches {usual:.1f} MiB, without the snapshot {light:.1f} MiB (gzipped)."
        ).format(usual=self.usual / MIB, light=self.light / MIB)


def build(out: Path, cache: Path | None = None, notebooks: Path | None = None) -> Size:
    """Write the site to the folder `out`, which is replaced when all is made.

    `cache` keeps what was fetched; it lies beside `out` unless it is named. The lesson notebooks in
    the folder `notebooks` are laid beside the page, to be run in the browser. Raises OSError.
    """
    out = out.resolve()  # a link goes on leading to the folder that is served
    refuse_others(out)
    core_files = core(cache or out.parent, pinned())
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=".site-") as work:
        site = Path(work) / "site"
        # A package.json above, such as ours, says that scripts are modules; Pyodide's are not.
        _write(Path(work) / "package.json", "{}")
        shutil.copytree(core_files, site / "pyodide")
        shorten(site / "pyodide" / LIBRARY)
        wire = numbers()
        write_page(site, games_in(notebooks) if notebooks else ())
        bundle = Path(work) / "sources"
        bundle.write_bytes(packed(sources(wire)))
        run(["node", PAGE / "make.mjs", site, bundle], site)
        for pack in site.glob("*.pack"):
            pack.write_bytes(gzipped(pack.read_bytes()))
        write_worker(site)
        if notebooks:  # after the worker: what is kept for a day without a network is the app alone
            lay_beside(site, notebooks, core_files / LIBRARY)
        replace(site, out, Path(work) / "old")
    return size(out)


def refuse_others(out: Path) -> None:
    """Raises OSError for a folder with something else in it than a site."""
    if out.exists() and not (out / "sw.js").is_file() and any(out.iterdir()):
        raise OSError(_("{folder} holds something else: name an empty one.").format(folder=out))


def shorten(library: Path) -> None:
    """Leave out of Python's own library what no page asks for."""
    whole = library.rename(library.with_suffix(".whole"))
    with zipfile.ZipFile(whole) as old, zipfile.ZipFile(library, "w", zipfile.ZIP_DEFLATED) as new:
        for each in filter(lambda each: standard(each.filename), old.infolist()):
            new.writestr(each, old.read(each), zipfile.ZIP_DEFLATED, 9)
    whole.unlink()


def gzipped(content: bytes) -> bytes:
    """Gzip as closely as can be; where `deflate` is not installed, some 4 % larger.

    >>> gzip.decompress(gzipped(b"Beans"))
    b'Beans'
    """
    try:
        from deflate import gzip_compress
    except ImportError:
        return gzip.compress(content, mtime=0)
    return bytes(gzip_compress(content, 12))


def numbers() -> Mapping[str, Mapping[str, int]]:
    """Return the numbers by which ipycanvas calls its commands and a brush's attributes."""
    from ipycanvas.canvas import COMMANDS, Canvas

    return {"commands": COMMANDS, "attributes": Canvas.ATTRS}


def write_page(site: Path, notebooks: Iterable[str]) -> None:
    """Write what the browser reads before Python is there. `notebooks`: the games that have
    some.
    """
    for name in SCRIPTS:
        shutil.copy(PAGE / name, site)
    for name in SHARED:
        shutil.copy(HOST / name, site)
    _write(site / "shell.js", assets.script())
    _write(site / "shell.css", assets.style())
    shutil.copy(LOOK, site)
    shutil.copy(FIRST, site)
    shutil.copy(MARK, site)
    _write(site / "manifest.webmanifest", json.dumps(manifest(), indent=2))
    mark = MARK.read_text(encoding="utf-8")
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    parts = {"@MARK@": mark, "@NOTEBOOKS@": " ".join(notebooks), "@FIRST@": first_picture()}
    for name, part in parts.items():
        index = index.replace(name, part)
    _write(site / "index.html", index)
    for name, picture in icons(MARK, GROUND).items():
        (site / name).write_bytes(picture)


def manifest() -> Mapping[str, object]:
    """Return what a tablet needs to put the site on its first screen."""
    whole = {"src": "icon-512-whole.png"}
    return {
        "name": f"{NAME}: board games, learned by playing",
        "short_name": NAME,
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "icons": [
            {"src": "mark.svg", "sizes": "any", "type": "image/svg+xml"},
            {"src": "icon-192.png", "sizes": "192x192", "type": "image/png"},
            {"src": "icon-512.png", "sizes": "512x512", "type": "image/png"},
            whole | {"sizes": "512x512", "type": "image/png", "purpose": "maskable"},
        ],
    }


def write_worker(site: Path) -> None:
    """Write the service worker, last: it names every file with its sum."""
    sums = {
        path.relative_to(site).as_posix(): _sum(path)
        for path in sorted(site.rglob("*"))
        if path.is_file()
    }
    version = hashlib.sha256(json.dumps(sums).encode()).hexdigest()[:16]
    text = (PAGE / "sw.js").read_text(encoding="utf-8")
    text = text.replace('"@FILES@"', json.dumps(sums, indent=1)).replace("@VERSION@", version)
    _write(site / "sw.js", text)


def replace(site: Path, out: Path, aside: Path) -> None:
    """Put the new site in the place of the old one, which goes `aside`; nobody finds half of one.

    All three are in the same file system: a folder is renamed in one step, however full it is.
    """
    if out.exists():
        out.rename(aside)
    site.rename(out)


def size(out: Path) -> Size:
    """Return what a visit fetches; the notebooks are a visit of their own."""
    files = (path for path in out.rglob("*") if path.is_file() and out / BELOW not in path.parents)
    sizes = {path: travels(path) for path in files}
    whole = sum(sizes.values())
    return Size(whole - sizes[out / CODE], whole - sizes[out / SNAPSHOT])


def travels(path: Path) -> int:
    """Return the bytes of a file, gzipped where that makes it smaller."""
    content = path.read_bytes()
    return min(len(content), len(gzip.compress(content, 6)))


def _sum(path: Path) -> str:
    digest = hashlib.sha256(path.read_bytes()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
