"""Home: the course as a path of lessons, and the ways to the table, the rules and the classroom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.chocolatiers.kinds import KINDS
from tutor.i18n import _
from widgets.chocolatiers.draw.svg import piece_svg
from widgets.draw.icons import icon_svg
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.parts import STARS, link, stars
from widgets.pages.puzzles.tiles import PuzzleTiles
from widgets.protocol import Event
from widgets.settings import Frame

SIZE, LARGE = 64, 84
"""Size of a chocolate on the path, and of the current lesson's."""
LETTERS = (KINDS + KINDS)[:-1] + "W"
"""The chocolate of each lesson, again from the start if there are more."""
PICTURE = ("TRMR", "NVVB", "", "")
"""The boxes in the picture of a table; "" is an open place."""


@frozen
class Stop:
    """A lesson on the path. `stars`: won so far; `done`: finished once; `begun`: in the middle."""

    id: str
    title: str
    minutes: int
    stars: int = 0
    done: bool = False
    begun: bool = False


@frozen
class HomePage:
    """The course with what the learner has done of it, and the ways to everything else.

    `puzzles`: the day's puzzle and what is due, before the other ways.
    """

    stops: Sequence[Stop]
    puzzles: PuzzleTiles | None = None

    @property
    def current(self) -> int:
        """Index of the lesson to do next: a begun one, else the first that is not done."""
        begun = (n for n, stop in enumerate(self.stops) if stop.begun and not stop.done)
        todo = (n for n, stop in enumerate(self.stops) if not stop.done)
        return next(begun, next(todo, len(self.stops)))

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Everything here is a link; only the day’s board comes by itself."""
        if self.puzzles is not None and event.value == self.puzzles.LOAD:
            self.puzzles.read()
        return None

    def resume(self) -> str:
        """The address says it all."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """The path at the left, the other ways at the right."""
        return Picture(
            title=_("Learn it by playing"),
            body=h.div(".home")[
                h.section(".panel.course", aria_labelledby=HEADING)[
                    self._next(),
                    h.ol(".path")[self._path()],
                ],
                h.nav(".ways", aria_label=_("More"))[_ways(self.puzzles)],
            ],
            after=self.puzzles.after if self.puzzles is not None else None,
        )

    def _next(self) -> h.Element:
        """What to do next, with the page's one primary button, and how far one is."""
        done = sum(stop.done for stop in self.stops)
        if self.current == len(self.stops):
            heading, way = (
                _("You know all the rules!"),
                link("table", _("Play"), "play", primary=True),
            )
        else:
            stop = self.stops[self.current]
            word = _("Start") if not (done or stop.begun) else _("Continue")
            heading = _("Lesson {n}: {title}").format(n=self.current + 1, title=_(stop.title))
            way = link(f"lesson/{stop.id}", word, "chevron", primary=True, id="go-on")
        return h.div(".next")[
            h.div[
                h.h1(f"#{HEADING}.result")[heading],
                _progress(done, self.stops) if done else _promise(self.stops),
            ],
            way,
        ]

    def _path(self) -> Iterator[h.Element]:
        for n, stop in enumerate(self.stops):
            state = "done" if stop.done else "current" if n == self.current else "later"
            letter = LETTERS[n % len(LETTERS)]
            size = LARGE if state == "current" else SIZE
            yield h.li(class_=["stop", state], aria_current="step" if state == "current" else None)[
                h.a(href=f"#lesson/{stop.id}")[
                    h.span(".cup")[
                        piece_svg(letter, size)
                        if state != "later"
                        else h.span(".number", aria_hidden="true")[str(n + 1)],
                        h.span(".tick")[icon_svg("check", 18)] if stop.done else None,
                    ],
                    h.span(".title")[
                        h.span(".visually-hidden")[_say_stop(n, state)], _(stop.title)
                    ],
                    stars(stop.stars, size=16) if stop.done else None,
                ]
            ]


def _say_stop(n: int, state: str) -> str:
    words = {"done": _("done"), "current": _("next"), "later": _("not done yet")}
    return _("Lesson {n}, {state}: ").format(n=n + 1, state=words[state])


def _progress(done: int, stops: Sequence[Stop]) -> h.Element:
    won, possible = sum(stop.stars for stop in stops), STARS * len(stops)
    return h.div(".progress")[
        h.progress(value=str(done), max=str(len(stops)), aria_label=_("Lessons done")),
        h.span(".label")[_("{done} of {all} done").format(done=done, all=len(stops))],
        h.span(".label.won")[
            icon_svg("star", 16),
            h.span[
                h.span(".visually-hidden")[_("Stars: ")],
                _("{n} of {of}").format(n=won, of=possible),
            ],
        ],
    ]


def _promise(stops: Sequence[Stop]) -> h.Element:
    minutes = sum(stop.minutes for stop in stops)
    return h.p(".second")[
        _("{n} short lessons, about {minutes} minutes in all.").format(
            n=len(stops), minutes=minutes
        )
    ]


def _ways(puzzles: PuzzleTiles | None) -> Iterable[Node]:
    title, text = _("Play a table"), _("Against 1 to 3 computer players")
    if puzzles is not None:
        yield puzzles.tiles()
        yield _way("table", "V", title, text)
    else:
        yield h.a(".panel.way.big", href="#table")[
            piece_svg("V", 44),
            h.span[h.span(".way-title")[title], h.span(".second")[text]],
            _little_display(),
            h.span(".btn")[icon_svg("play"), h.span[_("Play")]],
        ]
    yield _way("rules", "N", _("Rules"), _("Every rule, searchable"))
    yield _way("classroom", "B", _("Classroom"), _("Big board for a projector"))


def _way(address: str, letter: str, title: str, text: str) -> h.Element:
    return h.a(".panel.way", href=f"#{address}")[
        piece_svg(letter, 44),
        h.span[h.span(".way-title")[title], h.span(".second")[text]],
        icon_svg("chevron"),
    ]


def _little_display() -> h.Element:
    """A picture of a display, light enough for the first page: boxes and an open place."""
    return h.span(".little", aria_hidden="true")[
        (
            h.span(class_={"box": True, "open": not box})[
                (h.span[piece_svg(letter, 34)] for letter in box) if box else icon_svg("plus")
            ]
            for box in PICTURE
        )
    ]
