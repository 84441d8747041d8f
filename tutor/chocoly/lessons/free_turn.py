"""A free turn beside the match: any tile may be placed, and Ben answers what was really done."""

from __future__ import annotations

from functools import partial

from tutor.chocoly.areas import largest
from tutor.chocoly.lessons.match import MATCH
from tutor.chocoly.state import State
from tutor.chocoly.teaching import N_, Do, Goal, Say
from tutor.i18n import _


def free_turn(
    text: str,
    turn: int,
    *,
    practises: str,
    solution: str = "",
    stacks: bool = False,
    since: str = N_("Ben has played. Beside the match, try freely."),
) -> Do:
    """Return the step in which your turn of the match may go as you like.

    `solution`: what a hint advises, by default your move in the match. `stacks`: it is to be a
    stack. `since`: what has happened, where it is not just Ben's answer. The lesson after it goes
    on with the match as it was.
    """
    start = MATCH.at(turn)
    far, tokens = start.placed + 2, start.left[0] - 1
    mistakes = {"lay *": Say(N_("That lies on the table."), N_("Choose Stack: it costs a token."))}
    return Do(
        text,
        start,
        since=since,
        goal=Goal(
            lambda state: state.placed >= far and not (stacks and state.left[0] != tokens),
            N_("your turn, and Ben’s answer"),
        ),
        solution=solution or MATCH.moves(turn),
        hint=N_("Any place will do; this one is good for you."),
        mistakes=mistakes if stacks else {},
        facts={"answer": partial(answer, start)},
        done=Say(N_("Ben has answered."), N_("{answer}")),
        practises=practises,
        show="players board hand",
    )


def answer(before: State, after: State) -> str:
    """Say what a turn of yours and Ben's answer have made of both areas."""
    (was, his_before), (mine, his) = _sizes(before), _sizes(after)
    text = _("You: {mine}, Ben: {his}, as before.")
    if mine < was:
        text = _("Ben cuts: {was} before your turn, now {mine}.")
    elif his < his_before:
        text = _("You cut him: {his} now, and you {mine}.")
    elif (mine, his) != (was, his_before):
        text = _("You: {mine} after {was}. Ben: {his} after {before}.")
    return text.format(was=was, mine=mine, his=his, before=his_before)


def _sizes(state: State) -> tuple[int, int]:
    return largest(state.board, "A"), largest(state.board, "C")
