"""A puzzle answered by a turn on the game's own table: from clicks to an action; no widget.

The table is seen from the solver's seat: who solves is player 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from tutor.chocolatiers.actions import Action, Box, action_text, parse_action
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.search.table import queue_after
from tutor.chocolatiers.state import State
from tutor.chocolatiers.turns import successor
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.display import Place
from tutor.chocolatiers_family.kinds import say_cards
from tutor.chocolatiers_family.puzzles.names import solver_names
from tutor.chocolatiers_family.tiles import COVERED
from tutor.engine import ActionError
from tutor.i18n import _
from tutor.kit.frozen import changed, put
from tutor.rooms import load_game
from widgets.chocolatiers import composer
from widgets.chocolatiers.tabletop import TABLETOP
from widgets.chocolatiers_family.desk import Board
from widgets.chocolatiers_family.puzzles.turns import Turned, Turns
from widgets.chocolatiers_family.selection import NOTHING, Selection
from widgets.draw.theme import Theme
from widgets.tabletop.zone import Way

GAME = "chocolatiers"


def seated(state: State, player: int) -> State:
    """Return the same position with this player as the first: whoever solves sits at the same
    place."""
    n = state.players

    def turned(items: tuple) -> tuple:  # type: ignore[type-arg]
        return (*items[player:], *items[:player])

    first = state.first_card
    return changed(
        state,
        player=(state.player - player) % n,
        hands=turned(state.hands),
        displays=turned(state.displays),
        wilds=turned(state.wilds),
        first_card=None if first is None else (first - player) % n,
        starter=(state.starter - player) % n,
    )


@lru_cache(maxsize=16)
def table_of(state: State, player: int, action: str) -> State:
    """Return the table, with what is done there and nothing of what follows: under a box that
    is taken lies one face down, since nobody knows what turns up."""
    here = seated(state, player)
    if not action:
        return here
    done = parse_action(action)
    after = successor(here, done, load_components())
    stacks = here.stacks
    if isinstance(done, Box):
        under = stacks[done.stack][1:]
        stacks = put(stacks, done.stack, (COVERED, *under[1:]) if under else ())
    return changed(
        here,
        stacks=stacks,
        hands=after.hands,
        displays=after.displays,
        wilds=after.wilds,
        first_card=after.first_card,
    )


def board(
    task: Task, selection: Selection, action: str, theme: Theme, marks: dict[str, str], live: bool
) -> Board:
    """Return the table as a board to play on; quiet once something is done there."""
    game = load_game(GAME)
    state = table_of(task.state, task.player, action)
    names = solver_names(task.position)
    quiet = bool(action) or not live
    done = action_of(action) if live else None
    return Board(
        game,
        state,
        0,
        theme,
        selection,
        actions=() if quiet else tuple(game.actions(state)),
        marks=marks,
        names=(*names[task.player :], *names[: task.player]),
        quiet=quiet,
        before=table_of(task.state, task.player, "") if done else None,
        retractable=(done,) if done else (),
    )


def click(task: Task, selection: Selection, target: str) -> Turned:
    """Return the answer to a click on the table. Never raises, whatever the target."""
    state = table_of(task.state, task.player, "")
    led = composer.click(load_game(GAME), state, 0, selection, target)
    if led.action is not None:
        return Turned(NOTHING, action_text(led.action))
    refusal = led.refusal[0] if led.refusal else None
    return Turned(led.chosen, "", refusal, led.told)


def clicks(task: Task, answer: str) -> tuple[str, ...]:
    """Return the targets that, clicked one after the other with nothing chosen, give this
    answer.
    """
    state = table_of(task.state, task.player, "")
    return composer.clicks(load_game(GAME), state, parse_action(answer))


def action_of(answer: str) -> Action | None:
    """Return the action of an answer; None if it is none."""
    try:
        return parse_action(answer)
    except ActionError:
        return None


def new_pieces(answer: str) -> tuple[list[Place], list[Place]]:
    """Return where on the old display the box and the Wild of an answer lie."""
    action = action_of(answer)
    boxes = [(action.row, action.column)] if isinstance(action, Box) else []
    wilds = [(action.row, action.column)] if isinstance(action, PlaceWild) else []
    return boxes, wilds


def in_words(task: Task, answer: str) -> str:
    """Return what is done, in a sentence; where a box went is seen, and the panel is small."""
    action = action_of(answer)
    if action is None:
        return ""
    if isinstance(action, Box):
        cards = say_cards(action.cards)
        return _("Fill box {n} with {cards}.").format(n=action.stack + 1, cards=cards)
    if not isinstance(action, PlaceWild):
        return _("You keep everything and end your turn.")
    state = table_of(task.state, task.player, "")
    return load_game(GAME).describe_action(state, action)


def _flown(task: Task, before: str, after: str, chosen: Selection) -> Iterable[Way]:
    """What moves when the turn is played."""
    action = action_of(after)
    if action is None:
        return ()
    there, then = (table_of(task.state, task.player, each) for each in (before, after))
    return TABLETOP.flights(there, then, action, 0, chosen)


TURNS = Turns(
    tabletop=TABLETOP,
    board=board,
    click=lambda task, selection, _done, target: click(task, selection, target),
    whole=lambda _task, done: bool(done),
    in_words=in_words,
    new_pieces=lambda _task, answer: new_pieces(answer),
    flown=_flown,
    to_come=queue_after,
)
"""The turns of the first edition."""
