"""How is it going: the results that learners handed over, read and put together."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.engine import SaveError
from tutor.i18n import _, ngettext
from tutor.kit.reading import items, optional, pair, read_json, text
from tutor.results.csv_file import FILE, csv_text
from tutor.results.gather import gather
from tutor.results.heat import games_of, heat
from tutor.results.result import PREFIX, Result
from tutor.results.together import MOST_TOGETHER, dump_results, fitting, load_results
from widgets.browser.protocol import Event
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.plan import kept_plan
from widgets.pages.classroom.results_view import ResultsView, paint
from widgets.pages.classroom.tabs import ADDRESS, on_desk
from widgets.pages.page import HEADING, Picture, Reply
from widgets.storage.settings import Frame

PART = "results"
PAGE = f"{ADDRESS}/{PART}"
KEY = "day.results"
"""Under this name the browser keeps them until the day is over, for all its tabs."""
MOST_FILES, LONGEST_FILE = 250, 300
"""Files at once, and letters of the name of one."""
MOST_TEXT = 5_000_000
"""Characters of all files together; the browser reads no more."""


class ResultsPage:
    """Results are added, counted, looked through, forgotten."""

    def __init__(self, desk: Desk, text: str = "") -> None:
        """`text`: a result that came in the address."""
        self.desk = desk
        self.problems: tuple[str, ...] = ()
        self._kept = ""
        self._results: tuple[Result, ...] = ()
        self.game = ""
        """The game that is looked at; "" for the one most is about."""
        self.first = 0
        """The first rule that is shown."""
        self.asking = False
        if text:
            self._add([("", text)])

    @property
    def results(self) -> tuple[Result, ...]:
        """What the browser keeps, where another tab may have added to it or forgotten it."""
        kept = self.desk.browser.stored.get(KEY, "")
        if kept != self._kept:
            self._kept, self._results = kept, ()
            try:
                self._results = load_results(kept) if kept else ()
            except SaveError as error:
                self.problems = (str(error),)
        return self._results

    # ---- Page

    def resume(self) -> str:
        """Return "": the browser keeps the results."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint the map, and what it tells."""
        return on_desk(paint(self._going, frame), PART, frame)

    @property
    def _going(self) -> ResultsView:
        games = games_of(self.results)
        game = self.game if self.game in games else next(iter(games), self.desk.game)
        return ResultsView(
            self.results,
            heat(self.results, game),
            games,
            self.problems,
            self.first,
            self.asking,
            self.desk.trainers.get(game),
            kept_plan(self.desk, game),
        )

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Add, page through, save, forget."""
        act, _colon, what = event.value.partition(":")
        match act:
            case "files":
                return self._files(event.text)
            case "paste":
                return self._add([("", event.fields.get("texts", "")[:MOST_TEXT])])
            case "rules":
                self.first = int(what) if what.isdecimal() and len(what) < 4 else 0
            case "about":
                self.game, self.first = what, 0
            case "problems-read":
                self.problems = ()
                return Reply(focus=HEADING)
            case "csv":
                self.desk.browser.download(FILE, csv_text(self.results, self._going.heat))
                return Reply(say=_("The table is saved."))
            case "forget-all":
                self.asking = True
                return Reply(focus="keep")
            case "keep" | "cancel":
                self.asking = False
                return Reply(focus="forget-all")
            case "really-forget":
                return self._forget()
        return None

    def _files(self, sent: str) -> Reply:
        try:
            file = pair(text(LONGEST_FILE), optional(text(MOST_TEXT)))
            found = items(file, MOST_FILES)(read_json(sent, MOST_TEXT, deepest=3))
        except SaveError as error:
            self.problems = (str(error),)
            return Reply(say=str(error))
        return self._add(found)

    def _add(self, texts: Iterable[tuple[str, str | None]]) -> Reply:
        before = len(self.results)
        found = fitting(gather(self.results, texts))
        self.problems = found.problems
        self.desk.browser.store(KEY, dump_results(found.results))
        new = max(0, len(self.results) - before)  # one that takes the place of two
        said = ngettext("{n} new learner.", "{n} new learners.", new).format(n=new)
        return Reply(say=" ".join((said, *self.problems)), focus=HEADING)

    def _forget(self) -> Reply:
        self.problems, self.asking, self.first = (), False, 0
        self.desk.browser.forget(KEY)
        # the address may hold a result, which a reload would add again
        return Reply(say=_("All forgotten."), focus=HEADING, go=PAGE)


def results_page(desk: Desk, rest: str, resume: str) -> ResultsPage | None:
    """Return the page of results; `rest` may be a result."""
    if rest and not rest.startswith(PREFIX):
        return None
    return ResultsPage(desk, rest[:MOST_TOGETHER])
