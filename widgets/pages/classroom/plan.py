"""The front of the teacher's desk: the plan of a lesson at school, and the link to it."""

from __future__ import annotations

from collections.abc import Mapping

import attrs
import htpy as h
from htpy import Node

from tutor.classroom.plan import MOST_PARTS, Daily, Part, Plan, Puzzles, length, tidy
from tutor.classroom.plan_text import MOST_TEXT, further, read_plan, ready, write_plan
from tutor.classroom.sets import chosen
from tutor.engine import SaveError
from tutor.i18n import _, ngettext
from tutor.rooms import load_game, storage_key
from widgets import rooms
from widgets.browser.protocol import Event
from widgets.pages.classroom import plan_dialogs as adding
from widgets.pages.classroom import sharing
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.links import KEY as PLACE
from widgets.pages.classroom.links import read_place
from widgets.pages.classroom.plan_notes import notes
from widgets.pages.classroom.plan_rows import row
from widgets.pages.classroom.printed_puzzle import MARGIN
from widgets.pages.classroom.seen_before import seen_before
from widgets.pages.classroom.tabs import TITLE, on_desk
from widgets.pages.controls import button, icon_button, link, message
from widgets.pages.page import HEADING, Picture, Reply
from widgets.storage.settings import Frame

KEY, GAME = "plan", "plan-game"
"""Under these names the browser keeps the plan of each game, and the game it was last made for."""
EMPTY = "-"
"""What is kept of a plan without parts."""


