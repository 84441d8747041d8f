"""The shell's script and style sheet, each joined into one text, as a Jupyter widget needs."""

from __future__ import annotations

import re
from importlib.resources import files

from widgets.draw.theme import THEMES, Theme
from widgets.rooms import ids, room

# In order of dependency; the vendored file comes first.
SCRIPTS = (
    "vendor/idiomorph.esm.js",
    "store.js",
    "notice.js",
    "heartbeat.js",
    "line.js",
    "canvases.js",
    "moves.js",
    "carry.js",
    "drags.js",
    "awake.js",
    "countdown.js",
    "focus.js",
    "files.js",
    "ids.js",
    "panes.js",
    "sound.js",
    "events.js",
    "shell.js",
)
STYLES = (
    *("shell.css", "components.css", "zones.css", "panes.css"),
    *("pages.css", "home.css", "rules.css"),
    *("lesson/screen.css", "lesson/task.css", "lesson/said.css", "lesson/foot.css"),
    *("lesson/table.css", "lesson/around.css"),
    *("puzzles.css", "runs.css", "table.css", "stage.css"),
    *("ceremony.css", "final.css"),
    *("checklist.css", "classroom.css", "going.css", "wall.css", "write.css", "paper.css"),
    *("worksheets.css",),
)

_IMPORT = re.compile(r"^import [^;]*;\n", re.MULTILINE)
_EXPORT = re.compile(r"^export (?!default)(?:\{[^}]*\};\n)?", re.MULTILINE)


def script() -> str:
    """Return all scripts as one ES module, without imports and exports between them."""
    parts = (_EXPORT.sub("", _IMPORT.sub("", _read(name))) for name in SCRIPTS)
    return "\n".join(parts)


def linked() -> str:
    """Return a script that loads `script` from its own address; the page has `style` already."""
    return _read("linked.js")


def style() -> str:
    """Return the themes' colours as CSS custom properties, the style sheets, and those of each
    game.
    """
    games = (room(game).styles() for game in ids())
    return "\n".join([*map(_colours, THEMES), *map(_read, STYLES), *games])


def _colours(theme: Theme) -> str:
    contrast = "high" if theme.contrast else "normal"
    selector = f'.tutor[data-theme="{theme.name}"][data-contrast="{contrast}"]'
    lines = "".join(f"  {name}: {value};\n" for name, value in theme.css_variables().items())
    return f"{selector} {{\n  color-scheme: {theme.name};\n{lines}}}"


def _read(name: str) -> str:
    return files("widgets").joinpath("static", *name.split("/")).read_text(encoding="utf-8")
