"""Fields and forms of lessons that teachers write."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.chocolatiers_family.kinds import NAMES
from tutor.chocolatiers_family.teaching import answers, goals, pieces
from tutor.i18n import N_
from tutor.lessons.written.forms import Field, Form, choice, number

MOST_BOXES, MOST_GROUP, MOST_POINTS = 6, 24, 40


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


def whole(table: Mapping[str, str], name: str, label: str, most: int) -> int | None:
    """Return the number of a field, None if it is empty. Raises FormError."""
    text = table.get(name, "").strip()
    if not text:
        return None
    read = number(name, label, 0, most).read(text)
    return int(read)


def rivals(table: Mapping[str, str]) -> list[str]:
    """Return the displays of the others, one at least."""
    return table.get("rivals", "").split() or [""]


KIND = choice("kind", N_("Kind"), NAMES)


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