@attrs.define
class PlanPage:
    """A plan in the making. It is kept after each change; `before` is what Undo brings back.

    `asking`: which dialog is open, "" for none. `problem`: what is wrong with what was
    typed or chosen.
    """

    desk: Desk
    plan: Plan
    before: Plan | None = None
    asking: str = ""
    problem: str = ""

    # ---- what the teacher does

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Change the plan, or the address the class opens."""
        act, _colon, what = event.value.partition(":")
        parts = self.plan.parts
        match act:
            case "game" if what in rooms.ids():
                self.desk.browser.store(GAME, what)
                self.plan, self.before = kept_plan(self.desk, what), None
                return Reply(say=load_game(what).title, focus=f"game-{what}")
            case "ready" if what in self._ready:
                return self._change(self._ready[what].parts, f"ready-{what}")
            case "empty":
                return self._change((), "empty")
            case "undo" if self.before is not None:
                return self._change(self.before.parts, HEADING)
            case "ask" if what in adding.DIALOGS:
                self.asking, self.problem = what, ""
                return Reply()
            case "close" | "cancel":
                asked, self.asking, self.problem = self.asking, "", ""
                return Reply(focus=f"ask-{asked}") if asked else None
            case "add":
                return self._add(what, event.fields)
            case "remove" if what in map(str, range(len(parts))):
                n = int(what)
                return self._change((*parts[:n], *parts[n + 1 :]), HEADING)
            case "up" if what in map(str, range(1, len(parts))):
                return self._up(int(what))
            case "place":
                return self._place(event.fields.get("place", ""))
            case "projector":
                text = "normal" if frame.projector else "projector"
                self.desk.change(frame.settings.with_value("text", text))
                return Reply(say=_("Usual size") if frame.projector else _("Projector size"))
        return None

    @property
    def _ready(self) -> Mapping[str, Plan]:
        """The ready plans by what names them: minutes, or which lesson it is."""
        timed = {str(time): plan for time, plan in ready(self.plan.game).items()}
        later = enumerate(further(self.plan.game), 2)
        return timed | {f"lesson-{n}": plan for n, plan in later}

    def _change(self, parts: tuple[Part, ...], focus: str | None) -> Reply:
        self.before, self.plan = self.plan, Plan(self.plan.game, tidy(parts))
        self.asking = self.problem = ""
        kept = write_plan(self.plan) or EMPTY
        self.desk.browser.store(storage_key(self.plan.game, KEY), kept)
        return Reply(say=_sum(self.plan), focus=focus)

    def _add(self, what: str, fields: Mapping[str, str]) -> Reply | None:
        part = Daily() if what == "daily" else adding.read(what, self.plan.game, fields)
        if isinstance(part, Puzzles):
            part = self._as_many_as_there_are(part)
        if part is None:
            self.problem = _(adding.NOTHING)
            return Reply(say=self.problem) if what in adding.DIALOGS else None
        if not self._has_room(part):
            full = _("A plan has at most {n} parts.").format(n=MOST_PARTS)
            if self.asking:  # the day's puzzle is added without a dialog
                self.problem = full
            return Reply(say=full)
        return self._change((*self.plan.parts, part), f"ask-{what}")

    def _has_room(self, part: Part) -> bool:
        return has_room(self.plan, part)

    def _as_many_as_there_are(self, part: Puzzles) -> Puzzles | None:
        there = len(chosen(self.desk.trainers[self.plan.game].pool, part))
        return attrs.evolve(part, number=there) if there else None

    def _up(self, n: int) -> Reply:
        parts = list(self.plan.parts)
        parts[n - 1 : n + 1] = parts[n], parts[n - 1]
        title = row(self.plan.game, self.plan.parts[n]).title
        self._change(tuple(parts), None)
        return Reply(
            say=_("{part} is part {n} now.").format(part=title, n=n),
            focus=f"up-{n - 1}" if n > 1 else f"remove-{n - 1}",
        )

    def _place(self, text: str) -> Reply:
        try:
            place = read_place(text) if text.strip() else ""
        except SaveError as error:
            self.problem = str(error)
            return Reply(say=self.problem, focus="place")
        self.problem = ""
        self.desk.browser.store(PLACE, place)
        return Reply(say=_("The link has this address now.") if place else "", focus="place")

    def resume(self) -> str:
        """Return "": the browser keeps the plan."""
        return ""

    # ---- what is seen

    def paint(self, frame: Frame) -> Picture:
        """Paint the plan at the left, the link at the right."""
        found = sharing.Link.of(self.desk, self.plan, frame)
        body = h.div(".desk-plan.prints")[
            h.style[MARGIN],
            h.section(".panel.the-plan", aria_labelledby=HEADING)[
                h.h1(f"#{HEADING}")[_sum(self.plan)],
                h.p(".second.no-print")[
                    _("Ready plans keep ten minutes for arriving, slow readers and the end.")
                ],
                self._choices(),
                self._rows(),
                notes(self.plan),
                self._more(),
            ],
            h.div(".beside")[
                _class() if self.plan.parts and frame.view.tables else None,
                sharing.panel(found, self.problem) if self.plan.parts else _nothing_yet(),
                _projector(frame),
            ],
            adding.dialog(self.asking, self.plan.game, self.problem) if self.asking else None,
        ]
        return on_desk(Picture(title=_(TITLE), body=body), "", frame)

    def _choices(self) -> Node:
        games = rooms.ids()
        return [
            h.p(".on-paper")[load_game(self.plan.game).title],
            h.div(".desk-games.no-print", role="group", aria_label=_("Game"))[
                (
                    button(
                        f"game:{game}",
                        load_game(game).title,
                        id=f"game-{game}",
                        aria_pressed=str(game == self.plan.game).lower(),
                    )
                    for game in games
                )
            ]
            if len(games) > 1
            else None,
            h.div(".desk-ready.no-print", role="group", aria_label=_("Ready plans"))[
                (
                    button(
                        f"ready:{name}",
                        _of_lesson(name),
                        "clock",
                        id=f"ready-{name}",
                        aria_pressed=str(plan == self.plan).lower(),
                        aria_label=_("Ready plan: {name}").format(name=_of_lesson(name)),
                    )
                    for name, plan in self._ready.items()
                ),
                button(
                    "empty", _("Empty"), id="empty", aria_pressed=str(not self.plan.parts).lower()
                ),
                button("undo", _("Undo"), "undo", id="undo") if self.before is not None else None,
            ],
        ]

    def _rows(self) -> Node:
        if not self.plan.parts:
            return h.p(".second")[_("Nothing is planned yet. Add a part, or take a ready plan.")]
        return h.ol(".plan-rows")[(self._row(n, part) for n, part in enumerate(self.plan.parts))]

    def _row(self, n: int, part: Part) -> h.Element:
        found = row(self.plan.game, part)
        leads = seen_before(self.desk, self.plan.game, part)
        words = [h.strong[found.title], h.span(".second")[found.more]]
        return h.li[
            h.span(".time")[
                h.strong(".count")[str(found.minutes)], " ", h.span(".label")[_("min")]
            ],
            h.a(".what", href=f"#{leads[0]}", id=f"show-{n}", title=leads[1])[words]
            if leads
            else h.span(".what")[words],
            h.span(".sign", aria_hidden="true")[found.symbol],
            h.span(".acts")[
                icon_button(
                    f"up:{n}", _("{part}: earlier").format(part=found.title), "up", id=f"up-{n}"
                )
                if n
                else None,
                icon_button(
                    f"remove:{n}",
                    _("Take out: {part}").format(part=found.title),
                    "cross",
                    id=f"remove-{n}",
                ),
            ],
        ]

    def _more(self) -> h.Element:
        has_puzzles = self.plan.game in self.desk.trainers
        return h.div(".add-parts.no-print", role="group", aria_label=_("Add a part"))[
            button("ask:lessons", _("Lessons"), "plus", id="ask-lessons"),
            button("ask:puzzles", _("Puzzles"), "plus", id="ask-puzzles") if has_puzzles else None,
            button(
                "add:daily",
                _("The daily"),
                "plus",
                id="ask-daily",
                aria_disabled=None if self._has_room(Daily()) else "true",
            )
            if has_puzzles
            else None,
            button("ask:rule", _("A rule to talk about"), "plus", id="ask-rule"),
            button("ask:table", _("A game"), "plus", id="ask-table"),
            button("ask:say", _("A text"), "plus", id="ask-say"),
            button("ask:pause", _("A pause"), "plus", id="ask-pause"),
            link("classroom/write", _("A lesson of yours"), "plus", id="own-lesson"),
        ]


def _of_lesson(name: str) -> str:
    """Return what the button of a ready plan says."""
    _lesson, dash, number = name.partition("-")
    return _("Lesson {n}").format(n=number) if dash else _("{n} min").format(n=name)


def _sum(plan: Plan) -> str:
    if not plan.parts:
        return _("An empty plan")
    total = length(plan)
    return ngettext("{n} minute in class", "{n} minutes in class", total).format(n=total)


def _nothing_yet() -> Node:
    return message("", _("The link comes with the first part."))


def _class() -> h.Element:
    return h.section(".panel.no-print", aria_labelledby="live-class")[
        h.h2("#live-class")[_("A class you can see")],
        h.p(".second")[
            _("A code for your pupils; you see who is where in the plan and who needs you.")
        ],
        h.div(".row-of-buttons")[
            link("classroom/class", _("Open the class"), "people", id="to-class")
        ],
    ]


def _projector(frame: Frame) -> h.Element:
    label = _("Back to the usual size") if frame.projector else _("Switch to projector size")
    return h.section(".panel.big-board.no-print", aria_labelledby="big-board")[
        h.h2("#big-board")[_("Big board for a projector")],
        h.p(".second")[
            _("Large type and a large board, in lessons and at tables. This browser remembers it.")
        ],
        button("projector", label, "screen", id="projector"),
    ]


def kept_plan(desk: Desk, game: str) -> Plan:
    """Return the plan the browser keeps for a game, else the shortest ready one."""
    kept = desk.browser.stored.get(storage_key(game, KEY), "")
    if kept == EMPTY:
        return Plan(game)
    try:
        return read_plan(game, kept)[0]
    except SaveError:
        return next(iter(ready(game).values()), Plan(game))


def has_room(plan: Plan, part: Part) -> bool:
    """Return whether a plan can have one more part."""
    text = write_plan(Plan(plan.game, (*plan.parts, part)))
    return len(text) <= MOST_TEXT and len(text.split("/")) <= MOST_PARTS


def put_into_plan(desk: Desk, game: str, part: Part) -> bool:
    """Add a part to the plan that the browser keeps for a game, and turn the desk to that game;
    False if the plan is full."""
    plan = kept_plan(desk, game)
    if not has_room(plan, part):
        return False
    desk.browser.store(storage_key(game, KEY), write_plan(Plan(game, tidy((*plan.parts, part)))))
    desk.browser.store(GAME, game)
    return True


def game_of_plan(desk: Desk) -> str:
    """Return the game the teacher last planned, else the one the browser is at."""
    kept = desk.browser.stored.get(GAME, "")
    return kept if kept in rooms.ids() else desk.game


def plan_page(desk: Desk, rest: str, resume: str) -> PlanPage | None:
    """Return the front of the desk."""
    return PlanPage(desk, kept_plan(desk, game_of_plan(desk))) if not rest else None
