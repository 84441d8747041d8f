"""A teacher writes a lesson: a form that is checked while it is filled in, and a trial of it."""

from __future__ import annotations

import json
from typing import Any

from tutor.classroom.plan import Own
from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.reading import Reader, number, read_json
from tutor.lessons.finding import Finding
from tutor.lessons.written import Written, examine, read_written, write_written
from tutor.lessons.written.build import writing_of
from tutor.lessons.written.file import writable, written_link
from tutor.lessons.written.model import MOST_STEPS
from tutor.rooms import GAMES, storage_key
from widgets.browser.protocol import After, Event
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.plan import put_into_plan
from widgets.pages.classroom.sharing import place_of
from widgets.pages.classroom.tabs import ADDRESS, on_desk
from widgets.pages.classroom.write.acts import ACTS, act
from widgets.pages.classroom.write.draft import Draft
from widgets.pages.classroom.write.picture import Pictured, pictured
from widgets.pages.classroom.write.step import step_form
from widgets.pages.classroom.write.step_acts import shown
from widgets.pages.classroom.write.trial import CannotTry, Trial, trial
from widgets.pages.classroom.write.view import FormState, beginnings, paint
from widgets.pages.controls import message
from widgets.pages.page import Picture, Reply
from widgets.pages.table.page import KEY as TABLE
from widgets.storage.packs import only_save_errors
from widgets.storage.settings import Frame
from widgets.storage.shared_lessons import ADDRESS as GIVEN
from widgets.table.match import AnyMatch, Match
from widgets.tabletop import Viewport

KEY = "lesson-draft"
"""Under this name the browser keeps the lesson that is being written."""
PART = "write"
PAUSE = 250
"""Milliseconds after the last change before the lesson is checked."""
FILE = "lesson.toml"
SIDE, MARGIN, INSET, HEIGHT = 304, 24, 32, 480
"""The column of the lesson, what is round panels, and in them; the height of the picture (px)."""
MOST_WIDE, LEAST_WIDE = 1280, 560
"""The page is no wider than this; from this width the picture is laid out as on a wide screen."""


