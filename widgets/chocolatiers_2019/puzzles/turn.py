"""A puzzle answered by actions on the game's own table: from clicks to their text; no widget.

The table is seen from the solver's seat: who solves is player 0. What turns up in the tray and in
the row stays hidden, since no answer may hang on it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from tutor.chocolatiers_2019.actions import Box, action_text
from tutor.chocolatiers_2019.puzzles.model import Task
from tutor.chocolatiers_2019.puzzles.turn_answers import played
from tutor.chocolatiers_2019.state import SECOND, State
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.display import Place
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN
from tutor.chocolatiers_family.puzzles.names import solver_names
from tutor.i18n import _
from tutor.kit.frozen import changed
from tutor.puzzles.model import BETWEEN, without_last
from tutor.rooms import load_game
from widgets.chocolatiers_2019 import composer
from widgets.chocolatiers_2019.desk import Board
from widgets.chocolatiers_2019.tabletop import TABLETOP
from widgets.chocolatiers_family.puzzles.turns import Turned, Turns
from widgets.chocolatiers_family.selection import NOTHING, Selection
from widgets.draw.theme import Theme
from widgets.tabletop.zone import Way

GAME = "chocolatiers-2019"


def seated(state: State, player: int) -> State:
    """Return the same position with this player as the first: whoever solves sits at the same
    place."""
    n = state.players

    def turned(items: tuple) -> tuple:  # type: ignore[type-arg]
        return (*items[player:], *items[:player])

    first = state.first_tile
    return changed(
        state,
        player=(state.player - player) % n,
        hands=turned(state.hands),
        displays=turned(state.displays),
        wilds=turned(state.wilds),
        reserved=turned(state.reserved),
        first_tile=None if first is None else (first - player) % n,
        starter=(state.starter - player) % n,
    )


@lru_cache(maxsize=32)
def table_of(task: Task, done: str) -> State:
    """Return the table after what is done, and nothing of what follows: where a card was
    taken its slot stays empty."""
    led = played(task, done)
    if led is None or not led[0]:
        return seated(task.state, task.player)
    after = changed(led[1], player=task.player, phase=SECOND, turn=task.state.turn)
    return seated(changed(after, tray=after.tray.replace(HIDDEN, EMPTY)), task.player)


def whole(task: Task, done: str) -> bool:
    """Return whether as many actions are done as are asked for."""
    return bool(done) and len(done.split(BETWEEN)) >= task.actions


def board(
    task: Task, selection: Selection, done: str, theme: Theme, marks: dict[str, str], live: bool
) -> Board:
    """Return the table as a board to play on; quiet once the answer is whole."""
    game = load_game(GAME)
    state = table_of(task, done)
    led = played(task, done)
    free = led[0] if led and live else ()
    names = solver_names(task.position)
    quiet = whole(task, done) or not live
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
        before=table_of(task, without_last(done)) if free else None,
        retractable=free,
    )


def click(task: Task, selection: Selection, done: str, target: str) -> Turned:
    """Return the answer to a click on the table. Never raises, whatever the target."""
    led = composer.click(load_game(GAME), table_of(task, done), 0, selection, target)
    if led.action is not None:
        text = action_text(led.action)
        whole = f"{done}{BETWEEN}{text}" if done else text
        return Turned(NOTHING, whole, tapped=led.tapped)
    refusal = led.refusal[0] if led.refusal else None
    return Turned(led.chosen, done, refusal, led.told)


def clicks(task: Task, answer: str) -> tuple[str, ...]:
    """Return the targets that, clicked one after the other with nothing chosen, give this
    answer.
    """
    led = played(task, answer)
    assert led is not None
    done = ""
    found: list[str] = []
    for action in led[0]:
        found += composer.clicks(load_game(GAME), table_of(task, done), action)
        done = f"{done}{BETWEEN}{action_text(action)}" if done else action_text(action)
    return tuple(found)


def in_words(task: Task, answer: str) -> str:
    """Return what is done, in sentences."""
    led, done, said = played(task, answer), "", []
    for action in led[0] if led else ():
        said.append(load_game(GAME).describe_action(table_of(task, done), action))
        done = f"{done}{BETWEEN}{action_text(action)}" if done else action_text(action)
    return " ".join(said)


def new_pieces(task: Task, answer: str) -> tuple[list[Place], list[Place]]:
    """Return where on the old display the boxes and the Wilds of an answer lie: a box above or to
    the left has moved all that came after it.
    """
    led = played(task, answer)
    up = left = 0
    boxes: list[Place] = []
    wilds: list[Place] = []
    for action in led[0] if led else ():
        if isinstance(action, PlaceWild):
            wilds.append((action.row - 2 * up, action.column - 2 * left))
        elif isinstance(action, Box):
            boxes.append((action.row - up, action.column - left))
            up, left = up + max(0, -action.row), left + max(0, -action.column)
    return boxes, wilds


def _flown(task: Task, before: str, after: str, chosen: Selection) -> Iterable[Way]:
    """What moves when one action more is played; what turns up is not seen."""
    led = played(task, after)
    if led is None or not led[0]:
        return ()
    there, then = table_of(task, before), table_of(task, after)
    return TABLETOP.flights(there, then, led[0][-1], 0, chosen)


def _to_come(_state: State) -> Iterable[int]:
    """Nobody whose cards would matter for these questions."""
    return ()


def _lacking(task: Task) -> str:
    """What is still to be done, by the number of actions."""
    if task.actions == 1:
        return _("Do what you would do with this action.")
    return _("Do what you would do with both actions.")


TURNS = Turns(
    tabletop=TABLETOP,
    board=board,
    click=click,
    whole=whole,
    in_words=in_words,
    new_pieces=new_pieces,
    flown=_flown,
    to_come=_to_come,
    lacking=_lacking,
)
"""The turns of this edition."""
