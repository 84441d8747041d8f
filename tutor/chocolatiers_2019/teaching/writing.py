"""What of a lesson of the 2019 edition can be written in a form; what is the same is the first
edition's.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from tutor.chocolatiers_2019.state import DISCARD, FIRST, OVER, SECOND, State
from tutor.chocolatiers_2019.teaching import answers, goals, pieces
from tutor.chocolatiers_2019.teaching.position import Seat, position
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
    FIRST: N_("two actions are left"),
    SECOND: N_("one action is left"),
    DISCARD: N_("cards have to be discarded"),
    OVER: N_("the game is over"),
}
MOST_ROW = 5

PHASE = Field("phase", N_("Moment"), choices=PHASES)
FIELDS = (
    DISPLAY,
    HAND,
    TRAY,
    Field(
        "row",
        N_("Boxes that lie open"),
        help=N_("Four letters each from the left, with blanks between; the rest is dealt."),
        example="TTRM NM.B",
    ),
    WILDS,
    Field(
        "reserved",
        N_("Your reserved box"),
        help=N_("Four letters; a Wild is locked on it."),
        rare=True,
    ),
    PHASE,
    RIVALS,
    HOLDER,
)


def _position(table: Mapping[str, str]) -> State:
    row, reserved = table.get("row", "").split(), table.get("reserved", "").strip()
    for box in (*row, *([reserved] if reserved else [])):
        if len(box) != 4:
            raise FormError(_("A box is four letters: “{box}” is none.").format(box=box))
    if len(row) > MOST_ROW:
        raise FormError(_("At most {n} boxes lie open.").format(n=MOST_ROW))
    return position(
        display=table.get("display", "").strip(),
        hand=table.get("hand", "").strip(),
        tray=table.get("tray", "").strip(),
        row=row,
        wilds=whole(table, "wilds", WILDS.label, 3),
        reserved=reserved,
        phase=str(PHASE.read(table.get("phase", FIRST))),
        others=[Seat(each) for each in rivals(table)],
        first_tile=whole(table, "first", N_("Who holds First"), 4),
    )


def of_state(state: State) -> dict[str, str]:
    """Return the texts of a position that lies on a table."""
    kept = state.reserved[0]
    return {
        "display": str(state.displays[0]),
        "hand": state.hands[0],
        "tray": state.tray,
        "row": " ".join(tile.spaces for tile in state.row),
        "wilds": str(state.wilds[0]),
        "reserved": kept.spaces if kept else "",
        "phase": state.phase,
        "rivals": " ".join(str(display) for display in state.displays[1:] if display.points),
        "first": "" if state.first_tile is None else str(state.first_tile),
    }


WRITING: Writing[State, object] = Writing(
    fields=FIELDS,
    position=_position,
    goals={
        **{id: form for id, form in GOALS.items() if id not in ("wins", "nobody_wins")},
        "free_wilds": Form(
            N_("so many free Wilds"), goals.free_wilds, (number("n", N_("Wilds"), 0, 2),)
        ),
        "holds_first": Form(N_("First"), goals.holds_first),
    },
    pieces={
        "payable_boxes": Form(
            N_("the boxes that the hand can pay for"),
            pieces.payable_boxes,
            among="row",
        ),
        "reservable_boxes": Form(
            N_("the boxes that may be reserved"), pieces.reservable_boxes, among="row"
        ),
        **PIECES,
    },
    questions={
        **QUESTIONS,
        "total": Form(N_("your points if the game ended now"), answers.total),
    },
    slips={
        **SLIPS,
        "trade": (N_("trades"), "trade *"),
        "reserve": (N_("reserves a box"), "reserve *"),
    },
    show=dict.fromkeys(("do", "tap", "ask"), "row tray hand display wild reserved"),
    areas=("row", "tray", "hand", "display", "wild", "reserved", "graph", "cards", "others"),
    moves=(
        "take T · trade R TN · box 2 TTNR 0 1 TNR. · box r … · wild 2 3 · reserve 4 · discard TN"
    ),
    lacks=N_(
        "Not in this form: Wilds moved about, the award. A lesson file in Python can do these."
    ),
    templates=partial(templates, "tutor.chocolatiers_2019"),
    of_state=of_state,
)
