"""Messages between the shell in Python and the shell in the browser, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Literal, Protocol

from attrs import asdict, field, frozen

from tutor.i18n import _
from widgets.draw.scene import Scene
from widgets.draw.svg import picture_name

ToPage = Literal[
    "all",
    "pong",
    "show",
    "paint",
    "pieces",
    "say",
    "hash",
    "store",
    "download",
    "picture",
    "copy",
    "together",
    "done",
    "fault",
]
"""Kinds of messages to the page; `static/messages.d.ts` declares their contents."""
FromPage = Literal["ping", "ready", "whole", "plain", "enlarged", "event"]
"""Kinds of messages from the page."""


class Tell(Protocol):
    """Sends the page a message of a kind, with its content."""

    def __call__(self, kind: ToPage, **content: Any) -> None: ...


Rect = tuple[float, float, float, float]
"""x, y, width, height in CSS px from the top left corner of a canvas."""

LONGEST_PLACE = 500
"""Most characters used of the page's address."""
WIDEST = 20_000
"""Largest width or height accepted, in CSS px."""
LARGEST = 8.0
"""Largest scale at which a picture is seen."""


@frozen
class View:
    """The window that shows the page. `embedded`: in a notebook, not a page of its own.

    `width` and `height`: the shell's own size in CSS px, `dpr`: device pixels a CSS pixel; `dark`
    and `reduced_motion`: what the learner's system asks for; `today`: the learner's own date,
    "2026-11-21", "" if unknown. `place`: the address of the page, without its query ("?") and
    fragment ("#"); "" if unknown. `notebooks`: the games whose lesson notebooks lie beside the
    page. `tables`: whether the server has shared tables.
    """

    width: int = 1280
    height: int = 800
    dpr: float = 1.0
    dark: bool = False
    reduced_motion: bool = False
    embedded: bool = False
    today: str = ""
    place: str = ""
    notebooks: tuple[str, ...] = ()
    tables: bool = False


EventName = Literal["act", "input", "hash", "resize", "stored", "together"]
"""Names of events from the page. The shell adds "ready"."""


@frozen
class Event:
    """Something the learner did; `widgets.browser.shell` lists the names and their data."""

    name: str
    value: str = ""
    text: str = ""
    fields: Mapping[str, str] = field(factory=dict, hash=False)


@frozen
class Look:
    """The appearance of the page.

    Attributes:
        theme: "light", "dark" or "auto" (what the system asks for).
        contrast: high contrast.
        text: "normal", "large", "larger" or "projector".
        motion: "auto" (as the system asks), "on" or "off".
        keys: single-letter shortcuts "u:undo h:hint": the letter presses the button of that act.
        lang: language code of the page.
    """

    theme: str = "auto"
    contrast: bool = False
    text: str = "normal"
    motion: str = "auto"
    keys: str = ""
    lang: str = "en"

    def dark(self, view: View) -> bool:
        """Return whether the page is dark in this view."""
        return view.dark if self.theme == "auto" else self.theme == "dark"


@frozen
class Move:
    """A piece flies from the first rectangle to the second.

    `picture`: the piece by itself. `source`: the target it lay at, so that a dragged piece flies on
    from the finger. `covers`: the old picture stays at the second rectangle until the piece lands;
    otherwise the place is empty meanwhile, because other things have moved there. `turns`: a feast:
    it is lifted and turned over once before it flies. `rides`: it moves on a belt, at once with all
    else that does, and stops hard.
    """

    from_canvas: str
    from_rect: Rect
    to_canvas: str
    to_rect: Rect
    picture: Scene
    source: str = ""
    covers: bool = True
    turns: bool = False
    rides: bool = False


@frozen
class Shake:
    """Shake the current picture in a rectangle: a refused move."""

    canvas: str
    rect: Rect


@frozen
class Pulse:
    """Fade the current picture in a rectangle out and in once, to draw attention."""

    canvas: str
    rect: Rect


@frozen
class Sink:
    """Let the piece that the learner dropped sink into a rectangle."""

    canvas: str
    rect: Rect


Motion = Move | Shake | Pulse | Sink


@frozen
class After:
    """Send an act after some milliseconds, unless something else is shown before."""

    ms: int
    act: str


