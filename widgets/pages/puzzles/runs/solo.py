"""The rush and the streak: one puzzle after the other, each answered once."""

from __future__ import annotations

import json
from typing import Any

from tutor.engine import SaveError
from tutor.i18n import _, ngettext
from tutor.kit.reading import read_json, table
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.runs import solo
from tutor.puzzles.runs.picking import pick
from tutor.puzzles.runs.solo import FORMS, RUSH, Solo
from widgets.browser.protocol import Event
from widgets.pages.page import HEADING, NoSuchPageError, Picture, Reply
from widgets.pages.puzzles.games import pages_of
from widgets.pages.puzzles.runs import solo_view
from widgets.pages.puzzles.runs.shared_views import TICK, said_time
from widgets.pages.puzzles.solving.solver import PuzzleSolver
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame

__all__ = ["FORMS", "SoloPage"]


class SoloPage:
    """From the choices before it to the list of what was met."""

    def __init__(
        self, trainer: PuzzleTrainer, form: str, theme: str = "", resume: str = ""
    ) -> None:
        """`theme`: the one that is chosen at the start. Raises NoSuchPageError for none."""
        if theme and (form == RUSH or theme not in trainer.room.themes):
            raise NoSuchPageError(_("There is no set of puzzles “{id}”.").format(id=theme[:20]))
        self.trainer = trainer
        self.form = form
        self.theme = theme
        self.minutes = solo.MINUTES[0] if form == RUSH else 0
        self.run: Solo | None = None
        self.solver: PuzzleSolver | None = None
        self.before = 0
        """The best result before this run."""
        if not theme:
            self._resume(resume or trainer.open_runs.get(form, ""))

    # ---- across a reload, and while the learner is elsewhere in the app

    def resume(self) -> str:
        """Return the run and how far its puzzle is answered."""
        return self._kept()

    def _kept(self) -> str:
        return json.dumps(
            {
                "run": solo.dump_solo(self.run) if self.run else "",
                "solver": self.solver.dump() if self.solver else None,
                "before": self.before,
            }
        )

    def _resume(self, text: str) -> None:
        """Whoever comes back finds the clock standing, less the time that went by."""
        try:
            kept = table(read_json(text)) if text else {}
            run = solo.load_solo(kept.get("run") or "")
            if run.form != self.form:
                return
            puzzle = None if run.ended else self.trainer.find(run.puzzle)
        except SaveError:
            return
        now = self.trainer.now
        if solo.out_of_time(run, now):
            run = solo.over(run)
        self.run = solo.paused(run, now)
        self.theme, self.minutes = run.theme, run.minutes
        self.before = kept["before"] if isinstance(kept.get("before"), int) else 0
        if puzzle is not None and not run.ended:
            self._open(puzzle, kept.get("solver"))

    def _open(self, puzzle: AnyPuzzle, kept: Any = None) -> None:
        self.solver = pages_of(self.trainer.game).solver(self.trainer, puzzle)
        if kept is not None:
            self.solver.load(kept)

    # ---- Page

    def paint(self, frame: Frame) -> Picture:
        """Paint the choices, the puzzle on the board, or what came of it."""
        if self.run is None:
            return solo_view.start(self.trainer, self.form, self.theme, self.minutes)
        if self.run.ended or self.solver is None:
            return solo_view.result(self.trainer, self.run, self.before)
        return solo_view.playing(self.trainer, self.run, self.solver, frame)

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer an act; whatever it leads to is kept for who leaves the page."""
        reply = self._on(event, frame)
        self.trainer.open_runs[self.form] = self._kept()
        return reply

    def _on(self, event: Event, frame: Frame) -> Reply | None:
        match event.value:
            case "start":
                return self._start(event)
            case "once-more":
                self.run = self.solver = None
                return Reply(focus=HEADING)
        if self.run is None or self.run.ended or self.solver is None:
            return None
        now = self.trainer.now
        if solo.out_of_time(self.run, now):
            return self._end(_("Time."))
        match event.value:
            case "pause" if self.run.clock is not None:
                self.run = solo.paused(self.run, now)
                return Reply(say=_("The clock stands."), focus=HEADING)
            case "go-on":
                self.run = solo.going_on(self.run, now)
                return Reply(focus=HEADING)
            case "end":
                return self._end("")
            case "next" if self.solver.right is not None:
                return self._end("") if self.run.lost else self._next("")
        if self.run.paused:
            return None
        if event.value == TICK:
            return Reply(say=said_time(self.run.clock, now)) if self.run.clock else None
        if self.solver.right is not None:
            return self.solver.on(event, frame)
        reply = self.solver.on(event, frame)
        return reply if self.solver.right is None else self._answered(reply)

    # ---- how it goes

    def _start(self, event: Event) -> Reply:
        theme = event.fields.get("theme", self.theme)
        minutes = event.fields.get("minutes", str(self.minutes))
        if theme in ("", *self.trainer.room.themes):
            self.theme = theme
        if minutes in map(str, solo.MINUTES):
            self.minutes = int(minutes)
        begun = solo.begun(
            self.form,
            self.trainer.now,
            theme=self.theme,
            minutes=self.minutes if self.form == RUSH else 0,
        )
        self.before = self.trainer.best(begun.name)
        self.run = begun
        return self._next("")

    def _next(self, said: str) -> Reply:
        """Open the next puzzle; end the run if there is none."""
        assert self.run is not None
        found = pick(
            self.trainer.pool,
            solo.wanted(self.run, self.trainer.practice.rating),
            [name for name, _right in self.run.met],
            self.trainer.rng,
            theme=self.run.theme,
            seen=self.trainer.practice.seen,
            openers=self.trainer.room.openers if solo.opens(self.run) else (),
            late=self.trainer.room.late,
        )
        if found is None:
            return self._end(said)
        self.run = solo.with_puzzle(self.run, found.id)
        self._open(found)
        return Reply(say=said, focus=HEADING)

    def _answered(self, reply: Reply | None) -> Reply | None:
        """A rush goes on at once; a streak shows why first."""
        assert self.run is not None
        assert self.solver is not None
        right = bool(self.solver.right)
        self.trainer.looked_at(self.solver.puzzle)
        self.run = solo.answered(self.run, right)
        if self.form != RUSH:
            return reply
        said = solo_view.said(self.run, right)
        sounds = ("light:1",) if right else ()
        if self.run.lost:
            return self._end(said)
        following = self._next(said)
        return Reply(say=following.say, focus=following.focus, sounds=sounds)

    def _end(self, said: str) -> Reply:
        assert self.run is not None
        self.run = solo.over(self.run)
        self.solver = None
        self.trainer.keep_best(self.run.name, self.run.score)
        score = ngettext("{n} right.", "{n} right.", self.run.score).format(n=self.run.score)
        won = self.run.score > self.before
        return Reply(say=f"{said} {score}".strip(), focus=HEADING, sounds=("done",) if won else ())
