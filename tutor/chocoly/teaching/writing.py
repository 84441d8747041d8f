"""What of a lesson of Chocoly can be written in a form: tables laid tile by tile, goals, pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from tutor.chocoly.actions import Lay, Stack, parse_action
from tutor.chocoly.areas import areas, largest
from tutor.chocoly.components import load_components
from tutor.chocoly.faces import NAMES, canonical, is_face
from tutor.chocoly.legality import lay_problems, stack_problems, token_problems
from tutor.chocoly.puzzles.placement_answers import placed
from tutor.chocoly.setup import CHOSEN, FLAVOUR_OPTIONS
from tutor.chocoly.state import State
from tutor.chocoly.status import status
from tutor.chocoly.teaching import goals, pieces, places
from tutor.chocoly.teaching.position import SEED, table
from tutor.chocoly.turns import put
from tutor.i18n import N_, _
from tutor.kit.frozen import changed
from tutor.kit.shuffling import shuffled
from tutor.lessons.story import must_be
from tutor.lessons.written.forms import Field, Form, FormError, Writing, choice, number
from tutor.lessons.written.templates import templates

MOST_AREA, FAR = 40, 30
MOST_TILES = 40
ORDERS = tuple(order for order in FLAVOUR_OPTIONS if order != CHOSEN)

FIELDS = (
    Field(
        "tiles",
        N_("Tiles on the table"),
        help=N_(
            "As they were placed, ; between them: the face row by row, then row and column of its "
            "upper left piece. All players in turn, you next."
        ),
        example="lay AABC 0 0; lay BCCB 0 2",
    ),
    Field(
        "hand", N_("Your tiles"), help=N_("Up to four faces; the rest is dealt."), example="AAAB"
    ),
    Field("players", N_("Players"), choices={"2": "2", "3": "3", "4": "4"}),
    Field(
        "flavours",
        N_("Flavours by seat"),
        help=N_("In teams, by team."),
        choices={order: order for order in ORDERS},
    ),
    Field(
        "next", N_("Next tiles of the pile"), help=N_("Faces with blanks between them."), rare=True
    ),
)


def _position(fields: Mapping[str, str]) -> State:
    players = int(FIELDS[2].read(fields.get("players", "2")))
    flavours = str(FIELDS[3].read(fields.get("flavours", ORDERS[0])))
    state = table(players, SEED, 0, flavours)
    box = list(load_components().tiles)
    laid = [part.strip() for part in fields.get("tiles", "").split(";") if part.strip()]
    if len(laid) > MOST_TILES:
        raise FormError(_("More than {n} tiles are too many.").format(n=MOST_TILES))
    for number_, text in enumerate(laid):
        state = _with_tile(state, text, (number_ - len(laid)) % players, box)
    hand = [_taken(face, box) for face in fields.get("hand", "").split()]
    pile = [_taken(face, box) for face in fields.get("next", "").split()]
    each = load_components().hand
    if len(hand) > each:
        raise FormError(_("A hand has {n} tiles.").format(n=each))
    rest = list(shuffled(box, SEED, 0))
    hands = [tuple(hand)] + [()] * (players - 1)
    for seat in range(players):
        more = each - len(hands[seat])
        hands[seat] = (*hands[seat], *rest[:more])
        del rest[:more]
    found = changed(
        state,
        player=0,
        hands=tuple(tuple(map(canonical, tiles)) for tiles in hands),
        pile=(*pile, *rest),
    )
    must_be(status(found, load_components()))
    return found


def _with_tile(state: State, text: str, owner: int, box: list[str]) -> State:
    """With one tile more, out of the box. Raises FormError for one that cannot lie there."""
    action = parse_action(text)
    if not isinstance(action, Lay | Stack) or not is_face(action.face):
        raise FormError(_("“{text}” lays no tile.").format(text=text))
    tile = _taken(action.face, box)
    before = changed(state, player=owner, hands=put(state.hands, owner, (tile,)))
    if isinstance(action, Lay):
        wrong = list(lay_problems(state.board, action.face, action.row, action.column))
    else:
        stacked = stack_problems(before, action.face, action.row, action.column)
        wrong = [*token_problems(before), *stacked]
    for clause, words in wrong:
        raise FormError(f"{text}: {words} [{clause}]")
    return placed(before, action)


def _taken(face: str, box: list[str]) -> str:
    """This tile, which leaves the box. Raises FormError."""
    if not is_face(face) or canonical(face) not in box:
        raise FormError(_("The box has no tile “{face}” left.").format(face=face[:8]))
    box.remove(canonical(face))
    return canonical(face)


# ---- goals, pieces, questions

FLAVOUR = choice("flavour", N_("Flavour"), NAMES)
SIZE = number("size", N_("Pieces"), 1, MOST_AREA, "5")
ROW = number("row", N_("Row"), -FAR, FAR, "0")
COLUMN = number("column", N_("Column"), -FAR, FAR, "0")


def _sized(goal: Callable[[int, str], Any]) -> Callable[[str, int], Any]:
    """Return the goal, asked for by its flavour first."""
    return lambda flavour, size: goal(size, flavour)


def _first(of: Callable[[State], Sequence[str]]) -> Callable[[State], Sequence[str]]:
    """Return nothing where there is no such area."""

    def answer(state: State) -> Sequence[str]:
        try:
            return of(state)
        except IndexError:
            return []

    return answer


WRITING: Writing[State, object] = Writing(
    fields=FIELDS,
    position=_position,
    goals={
        "area_of": Form(
            N_("an area of so many of a flavour"), _sized(goals.area_of), (FLAVOUR, SIZE)
        ),
        "second_area_of": Form(
            N_("a second area of so many"), _sized(goals.second_area_of), (FLAVOUR, SIZE)
        ),
        "area_below": Form(
            N_("no area of so many of a flavour"), _sized(goals.area_below), (FLAVOUR, SIZE)
        ),
        "tile_at": Form(N_("a tile at a place"), goals.tile_at, (ROW, COLUMN)),
        "placed": Form(
            N_("so many tiles on the table"),
            goals.placed,
            (number("n", N_("Tiles"), 1, MOST_TILES, "1"),),
        ),
        "tokens_left": Form(
            N_("so many tokens left"), goals.tokens_left, (number("n", N_("Tokens"), 0, 3),)
        ),
        "bean_used": Form(N_("the cocoa bean used"), goals.bean_used),
    },
    pieces={
        "area": Form(
            N_("the largest area of a flavour"),
            lambda flavour: _first(pieces.area(flavour)),
            (FLAVOUR,),
            among="square",
        ),
        "outside": Form(
            N_("pieces of a flavour outside its largest area"),
            pieces.outside,
            (FLAVOUR,),
            among="square",
        ),
        "narrow": Form(
            N_("where the largest area of a flavour can be cut"),
            lambda flavour: _first(pieces.narrow(flavour)),
            (FLAVOUR,),
            among="square",
        ),
        "last_tile": Form(N_("the tile placed last"), pieces.last_tile, among="square"),
        "open_places": Form(
            N_("places where a tile touches two pieces"), places.open_places, among="at"
        ),
        "one_edge_places": Form(
            N_("places where it touches one piece only"), places.one_edge_places, among="at"
        ),
        "corner_places": Form(
            N_("places where only corners meet"), places.corner_places, among="at"
        ),
        "richest_tiles": Form(
            N_("the tiles in hand with the most of a flavour"),
            places.richest_tiles,
            (FLAVOUR,),
            among="hand",
        ),
    },
    questions={
        "largest": Form(
            N_("the size of the largest area of a flavour"),
            lambda flavour: lambda state: largest(state.board, flavour),
            (FLAVOUR,),
        ),
        "areas": Form(
            N_("how many areas of a flavour there are"),
            lambda flavour: lambda state: len(areas(state.board, flavour)),
            (FLAVOUR,),
        ),
    },
    slips={
        "lay": (N_("lays another tile, or elsewhere"), "lay *"),
        "stack": (N_("stacks"), "stack *"),
        "bean": (N_("pays the cocoa bean"), "bean"),
    },
    show=dict.fromkeys(("do", "tap", "ask"), "players board hand"),
    areas=("players", "board", "hand"),
    moves="lay AABC 2 -1 · stack ABCA 0 1 · bean · pass",
    lacks=N_("Not in this form: wrong places tried one by one. A lesson file in Python can do it."),
    templates=partial(templates, "tutor.chocoly"),
)