class WritePage:
    """One draft, what is wrong with it, and perhaps a trial of it."""

    def __init__(self, desk: Desk, resume: str = "") -> None:
        """`resume`: what `resume` gave before, to go on at the same step."""
        self.desk = desk
        self.draft = Draft(self._kept())
        self.draft = act(self.draft, f"step:{_index(resume)}", "")
        self.found: list[Finding] | None = None
        self.trial: Trial | None = None
        self.news: Any = None

    def _kept(self) -> Written:
        """Return the lesson of the last time; one that cannot be read is none."""
        try:
            with only_save_errors(""):
                return read_written(self.desk.browser.stored.get(KEY, ""))
        except SaveError:
            game = self.desk.game
            return Written(game if game in writable() else GAMES[0])

    def resume(self) -> str:
        """Return the step; the browser keeps the lesson itself."""
        return json.dumps({"step": self.draft.index})

    # ---- acts

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Change the draft, check it, try it, share it."""
        if self.trial is not None:
            return self._in_trial(self.trial, event, frame)
        verb = event.value.partition(":")[0]
        if verb in ACTS:
            return self._change(event)
        match verb:
            case "check":
                return self._check()
            case "try" | "record":
                return self._try(records=verb == "record")
            case "save":
                self.desk.browser.download(FILE, write_written(self.draft.written))
                return Reply(say=_("Saved as a file."))
            case "shared":
                self.news = message("solved", _("Copied."), _("Give the link to your pupils."))
                return Reply(say=_("Copied."))
            case "plan":
                return self._into_plan()
            case "open":
                return self._open(event.text)
            case "from-table":
                return self._from_table()
        return None

    def _change(self, event: Event) -> Reply | None:
        before = self.draft
        self._now(act(before, event.value, event.text))
        verb = event.value.partition(":")[0]
        steps = len(self.draft.written.steps)
        focus = {
            "step": "step-title",
            "add": f"s{self.draft.index + 1}-text-text",
            "begin-with": "step-1",
            "duplicate": f"step-{self.draft.index + 1}",
            "remove": "undo",
            "empty": "undo",
        }.get(verb)
        said = {
            "remove": _("Removed. Undo brings it back."),
            "undo": _("Taken back."),
            "empty": _("A new lesson. Undo brings the old one back."),
            "game": _("A lesson of another game. Undo brings the old one back."),
            "move": _("Now step {n} of {of}.").format(n=self.draft.index + 1, of=steps),
        }.get(verb, "")
        return Reply(say=said, focus=focus) if said or focus else None

    def _now(self, draft: Draft) -> None:
        changed = draft.written != self.draft.written
        self.draft = draft
        if changed:
            self.found, self.news = None, None
            self.desk.browser.store(KEY, write_written(draft.written))

    def _into_plan(self) -> Reply:
        """Put the lesson into the plan of its game, and go there."""
        address, why = self._link()
        if not address:
            return Reply(say=why)
        written = self.draft.written
        part = Own(address.removeprefix(f"{GIVEN}/"), written)
        if put_into_plan(self.desk, written.game, part):
            return Reply(go=ADDRESS, say=_("It is the last part of the plan."))
        full = _("The plan is full. Take a part out of it first.")
        self.news = message("hint", full)
        return Reply(say=full)

    def _check(self) -> Reply | None:
        if self.found is not None:
            return None
        self.found = examine(self.draft.written)
        return None

    def _try(self, *, records: bool) -> Reply:
        try:
            self.trial = trial(self.draft.written, self.draft.index, records=records)
        except CannotTry as error:
            self.news = message("hint", _("It cannot be played yet."), str(error))
            return Reply(say=str(error))
        return Reply(focus="heading")

    def _in_trial(self, running: Trial, event: Event, frame: Frame) -> Reply | None:
        if event.value == "use-moves":
            moves = "; ".join(running.moves())
            if not moves:
                return Reply(say=_("Nothing has been played yet."))
            self.trial = None
            self._now(act(self.draft, "text:solution", moves))
            return Reply(say=_("Taken over."), focus=f"s{self.draft.index + 1}-text-solution")
        if event.value == "end-trial":
            self.trial = None
            return Reply(focus="try")
        reply = running.on(event, frame)
        if running.over:
            self.trial = None
            self.news = message("solved", _("Played to its end."))
            return Reply(say=_("Played to its end."), focus="try")
        return reply

    def _open(self, text: str) -> Reply:
        try:
            with only_save_errors(_("This is no lesson of this tutor.")):
                found = read_written(text)
        except SaveError as error:
            self.news = message("refused", _("This file cannot be opened."), str(error))
            return Reply(say=str(error))
        self._now(self.draft.now(found, 0))
        return Reply(say=_("Opened: {title}").format(title=found.title), focus="step-1")

    # ---- the position on the teacher's own table

    def _match(self) -> AnyMatch | None:
        """The table this browser keeps of the lesson's game, None if there is none."""
        text = self.desk.browser.stored.get(storage_key(self.draft.written.game, TABLE), "")
        try:
            with only_save_errors(""):
                return Match.load(text, self.draft.written.game) if text else None
        except SaveError:
            return None

    def _from_table(self) -> Reply | None:
        match, of_state = self._match(), writing_of(self.draft.written.game).of_state
        step = self.draft.step
        if match is None or of_state is None or step is None:
            return None
        changed = self.draft.written.changed(self.draft.index, table=of_state(match.state))
        self._now(self.draft.now(changed))
        return Reply(say=_("Taken from your table."))

    # ---- how it looks

    def paint(self, frame: Frame) -> Picture:
        """Paint the form, or the trial."""
        if self.trial is not None:
            return self.trial.paint(frame)
        draft = self.draft
        drawn = self._picture(frame)
        link, why = self._link()
        state = FormState(
            draft=draft,
            found=self.found,
            link=link,
            no_link=why,
            place=place_of(self.desk, frame),
            news=self.news,
            picture=drawn.node if drawn else None,
            has_table=self._match() is not None,
        )
        if draft.step is not None:
            form = step_form(state)
        else:
            files = writing_of(draft.written.game).templates()
            titles = [read_written(text).title for text in files]
            form = beginnings(draft.written, titles)
        picture = Picture(
            title=_("Write a lesson"),
            body=paint(state, form),
            scenes=drawn.scenes if drawn else {},
            after=After(PAUSE, "check") if self.found is None else None,
        )
        return on_desk(picture, PART, frame)

    def _link(self) -> tuple[str, str]:
        """Return the address for pupils; why there is none."""
        if self.found is None or self.found:
            return "", _("There is a link as soon as the lesson works.")
        try:
            return f"{GIVEN}/{written_link(self.draft.written)}", ""
        except SaveError as error:
            return "", str(error)

    def _picture(self, frame: Frame) -> Pictured | None:
        """Return the position of the step, where it has one that can be."""
        draft, step = self.draft, self.draft.step
        if step is None or step.table is None:
            return None
        try:
            state = writing_of(draft.written.game).position(step.table)
        except Exception:  # said below the fields
            return None
        areas = shown(draft.written, step)
        return pictured(draft.written.game, state, areas, frame, _room(frame))


def _room(frame: Frame) -> Viewport:
    """Return the room of the picture."""
    width = frame.view.width - 2 * round(MARGIN * frame.unit)
    if frame.layout == "phone":
        return Viewport("phone", min(frame.view.width, width + MARGIN) - 2 * INSET, 400)
    inner = min(width, round(MOST_WIDE * frame.unit)) - SIDE - 3 * MARGIN - 2 * INSET
    return Viewport("wide" if inner > LEAST_WIDE else "tall", inner, round(HEIGHT * frame.unit))


def _index(resume: str) -> int:
    """Return the step of a reload."""
    try:
        return Reader(read_json(resume)).one("step", number(MOST_STEPS)) if resume else 0
    except SaveError:
        return 0


def write_page(desk: Desk, rest: str, resume: str) -> WritePage | None:
    """Return the page of `classroom/write`."""
    return WritePage(desk, resume) if not rest else None
