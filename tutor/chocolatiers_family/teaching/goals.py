"""Goals of steps that both editions share."""

from __future__ import annotations

import attrs

from tutor.chocolatiers_family.kinds import KINDS, NAMES, in_order, say_cards
from tutor.chocolatiers_family.phases import OVER
from tutor.chocolatiers_family.scoring import awards
from tutor.chocolatiers_family.teaching.played import P, Played
from tutor.chocolatiers_family.tiles import Tile
from tutor.i18n import N_
from tutor.lessons.goal import Goal


def hand_is(cards: str) -> Goal[P]:
    """Return the goal that the hand is exactly these cards."""
    wanted = in_order(cards)
    return Goal(
        lambda state: state.hands[0] == wanted,
        N_("hold {cards}"),
        {"cards": _Cards(wanted)},
    )


@attrs.frozen
class _Cards:
    """Cards that are put into words when they are shown, in the language of that moment."""

    cards: str

    def __str__(self) -> str:
        return say_cards(self.cards)


def holds(cards: str) -> Goal[P]:
    """Return the goal that the hand has at least these cards."""
    return Goal(
        lambda state: all(state.hands[0].count(k) >= cards.count(k) for k in KINDS),
        N_("hold {cards}"),
        {"cards": _Cards(in_order(cards))},
    )


def hand_size(number: int) -> Goal[P]:
    """Return the goal that the hand has so many cards."""
    return Goal(lambda state: len(state.hands[0]) == number, N_("hold {n} cards"), {"n": number})


def boxes(number: int) -> Goal[P]:
    """Return the goal that so many boxes lie in the display."""
    text = N_("your first box") if number == 1 else N_("{n} boxes in your display")
    return Goal(lambda state: len(state.displays[0].points) >= number, text, {"n": number})


def group_of(kind: str, size: int) -> Goal[P]:
    """Return the goal that the largest group of the kind has at least this size."""
    return Goal(
        lambda state: state.displays[0].largest(kind) >= size,
        N_("a group of {pieces}"),
        {"pieces": _Cards(kind * size)},
        pips=lambda state: _pips(state, kind, size),
        about=kind,
    )


def _pips(state: Played, kind: str, size: int) -> tuple[str, ...]:
    """What fills the pips of a group goal: a letter or "*" each, "" for a missing one."""
    display = state.displays[0]
    group = next(iter(display.groups(kind)), frozenset())
    shown = sorted(display.at(*space) for space in group)
    shown.sort(key=lambda letter: letter != kind)
    return (*shown[:size], *[""] * (size - len(shown)))


def wilds_placed(number: int) -> Goal[P]:
    """Return the goal that so many Wilds lie in the display."""
    text = N_("a Wild in your display") if number == 1 else N_("{n} Wilds in your display")
    return Goal(lambda state: state.displays[0].wilds >= number, text, {"n": number})


def has_box(spaces: str) -> Goal[P]:
    """Return the goal that the display has this box, however it is turned."""
    faces = Tile(spaces, 0).faces

    def test(state: P) -> bool:
        display = state.displays[0]
        return any(display.face(*place) in faces for place in display.boxes)

    return Goal(test, N_("the marked box in your display"))


def box_at(spaces: str, row: int, column: int, *, turned: bool = True) -> Goal[P]:
    """Return the goal that this box lies there, `turned` or not; rows and columns of boxes, from
    the top left.
    """
    faces = Tile(spaces, 0).faces if turned else (spaces,)

    def test(state: P) -> bool:
        display = state.displays[0]
        return (row, column) in display.boxes and display.face(row, column) in faces

    return Goal(test, N_("the box at its place"))


def display_points(number: int) -> Goal[P]:
    """Return the goal that the boxes of the display are worth at least so many points."""
    return Goal(
        lambda state: sum(state.displays[0].points) >= number,
        N_("{n} points in boxes"),
        {"n": number},
    )


def wins(kind: str) -> Goal[P]:
    """Return the goal that the learner would win the kind's Scoring card now (clause 9.1)."""
    return Goal(
        lambda state: awards(state.displays)[kind].winner == 0,
        N_("win the {kind} card"),
        {"kind": NAMES[kind]},
    )


def nobody_wins(kind: str) -> Goal[P]:
    """Return the goal that the kind's Scoring card would be turned face down now: a tie (clause
    9.3).
    """
    return Goal(
        lambda state: bool(awards(state.displays)[kind].tied),
        N_("a tie for the {kind} card"),
        {"kind": NAMES[kind]},
    )


def turn_over() -> Goal[P]:
    """Return the goal that it is another player's turn, or the game is over."""
    return Goal(lambda state: state.player != 0 or state.phase == OVER, N_("end your turn"))


def wilds_kept(number: int) -> Goal[P]:
    """Return the goal that the turn is over and so many Wilds are kept (clause 6.7)."""
    over: Goal[P] = turn_over()
    text = N_("end your turn with a Wild kept")
    if number != 1:
        text = N_("end your turn with {n} Wilds kept")
    return Goal(lambda state: over.met(state) and state.wilds[0] == number, text, {"n": number})


def game_over() -> Goal[P]:
    """Return the goal that everyone has had their last turn."""
    return Goal(lambda state: state.phase == OVER, N_("play to the end"))


def any_of(*goals: Goal[P]) -> Goal[P]:
    """Return the goal that one of the goals at least is reached; it is said and shown as the
    first.
    """
    first = goals[0]
    return Goal(
        lambda state: any(goal.met(state) for goal in goals),
        first.text,
        first.values,
        pips=first.pips,
        about=first.about,
    )


def all_of(*goals: Goal[P], text: str = "") -> Goal[P]:
    """Return every one of the goals; said and shown as `text`, else as the first one."""
    first = goals[0]
    return Goal(
        lambda state: all(goal.met(state) for goal in goals),
        text or first.text,
        {} if text else first.values,
        pips=first.pips,
        about=first.about,
    )
