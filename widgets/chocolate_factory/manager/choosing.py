"""What clicks mean in the solo game: two cards of the row, chocolates for a Demand; the rest is the
main game's.
"""

from __future__ import annotations

from itertools import chain
from typing import cast

from tutor.chocolate_factory.goods import fillings
from tutor.chocolate_factory.manager.actions import Choose, Give, ManagerAction
from tutor.chocolate_factory.manager.cards import load_cards
from tutor.chocolate_factory.manager.choosing import row
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.state import HIDDEN, PICK
from tutor.engine import Game
from widgets.chocolate_factory import choosing
from widgets.chocolate_factory.manager.offering import ROW, Board, as_main
from widgets.chocolate_factory.offering import NOTHING, Chosen, offers
from widgets.tabletop import Outcome

Answer = Outcome[ManagerAction, Chosen]


def click(board: Board, target: str) -> Answer:
    """Answer a click."""
    kind, _colon, rest = target.partition(":")
    if kind == "card" and board.state.step == PICK:
        return _card(board, target)
    if kind == "goal" and target != board.chosen.source and not offers(as_main(board), target):
        return _refused_gift(board, target, int(rest))
    return cast(Answer, choosing.click(as_main(board), target))


def _card(board: Board, target: str) -> Answer:
    """Choose a card of the row; with one of the other kind chosen, take both."""
    first, card = board.chosen.source.partition(":")[2], target.partition(":")[2]
    parts, staff = row(board.state)
    if card not in (*parts, *staff) or target == board.chosen.source:
        return Outcome(NOTHING)
    if first in staff and card in parts:
        return _take(board, target, Choose(first, card))
    if first in parts and card in staff:
        return _take(board, target, Choose(card, first))
    return Outcome(Chosen(target))


def _take(board: Board, target: str, action: Choose) -> Answer:
    refusal = board.game.explain(board.state, action)
    return Outcome(NOTHING, None if refusal else action, refusal, target if refusal else "")


def _refused_gift(board: Board, target: str, goal: int) -> Answer:
    """Say why the Demand takes no chocolates now; the Target never does."""
    demands = board.state.demands
    if not 0 < goal <= len(demands):
        return Outcome(board.chosen)
    card = demands[goal - 1]
    give = load_cards()[card].give if card != HIDDEN else ()
    goods = next(iter(fillings(give)), "K") if give else "K"
    refusal = board.game.explain(board.state, Give(goal - 1, goods))
    return Outcome(NOTHING, None, refusal, target, told=True)


def clicks(
    game: Game[ManagerState, ManagerAction], state: ManagerState, action: ManagerAction
) -> tuple[str, ...]:
    """Return the targets to click, with nothing chosen, to play a legal action."""
    if isinstance(action, Choose):
        return f"card:{action.employee}", f"card:{action.part}"
    return choosing.clicks(game, state, action)  # type: ignore[arg-type]


def states(board: Board) -> dict[str, str]:
    """Return the state of every target that is not at rest, with the board's marks on top."""
    found = choosing.states(as_main(board))
    if found.pop(ROW, "") and not board.quiet:
        lying = chain(*row(board.state))
        cards = {f"card:{card}": "clickable" for card in lying}
        found = {**cards, **found}
    return found
