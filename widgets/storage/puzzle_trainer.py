"""A learner's practice of one game in this visit: which puzzle is next, what was solved, what is
due.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime
from random import Random
from typing import Any, Protocol

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.puzzles.games import puzzles_of, shipped_by_id
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.pack import dump_pack, from_link
from tutor.puzzles.training import (
    FirstAnswer,
    Practice,
    answered,
    begun,
    daily,
    due,
    dump_practice,
    first_week,
    following,
    load_practice,
    looked_at,
    practised,
    practised_in,
    with_best,
    with_day,
    with_offer_seen,
    with_rating_shown,
)
from tutor.rooms import qualified, storage_key
from widgets.browser.protocol import View
from widgets.storage.daily_result import KEY as DAY_KEY
from widgets.storage.daily_result import DailyResult
from widgets.storage.packs import (
    LARGEST_KEPT,
    PACK_ASIDE,
    PACK_KEY,
    Pack,
    only_save_errors,
    proven,
    read_pack,
)
from widgets.storage.tally import BrowserStorage, StoredTally

KEY, ASIDE = "practice", "practice-unread"
"""Storage keys of the practice, and of a text that could not be read (with the game's id, see
`storage_key`).
"""

DAILY, DUE, OPENED = "daily", "due", "pack"
"""Ways of being served puzzles; others are "" (near the rating), "kind:ID", "theme:ID" and
"plan:ADDRESS IDS", see `on_plan`, or "again:ADDRESS IDS" for the rest of a set done again.
"""
PLAN, AGAIN = "plan", "again"
URGENT = 4
"""Due items that are served together, so that kinds vary."""
NEXT = "next"
"""The address of the next puzzle, whichever it is."""


_READ: set[str] = set()
"""Games whose puzzles this process has read."""


class TrainerBrowser(BrowserStorage, Protocol):
    """The part of the shell that a trainer needs."""

    view: View

    def download(self, filename: str, text: str) -> None:
        """Offer a file."""


class PuzzleTrainer:
    """Serves puzzles of one game, and stores their results."""

    def __init__(
        self,
        browser: TrainerBrowser,
        game: str,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        rng: Random | None = None,
        pool: Callable[[], Sequence[AnyPuzzle]] | None = None,
    ) -> None:
        """`pool`: returns other puzzles than those that come with the game.

        Raises UnknownGame, and NoPuzzles for a game that has none.
        """
        self.browser = browser
        self.game = game
        self.room = puzzles_of(game)
        self.practice = Practice()
        self.pack = Pack()
        self.way = ""
        self.draft = ""
        """The editor's draft, as its page dumps it for a reload; "" for none."""
        self.open_runs: dict[str, str] = {}
        """Unfinished runs by form, as their pages dump them for a reload."""
        self._now = now
        self.rng = rng or Random()
        self._pool = pool or self.room.shipped
        self._read: dict[str, str] = {}
        self._tallies = StoredTally(browser)

    def address(self, name: str) -> str:
        """Return the address of a page of the game: "puzzles", "puzzle/daily", "rules/9.3"."""
        return qualified(self.game, name)

    # ---- storage

    def _stored(self, key: str) -> str:
        return self.browser.stored.get(storage_key(self.game, key), "")

    def _store(self, key: str, text: str) -> None:
        self.browser.store(storage_key(self.game, key), text)

    def restore(self) -> str:
        """Read what the browser stores; return a message if something could not be read, else
        "".
        """
        problem = self._restore_practice(self._stored(KEY))
        text = self._stored(PACK_KEY)
        if text and self._read.get(PACK_KEY) != text:
            self._read[PACK_KEY] = text
            left_out: list[str] = []
            try:
                self.pack = read_pack(text, self.game, left_out)
                if left_out:  # the whole text is set aside, too: nothing is lost
                    problem = problem or left_out[0]
                    self._store(PACK_ASIDE, text)
                    self._read[PACK_KEY] = dump_pack(self.pack.puzzles) if self.pack.puzzles else ""
                    self._store(PACK_KEY, self._read[PACK_KEY])
            except SaveError as error:
                problem = problem or str(error)
                self._store(PACK_ASIDE, text)
                self._store(PACK_KEY, "")
        return problem

    def _restore_practice(self, text: str) -> str:
        if self._read.get(KEY) == text:
            return ""
        self._read[KEY] = text
        if not text:
            self.practice = Practice()
            return ""
        try:
            self.practice = load_practice(text)
        except SaveError as error:
            self._store(ASIDE, text)
            self._keep(Practice())
            return str(error)
        return ""

    def _keep(self, practice: Practice) -> None:
        self.practice = practice
        text = dump_practice(practice)
        self._read[KEY] = text
        self._store(KEY, text)

    # ---- packs

    @property
    def pool(self) -> Sequence[AnyPuzzle]:
        """The shipped puzzles."""
        found = self._pool()
        _READ.add(self.game)
        return found

    @property
    def has_read(self) -> bool:
        """Whether this process has already read the shipped puzzles, so that they cost nothing."""
        return self.game in _READ

    def open_pack(self, text: str) -> bool:
        """Open a pack; return whether the browser stores it. Raises SaveError, which says what is
        wrong.
        """
        pack = read_pack(text, self.game)
        if not pack.puzzles:
            raise SaveError(_("This pack holds no puzzles."))
        self.pack = pack
        kept = len(text) <= LARGEST_KEPT
        self._read[PACK_KEY] = text if kept else ""
        self._store(PACK_KEY, self._read[PACK_KEY])
        return kept

    def add_to_pack(self, puzzle: AnyPuzzle) -> None:
        """Add a puzzle to the opened pack, or begin a pack with it."""
        others = tuple(p for p in self.pack.puzzles if p.id != puzzle.id)
        self.open_pack(dump_pack((*others, puzzle)))

    def download(self, filename: str, text: str) -> None:
        """Offer a file to the teacher."""
        self.browser.download(filename, text)

    def close_pack(self) -> None:
        """Close the opened pack."""
        self.pack = Pack()
        self._read[PACK_KEY] = ""
        self._store(PACK_KEY, "")

    # ---- choosing puzzles

    @property
    def today(self) -> date:
        """The learner's own date."""
        said = self.browser.view.today
        return date.fromisoformat(said) if said else self._now().date()

    @property
    def daily(self) -> AnyPuzzle:
        """The puzzle of the day; an easy one in the learner's first week."""
        return daily(self.pool, self.today, easy=first_week(self.practice, self.today))

    @property
    def due(self) -> tuple[str, ...]:
        """Items to practise now, most urgent first, of those that puzzles practise."""
        waiting = due(self.practice, self._now())
        if not waiting:
            return ()
        known = practised(self.pool) if self.has_read else practised_in(self.game)
        return tuple(item for item in waiting if item in known)

    def at_address(self, name: str, kept: str = "") -> AnyPuzzle:
        """Return the puzzle of what follows "puzzle/" in an address: an id, a link, DAILY, DUE or
        NEXT.

        The last two serve a new one; `kept` is the id or link of the one they served before a
        reload. Raises SaveError.
        """
        if name in (DAILY, DUE):
            self.way = name
        if name == DAILY:
            return self.daily
        if name in (DUE, NEXT):
            return self.find(kept) if kept else self.next()
        return self.find(name)

    def find(self, name: str) -> AnyPuzzle:
        """Return the puzzle of an id, or of a link, which is proven again. Raises SaveError."""
        known = shipped_by_id(self.game).get(name)
        if known is not None:
            return known
        for puzzle in self.pack.puzzles:
            if puzzle.id == name:
                return proven(puzzle)
        return self.of_link(name)

    def of_link(self, link: str) -> AnyPuzzle:
        """Return the puzzle of a link, proven. Raises SaveError, whatever the link holds."""
        with only_save_errors(
            _("This link is damaged. Copy the whole link once more and open it again.")
        ):
            return from_link(link, self.game)

    def next(self) -> AnyPuzzle:
        """Return a puzzle on the learner's way; missed kinds come again after some others."""
        kind, _colon, what = self.way.partition(":")
        if kind == "kind":
            return self._serve(kind=what)
        if kind == "theme":
            return self._serve(theme=what)
        if kind == OPENED and self.pack.puzzles:
            return following(self.practice, self.pack.puzzles, self.rng) or self.pack.puzzles[0]
        if kind == DUE and self.due:
            return self._serve(items=self.due[:URGENT])
        return self._serve()

    def _serve(self, **wanted: Any) -> AnyPuzzle:
        late = self.room.late
        found = following(self.practice, self.pool, self.rng, late=late, **wanted)
        return found or following(self.practice, self.pool, self.rng, late=late) or self.pool[0]

    def on_plan(self, address: str, ids: Sequence[str]) -> str:
        """Serve these puzzles of a class's plan with this address; return the first one's
        address.
        """
        self.way = f"{PLAN}:{' '.join((address, *ids))}"
        return self.onward()

    def again(self, address: str, ids: Sequence[str]) -> str:
        """Serve all these puzzles of a plan once more; return the first one's address."""
        self.way = f"{AGAIN}:{' '.join((address, *ids))}"
        return self.onward()

    def onward(self) -> str:
        """Return the address of the next puzzle, or of the plan once those of its set are done."""
        kind, _colon, what = self.way.partition(":")
        if kind not in (PLAN, AGAIN):
            return self.address(f"puzzle/{self.next().id}")
        plan, *ids = what.split(" ")
        if kind == AGAIN and ids:
            self.way = f"{AGAIN}:{' '.join((plan, *ids[1:]))}"
            return self.address(f"puzzle/{ids[0]}")
        known = shipped_by_id(self.game)
        following = next((each for each in ids if each in known and not self.has_met(each)), None)
        return self.address(f"puzzle/{following}") if following else plan

    def has_met(self, puzzle: str) -> bool:
        """Return whether this puzzle has been answered or looked at."""
        return puzzle in self.practice.seen or puzzle in self.practice.won

    def solved_of(self, puzzles: Sequence[AnyPuzzle]) -> int:
        """Return how many of these the learner has solved."""
        won = set(self.practice.won)
        return sum(puzzle.id in won for puzzle in puzzles) if won else 0

    # ---- answers

    def first_answer(self, puzzle: AnyPuzzle, given: FirstAnswer | bool, said: str = "") -> int:
        """Count the first answer to a puzzle, in words `said`; return by how much the rating
        changed.
        """
        before = self.practice.rating
        self._tallies.answered(
            puzzle, given if isinstance(given, FirstAnswer) else FirstAnswer(given), said
        )
        self._keep(answered(self.practice, puzzle, given, self._now()))
        return self.practice.rating - before

    @property
    def now(self) -> datetime:
        """The current time."""
        return self._now()

    def looked_at(self, puzzle: AnyPuzzle) -> None:
        """Mark the puzzle as met in a run: it does not count, now or later."""
        self._keep(looked_at(self.practice, puzzle))

    def offer_seen(self, clause: str) -> None:
        """Note that the lesson of a clause was offered."""
        self._keep(with_offer_seen(self.practice, clause))

    # ---- results and rating

    def best(self, name: str) -> int:
        """Return the best result of a run of this name, 0 for none."""
        return self.practice.best.get(name, 0)

    def keep_best(self, name: str, points: int) -> None:
        """Record the result of a run of this name if it is the best."""
        if points > self.best(name):
            self._keep(with_best(self.practice, name, points))

    def begin_as(self, knows: str) -> None:
        """Begin the rating where a learner stands who knows the game so well."""
        self._keep(begun(self.practice, knows))

    def show_rating(self, on: bool) -> None:
        """Show the rating, or not."""
        self._keep(with_rating_shown(self.practice, on))

    def day_done(self) -> None:
        """Mark the puzzle of the day as solved."""
        self._keep(with_day(self.practice, self.today))
        self._store(DAY_KEY, self.day_result.done().dump())

    def day_missed(self) -> None:
        """Count a wrong answer to the puzzle of the day, or a look at the right one."""
        self._store(DAY_KEY, self.day_result.with_miss().dump())

    @property
    def day_result(self) -> DailyResult:
        """How the puzzle of the day went, as far as it is solved."""
        return DailyResult.load(self._stored(DAY_KEY), self.today)
