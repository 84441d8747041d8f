"""Faults planted by hand, one on each storey and in each game, and the tests that must notice.

They show that a faster suite still notices what the slower one did: `planted.toml` is their table.
"""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import attrs

TABLE = Path(__file__).with_name("planted.toml")


@attrs.frozen
class Planted:
    """One fault: in the file at `path` the text `before` becomes `after`.

    `tests` are the files and folders that must notice, relative to the root.
    """

    name: str
    path: Path
    before: str
    after: str
    tests: tuple[str, ...]

    def tree(self) -> ast.Module:
        """The changed module.

        Raises:
            ValueError: the text is not there exactly once, or the module cannot be read with it.
        """
        text = self.path.read_text(encoding="utf-8")
        if (times := text.count(self.before)) != 1:
            raise ValueError(f"“{self.name}”: {self.before!r} is {times} times in {self.path}")
        try:
            return ast.parse(text.replace(self.before, self.after))
        except SyntaxError as error:
            raise ValueError(f"“{self.name}”: {self.path} cannot be read: {error}") from error


def planted(root: Path, table: Path = TABLE) -> list[Planted]:
    """The faults of the table, in its order."""
    entries = tomllib.loads(table.read_text(encoding="utf-8"))["fault"]
    return [
        Planted(
            entry["name"],
            root / entry["file"],
            entry["before"],
            entry["after"],
            tuple(entry["tests"]),
        )
        for entry in entries
    ]
