"""The shell's script and style sheet, each joined into one text, as a Jupyter widget needs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files

from widgets.draw.theme import THEMES, Theme
from widgets.rooms import ids, room

# In order of dependency; the vendored file comes first.
SCRIPTS = (
    "vendor/idiomorph.esm.js",
    "store.js",
    "notice.js",
    "asked.js",
    "heartbeat.js",
    "line.js",
    "canvases.js",
    "moves.js",
    "carry.js",
    "drags.js",
    "awake.js",
    "countdown.js",
    "short_links.js",
    "focus.js",
    "files.js",
    "ids.js",
    "parts.js",
    "panes.js",
    "sound.js",
    "together.js",
    "events.js",
    "shell.js",
)
HOST = tuple(f"host/{name}.js" for name in ("wire", "canvas", "model", "socket", "post", "host"))
"""The program of the app's page, which speaks to the kernel for the shell."""
STYLES = {
    "frame": ("shell.css", "components.css", "zones.css", "panes.css", "pages.css"),
    "page": (
        *("home.css", "full-box.css", "rules.css"),
        *("lesson/screen.css", "lesson/task.css", "lesson/said.css", "lesson/foot.css"),
        *("lesson/table.css", "lesson/around.css", "lesson/end.css"),
        *("puzzles.css", "table.css", "faces.css", "stage.css"),
        *("ceremony.css", "final.css"),
        *("checklist.css", "classroom.css", "going.css", "write.css"),
        "making.css",
        "together.css",
        "live-class.css",
        "worksheets.css",
    ),
    "game": ("runs.css", "wall.css", "solving.css"),  # they arrange what the rooms draw
    "always": ("always.css", "paper.css"),
}
"""The house's style sheets by cascade layer: a later layer wins, whatever the selectors are.

The themes' colours are in `frame`, the rooms' sheets at the end of `game`.
"""

IDS = 1
"""As many ids a selector may have."""

_ROOT = re.compile(r"\.tutor(?![\w-])")
_IMPORT = re.compile(r"^import [^;]*;\n", re.MULTILINE)
_EXPORT = re.compile(r"^export (?!default)(?:\{[^}]*\};\n)?", re.MULTILINE)


def script() -> str:
    """Return all scripts as one ES module, without imports and exports between them."""
    return _joined(SCRIPTS)


def host() -> str:
    """Return the program of the app's page, likewise."""
    return _joined(HOST)


def _joined(names: Iterable[str]) -> str:
    return "\n".join(_EXPORT.sub("", _IMPORT.sub("", _read(name))) for name in names)


def style() -> str:
    """Return the themes' colours as CSS custom properties, the style sheets, and those of each
    game, in cascade layers: for pages of our own.
    """
    layers = _layers()
    blocks = (f"@layer {name} {{\n{text}\n}}\n" for name, text in layers.items())
    return f"@layer {', '.join(layers)};\n{''.join(blocks)}"


def notebook_style() -> str:
    """Return the same for pages of others, without layers: those pages' own styles are in none
    and would win.

    What makes a later layer win there is the specificity of `.tutor`, with which every selector
    begins: `:not(#_#_)` matches always and counts as two ids.
    """
    return "\n".join(
        _ROOT.sub(rf"\g<0>:not({'#_' * (IDS + 1) * floor})", text)
        for floor, text in enumerate(_layers().values(), 1)
    )


def _layers() -> dict[str, str]:
    sheets = {layer: [*map(_read, names)] for layer, names in STYLES.items()}
    sheets["frame"] = [*map(_colours, THEMES), *sheets["frame"]]
    sheets["game"] += [room(game).styles() for game in ids()]
    return {layer: "\n".join(texts) for layer, texts in sheets.items()}


def _colours(theme: Theme) -> str:
    contrast = "high" if theme.contrast else "normal"
    selector = f'.tutor[data-theme="{theme.name}"][data-contrast="{contrast}"]'
    lines = "".join(f"  {name}: {value};\n" for name, value in theme.css_variables().items())
    return f"{selector} {{\n  color-scheme: {theme.name};\n{lines}}}"


def _read(name: str) -> str:
    return files("widgets").joinpath("static", *name.split("/")).read_text(encoding="utf-8")
