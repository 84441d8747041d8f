"""The lesson notebooks as they lie beside the site: the same cells, with links that lead somewhere.

A notebook without code becomes a page of text, for which no Python has to start.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import Any

LINK = re.compile(r"\[([^]]*)\]\(([^)#\s]+)(#[^)]*)?\)")
"""A link in Markdown: its text, where it leads, and the part there."""


def contents(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield every file, by its path below `folder`: notebooks, and pages of text."""
    names = {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*.ipynb"))
        if ".ipynb_checkpoints" not in path.parts
    }
    books = {name: json.loads(path.read_text(encoding="utf-8")) for name, path in names.items()}
    new_names = {name: _as_text(name) if _is_text(book) else name for name, book in books.items()}
    for name, book in books.items():

        def fitted(text: str, name: str = name) -> str:
            return with_links(text, name, new_names.get)

        for cell in book["cells"]:
            if cell["cell_type"] == "markdown":
                cell["source"] = fitted("".join(cell["source"]))
        if _is_text(book):
            yield new_names[name], "\n\n".join(cell["source"] for cell in book["cells"])
        else:
            yield name, json.dumps(book, ensure_ascii=False)


def _is_text(book: dict[str, Any]) -> bool:
    return all(cell["cell_type"] == "markdown" for cell in book["cells"])


def _as_text(name: str) -> str:
    return str(PurePosixPath(name).with_suffix(".md"))


def with_links(text: str, name: str, at: Callable[[str], str | None]) -> str:
    """Return the text of the file `name` with links that lead somewhere: `at` knows each file's
    new name.

    What leads out of the folder keeps its words alone.

    >>> at = {"all.ipynb": "all.md"}.get
    >>> with_links("[all](../all.ipynb), [docs](../../docs/x.md)", "a/b.ipynb", at)
    '[all](../all.md), docs'
    """

    def here(found: re.Match[str]) -> str:
        words, target, part = found[1], found[2], found[3] or ""
        if ":" in target:
            return found[0]
        place = _normal(PurePosixPath(name).parent / target)
        new = at(place)
        if new is None:
            return words
        up = "../" * (len(PurePosixPath(name).parts) - 1)
        shared = target if new == place else f"{up}{new}"
        return f"[{words}]({shared}{part})"

    return LINK.sub(here, text)


def _normal(path: PurePosixPath) -> str:
    """Return the path without its "..", which lead above the folder for what is outside it."""
    parts: list[str] = []
    for part in path.parts:
        if part == ".." and parts and parts[-1] != "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)
