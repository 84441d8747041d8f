"""The duel: two learners at one screen, the same puzzle, a point for who is right first."""

from __future__ import annotations

import json
from typing import Any

import attrs

from tutor.engine import SaveError
from tutor.i18n import _, ngettext
from tutor.kit.reading import read_json, table
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.runs import duel as rules
from tutor.puzzles.runs.duel import Duel
from tutor.puzzles.runs.picking import pick
from widgets.browser.protocol import Event
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.puzzles.games import pages_of
from widgets.pages.puzzles.runs import duel_view
from widgets.pages.puzzles.runs.shared_views import TICK, said_time
from widgets.pages.puzzles.solving.solver import PuzzleSolver
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame

FORM = "duel"
LOOKS = ("tab", "side", "other")
"""Acts that turn to another part of the board: nobody's board can be looked at."""


class DuelPage:
    """From the two names to the points of both."""

    def __init__(self, trainer: PuzzleTrainer, resume: str = "") -> None:
        self.trainer = trainer
        self.duel = Duel(names=duel_view.usual())
        self.begun = False
        self.solver: PuzzleSolver | None = None
        self._resume(resume or trainer.open_runs.get(FORM, ""))

    # ---- across a reload, and while both are elsewhere in the app

    def resume(self) -> str:
        """Return the duel and how far its puzzle is answered."""
        return json.dumps(
            {
                "duel": rules.dump_duel(self.duel) if self.begun else "",
                "solver": self.solver.dump() if self.solver else None,
            }
        )

    def _resume(self, text: str) -> None:
        try:
            kept = table(read_json(text)) if text else {}
            duel = rules.load_duel(kept.get("duel") or "")
            puzzle = None if duel.ended else self.trainer.find(duel.puzzle)
        except SaveError:
            return
        self.duel = rules.paused(duel, self.trainer.now)
        self.begun = True
        if puzzle is not None:
            self._open(puzzle, kept.get("solver"))

    def _open(self, puzzle: AnyPuzzle, kept: Any = None) -> None:
        self.solver = pages_of(self.trainer.game).solver(self.trainer, puzzle)
        if kept is not None:
            self.solver.load(kept)

    # ---- Page

    def paint(self, frame: Frame) -> Picture:
        """Paint the names, the puzzle between the two, or what it came to."""
        if not self.begun:
            return duel_view.start(self.trainer, self.duel, frame)
        if self.duel.ended or self.solver is None:
            return duel_view.result(self.trainer, self.duel)
        return duel_view.playing(self.trainer, self.duel, self.solver, frame)

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer an act; whatever it leads to is kept for who leaves the page."""
        reply = self._on(event, frame)
        self.trainer.open_runs[FORM] = self.resume()
        return reply

    def _on(self, event: Event, frame: Frame) -> Reply | None:
        act, _colon, what = event.value.partition(":")
        match act:
            case "start" if not self.begun:
                return self._start(event)
            case "once-more":
                self.begun, self.solver = False, None
                self.duel = attrs.evolve(Duel(self.duel.names), **_ways(self.duel))
                return Reply(focus=HEADING)
        if not self.begun or self.duel.ended or self.solver is None:
            return None
        now = self.trainer.now
        if rules.out_of_time(self.duel, now):
            return self._wrong(_("Time."))
        match act:
            case "buzz" if what in ("0", "1"):
                return self._press(int(what))
            case "nobody" if self.duel.open_to:
                self.duel = rules.given_up(self.duel)
                return self._tell(_("Nobody. This is the answer."))
            case "next" if self.duel.told:
                return self._next()
            case "end":
                return self._end("")
            case "pause":
                self.duel = rules.paused(self.duel, now)
                return Reply(say=_("The clock stands."), focus=HEADING)
            case "go-on":
                self.duel = rules.going_on(self.duel, now)
                return Reply(focus=HEADING)
            case "clock":
                said = said_time(self.duel.clock, now) if self.duel.clock else ""
                return Reply(say=said) if event.value == TICK else None
        nobodys = self.duel.turn is None and not self.duel.told
        if rules.is_paused(self.duel) or (nobodys and act not in LOOKS):
            return None  # the board is nobody's yet
        before = self.solver.right
        reply = self.solver.on(event, frame)
        if before is None and self.solver.right is not None and self.duel.turn is not None:
            return self._right() if self.solver.right else self._wrong(_("No."))
        return reply

    # ---- how it goes

    def _start(self, event: Event) -> Reply:
        fields = event.fields
        names = tuple(
            fields.get(f"name-{n}", "").strip()[: rules.LONGEST_NAME] or usual
            for n, usual in enumerate(duel_view.usual())
        )
        goals, hards = {str(n): n for n in rules.GOALS}, {str(n): n for n in range(3)}
        self.duel = Duel(
            names=(names[0], names[1]),
            goal=goals.get(fields.get("goal", ""), rules.GOALS[1]),
            hard=hards.get(fields.get("hard", ""), 0),
            timed=fields.get("timed", "yes") == "yes",
        )
        self.begun = True
        return self._next()

    def _next(self) -> Reply:
        duel = self.duel
        found = pick(
            self.trainer.pool,
            rules.wanted(duel),
            [name for name, _who in duel.met],
            self.trainer.rng,
            seen=self.trainer.practice.seen,
        )
        self.duel = rules.with_puzzle(duel, found.id if found else "")
        if found is None or self.duel.ended:
            return self._end("")
        self._open(found)
        return Reply(focus=HEADING)

    def _press(self, player: int) -> Reply | None:
        if player not in self.duel.open_to:
            return None
        self.duel = rules.pressed(self.duel, player, self.trainer.now)
        assert self.solver is not None
        self.solver.again()
        said = _("{who} answers.").format(who=self.duel.names[player])
        if self.duel.timed:
            seconds = ngettext("{n} second.", "{n} seconds.", rules.SECONDS)
            said += " " + seconds.format(n=rules.SECONDS)
        return Reply(say=said, focus=HEADING, sounds=("laid",))

    def _right(self) -> Reply:
        assert self.duel.turn is not None
        who = self.duel.names[self.duel.turn]
        self.duel = rules.right(self.duel)
        return self._tell(_("Right. A point for {who}.").format(who=who), right=True)

    def _wrong(self, why: str) -> Reply:
        assert self.solver is not None
        self.duel = rules.wrong(self.duel)
        if self.duel.told:
            answer = _("This is the answer.")  # by itself, so that translators get it
            return self._tell(f"{why} {answer}")
        self.solver.again()
        (other,) = self.duel.open_to
        said = _("{who} may try.").format(who=self.duel.names[other])
        return Reply(say=f"{why} {said}", focus=HEADING, sounds=("tie",))

    def _tell(self, said: str, *, right: bool = False) -> Reply:
        """Its answer is open for both."""
        assert self.solver is not None
        if not right:
            self.solver.reveal()
        self.trainer.looked_at(self.solver.puzzle)
        score = _("{one} to {two}.").format(one=self.duel.points[0], two=self.duel.points[1])
        return Reply(say=f"{said} {score}", focus="next", sounds=("light:1",) if right else ())

    def _end(self, said: str) -> Reply:
        self.duel, self.solver = rules.over(self.duel), None
        return Reply(say=said or duel_view.headline(self.duel), focus=HEADING, sounds=("won",))


def _ways(duel: Duel) -> dict[str, Any]:
    """What was chosen for the last one."""
    return {"goal": duel.goal, "hard": duel.hard, "timed": duel.timed}
