"""How a rush and a streak look: before, while they run, afterwards."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node

from tutor.engine import SaveError
from tutor.i18n import _, ngettext
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.runs.solo import MINUTES, MISSES, RUSH, Solo
from widgets.draw.icons import icon_svg
from widgets.pages.controls import button, choice, link
from widgets.pages.page import HEADING, Picture
from widgets.pages.puzzles.runs import shared_views as parts
from widgets.pages.puzzles.solving.solver import PuzzleSolver
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame


def title_of(form: str) -> str:
    """Return what a run is called."""
    return _("Rush") if form == RUSH else _("Streak")


# ---- before


def start(trainer: PuzzleTrainer, form: str, theme: str, minutes: int) -> Picture:
    """Paint what the run is and what can be chosen."""
    best = trainer.best
    if form == RUSH:
        lines = [
            _("As many as you can. They get harder."),
            _("The third miss ends it."),
            _("Your rating stays as it is."),
        ]
        names = [(str(n), _minutes(n), f"{RUSH}:{n}") for n in MINUTES]
        name, head, chosen = "minutes", _("Clock"), str(minutes)
    else:
        lines = [
            _("One after the other, until the first miss. No clock."),
            _("They get harder with each."),
            _("Your rating stays as it is."),
        ]
        themes = [("", _("All")), *((id, _(t)) for id, t in trainer.room.themes.items())]
        names = [(id, title, f"{form}:{id}") for id, title in themes]
        name, head, chosen = "theme", _("Theme"), theme
    fields = choice(
        name, head, chosen, [(value, _with_best(label, best(key))) for value, label, key in names]
    )
    return Picture(
        title=title_of(form),
        where=_("Puzzles"),
        body=parts.start(trainer, title_of(form), lines, fields),
    )


def _minutes(n: int) -> str:
    if not n:
        return _("No clock")
    return ngettext("{n} minute", "{n} minutes", n).format(n=n)


def _with_best(label: str, best: int) -> Node:
    """Return a choice with the best result it has had."""
    if not best:
        return label
    return [label, " ", h.small[_("best {n}").format(n=best)]]


# ---- while it runs


def playing(trainer: PuzzleTrainer, run: Solo, solver: PuzzleSolver, frame: Frame) -> Picture:
    """Paint the puzzle with the score and the clock; with the clock standing, no puzzle."""
    now = trainer.now
    head = [_score(run), parts.clock_face(run.clock, now) if run.clock else None]
    if run.paused:
        return parts.whole(parts.stands(), frame, title_of(run.form), head=head, tools=None)
    inner = solver.paint(parts.room_for(frame), live=True, foot=_foot(run, solver))
    return parts.whole(
        inner,
        frame,
        title_of(run.form),
        head=head,
        tools=parts.tools(run.clock, now),
        after=parts.until_mark(run.clock, now),
    )


def _foot(run: Solo, solver: PuzzleSolver) -> Node:
    """Return the button of the moment."""
    if solver.right is None:
        return button("check", _("Check"), primary=True, id="check")
    word = _("See what it came to") if run.lost else _("Next")
    return button("next", word, "chevron", primary=True, id="next")


def _score(run: Solo) -> h.Element:
    """How many were right, and a place for each miss that may be."""
    allowed = MISSES[run.form]
    words = _("{n} right, {misses} of {of} misses").format(
        n=run.score, misses=run.misses, of=allowed
    )
    return h.span(".run-score", role="img", aria_label=words)[
        h.span(".count", key=str(run.score))[icon_svg("check", 20), str(run.score)],
        h.span(".misses")[
            (
                h.span(class_={"miss": True, "had": n < run.misses})[
                    icon_svg("cross", 14) if n < run.misses else None
                ]
                for n in range(allowed)
            )
        ],
    ]


def said(run: Solo, right: bool) -> str:
    """Return what came of an answer, for who does not see the score."""
    if right:
        return _("Right. {n}.").format(n=run.score)
    left = MISSES[run.form] - run.misses
    return _("A miss.") + (
        " " + ngettext("{n} more ends it.", "{n} more end it.", left).format(n=left) if left else ""
    )


# ---- afterwards


def result(trainer: PuzzleTrainer, run: Solo, before: int) -> Picture:
    """Paint what the run came to, the best so far, and every puzzle that was met."""
    head = ngettext("{n} right", "{n} right", run.score).format(n=run.score)
    if run.score > before and before:
        line = _("Your best: {before} before.").format(before=before)
    elif run.score > before:
        line = _("Your first result here.")
    else:
        line = _("Your best: {n}.").format(n=before) if before else _("Nothing to beat yet.")
    met = [(puzzle, right) for puzzle, right in _met(trainer, run)]
    words = {True: _("right"), False: _("missed")}
    return Picture(
        title=title_of(run.form),
        where=title_of(run.form),
        body=h.div(".run-end")[
            h.section(".panel", aria_labelledby=HEADING)[
                h.p(".label")[_what(trainer, run)],
                h.h1(f"#{HEADING}.result")[head],
                h.p[line],
                h.div(".row-of-buttons")[
                    button("once-more", _("Once more"), "replay", primary=True, id="once-more"),
                    link(trainer.address("puzzles"), _("All puzzles"), "back"),
                ],
            ],
            parts.met_list(
                trainer,
                ((p, words[right], parts.tick(right)) for p, right in met),
                _("What you met"),
            )
            if met
            else None,
        ],
    )


def _met(trainer: PuzzleTrainer, run: Solo) -> Sequence[tuple[AnyPuzzle, bool]]:
    """Return the puzzles it had, what was missed first."""
    found = []
    for name, right in run.met:
        try:
            found.append((trainer.find(name), right))
        except SaveError:
            continue  # a pack of an older version had it
    return sorted(found, key=lambda each: each[1])


def _what(trainer: PuzzleTrainer, run: Solo) -> str:
    if run.form == RUSH:
        return f"{title_of(run.form)} · {_minutes(run.minutes)}"
    theme = trainer.room.themes.get(run.theme)
    return f"{title_of(run.form)} · {_(theme) if theme else _('All')}"
