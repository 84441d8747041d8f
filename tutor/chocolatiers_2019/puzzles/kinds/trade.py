"""Trade for it: one card out, two in, and the box can be filled with the second action."""

from __future__ import annotations

from collections import Counter
from random import Random

from tutor.chocolatiers_2019.actions import Trade
from tutor.chocolatiers_2019.puzzles import turn_answers
from tutor.chocolatiers_2019.puzzles.edition import COMPONENTS
from tutor.chocolatiers_2019.puzzles.model import Kind, Task
from tutor.chocolatiers_2019.puzzles.outcomes import trades
from tutor.chocolatiers_2019.state import FIRST, State
from tutor.chocolatiers_family.card_sets import card_sets
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import HIDDEN, KINDS, in_order, name, say_cards
from tutor.chocolatiers_family.puzzles.model import TURN, Clue, Features, Line, Pieces
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID = "trade"
MOST, LEAST = 2, 12
"""Trades that may be right, and how many there must be."""


def _propose(state: State, rng: Random) -> list[Task]:
    tasks = [Task(ID, state, state.player, (place,)) for place in range(len(state.row))]
    return [task for task in tasks if not _lacking(task)]


def _lacking(task: Task) -> str:
    state = task.state
    if state.phase != FIRST or state.player != task.player:
        return _("It must be your first action.")
    if HIDDEN in state.tray or any(HIDDEN in tile.spaces for tile in task.tiles):
        return _("The tray and the box must be in sight.")
    if len(task.places) != 1 or len(state.display.points) >= COMPONENTS.boxes_to_end:
        return _("There is no room for the box.")
    need = in_order(task.tiles[0].chocolates)
    takes = [in_order(state.hand + card) for card in KINDS if card in state.tray]
    if any(card_sets(hand, need) for hand in (state.hand, *takes)):
        return _("No trade is needed for this box.")
    return ""


def _pays(task: Task, hand: str) -> bool:
    return bool(card_sets(hand, in_order(task.tiles[0].chocolates)))


def _prove(task: Task) -> Proof | None:
    if _lacking(task):
        return None
    found = trades(task.state)
    right = tuple(turn_answers.turn_text((trade,)) for trade, hand in found if _pays(task, hand))
    if not 1 <= len(right) <= MOST or len(found) < LEAST:
        return None
    hasty = _hasty(task)
    greedy = next((text for text in hasty if text in right), hasty[0])
    return Proof(right, 1, 0, len(found), greedy)


def _hasty(task: Task) -> list[str]:
    """Return the cards that the box shows and the hand lacks, for a single one that it does not
    show."""
    hand, need = Counter(task.hand), Counter(task.tiles[0].chocolates)
    lacking, spare = need - hand, hand - need
    scored = {
        turn_answers.turn_text((trade,)): (
            sum((Counter(trade.take) & lacking).values()),
            trade.give in spare,
            -hand[trade.give],
        )
        for trade, _hand in trades(task.state)
    }
    return [text for text, points in scored.items() if points == max(scored.values())]


def _only_counting(task: Task, proof: Proof) -> bool:
    """Return whether all that is missing lies in the tray: to take it is no thought."""
    lacking = Counter(task.tiles[0].chocolates) - Counter(task.hand)
    return lacking.total() <= 2 and not lacking - Counter(task.state.tray)


def _value(task: Task, answer: str) -> int | None:
    """1 if the box can then be filled; None for what is no trade."""
    turn = turn_answers.turn_of(task, answer)
    if turn is None or not isinstance(turn[0], Trade):
        return None if turn is None else 0
    return int(_pays(task, in_order(without(task.hand, turn[0].give) + turn[0].take)))


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task = puzzle.task
    turn = turn_answers.turn_of(task, answer)
    after = turn_answers.played(task, answer)
    assert turn is not None
    assert after is not None
    hand = after[1].hands[task.player].replace(HIDDEN, "")
    need = in_order(task.tiles[0].chocolates)
    held = Line(_("You then hold {cards}.").format(cards=say_cards(hand)), "3.2")
    paid = card_sets(hand, need)
    if paid:
        text = _("{cards} pay for {box}.").format(cards=say_cards(paid[0]), box=say_cards(need))
        return [held, Line(text, "4.3" if len(paid[0]) > len(need) else "4.2")]
    return [held, Line(_("That does not pay for {box}.").format(box=say_cards(need)), "4.3")]


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    turn = turn_answers.turn_of(task, puzzle.proof.answers[0])
    assert turn is not None
    assert isinstance(turn[0], Trade)
    if level == 1:
        return Clue(_("Two of a kind stand for any one chocolate. Which pairs can there be?"))
    return Clue(_("One of the cards to take is {card}.").format(card=name(turn[0].take[0])))


def _question(task: Task) -> str:
    tile = task.tiles[0]
    return _(
        "Trade one card for two, so that your second action can fill box {n} of the row: {box}."
    ).format(n=task.places[0] + 1, box=say_cards(in_order(tile.chocolates)))


def _broken(task: Task, answer: str) -> tuple[str, ...]:
    turn = turn_answers.turn_of(task, answer)
    return ("4.3",) if turn and isinstance(turn[0], Trade) else ("3.2",)


def _features(task: Task, proof: Proof) -> Features:
    """bridge: cards to think of; joins: pairs that pay; spread: trades there are."""
    turn = turn_answers.turn_of(task, proof.answers[0])
    assert turn is not None
    assert isinstance(turn[0], Trade)
    hand = in_order(without(task.hand, turn[0].give) + turn[0].take)
    need = in_order(task.tiles[0].chocolates)
    paid = next(iter(card_sets(hand, need)), need)  # a stated answer may not pay
    return {
        "bridge": len(hand),
        "joins": len(paid) - len(need),
        "spread": proof.searched.bit_length(),
        "near": float(len(proof.answers) == 1),
    }


TRADE = Kind(
    id=ID,
    title=N_("Trade for it"),
    line=N_("One card out, two in, and the box is yours."),
    symbol="R",
    mode=TURN,
    theme="payments",
    clauses=("3.2", "3.4", "4.2", "4.3"),
    pieces=Pieces(tiles=1),
    question=_question,
    propose=_propose,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    why_not=lambda task: _lacking(task) or _("No single trade does it."),
    broken=_broken,
    only_counting=_only_counting,
    features=_features,
    base=900,
    turn=True,
    early=True,
)
