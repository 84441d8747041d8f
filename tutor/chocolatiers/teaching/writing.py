"""What of a lesson of Chocolatiers can be written in a form: positions, goals, pieces, questions.

The 2019 edition takes from here what is the same there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tutor.chocolatiers.kinds import NAMES
from tutor.chocolatiers.state import ACTION, BONUS, END, OVER, State
from tutor.chocolatiers.teaching import answers, goals, pieces
from tutor.chocolatiers.teaching.position import Other, position
from tutor.i18n import N_, _
from tutor.kit.resources import resource
from tutor.lessons.written.forms import Field, Form, FormError, Writing, choice, number

MOST_BOXES, MOST_GROUP, MOST_POINTS = 6, 24, 40
PHASES: Mapping[str, str] = {
    ACTION: N_("a turn begins"),
    BONUS: N_("a card has been taken"),
    END: N_("the bonus is done"),
    OVER: N_("the game is over"),
}
NO_STACK = "-"
"""Stands for an empty stack among the others."""
STACKS = 5

DISPLAY = Field(
    "display",
    N_("Your boxes"),
    help=N_("One letter a space, rows from the top with / between; * a Wild, . empty, - no box."),
    example="RRVM/TNRN",
)
HAND = Field("hand", N_("Your hand"), help=N_("Letters of the cards."), example="TTN")
TRAY = Field(
    "tray", N_("Share Tray"), help=N_("Six slots, . an empty one; left empty, it is dealt.")
)
WILDS = Field(
    "wilds", N_("Wilds you hold"), help=N_("A number; left empty, all that are left."), rare=True
)
RIVALS = Field(
    "rivals",
    N_("The others’ boxes"),
    help=N_("A display for each other player, with blanks between them."),
    rare=True,
    example="VV/TT",
)

HOLDER = Field(
    "first",
    N_("Who holds First"),
    help=N_("0 is you, 1 the next player; empty: nobody."),
    rare=True,
)
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


def whole(table: Mapping[str, str], name: str, label: str, most: int) -> int | None:
    """The number of a field, None if it is empty. Raises FormError."""
    text = table.get(name, "").strip()
    if not text:
        return None
    read = number(name, label, 0, most).read(text)
    return int(read)


def rivals(table: Mapping[str, str]) -> list[str]:
    """The displays of the others, one at least."""
    return table.get("rivals", "").split() or [""]


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
    """A box of the game's own, four letters. Raises FormError."""
    if len(box) != 4:
        raise FormError(_("A box is four letters: “{box}” is none.").format(box=box))
    return box


def of_state(state: State) -> dict[str, str]:
    """The texts of a position that lies on a table."""
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

KIND = choice("kind", N_("Kind"), NAMES)
CARDS = "TNRMBV"

GOALS: Mapping[str, Form] = {
    "group_of": Form(
        N_("a group of so many of a kind"),
        goals.group_of,
        (KIND, number("size", N_("Pieces"), 1, MOST_GROUP, "3")),
    ),
    "boxes": Form(
        N_("so many boxes in the display"),
        goals.boxes,
        (number("n", N_("Boxes"), 1, MOST_BOXES),),
    ),
    "display_points": Form(
        N_("boxes worth so many points"),
        goals.display_points,
        (number("n", N_("Points"), 1, MOST_POINTS, "4"),),
    ),
    "holds": Form(N_("a card of a kind in hand"), goals.holds, (KIND,)),
    "hand_size": Form(
        N_("so many cards in hand"), goals.hand_size, (number("n", N_("Cards"), 0, 12, "4"),)
    ),
    "wilds_placed": Form(
        N_("so many Wilds in the display"),
        goals.wilds_placed,
        (number("n", N_("Wilds"), 1, 3),),
    ),
    "wins": Form(N_("the lead for a kind"), goals.wins, (KIND,), show="others"),
    "nobody_wins": Form(N_("a tie for a kind"), goals.nobody_wins, (KIND,), show="others"),
    "turn_over": Form(N_("the end of the turn"), goals.turn_over),
}

PIECES: Mapping[str, Form] = {
    "group_spaces": Form(
        N_("the largest group of a kind"), pieces.group_spaces, (KIND,), among="space"
    ),
    "lone_spaces": Form(
        N_("chocolates of a kind outside its largest group"),
        pieces.lone_spaces,
        (KIND,),
        among="space",
    ),
    "spaces_of": Form(N_("all chocolates of a kind"), pieces.spaces_of, (KIND,), among="space"),
    "open_places": Form(
        N_("the places where a box may go"), pieces.open_places, among="place", show="display"
    ),
    "hand_cards": Form(N_("cards of a kind in hand"), pieces.hand_cards, (KIND,), among="hand"),
    "cards_without_pair": Form(
        N_("the cards in hand without a second one"), pieces.cards_without_pair, among="hand"
    ),
    "tray_cards": Form(
        N_("cards of a kind in the Share Tray"), pieces.tray_cards, (KIND,), among="tray"
    ),
}

QUESTIONS: Mapping[str, Form] = {
    "largest": Form(N_("the size of the largest group of a kind"), answers.largest, (KIND,)),
    "groups_of": Form(N_("how many groups of a kind there are"), answers.groups_of, (KIND,)),
    "places": Form(N_("at how many places a box may go"), answers.places),
}

SLIPS: Mapping[str, tuple[str, str]] = {
    "take": (N_("takes another card"), "take *"),
    "box": (N_("fills another box, or lays it elsewhere"), "box *"),
    "wild": (N_("places a Wild"), "wild *"),
    "discard": (N_("discards cards"), "discard *"),
}


def _templates() -> tuple[str, ...]:
    return templates("tutor.chocolatiers")


@cache
def templates(package: str) -> tuple[str, ...]:
    """The lessons to begin with that come with a game, as their files."""
    folder = resource(package, "data", "written")
    return tuple(file.read_text("utf-8") for file in sorted(folder.glob("*.toml")))


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
    templates=_templates,
    of_state=of_state,
)
