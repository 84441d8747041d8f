"""What to put on the wall: the lessons, the puzzles and the rules of a game."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from attrs import define

from tutor.classroom.plan import Daily
from tutor.classroom.sets import puzzles_for
from tutor.i18n import _
from tutor.lessons.course import course
from tutor.puzzles.model import AnyPuzzle
from tutor.rooms import load_game, qualified
from tutor.rulebook import find_clauses
from widgets import rooms
from widgets.browser.protocol import Event
from widgets.draw.icons import icon_svg
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.projector_links import PART, on_the_wall
from widgets.pages.classroom.tabs import on_desk
from widgets.pages.controls import button
from widgets.pages.page import HEADING, Picture, Reply
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame


@define
class ChoosingPage:
    """The lists, of one game at a time. `wanted`: words that rules must have."""

    desk: Desk
    game: str = ""
    wanted: str = ""

    def __attrs_post_init__(self) -> None:
        self.game = self.game or self.desk.game

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Turn to another game, or look for a rule."""
        act, _colon, what = event.value.partition(":")
        if act == "about" and what in rooms.ids():
            self.game, self.wanted = what, ""
        elif act == "search":
            self.wanted = event.text
        return None

    def resume(self) -> str:
        """Return "": the address alone restores the page."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint lessons, puzzles and rules."""
        trainer = self.desk.trainers.get(self.game)
        picture = Picture(
            title=_("Projector"),
            body=h.div(".choosing")[
                h.section(".panel", aria_labelledby=HEADING)[
                    h.h1(f"#{HEADING}")[_("Show it on the wall")],
                    h.p(".second")[
                        _(
                            "Space shows and hides the answer. The arrows, or PageUp and PageDown "
                            "of a clicker, go back and on. Escape leaves."
                        )
                    ],
                    self._games() if len(rooms.ids()) > 1 else None,
                ],
                h.section(".panel", aria_labelledby="lessons")[
                    h.h2("#lessons")[_("A lesson")], h.ul[self._lessons()]
                ],
                h.section(".panel", aria_labelledby="puzzles")[
                    h.h2("#puzzles")[_("A puzzle")], h.ul[self._puzzles(trainer)]
                ]
                if trainer is not None
                else None,
                h.section(".panel", aria_labelledby="rules")[
                    h.h2("#rules")[_("A rule")],
                    h.div(".search", role="search")[
                        h.label(".visually-hidden", for_="search")[_("Search the rules")],
                        icon_svg("search"),
                        h.input(
                            "#search",
                            type="search",
                            data_input="search",
                            value=self.wanted,
                            placeholder=_("Search the rules"),
                            autocomplete="off",
                        ),
                    ],
                    h.ul[self._rules()],
                ],
            ],
        )
        return on_desk(picture, PART, frame)

    def _games(self) -> h.Element:
        return h.div(".row-of-buttons", role="group", aria_label=_("Game"))[
            (
                button(
                    f"about:{game}",
                    load_game(game).title,
                    id=f"about-{game}",
                    aria_pressed=str(game == self.game).lower(),
                )
                for game in rooms.ids()
            )
        ]

    def _row(self, name: str, title: str, number: str = "") -> h.Element:
        address = on_the_wall(qualified(self.game, name))
        return h.li[
            h.a(".to-wall", href=f"#{address}")[
                h.span(".number")[number] if number else None, h.span[title], icon_svg("screen")
            ]
        ]

    def _lessons(self) -> Iterator[h.Element]:
        for number, lesson in enumerate(course(self.game), 1):
            yield self._row(f"lesson/{lesson.id}/1", _(lesson.title), str(number))

    def _puzzles(self, trainer: PuzzleTrainer) -> Iterator[h.Element]:
        first: dict[str, AnyPuzzle] = {}
        for puzzle in trainer.pool:
            first.setdefault(puzzle.task.kind, puzzle)
        # the one that plans have: the teacher's own may be another
        [day] = puzzles_for(trainer.pool, Daily(), trainer.today)
        yield self._row(f"puzzle/{day.id}", _("Today’s puzzle"))
        for name, kind in trainer.room.kinds.items():
            if name in first:
                yield self._row(f"puzzle/{first[name].id}", _(kind.title))

    def _rules(self) -> Iterator[h.Element]:
        for clause in find_clauses(load_game(self.game).rulebook, self.wanted):
            yield self._row(f"rules/{clause.id}", _(clause.title), clause.id)
