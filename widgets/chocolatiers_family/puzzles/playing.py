"""What a click on the boards of a puzzle leads to, on its own page and inside another."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.chocolatiers_family.puzzles.model import TURN
from tutor.i18n import _
from tutor.puzzles.model import without_last
from widgets.browser.protocol import Shake
from widgets.chocolatiers_family.puzzles import turn_room
from widgets.chocolatiers_family.puzzles import view as puzzle_view
from widgets.chocolatiers_family.puzzles import words as puzzle_words
from widgets.chocolatiers_family.puzzles.attempt import Attempt, mode
from widgets.chocolatiers_family.puzzles.flights import tried
from widgets.chocolatiers_family.puzzles.session import PuzzleSession
from widgets.chocolatiers_family.puzzles.turns import turns_of
from widgets.chocolatiers_family.selection import NOTHING as NOTHING_CHOSEN
from widgets.pages.page import Reply
from widgets.pages.puzzles.solving.open_puzzle import OpenPuzzle
from widgets.storage.settings import Frame
from widgets.tabletop.zone import Spot, Way, moves_along

BOARD_ACTS = (
    *("place", "space", "hand", "choose", "second", "rotate", "wild", "cancel"),
    *("stack", "tray", "deck", "discards", "card", "display", "pay", "confirm", "skip"),
    *("row", "reserved", "reserve", "supply"),
)


def large(asked: OpenPuzzle, act: str, frame: Frame) -> str:
    """Return the act, if it shows a part of the table large; else "": whatever was large is
    closed."""
    return act if turn_room.enlarged(asked, act, frame) is not None else ""


def board(asked: OpenPuzzle, target: str, frame: Frame) -> Reply:
    """Choose or take back: what is laid flies to its place, what is refused shakes."""
    session = asked.session
    before, old = session.attempt, _spots(asked, frame)
    session.click(target)
    new = _spots(asked, frame)
    if session.refusal is None:
        ways = _ways(session, before, target, frame)
        said = _("Taken back.") if _is_back(before, session.attempt) else ""
        said = said or puzzle_words.chosen_words(session)
        return Reply(say=said, moves=moves_along(ways, old, new))
    at = new.get(target)
    shakes = (Shake(at.canvas, at.rect),) if at else ()
    return Reply(say=session.refusal.message, moves=shakes)


def _is_back(before: Attempt, now: Attempt) -> bool:
    """Return whether the last action was taken back."""
    return now.action == without_last(before.action) != before.action


def _spots(asked: OpenPuzzle, frame: Frame) -> dict[str, Spot]:
    if mode(asked.session.task) == TURN:
        return turn_room.spots(asked, frame)
    return puzzle_view.spots(asked.session, frame)


def _ways(session: PuzzleSession, before: Attempt, target: str, frame: Frame) -> Iterable[Way]:
    task, now = session.task, session.attempt
    if mode(task) != TURN:
        return tried(task, before, now)
    turns = turns_of(task)
    if _is_back(before, now):
        flown = turns.flown(task, now.action, before.action, NOTHING_CHOSEN)
        return ((end, start) for start, end in flown)
    if now.action == before.action:
        return turns.tabletop.tried(turn_room.board_of(session, frame), before.selection)
    tapped = turns.click(task, before.selection, before.action, target).tapped
    return turns.flown(task, before.action, now.action, tapped or before.selection)
