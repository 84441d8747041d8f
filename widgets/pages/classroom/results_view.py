"""How the results look: rules by learner with one finding, who is stuck, what misled."""

from __future__ import annotations

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.classroom.plan import Plan
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words
from tutor.puzzles.games import puzzles_of, shipped_by_id
from tutor.results.findings import Misled, Stuck, Tried, finding, misled, stuck, tasks
from tutor.results.heat import Heat, exercises
from tutor.results.result import Result
from tutor.rooms import load_game, qualified
from widgets.draw.icons import icon_svg
from widgets.pages.classroom.heat_map import heat_map, pager
from widgets.pages.classroom.plan_progress import plan_progress
from widgets.pages.classroom.projector_links import on_the_wall
from widgets.pages.controls import button, icon_button, link
from widgets.pages.page import HEADING, Picture
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame

MOST_STUCK, MOST_MISLED = 6, 5
MOST_NAMES = 6
"""Learners named in a line."""
FIELD = "results-files"


@frozen
class ResultsView:
    """All there is to paint.

    `heat`: the map of the game looked at; `games`: all that the results are about. `first`: the
    number of the first rule shown. `asking`: whether to forget all. `trainer`: of the game's
    puzzles, None if it has none. `plan`: the game's on the desk.
    """

    results: tuple[Result, ...]
    heat: Heat
    games: tuple[str, ...]
    problems: tuple[str, ...]
    first: int
    asking: bool
    trainer: PuzzleTrainer | None
    plan: Plan


def paint(going: ResultsView, frame: Frame) -> Picture:
    """Paint the page."""
    some = bool(going.results)
    return Picture(
        title=_("How is it going"),
        body=h.div(".going", data_drop=FIELD)[
            h.section(".panel", aria_labelledby=HEADING)[
                _head(going),
                _problems(going.problems),
                _games(going) if len(going.games) > 1 else None,
                _rules(going, frame) if some else _how(),
                _finding(going) if some else None,
                pager(going.heat, going.first, frame) if some else None,
            ],
            plan_progress(going.plan, going.results, going.trainer) if some else None,
            _stuck(going) if some else None,
            _tasks(going) if some else None,
            _misled(going) if some else None,
            _paste(opened=not some),
            _forget() if going.asking else None,
        ],
    )


def _head(going: ResultsView) -> h.Element:
    count = len(going.results)
    said = ngettext("{n} learner.", "{n} learners.", count).format(n=count) if count else ""
    kept = _("Results stay in this browser and are gone when the day is over.")
    return h.div(".going-head")[
        h.div[h.h1(f"#{HEADING}")[_("How is it going")], h.p(".second")[f"{said} {kept}".strip()]],
        h.div(".row-of-buttons")[
            h.label(".btn.file")[
                h.input(
                    f"#{FIELD}.visually-hidden",
                    type="file",
                    multiple=True,
                    accept=".json,.txt",
                    data_act="files",
                ),
                icon_svg("open"),
                h.span[_("Drop results here")],
            ],
            button("csv", _("CSV"), "save", id="csv") if count else None,
            button("forget-all", _("Forget all …"), "cross", id="forget-all") if count else None,
        ],
    ]


def _problems(problems: tuple[str, ...]) -> Node:
    if not problems:
        return None
    return h.div(".message.hint.problems", role="status")[
        h.strong[_("Please look at these.")],
        h.ul[(h.li[each] for each in problems)],
        icon_button("problems-read", _("Put this message away"), "cross", id="problems-read"),
    ]


def _games(going: ResultsView) -> h.Element:
    return h.div(".row-of-buttons", role="group", aria_label=_("Game"))[
        (
            button(
                f"about:{game}",
                load_game(game).title,
                id=f"about-{game}",
                aria_pressed=str(game == going.heat.game).lower(),
            )
            for game in going.games
        )
    ]


def _how() -> h.Element:
    """What to do while there is nothing."""
    return h.ol(".going-how")[
        h.li[_("Learners choose “Give your teacher your result” on “Today in class”.")],
        h.li[_("They give a nickname, then save the file, copy the text or show the code.")],
        h.li[
            _("In a notebook, {call} writes what the checks have said.").format(
                call='check.save_result("Ada")'
            )
        ],
        h.li[_("Drop all files here at once, or paste the texts below.")],
    ]


def _rules(going: ResultsView, frame: Frame) -> Node:
    if going.heat.clauses:
        return heat_map(going.heat, going.first, frame)
    return h.p(".second")[_("No rule of this game was met in a lesson or a puzzle yet.")]


# ---- what it tells


def _finding(going: ResultsView) -> Node:
    """One sentence and one act."""
    said = finding(going.results, going.heat)
    if said is None:
        if not going.heat.clauses:
            return None
        return h.div(".finding")[h.p[h.strong[_("Nobody needed help with a rule.")]]]
    title = _(load_game(going.heat.game).rulebook[said.clause].title)
    text = _("“{rule}”: {n} of {all} needed help.")
    address = on_the_wall(qualified(going.heat.game, f"rules/{said.clause}"))
    return h.div(".finding")[
        h.div[
            h.p[h.strong[text.format(rule=title, n=said.needed, all=said.met)]],
            h.p(".second")[_("Most often: “{said}”").format(said=said.said)] if said.said else None,
        ],
        link(address, _("Show it on the projector"), "screen", id="show-finding"),
    ]


