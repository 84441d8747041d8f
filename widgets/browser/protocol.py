"""What the shell in Python and the shell in the browser say to each other, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Literal, Protocol

from attrs import asdict, field, frozen

from tutor.i18n import _
from widgets.draw.scene import Scene
from widgets.draw.svg import picture_name

ToPage = Literal[
    "pong",
    "show",
    "paint",
    "pieces",
    "say",
    "hash",
    "store",
    "download",
    "copy",
    "done",
    "fault",
]
"""Kinds of messages to the page; `static/messages.d.ts` says what is in each."""
FromPage = Literal["ping", "ready", "plain", "enlarged", "event"]
"""Kinds of messages from the page."""


class Tell(Protocol):
    """Sends the page a message of a kind, with its content."""

    def __call__(self, kind: ToPage, **content: Any) -> None: ...


Rect = tuple[float, float, float, float]
"""x, y, width, height in CSS px from the top left corner of a canvas."""

LONGEST_PLACE = 500
"""So much of the address of the page is of use (characters)."""
WIDEST = 20_000
"""CSS px; a display of so many has not been built yet."""
LARGEST = 8.0
"""So much enlarged is a picture seen at most."""


@frozen
class View:
    """What the browser shows the page in. `embedded`: in a notebook, not a page of its own.

    `width` and `height` are the shell's own room in CSS px, `dpr` device pixels a CSS pixel;
    `dark` and `reduced_motion` are what the learner's system asks for; `today` is the learner's
    own date, "2026-11-21", "" if it is not known. `place` is the address of the page, without what
    is asked of it ("?") and without the place in it ("#"); "" if it is not known. `notebooks`: the
    games whose lesson notebooks lie beside the page.
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


EventName = Literal["act", "input", "hash", "resize", "stored"]
"""What the page calls what the learner did. The shell adds "ready"."""


@frozen
class Event:
    """Something the learner did; `widgets.browser.shell` lists the names and their data."""

    name: str
    value: str = ""
    text: str = ""
    fields: Mapping[str, str] = field(factory=dict, hash=False)


@frozen
class Look:
    """How the page is dressed.

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
        """Whether the page is dark in this view."""
        return view.dark if self.theme == "auto" else self.theme == "dark"


@frozen
class Move:
    """A piece flies: what lay in the first rectangle lands on the second.

    `picture`: the piece by itself. `source`: the target it lay at, so that a piece that was dragged
    flies on from the finger. `covers`: what was drawn at the second rectangle can lie there until
    the piece lands; else the place is empty, because other things have moved there.
    """

    from_canvas: str
    from_rect: Rect
    to_canvas: str
    to_rect: Rect
    picture: Scene
    source: str = ""
    covers: bool = True


@frozen
class Shake:
    """What is drawn now in a rectangle shakes its head: a refused move."""

    canvas: str
    rect: Rect


@frozen
class Pulse:
    """What is drawn now in a rectangle fades and comes back once: look here."""

    canvas: str
    rect: Rect


@frozen
class Sink:
    """What the learner dragged and let go is taken in by what lies in a rectangle."""

    canvas: str
    rect: Rect


Motion = Move | Shake | Pulse | Sink


@frozen
class After:
    """Send an act after some milliseconds, unless something else is shown before."""

    ms: int
    act: str


def motion_wire(motion: Motion) -> dict[str, Any]:
    """A movement as the browser reads it, its picture by name."""
    wire = {"kind": type(motion).__name__.lower(), **asdict(motion, recurse=False)}
    if isinstance(motion, Move):
        wire["picture"] = picture_name(motion.picture)
    return wire


def look_wire(look: Look) -> dict[str, Any]:
    """How the page is dressed, as the browser reads it."""
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
    """What the browser says on its own, in the learner's language.

    `unkept`, a msgid: what to do where it does not keep what is stored.
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
    """The browser's report; ValueError if it is not one."""
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
    )


def read_event(data: Mapping[str, Any]) -> Event:
    """What the learner did; ValueError if it cannot be understood."""
    return Event(
        name=_text(data, "name"),
        value=_text(data, "value"),
        text=_text(data, "text"),
        fields=read_texts(data.get("fields") or {}),
    )


def read_enlarged(data: Mapping[str, Any]) -> tuple[tuple[str, ...], float]:
    """Which canvases are seen enlarged, and how much; ValueError if it is not told."""
    names = data.get("canvases")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError("the browser sent no list of canvases")
    return tuple(names), min(LARGEST, max(1.0, _number(data, "scale")))


def read_texts(data: object) -> dict[str, str]:
    """A mapping of text to text; ValueError if it is not one."""
    return {str(key): _text(_mapping(data), key) for key in _mapping(data)}


def _day(text: str) -> str:
    """An ISO date as it is; ValueError if it is none."""
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
