"""From clicks to the answer of a puzzle: pure functions, no widget.

    clicked = click(task, attempt, "place:0,2")
    clicked.attempt      what is chosen now
    clicked.refusal      what is wrong with the click, with its clause, or None

Targets: place:ROW,COLUMN (boxes) and space:ROW,COLUMN (spaces), both counted from the top left of
the own display as the puzzle shows it, so that a new box may have -1; hand:0 .., choose:KEY,
rotate, wild, cancel.
"""

from __future__ import annotations

import attrs

from tutor.chocolatiers_family.display import Place
from tutor.chocolatiers_family.kinds import NO_TILE, WILD
from tutor.chocolatiers_family.puzzles.model import CHOOSE, CHOOSE_TWO, PAY, PLACE, TURN, Asked
from tutor.chocolatiers_family.puzzles.placement_answers import steps_to
from tutor.engine import Violation
from tutor.i18n import _, ngettext
from tutor.puzzles.model import without_last
from widgets.chocolatiers_family.puzzles.turns import turns_of
from widgets.chocolatiers_family.selection import NOTHING as NOTHING_CHOSEN
from widgets.chocolatiers_family.selection import Pair, Preview, Selection, letters, pairs_among
from widgets.chocolatiers_family.taking_back import just_done
from widgets.chocolatiers_family.target_ids import parse
from widgets.draw.theme import LIGHT
from widgets.pages.puzzles.solving.session import Clicked


@attrs.frozen
class Attempt:
    """What is chosen so far. `place`, `turn`: the box and which of its faces. `wilds`: spaces, in
    the order placed. `choice`, `second`: keys of the kind's choices and of its second ones.
    `cards`: indices into the hand. `action`: the text of a turn; `selection`: what is chosen on
    the table on the way to it.
    """

    place: Place | None = None
    turn: int = 0
    wilds: tuple[Place, ...] = ()
    choice: str = ""
    cards: tuple[int, ...] = ()
    second: str = ""
    action: str = ""
    selection: Selection = NOTHING_CHOSEN


NOTHING = Attempt()


def mode(task: Asked) -> str:
    """Return how this task is answered: PLACE, CHOOSE, PAY, TURN or CHOOSE_TWO."""
    return task.asked.mode


def face(task: Asked, attempt: Attempt) -> str:
    """Return the box to place as it is turned now; "" if the task has none."""
    if not task.tiles:
        return ""
    faces = task.tiles[0].faces
    return faces[attempt.turn % len(faces)]


def shown(task: Asked, attempt: Attempt) -> Preview:
    """Return the own display with the box and the Wilds where they are tried out."""
    display, up, left, box = task.position.own, 0, 0, None
    if attempt.place is not None and task.tiles:
        boxes = (*display.boxes, attempt.place)
        up, left = -min(r for r, _c in boxes), -min(c for _r, c in boxes)
        box = (attempt.place[0] + up, attempt.place[1] + left)
        display = display.with_box(*attempt.place, face(task, attempt), task.tiles[0].points)
    for row, column in attempt.wilds:
        display = display.with_wild(row + 2 * up, column + 2 * left)
    return Preview(display, up, left, box)


def space_shown(task: Asked, attempt: Attempt, space: Place) -> str:
    """Return what lies in a space, counted as targets are; "-" where no box is."""
    now = shown(task, attempt)
    return now.display.at(space[0] + 2 * now.up, space[1] + 2 * now.left)


def wilds_left(task: Asked, attempt: Attempt) -> int:
    """Return how many Wilds may still be placed."""
    return task.wilds - len(attempt.wilds) if mode(task) == PLACE else 0


