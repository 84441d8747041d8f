"""The diary of a game that one plays alone: how its games went, and the game of the week."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h
from attrs import define
from htpy import Node
from markupsafe import Markup

from tutor.diary import (
    Diary,
    Entry,
    best,
    count_won,
    result_line,
    say_week,
    streaks,
)
from tutor.i18n import _
from tutor.rooms import load_game, qualified
from widgets import rooms
from widgets.browser.protocol import Event
from widgets.draw.icons import icon_svg
from widgets.pages.controls import link
from widgets.pages.page import HEADING, Picture, Reply
from widgets.storage.diary import ADDRESS, WEEK, StoredDiary, diary_of
from widgets.storage.settings import Frame

LATEST, MARKS = 8, 6
"""So many games are listed, and so many are marked beside what they were about."""
SIGN, SMALL = 40, 34
"""Sizes of the signs (px)."""


def ways(stored: StoredDiary) -> Iterator[tuple[str, str, str, str]]:
    """Return the ways from home: address, icon, title, and how it stands."""
    diary = _diary(stored)
    ended = stored.of_this_week
    yield (
        WEEK if ended is None else ADDRESS,
        "calendar",
        _(diary.challenge),
        _(diary.about) if ended is None else diary.said(ended.ending),
    )
    won, played = count_won(stored.entries)
    text = _("{won} of {n} won").format(won=won, n=played) if played else _("None has ended yet")
    yield ADDRESS, "book", _(diary.title), text


def _diary(stored: StoredDiary) -> Diary:
    diary = diary_of(stored.game)
    assert diary is not None
    return diary


@define
class DiaryPage:
    """The diary of one game."""

    stored: StoredDiary

    def resume(self) -> str:
        """Return "": the address alone restores the page."""
        return ""

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer nothing: everything here is a link."""
        return None

    def paint(self, frame: Frame) -> Picture:
        """Paint the game of the week and the figures, then what the games were about."""
        diary, entries = _diary(self.stored), self.stored.entries
        title = _(diary.title)
        game = load_game(self.stored.game)
        return Picture(
            title=title,
            where=_("{game} · {page}").format(game=game.title, page=title),
            body=h.div(".diary")[
                h.h1(f"#{HEADING}.result")[title],
                h.div(".diary-side")[
                    self._week(diary),
                    _figures(diary, entries) if entries else None,
                    self._latest(diary, entries) if entries else None,
                ],
                h.section(".panel.aims", aria_labelledby="aims")[
                    h.h2("#aims")[_("By goal")],
                    h.ul[
                        (self._aim(diary, aim, text, entries) for aim, text in diary.aims().items())
                    ],
                ],
            ],
        )

    def _week(self, diary: Diary) -> h.Element:
        """Show the game of the week: a way to it, and once it has ended its result, to send."""
        ended = self.stored.of_this_week
        address = qualified(self.stored.game, WEEK)
        game = load_game(self.stored.game)
        return h.section(".panel.this-week", aria_labelledby="this-week")[
            h.div(".diary-head")[
                h.h2("#this-week")[_(diary.challenge)],
                h.span(".label")[say_week(self.stored.week)],
            ],
            h.p(".second")[_(diary.about)]
            if ended is None
            else h.p(".week-result")[
                _mark(ended.ending.won),
                h.b[diary.said(ended.ending)],
            ],
            h.div(".row-of-buttons")[
                link(address, _("Play it"), "play", primary=True, id="play-week")
                if ended is None
                else [
                    h.button(
                        ".btn",
                        type="button",
                        id="send-week",
                        data_send=result_line(diary, game.title, ended),
                        data_sent=_("Copied"),
                    )[icon_svg("share"), h.span[_("Send")]],
                    link(address, _("Open it"), "eye", id="play-week"),
                ],
                link(qualified(self.stored.game, "table"), _("Play a table"), "play")
                if ended is not None
                else None,
            ],
        ]

    def _latest(self, diary: Diary, entries: Sequence[Entry]) -> h.Element:
        return h.section(".panel.latest", aria_labelledby="latest")[
            h.h2("#latest")[_("The latest")],
            h.ol[
                (
                    h.li[
                        _mark(entry.ending.won),
                        self._sign(entry.ending.aim, SMALL),
                        h.span[diary.said(entry.ending)],
                        h.span(".label")[say_week(entry.week) if entry.week else entry.day],
                    ]
                    for entry in entries[:LATEST]
                )
            ],
        ]

    def _aim(self, diary: Diary, aim: str, text: str, entries: Sequence[Entry]) -> h.Element:
        """Show what a game can be about: how often it was won, and the most that was earned."""
        about = [entry for entry in entries if entry.ending.aim == aim]
        won, played = count_won(about)
        most = best(about)
        return h.li(class_={"aim": True, "open": not about})[
            self._sign(aim, SIGN),
            h.span(".aim-text")[text],
            h.span(".aim-marks", aria_hidden="true")[
                (_mark(entry.ending.won) for entry in reversed(about[:MARKS]))
            ],
            h.span(".aim-won")[
                _("{won} of {n} won").format(won=won, n=played) if about else _("not yet"),
                h.span(".label")[_("best {figure}").format(figure=diary.earned(most))]
                if most is not None
                else None,
            ],
        ]

    def _sign(self, aim: str, size: int) -> Markup:
        drawn = rooms.room(self.stored.game).aim_sign
        return Markup() if drawn is None else drawn(aim, size)


def _figures(diary: Diary, entries: Sequence[Entry]) -> h.Element:
    """Tell how often was won, how often in a row, and the most that was earned."""
    won, played = count_won(entries)
    now, longest = streaks(entries)
    most = best(entries) or 0
    return h.dl(".panel.diary-figures")[
        _figure(_("{won} of {n}").format(won=won, n=played), _("won")),
        _figure(str(now), _("in a row"), _("longest {n}").format(n=longest)),
        _figure(diary.earned(most), _("the most")),
    ]


def _figure(figure: str, what: str, more: str = "") -> h.Element:
    return h.div[h.dt[what, h.span(".label")[more] if more else None], h.dd[figure]]


def _mark(won: bool) -> Node:
    """Return a filled square for a game that was won, an open one for another."""
    return h.span(class_={"diary-mark": True, "won": won}, aria_hidden="true")
