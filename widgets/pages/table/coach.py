"""What the coach does at the table: hints, the key moments, another way on."""

from __future__ import annotations

import time
from random import Random

from attrs import evolve

from tutor.coach import Review, Turning, coach_of
from tutor.engine import A, S
from tutor.i18n import _
from tutor.lessons.advice import where_to_look
from tutor.lessons.current_step import HINTS
from tutor.lessons.feedback import Hint, marks
from tutor.rooms import room
from widgets.browser.protocol import Event
from widgets.pages.controls import button
from widgets.pages.page import HEADING, Reply
from widgets.pages.table.panels import Message
from widgets.pages.table.play import TablePlay
from widgets.storage.settings import Frame
from widgets.tabletop import C, marked

BUDGET = 0.1
"""Seconds of processor time for one piece of the search for key moments: clicks come in between."""


def on_coach(page: TablePlay[S, A, C], what: str, event: Event, frame: Frame) -> Reply:
    """Send the coach away, or call them."""
    page.habit = page.habit.switched()
    page.keep_habit(page.habit.dump())
    page.hint, page.marks, page.message, page.dialog = None, {}, None, ""
    if page.habit.coached:
        return page.tell(_("The coach is here: ask for a hint. What the others change is marked."))
    return page.tell(_("The coach is away. You play on your own."))


def on_hint(page: TablePlay[S, A, C], what: str, event: Event, frame: Frame) -> Reply:
    """Say where to look, then why, then do it."""
    match = page.match
    if not match.your_turn:
        return page.tell(_("Hints are for your own turn."))
    coach = coach_of(match.game.id)
    if page.hint is None:
        chance = Random(f"hint {match.record.chance} {match.length}")
        action: A = coach.adviser.choose(match.game, match.seen, chance)
        teaching = room(match.game.id).teaching()
        pieces = teaching.pieces(match.seen, action)
        page.hint = Hint(1, where_to_look(teaching, pieces), marks(pieces), action)
    else:
        action = page.hint.action
        why = coach.reason(match.game, match.seen, action)
        page.hint = evolve(page.hint, level=page.hint.level + 1, text=why)
    if page.hint.level < HINTS:
        page.marks = marked(page.hint.marks)
        page.turn_tabs()
        return page.tell(page.hint.text)
    page.selection, page.marks = page.tabletop.nothing, {}
    reply = page.perform(action, frame)
    page.message = Message.told(page.match.line(page.match.step(page.match.length)))
    return reply


def on_moments(page: TablePlay[S, A, C], what: str, event: Event, frame: Frame) -> Reply:
    """Turn to the key moments of the finished game."""
    match = page.match
    if not match.over:
        return Reply()
    if page.review is None or page.review[0] is not match:
        page.review = match, Review(coach_of(match.game.id), match.record, match.people)
    page.reviewing = True
    return Reply(focus=HEADING)


def on_review(page: TablePlay[S, A, C], what: str, event: Event, frame: Frame) -> Reply:
    """Go on with the search for them. What is found does not depend on the time it takes."""
    if page.review is None or not page.reviewing:
        return Reply()
    review = page.review[1]
    begun = time.process_time()
    while not review.done and time.process_time() - begun < BUDGET:
        review.step()
    return Reply(say=_("The key moments are here.") if review.done else "")


def on_turning(page: TablePlay[S, A, C], what: str, event: Event, frame: Frame) -> Reply:
    """Go on with the search for the part of a lost game from which it could still be won."""
    match = page.match
    if page.final is None or not page.may_turn:
        return Reply()
    if page.turning is None or page.turning[0] is not match:
        page.turning = match, Turning(coach_of(match.game.id), match.record)
        page.final.hope = _("Looking for where it was still to be had …")
    turning = page.turning[1]
    begun = time.process_time()
    while not turning.done and time.process_time() - begun < BUDGET:
        turning.step()
    if not turning.done:
        return Reply()
    again = button("branch:0", _("The same again"), "undo", primary=turning.found is None)
    page.final.further = (again,)
    if turning.found is None:
        page.final.hope = _("Nobody here has found how to win with these cards.")
    else:
        name = turning.found.name
        page.final.hope = _("{part}: from here it was still to be had.").format(part=name)
        label = _("Play on from {part}").format(part=name)
        on = button(f"branch:{turning.found.number}", label, "play", primary=True)
        page.final.further = again, on
    return Reply(say=page.final.hope)


def on_score(page: TablePlay[S, A, C], what: str, event: Event, frame: Frame) -> Reply:
    """Go back to the final score."""
    page.reviewing = False
    return Reply(focus=HEADING)


def on_branch(page: TablePlay[S, A, C], what: str, event: Event, frame: Frame) -> Reply:
    """Play on from a point of the finished game, which is kept."""
    match = page.match
    if not match.over or not what.isdecimal() or int(what[:9]) > match.length:
        return Reply()
    page.take(match.branch(int(what[:9])))
    said = page.tell(_("Your finished game is kept; here you try another way.")).say
    return Reply(say=f"{said} {page.told(())}", focus=HEADING)


def on_origin(page: TablePlay[S, A, C], what: str, event: Event, frame: Frame) -> Reply:
    """Go back from another way on to the finished game."""
    if page.match.origin is not None:
        page.take(page.match.origin)
        page.counting = page.match.over
        page.reviewing = page.review is not None and page.review[0] is page.match
    return Reply(focus=HEADING)