def missing(task: Asked, attempt: Attempt) -> str:
    """Return what is still to be done before the answer can be checked, "" if nothing is."""
    how = mode(task)
    if how == CHOOSE:
        return "" if attempt.choice else _("Choose an answer.")
    if how == TURN:
        turns = turns_of(task)
        return "" if turns.whole(task, attempt.action) else turns.lacking(task)
    if how == CHOOSE_TWO:
        if not attempt.choice:
            return _("Choose an answer.")
        return "" if attempt.second else _("Now choose the rule.")
    if how == PAY:
        return "" if attempt.cards else _("Choose the cards that pay for the first box.")
    if task.tiles and attempt.place is None:
        return _("Choose a place for the box.")
    left = wilds_left(task, attempt)
    if left and not task.asked.pieces.may_keep:
        text = ngettext("Place {n} Wild: choose a space.", "Place {n} more Wilds.", left)
        return text.format(n=left)
    return ""


def answer_of(task: Asked, attempt: Attempt) -> str:
    """Return the attempt as an answer that `tutor.puzzles` judges; "" while something is
    missing."""
    if missing(task, attempt):
        return ""
    how = mode(task)
    if how == CHOOSE:
        return attempt.choice
    if how == PAY:
        return letters(task.hand, attempt.cards)
    if how == TURN:
        return attempt.action
    if how == CHOOSE_TWO:
        return f"{attempt.choice} {attempt.second}"
    return str(shown(task, attempt).display)


def attempt_of(task: Asked, answer: str) -> Attempt:
    """Return the attempt that gives this answer; NOTHING if there is none."""
    how = mode(task)
    if how == CHOOSE:
        return Attempt(choice=answer)
    if how == TURN:
        return Attempt(action=answer)
    if how == CHOOSE_TWO:
        first, _blank, second = answer.partition(" ")
        return Attempt(choice=first, second=second)
    if how == PAY:
        taken: list[int] = []
        for card in answer:
            taken += [i for i, held in enumerate(task.hand) if held == card and i not in taken][:1]
        return Attempt(cards=tuple(sorted(taken)))
    steps = steps_to(task, answer)
    if steps is None or len(steps.wilds) > task.wilds:
        return NOTHING
    return Attempt(steps.place, steps.turn, steps.wilds)


def targets(task: Asked, attempt: Attempt) -> dict[str, str]:
    """Return the state of every target of the board: "rest", "clickable" or "chosen"."""
    found: dict[str, str] = {}
    if mode(task) == PAY:
        return {
            f"hand:{i}": "chosen" if i in attempt.cards else "clickable"
            for i in range(len(task.hand))
        }
    if mode(task) in (CHOOSE, CHOOSE_TWO, TURN):
        return found
    if task.tiles:
        found |= {f"place:{r},{c}": "clickable" for r, c in task.position.own.open_places}
    if attempt.place is not None:
        found["place:{},{}".format(*attempt.place)] = "chosen"
    if task.wilds and (attempt.place is not None or not task.tiles):
        now = shown(task, attempt)
        for row, column in now.display.spaces:
            space = (row - 2 * now.up, column - 2 * now.left)
            if space in attempt.wilds:
                found["space:{},{}".format(*space)] = "chosen"
            elif now.display.at(row, column) != WILD:
                free = wilds_left(task, attempt) > 0
                found["space:{},{}".format(*space)] = "clickable" if free else "rest"
    return found


def click(task: Asked, attempt: Attempt, target: str) -> Clicked[Attempt]:
    """Return the answer to a click. Never raises, whatever the target."""
    how = mode(task)
    if target == "cancel" and attempt.selection != NOTHING_CHOSEN:
        return Clicked(Attempt(action=attempt.action))  # what was done before stays done
    if target == "cancel" and how == TURN:
        return Clicked(Attempt(action=without_last(attempt.action)))
    if target == "cancel":
        return Clicked(NOTHING)
    if how in (CHOOSE, CHOOSE_TWO):
        return Clicked(_chosen(task, attempt, target))
    if how == TURN:
        return _turned(task, attempt, target)
    if how == PAY:
        return Clicked(_toggled(task, attempt, target))
    kind, numbers = parse(target)
    if kind == "place" and task.tiles:
        return _place(task, attempt, (numbers[0], numbers[1]))
    if kind == "space" and task.wilds:
        return _space(task, attempt, (numbers[0], numbers[1]))
    if kind == "rotate" and task.tiles:
        turned = attrs.evolve(attempt, turn=(attempt.turn + 1) % len(task.tiles[0].faces))
        return Clicked(_on_old_boxes(task, turned))
    if kind == "wild" and attempt.wilds:
        return Clicked(attrs.evolve(attempt, wilds=attempt.wilds[:-1]))
    return Clicked(attempt)


