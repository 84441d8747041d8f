"""What the pages of runs share: the clock, the choices of a start, the list of what was met."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from math import ceil

import attrs
import htpy as h
from htpy import Node

from tutor.i18n import _
from tutor.puzzles.games import kind_of
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.runs.clock import Clock, in_minutes
from widgets.browser.protocol import After
from widgets.draw.icons import icon_svg
from widgets.pages.controls import button, icon_button, link
from widgets.pages.page import HEADING, Picture
from widgets.pages.puzzles.games import pages_of
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame

MARKS = (60, 30, 10, 0)
"""Seconds left at which the clock is said; at the last it is over."""
SLACK = 30
"""Milliseconds after a mark at which it is looked at: not a moment too soon."""
PAUSE = "pause"
"""The act that stops the clock of a run."""
TICK = "clock"
"""The act that comes when the clock has reached a mark."""
BAR = 56
"""Height (px) of a bar above or below a puzzle."""


# ---- the clock


def clock_face(clock: Clock, now: datetime) -> h.Element:
    """Return the time left; the browser counts it down."""
    left = clock.at(now)
    running = clock.since is not None
    return h.span(".clock", role="timer")[
        icon_svg("pause", 18) if not running else None,
        h.span(".visually-hidden")[_("Time left:"), " "],
        h.span(".count", data_countdown=str(ceil(left * 1000)) if running else None)[
            in_minutes(left)
        ],
    ]


def until_mark(clock: Clock | None, now: datetime) -> After | None:
    """Return when the clock is looked at again, None while it stands."""
    if clock is None or clock.since is None:
        return None
    left = clock.at(now)
    mark = max((mark for mark in MARKS if mark < left), default=0)
    return After(ceil((left - mark) * 1000) + SLACK, TICK)


def said_time(clock: Clock, now: datetime) -> str:
    """Return the time left for a screen reader, where it is worth a word."""
    left = ceil(clock.at(now))
    return _("{n} seconds left.").format(n=left) if left in MARKS and left else ""


# ---- before it begins


def start(trainer: PuzzleTrainer, title: str, lines: Sequence[str], fields: Node) -> h.Element:
    """Return the page before a run begins: what it is, what can be chosen, one button."""
    return h.div(".run-start")[
        h.form(".panel", data_act="start", aria_labelledby=HEADING)[
            h.h1(f"#{HEADING}.result")[title],
            h.ul(".run-rules")[(h.li[line] for line in lines)],
            fields,
            h.div(".row-of-buttons")[
                h.button(".btn.btn-primary", type="submit", id="start")[
                    icon_svg("play", 20), h.span[_("Start")]
                ],
                link(trainer.address("puzzles"), _("All puzzles"), "back"),
            ],
        ]
    ]


def stands() -> Picture:
    """Paint what is shown in the place of the puzzle while the clock stands."""
    head = _("The clock stands")
    return Picture(
        title=head,
        body=h.div(".run-stands.panel")[
            h.h1(f"#{HEADING}")[head],
            h.p(".second")[_("The puzzle comes back when you go on.")],
            h.div(".row-of-buttons")[
                button("go-on", _("Go on"), "play", primary=True, id="go-on"),
                button("end", _("End it here"), "cross", id="end-here"),
            ],
        ],
    )


# ---- while it runs


def framed(frame: Frame, taken: int) -> Frame:
    """Return the frame that is left for a puzzle beside bars of this height."""
    view = attrs.evolve(frame.view, height=max(320, frame.view.height - taken))
    return attrs.evolve(frame, view=view)


def in_page(frame: Frame) -> bool:
    """Return whether score and clock stand in the page: a notebook has no header, a phone no
    room."""
    return frame.view.embedded or frame.layout == "phone"


def tools(clock: Clock | None, now: datetime) -> Node:
    """Stop the clock, and the end."""
    return [
        icon_button(PAUSE, _("Pause"), "pause", id="pause")
        if clock is not None and clock.since is not None
        else None,
        icon_button("end", _("End it here"), "cross", id="end"),
    ]


def room_for(frame: Frame, *, below: bool = False) -> Frame:
    """Return the frame that a run leaves to its puzzle."""
    return framed(frame, BAR * in_page(frame) + (BAR + 24) * below)


def whole(
    inner: Picture,
    frame: Frame,
    title: str,
    *,
    head: Node,
    tools: Node,
    below: Node = None,
    keys: str = "",
    after: After | None = None,
) -> Picture:
    """Paint a puzzle in a run, with score and clock above it, and what stands below."""
    own = in_page(frame)
    head = h.div(".run-head")[head]
    return attrs.evolve(
        inner,
        title=title,
        where=title,
        steps=None if own else head,
        tools=None if own else tools,
        keys=f"{inner.keys} {keys}".strip(),
        body=h.div(".run")[
            h.div(".run-bar")[head, h.span(".space"), tools] if own else None, inner.body, below
        ],
        after=inner.after or after,
    )


# ---- afterwards


def met_list(
    trainer: PuzzleTrainer, puzzles: Iterable[tuple[AnyPuzzle, str, Node]], title: str
) -> h.Element:
    """Return every puzzle that was met, each leading to itself: what it was and how it went."""
    pages = pages_of(trainer.game)
    return h.section(".met", aria_labelledby="met")[
        h.h2("#met")[title],
        h.ol[
            (
                h.li[
                    h.a(".kind", href=f"#{trainer.address(f'puzzle/{puzzle.id}')}")[
                        pages.symbol(kind_of(puzzle).symbol, 32),
                        h.span[
                            h.span(".way-title")[_(kind_of(puzzle).title)],
                            h.span(".second")[kind_of(puzzle).question(puzzle.task)],
                        ],
                        h.span(".came")[sign, h.span(".visually-hidden")[words]],
                    ]
                ]
                for puzzle, words, sign in puzzles
            )
        ],
    ]


def tick(right: bool) -> h.Element:
    """Return whether it was right, as a sign."""
    return h.span(class_=["sign-of", "right" if right else "wrong"])[
        icon_svg("check" if right else "cross", 16)
    ]