def motion_wire(motion: Motion) -> dict[str, Any]:
    """Return a motion as the browser reads it, its picture by name."""
    wire = {"kind": type(motion).__name__.lower(), **asdict(motion, recurse=False)}
    if isinstance(motion, Move):
        wire["picture"] = picture_name(motion.picture)
        for seldom in ("turns", "rides"):
            if not wire[seldom]:
                del wire[seldom]
    return wire


def look_wire(look: Look) -> dict[str, Any]:
    """Return the appearance as the browser reads it."""
    keys = dict(pair.split(":", 1) for pair in look.keys.split())
    return {
        "theme": look.theme,
        "contrast": "high" if look.contrast else "normal",
        "text": look.text,
        "motion": look.motion,
        "keys": keys,
        "lang": look.lang,
    }


def words(unkept: str) -> dict[str, str]:
    """Return the texts that the browser shows by itself, in the learner's language.

    `unkept`, a msgid: what to do if the browser does not keep what is stored.
    """
    unsaved = _("This browser does not keep your progress.")
    passing = _("Here your progress may be gone with the notebook.")
    advice = _(unkept) if unkept else ""
    return {
        "stopped": _("The tutor has stopped. Your place is kept."),
        "gone": _("The tutor has stopped, and this browser has not kept your place. Begin anew."),
        "cut": _(
            "The tutor cannot be reached just now. Your place is kept, and this goes on by itself."
        ),
        "missed": _("The network was away for a moment. Look whether your last tap has arrived."),
        "rerun": _("The tutor has stopped. Run this cell again."),
        "reload": _("Reload"),
        "fault": _("Something went wrong. Your place is kept."),
        "go_on": _("Go on"),
        "unsaved": f"{unsaved} {advice}".rstrip(),
        "passing": f"{passing} {advice}".rstrip(),
        "fine": _("All right"),
        "wait": _("One moment"),
        "copy": _("Copy this text"),
        "close": _("Close"),
    }


def read_view(data: object) -> View:
    """Read the browser's report. Raises ValueError if it is not one."""
    numbers = _mapping(data)
    return View(
        width=min(WIDEST, max(1, round(_number(numbers, "width")))),
        height=min(WIDEST, max(1, round(_number(numbers, "height")))),
        dpr=min(8.0, max(0.5, _number(numbers, "dpr"))),
        dark=bool(numbers.get("dark")),
        reduced_motion=bool(numbers.get("reduced_motion")),
        embedded=bool(numbers.get("embedded")),
        today=_day(_text(numbers, "today")),
        place=_text(numbers, "place")[:LONGEST_PLACE],
        notebooks=tuple(_text(numbers, "notebooks").split()),
        tables=bool(numbers.get("tables")),
    )


def read_event(data: Mapping[str, Any]) -> Event:
    """Read an event. Raises ValueError if it is not one."""
    return Event(
        name=_text(data, "name"),
        value=_text(data, "value"),
        text=_text(data, "text"),
        fields=read_texts(data.get("fields") or {}),
    )


def read_enlarged(data: Mapping[str, Any]) -> tuple[tuple[str, ...], float]:
    """Read which canvases are seen enlarged, and the scale. Raises ValueError."""
    names = data.get("canvases")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError("the browser sent no list of canvases")
    return tuple(names), min(LARGEST, max(1.0, _number(data, "scale")))


def read_texts(data: object) -> dict[str, str]:
    """Read a mapping of text to text. Raises ValueError if it is not one."""
    return {str(key): _text(_mapping(data), key) for key in _mapping(data)}


def _day(text: str) -> str:
    """Return an ISO date as it is. Raises ValueError if it is not one."""
    return date.fromisoformat(text).isoformat() if text else ""


def _mapping(data: object) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise ValueError(f"the browser sent {type(data).__name__}, not a mapping")
    return data


def _text(data: Mapping[str, Any], key: str) -> str:
    value = data.get(key, "")
    if not isinstance(value, str):
        raise ValueError(f"the browser sent {type(value).__name__}, not text, as {key!r}")
    return value


def _number(data: Mapping[str, Any], key: str) -> float:
    value = data.get(key)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise ValueError(f"the browser sent {type(value).__name__}, not a number, as {key!r}")
    return float(value)