def _stuck(going: ResultsView) -> Node:
    found = stuck(going.results, going.heat.game)
    if not found:
        return None
    return h.section(".panel", aria_labelledby="stuck")[
        h.h2("#stuck")[_("Who is stuck where")],
        h.ul(".going-list")[
            (_stuck_line(going, each, n) for n, each in enumerate(found[:MOST_STUCK]))
        ],
        _more(len(found) - MOST_STUCK),
    ]


def _stuck_line(going: ResultsView, each: Stuck, n: int) -> h.Element:
    place = _("{lesson}, step {n}").format(lesson=_(each.lesson.title), n=each.number)
    address = qualified(going.heat.game, f"lesson/{each.lesson.id}/{each.number}")
    return h.li[
        h.div[h.strong[place], h.p(".second")[_names(each.learners)]],
        _show(address, place, f"show-stuck-{n}"),
    ]


def _tasks(going: ResultsView) -> Node:
    found = tasks(going.results, going.heat.game)
    if not found:
        return None
    return h.section(".panel", aria_labelledby="tasks")[
        h.h2("#tasks")[_("Tasks of the notebooks")],
        h.ul(".going-list")[(_task_line(going, each, n) for n, each in enumerate(found))],
    ]


def _task_line(going: ResultsView, each: Tried, n: int) -> h.Element:
    game = going.heat.game
    known = exercises(game)
    title = known[each.task].call if each.task in known else _("A computer player of one’s own")
    count = _("{n} of {all} right.").format(n=each.right, all=each.met)
    left = _("Not yet: {who}.").format(who=_names(each.learners)) if each.learners else ""
    rule = _(load_game(game).rulebook[each.clause].title) if each.clause else ""
    return h.li[
        h.div[
            h.strong[title],
            h.p[f"{count} {left}".strip()],
            h.p(".second")[_times(each.said, each.times)] if each.said else None,
        ],
        _show(qualified(game, f"rules/{each.clause}"), rule, f"show-task-{n}") if rule else None,
    ]


def _times(said: str, times: int) -> str:
    text = ngettext("{n} time: “{said}”", "{n} times: “{said}”", times)
    return text.format(n=times, said=said)


def _misled(going: ResultsView) -> Node:
    found = misled(going.results, going.heat.game)
    if not found or going.trainer is None:
        return None
    return h.section(".panel", aria_labelledby="misled")[
        h.h2("#misled")[_("Which puzzles misled")],
        h.ul(".going-list")[
            (_misled_line(going, each, n) for n, each in enumerate(found[:MOST_MISLED]))
        ],
        _more(len(found) - MOST_MISLED),
    ]


def _misled_line(going: ResultsView, each: Misled, n: int) -> h.Element:
    game = going.heat.game
    kind = puzzles_of(game).kinds.get(each.kind)
    puzzle = shipped_by_id(game).get(each.puzzle)
    title = _(kind.title) if kind is not None else _("A puzzle of another version")
    count = ngettext("{n} of {all} was wrong.", "{n} of {all} were wrong.", each.wrong)
    count = count.format(n=each.wrong, all=each.met)
    most = _times(each.said, each.times) if each.said else ""
    return h.li[
        h.div[
            h.strong[title],
            h.p[kind.question(puzzle.task)] if kind is not None and puzzle is not None else None,
            h.p(".second")[f"{count} {most}".strip()],
        ],
        _show(qualified(game, f"puzzle/{each.puzzle}"), title, f"show-misled-{n}")
        if puzzle is not None
        else None,
    ]


def _show(address: str, what: str, name: str) -> h.Element:
    label = _("Show on the projector: {what}").format(what=what)
    return h.a(
        ".btn.btn-icon", href=f"#{on_the_wall(address)}", aria_label=label, title=label, id=name
    )[icon_svg("screen")]


def _names(learners: tuple[str, ...]) -> str:
    if len(learners) <= MOST_NAMES:
        return join_words(learners)
    left = len(learners) - MOST_NAMES + 1
    more = ngettext("{n} more", "{n} more", left).format(n=left)
    return join_words((*learners[: MOST_NAMES - 1], more))


def _more(left: int) -> Node:
    if left <= 0:
        return None
    return h.p(".second")[ngettext("And {n} more.", "And {n} more.", left).format(n=left)]


# ---- adding and forgetting


def _paste(*, opened: bool) -> h.Element:
    return h.section(".panel.pasting")[
        h.details(open=opened)[
            h.summary[_("Paste results as text")],
            h.form(data_act="paste", id="paste")[
                h.label(".label", for_="texts")[_("One or many, in any order")],
                h.textarea(
                    "#texts", name="texts", rows="4", autocomplete="off", spellcheck="false"
                ),
                h.button(".btn", type="submit", id="add")[icon_svg("plus"), h.span[_("Add them")]],
            ],
        ]
    ]


def _forget() -> h.Element:
    return h.dialog(data_open=True, data_close="keep", aria_labelledby="question")[
        h.h2("#question")[_("Forget all results?")],
        h.p(".second")[_("The files and texts you were given stay what they are.")],
        h.div(".row-of-buttons")[
            button("keep", _("Keep them"), primary=True, id="keep"),
            button("really-forget", _("Forget them"), id="really-forget"),
        ],
    ]
