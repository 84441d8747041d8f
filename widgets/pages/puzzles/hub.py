"""The hub of puzzles: the next one, the day's, what is due, the runs, the sets, one's own."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Node

from tutor.engine import SaveError
from tutor.i18n import _, ngettext
from tutor.puzzles.runs.solo import MINUTES, RUSH, STREAK
from tutor.puzzles.training import asks, shows_rating, to_go
from widgets.browser.protocol import Event
from widgets.draw.icons import icon_svg
from widgets.pages.controls import button, link, message
from widgets.pages.first_question import ACT, answers, first_question
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.puzzles.games import pages_of
from widgets.pages.puzzles.tiles import daily_tile, due_tile, way_tile
from widgets.storage.puzzle_trainer import OPENED, PuzzleTrainer
from widgets.storage.settings import Frame

LOW = 500
"""A window of less height (px) is a phone held sideways."""


class PuzzlesPage:
    """The hub."""

    def __init__(self, trainer: PuzzleTrainer) -> None:
        self.trainer = trainer
        self.news: Node = None

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Serve a puzzle, show the rating or not, open a pack, put it away."""
        act, _colon, knows = event.value.partition(":")
        if act == ACT and knows in answers():
            self.trainer.begin_as(knows)
            return Reply(say=_("The first puzzles will fit that."), focus="serve")
        match event.value:
            case "serve":
                self.trainer.way = ""
                return Reply(go=self._next())
            case "serve-pack":
                self.trainer.way = OPENED
                return Reply(go=self._next())
            case "rating":
                self.trainer.show_rating(event.text == "true")
            case "open-pack":
                return self._open(event.text)
            case "close-pack":
                self.trainer.close_pack()
                self.news = None
                return Reply(say=_("The pack is put away."), focus="open-pack")
        return None

    def _next(self) -> str:
        return self.trainer.address(f"puzzle/{self.trainer.next().id}")

    def _open(self, text: str) -> Reply:
        try:
            kept = self.trainer.open_pack(text)
        except SaveError as error:
            head = _("This pack was not opened.")
            self.news = message("refused", head, str(error))
            return Reply(say=f"{head} {error}")
        number = len(self.trainer.pack.puzzles)
        head = ngettext("{n} puzzle opened.", "{n} puzzles opened.", number).format(n=number)
        self.news = message(
            "solved", head, "" if kept else _("This pack is long: it stays open for this visit.")
        )
        return Reply(say=head, focus="serve-pack")

    def resume(self) -> str:
        """Return "": the address alone restores the page."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint the next puzzle first, then every other way; the day's puzzle at the right."""
        return Picture(
            title=_("Puzzles"),
            where=_("Puzzles"),
            body=h.div(".puzzles")[
                h.section(".panel.hub-next", aria_labelledby=HEADING)[
                    h.div(".next")[
                        h.div[h.h1(f"#{HEADING}.result")[_("Puzzles")], self._standing()],
                        button("serve", _("Solve one"), "puzzle", primary=True, id="serve"),
                    ],
                    first_question() if asks(self.trainer.practice) else None,
                ],
                daily_tile(self.trainer, board=True if _has_room(frame) else None),
                h.nav(".hub-ways", aria_label=_("Ways to solve"))[self._ways(frame)],
                self._own(),
            ],
        )

    # ---- how one stands

    def _standing(self) -> Node:
        trainer = self.trainer
        practice = trainer.practice
        if asks(practice):
            return None  # the first question stands there
        if not practice.tried:
            return h.p(".second")[
                _("{n} positions from games of computer players, each proven.").format(
                    n=len(trainer.pool)
                )
            ]
        right = _("{n} of {of} right").format(n=practice.solved, of=practice.tried)
        missing = to_go(practice)
        if missing:
            words = ngettext("a rating after {n} more", "a rating after {n} more", missing)
            return h.p(".second.standing")[h.span[right], h.span[words.format(n=missing)]]
        shows = shows_rating(practice)
        return [
            h.p(".second.standing")[
                h.span[_("Your rating"), " ", h.strong(".count")[str(practice.rating)]]
                if shows
                else None,
                h.span[right],
                h.label(".rating-switch")[
                    h.input("#rating", type="checkbox", checked=shows, data_act="rating"),
                    h.span[_("Rating")],
                ],
            ],
        ]

    # ---- every other way

    def _ways(self, frame: Frame) -> Iterator[Node]:
        trainer = self.trainer
        wide = frame.layout == "wide"
        yield due_tile(trainer)
        rush = max(trainer.best(f"{RUSH}:{n}") for n in MINUTES)
        text = _("As many as you can in three minutes") if wide else _("Three minutes")
        yield way_tile(trainer, "puzzles/rush", "clock", _("Rush"), _best(rush) or text)
        streak = max(trainer.best(f"{STREAK}:{theme}") for theme in ("", *trainer.room.themes))
        text = _("One after the other, until a miss") if wide else _("Until a miss")
        yield way_tile(trainer, "puzzles/streak", "steps", _("Streak"), _best(streak) or text)
        text = _("Two at one screen: who is right first?") if wide else _("Two at one screen")
        yield way_tile(trainer, "puzzles/duel", "people", _("Duel"), text)
        solved = trainer.solved_of(trainer.pool)
        said = _("{n} of {of} solved").format(n=solved, of=len(trainer.pool))
        yield way_tile(trainer, "puzzles/sets", "cards", _("By kind"), said)

    def _own(self) -> h.Element:
        pack = self.trainer.pack.puzzles
        editor = pages_of(self.trainer.game).editor
        return h.section(".panel.own-packs", aria_labelledby="own-packs")[
            h.h2("#own-packs")[_("Your own puzzles")],
            h.div(".row-of-buttons")[
                link(self.trainer.address("editor"), _("Editor"), "plus", id="editor")
                if editor is not None
                else None,
                h.label(".btn.file")[
                    h.input(
                        "#open-pack.visually-hidden",
                        type="file",
                        accept=".json,.txt",
                        data_act="open-pack",
                    ),
                    icon_svg("open"),
                    h.span[_("Open a pack")],
                ],
            ],
            h.div(".news")[self.news],
            h.div(".row-of-buttons")[
                button(
                    "serve-pack",
                    _("Solve the pack ({n})").format(n=len(pack)),
                    "puzzle",
                    id="serve-pack",
                ),
                button("close-pack", _("Put it away"), "cross", id="close-pack"),
            ]
            if pack
            else None,
        ]


def _best(score: int) -> str:
    return _("Best: {n}").format(n=score) if score else ""


def _has_room(frame: Frame) -> bool:
    """Return whether the day's board can be shown: not on a phone, held upright or sideways."""
    return frame.layout != "phone" and frame.view.height >= LOW
