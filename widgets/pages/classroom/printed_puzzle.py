"""A puzzle's page as it stands on paper: the pictures in their places, nothing to press."""

from __future__ import annotations

import re
from collections.abc import Mapping

from htpy import Node
from markupsafe import Markup

from widgets.browser.parts import write
from widgets.draw.geometry import Rect
from widgets.draw.scene import Scene
from widgets.draw.svg import scene_svg
from widgets.pages.page import Picture

MARGIN = "@page { margin: 12mm }"
"""What the desk prints keeps so far from the edge of the sheet. With the page it comes and goes."""
_TAG = re.compile(r"<(div|section|header|ul|li|h1|h2|h3|p|span|button|a|table|th|td|svg)\b([^>]*)>")
_END = re.compile(r"</(h1|button|a)>")
_CANVAS = re.compile(r' data-canvas="([^"]+)"')
_LIVE = re.compile(
    r" (?:id|type|tabindex|href|title|data-(?:act|canvas|grid|pane|home|origin|units|key)"
    r'|aria-(?:labelledby|pressed|disabled|controls|checked|selected|expanded))(?:="[^"]*")?'
)
_BUTTON = re.compile(r"<button\b([^>]*)>.*?</button>", re.DOTALL)
_STAYS = re.compile(r' class="target"| data-act="(?:choose|areas|rule):')
"""Places of a picture, and what has words or a piece to read: answers to choose from, flavours,
rules."""
_PANE = re.compile(
    r'<div class="pane" style="width:(\d+)px;height:(\d+)px"([^>]*)>(.*?)'
    r'class="pane-sheet" style="width:(\d+)px;height:(\d+)px"',
    re.DOTALL,
)
_HOME = re.compile(r' data-units="(\d+)[^"]*".* data-home="([^"]+)"')
ROUND, LARGEST = 1, 60
"""So many units of a board are seen round what lies on it; and how large one is at most (px)."""
_SIZED = re.compile(r'<svg(?![^>]* style=)[^>]* width="([\d.]+)" height="([\d.]+)"')
"""WebKit makes a drawing smaller with its paper only where a style says the drawing's size."""
_OPEN = re.compile(r' data-shows="(?:clickable|rest)"')
_LABEL = re.compile(r' aria-label="[^"]*"')
_NAMES = {"h1": "h2", "button": "span", "a": "span"}
"""The page has a heading of its own, and paper has no buttons."""


def printed(picture: Picture) -> Node:
    """Return the body of a picture, its canvases drawn as SVG, without what only a browser
    needs."""
    body = _BUTTON.sub(
        lambda each: each[0] if _STAYS.search(each[1]) else "", str(write(picture.body))
    )
    body = _TAG.sub(lambda tag: _still(tag, picture.scenes), _PANE.sub(_fitting, body))
    body = _SIZED.sub(r'\g<0> style="width:\1px;height:\2px"', body)
    return Markup(_END.sub(lambda tag: f"</{_NAMES[tag[1]]}>", body))


def _fitting(pane: re.Match[str]) -> str:
    """A window on a board shows all that lies there, as large as it can: on paper nobody moves it.
    It is no higher than that.
    """
    width, height, sheet = int(pane[1]), int(pane[2]), (int(pane[5]), int(pane[6]))
    known = _HOME.search(pane[3])
    assert known is not None  # every pane says it
    unit = int(known[1])
    seen = Rect(*map(float, known[2].split())).grown(ROUND * unit)
    zoom = min(LARGEST / unit, width / seen.width, height / seen.height)
    left, top = (width / zoom - seen.width) / 2 - seen.x, -seen.y
    return (
        f'<div class="pane" style="width:{width}px;height:{seen.height * zoom:.0f}px">{pane[4]}'
        f'class="pane-sheet" style="width:{sheet[0]}px;height:{sheet[1]}px;'
        f'margin:{top:.0f}px 0 0 {left:.0f}px;zoom:{zoom:.3f}"'
    )


def _still(tag: re.Match[str], scenes: Mapping[str, Scene]) -> str:
    name, attributes = tag[1], tag[2]
    if name == "svg":  # it may hold ids of its own that it refers to
        return tag[0]
    canvas = _CANVAS.search(attributes)
    kept = _OPEN.sub("", _LIVE.sub("", attributes))
    if name in _NAMES or name == "section":  # no landmarks: there are many of each
        kept = _LABEL.sub("", kept)
    drawn = scene_svg(scenes[canvas[1]]) if canvas and canvas[1] in scenes else ""
    return f"<{_NAMES.get(name, name)}{kept}>{drawn}"
