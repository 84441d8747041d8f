"""What of a lesson of Chocolatiers can be written in a form: positions, goals, pieces, questions.

The 2019 edition takes from here what is the same there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from tutor.chocolatiers.state import ACTION, BONUS, END, OVER, State
from tutor.chocolatiers.teaching import answers, goals, pieces
from tutor.chocolatiers.teaching.position import position
from tutor.chocolatiers_family.teaching.position import Other
from tutor.chocolatiers_family.teaching.writing import (
    DISPLAY,
    GOALS,
    HAND,
    HOLDER,
    PIECES,
    QUESTIONS,
    RIVALS,
    SLIPS,
    TRAY,
    WILDS,
    rivals,
    whole,
)
from tutor.i18n import N_, _
from tutor.lessons.written.forms import Field, Form, FormError, Writing, number
from tutor.lessons.written.templates import templates

PHASES: Mapping[str, str] = {
    ACTION: N_("a turn begins"),
    BONUS: N_("a card has been taken"),
    END: N_("the bonus is done"),
    OVER: N_("the game is over"),
}

NO_STACK = "-"
"""Stands for an empty stack among the others."""

STACKS = 5

FIELDS = (
    DISPLAY,
    HAND,
    TRAY,
    Field(
        "stacks",
        N_("Top boxes"),
        help=N_("Four letters each from the left, with blanks between; - for an empty stack."),
        example="NT.R RMBV T.TN NMMN TRBR",
    ),
    WILDS,
    Field("phase", N_("Moment"), choices=PHASES),
    RIVALS,
    HOLDER,
    Field(
        "last_turns",
        N_("Turns left"),
        help=N_("Once somebody holds First, yours included."),
        rare=True,
    ),
)


def _position(table: Mapping[str, str]) -> State:
    stacks = table.get("stacks", "").split()
    if len(stacks) > STACKS:
        raise FormError(_("There are {n} stacks.").format(n=STACKS))
    return position(
        display=table.get("display", "").strip(),
        hand=table.get("hand", "").strip(),
        tray=table.get("tray", "").strip(),
        stacks=["" if each == NO_STACK else _four(each) for each in stacks],
        wilds=whole(table, "wilds", WILDS.label, 3),
        phase=str(FIELDS[5].read(table.get("phase", ACTION))),
        others=[Other(each) for each in rivals(table)],
        first_card=whole(table, "first", N_("Who holds First"), 3),
        last_turns=whole(table, "last_turns", N_("Turns left"), 4),
    )


def _four(box: str) -> str:
    """Return a box of the game's own, four letters. Raises FormError."""
    if len(box) != 4:
        raise FormError(_("A box is four letters: “{box}” is none.").format(box=box))
    return box


def of_state(state: State) -> dict[str, str]:
    """Return the texts of a position that lies on a table."""
    tops = [stack[0].spaces if stack else NO_STACK for stack in state.stacks]
    found = {
        "display": str(state.displays[0]),
        "hand": state.hands[0],
        "tray": state.tray,
        "stacks": " ".join(tops),
        "wilds": str(state.wilds[0]),
        "phase": state.phase,
        "rivals": " ".join(str(display) for display in state.displays[1:] if display.points),
    }
    if state.first_card is not None:
        found["first"] = str(state.first_card)
        found["last_turns"] = str(state.last_turns or 0)
    return found


# ---- goals, pieces, questions that every edition has

CARDS = "TNRMBV"


WRITING: Writing[State, object] = Writing(
    fields=FIELDS,
    position=_position,
    goals={
        **GOALS,
        "can_fill": Form(
            N_("cards that pay for a box"),
            lambda stack: goals.can_fill(stack - 1),
            (number("stack", N_("Stack, from the left"), 1, STACKS),),
        ),
        "holds_first": Form(N_("the First card"), goals.holds_first),
    },
    pieces={
        "payable_boxes": Form(
            N_("the boxes that the hand can pay for"), pieces.payable_boxes, among="stack"
        ),
        **PIECES,
        "boxes_worth_most": Form(
            N_("the boxes with the most points"), pieces.boxes_worth_most, among="stack"
        ),
    },
    questions={
        **QUESTIONS,
        "ways_to_pay": Form(
            N_("in how many ways the hand can pay for a box"),
            lambda stack: answers.ways_to_pay(stack - 1),
            (number("stack", N_("Stack, from the left"), 1, STACKS),),
        ),
        "total": Form(N_("your points if the game ended now"), answers.total),
    },
    slips={
        **SLIPS,
        "swap": (N_("swaps"), "swap *"),
        "skip": (N_("skips the bonus"), "skip"),
    },
    show=dict.fromkeys(("do", "tap", "ask"), "stacks tray hand display wild"),
    areas=("stacks", "tray", "hand", "display", "wild", "graph", "cards", "others"),
    moves="take T · swap R TN · box 2 TTNR 0 1 TNR. · wild 2 3 · skip · discard T",
    lacks=N_(
        "Not in this form: setting the table, ways to pay tried one by one, the award. A lesson "
        "file in Python can do these."
    ),
    templates=partial(templates, "tutor.chocolatiers"),
    of_state=of_state,
)
