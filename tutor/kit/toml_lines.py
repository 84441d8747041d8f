"""Line numbers of the entries of a TOML file, which TOML parsers do not keep."""

from __future__ import annotations

import re
from collections import Counter

_HEADER = re.compile(r"""\s*\[\[?\s*["']?([\w.-]+)["']?\s*\]""")
_KEY = re.compile(r"""\s*["']?([\w.-]+)["']?\s*=""")


class TomlLines:
    """Finds the line of an entry by table, key and, in an array of tables, index from 0."""

    def __init__(self, text: str) -> None:
        self.last = text.count("\n") + 1
        self._found: dict[tuple[str, str, int], int] = {}
        table, nth, seen = "", 0, Counter[str]()
        inside = ""  # the quotes of an open multi-line string
        for n, line in enumerate(text.split("\n"), 1):
            if not inside and (header := _HEADER.match(line)):
                table = header[1]
                nth = seen[table]
                seen[table] += 1
                self._found[table, "", nth] = n
            elif not inside and (key := _KEY.match(line)):
                path = f"{table}.{key[1]}" if table else key[1]
                above, _dot, last = path.rpartition(".")
                self._found.setdefault((above, last, nth), n)
            for quotes in ('"""', "'''"):
                if inside in ("", quotes) and line.count(quotes) % 2:
                    inside = "" if inside else quotes

    def of(self, table: str, key: str = "", nth: int = 0) -> int:
        """Return the line of an entry; of its table if it is missing, 1 if that is missing, too."""
        for place in ((table, key, nth), (f"{table}.{key}", "", 0), (table, "", nth)):
            if place in self._found:
                return self._found[place]
        return self._found.get(("", table, 0), 1)