def _chosen(task: Asked, attempt: Attempt, target: str) -> Attempt:
    kind = task.asked
    act, _colon, key = target.partition(":")
    choices = {"choose": kind.choices, "second": kind.seconds}.get(act)
    if choices is None or key not in choices(task):
        return attempt
    return Attempt(choice=key) if act == "choose" else attrs.evolve(attempt, second=key)


def _turned(task: Asked, attempt: Attempt, target: str) -> Clicked[Attempt]:
    """A click on the table; on what was just done it takes that back, as in a game."""
    turns = turns_of(task)
    board = turns.board(task, attempt.selection, attempt.action, LIGHT, {}, True)
    if target in just_done(board):
        return Clicked(Attempt(action=without_last(attempt.action)))
    if turns.whole(task, attempt.action):
        return Clicked(attempt)
    led = turns.click(task, attempt.selection, attempt.action, target)
    return Clicked(Attempt(action=led.action, selection=led.selection), led.refusal, led.told)


def _toggled(task: Asked, attempt: Attempt, target: str) -> Attempt:
    kind, numbers = parse(target)
    if kind != "hand" or numbers[0] not in range(len(task.hand)):
        return attempt
    return Attempt(cards=tuple(sorted({numbers[0]} ^ set(attempt.cards))))


def _place(task: Asked, attempt: Attempt, place: Place) -> Clicked[Attempt]:
    """Put the box there; a box that lies there already is turned."""
    if place == attempt.place:
        return click(task, attempt, "rotate")
    if place not in task.position.own.open_places:
        return Clicked(attempt, Violation("5.2", _("A box goes to a dashed place.")))
    return Clicked(_on_old_boxes(task, attrs.evolve(attempt, place=place)))


def _on_old_boxes(task: Asked, attempt: Attempt) -> Attempt:
    """A box that is moved or turned gives back the Wilds that lay on it."""
    old = task.position.own.spaces
    return attrs.evolve(attempt, wilds=tuple(s for s in attempt.wilds if s in old))


def _space(task: Asked, attempt: Attempt, space: Place) -> Clicked[Attempt]:
    if task.tiles and attempt.place is None:
        return Clicked(attempt, Violation("5.1", _("Place the box first, then the Wild.")))
    if space in attempt.wilds:
        rest = tuple(s for s in attempt.wilds if s != space)
        return Clicked(attrs.evolve(attempt, wilds=rest))
    there = space_shown(task, attempt, space)
    if there == NO_TILE:
        return Clicked(attempt, Violation("6.1", _("A Wild goes on a space of a box.")))
    if there == WILD:
        return Clicked(attempt, Violation("6.6", _("This Wild has been placed: it stays.")))
    if wilds_left(task, attempt):
        return Clicked(attrs.evolve(attempt, wilds=(*attempt.wilds, space)))
    if task.wilds == 1:
        return Clicked(attrs.evolve(attempt, wilds=(space,)))
    text = _("All {n} Wilds are placed. Choose one to take it back.").format(n=task.wilds)
    return Clicked(attempt, Violation("6.2", text))


def pairs(task: Asked, attempt: Attempt) -> tuple[Pair, ...]:
    """Return the pairs among the chosen cards, of the cheapest payment they lead to."""
    return pairs_among(task.hand, task.tiles[0], attempt.cards)
