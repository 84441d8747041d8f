"""Runs the lesson notebooks and writes what their cells print. Read the difference."""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from tests.lessons.answers import HERE, compared
from tests.serving import ROOT


def main() -> None:
    """Write a file of answers for every game."""
    for folder in sorted((ROOT / "notebooks" / "lessons").iterdir()):
        tables = [_table(path) for path in sorted(folder.glob("*.ipynb"))]
        text = "\n".join(["# Written by: python -m tests.lessons.answers\n", *filter(None, tables)])
        (HERE / f"{folder.name}.toml").write_text(text, encoding="utf-8")


def _table(path: Path) -> str:
    print(path.stem, file=sys.stderr)
    book = nbformat.read(path, as_version=4)
    NotebookClient(
        book, kernel_name="python3", resources={"metadata": {"path": path.parent}}
    ).execute()
    texts = [
        f"{cell.id} = '''\n{_printed(cell)}'''\n"
        for cell in book.cells
        if cell.cell_type == "code" and compared(cell.source)
    ]
    return "".join([f"[{path.stem}]\n", *texts]) if texts else ""


def _printed(cell: nbformat.NotebookNode) -> str:
    return "".join(output.text for output in cell.outputs if output.output_type == "stream")


if __name__ == "__main__":
    main()
