"""Tasks about setting the table and about turns: pairs, sets, and cards that are chosen."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, permutations, product
from typing import Any

from tutor.chocolatiers_2019.components import HAND_LIMIT
from tutor.chocolatiers_2019.exercises.game import GAME
from tutor.chocolatiers_family.exercises.forms import card_and_two, card_sets
from tutor.chocolatiers_family.kinds import in_order
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import numbers
from tutor.rooms import load_game


def _pairs(answer: Any) -> frozenset[tuple[str, str]]:
    found = frozenset((first, second) for first, second in answer)
    if not all(isinstance(action, str) for pair in found for action in pair):
        raise TypeError(answer)
    return found


TURNS = Exercise(
    "turns(actions)",
    N_("All turns: a set of pairs, the first action and the second."),
    N_("a set of pairs of texts, for example {('take', 'box')}"),
    ((("take", "box"),), (("take", "box", "wild"),), (("take", "box", "wild", "reserve"),)),
    lambda actions: set(product(actions, repeat=2)),
    _pairs,
    N_("A turn is two actions, whichever you like."),
    "2.3",
    (
        Slip(
            lambda actions: set(permutations(actions, 2)),
            N_("You may do the same action twice."),
            "2.3",
        ),
        Slip(
            lambda actions: set(combinations_with_replacement(actions, 2)),
            N_("In any order: first A, then B is another turn than first B, then A."),
            "2.3",
        ),
        Slip(
            lambda actions: set(combinations(actions, 2)),
            N_("In any order, and the same action twice, too."),
            "2.3",
        ),
    ),
    game=GAME,
)


def _set_up(players: int) -> tuple[int, int, int, int]:
    state = load_game(GAME).start(players)
    return len(state.hands[0]), len(state.row), len(state.pile), len(state.deck)


def _other_table(players: int, pile: int = 0, deck: int = 0) -> tuple[int, int, int, int]:
    hand, row, there, cards = _set_up(players)
    return hand, row, there + pile, cards + deck


SETUP = Exercise(
    "setup(players)",
    N_(
        "Give four numbers: cards in a hand, boxes in the row, boxes in the pile, cards in the "
        "deck."
    ),
    N_("four whole numbers"),
    ((3,), (2,), (5,)),
    _set_up,
    numbers,
    N_("One of the four numbers is not that of the rulebook: 51 cards, 36 boxes."),
    "1.2",
    (
        Slip(
            lambda players: _other_table(players, pile=5),
            N_("The five boxes of the row do not lie in the pile."),
            "1.4",
        ),
        Slip(
            lambda players: _other_table(players, deck=6),
            N_("The six cards of the tray do not lie in the deck."),
            "1.2",
        ),
        Slip(
            lambda players: _other_table(players, deck=3 * players),
            N_("The cards that everybody got do not lie in the deck."),
            "1.1",
        ),
        Slip(
            lambda players: _other_table(players, deck=3 * players + 6),
            N_("Hands and tray come out of the same 51 cards as the deck."),
            "1.2",
        ),
    ),
    game=GAME,
)


def _trades(hand: str, tray: str, back: bool = False) -> set[tuple[str, str]]:
    """Return all trades; with `back` the card that was given could be taken back."""
    return {
        (give, in_order("".join(two)))
        for give in hand
        for two in combinations(tray + give * back, 2)
    }


TRADES = Exercise(
    "trades(hand, tray)",
    N_("All trades: a set of pairs, the card discarded and the two cards taken."),
    N_("a set of pairs of texts, for example {('R', 'TN')}"),
    (("T", "NNNNRR"), ("TN", "RMBVRM"), ("VVB", "TTNNVV"), ("", "TNRMBV")),
    _trades,
    card_and_two,
    N_("Discard one card, then take any two that lie in the tray."),
    "3.2",
    (
        Slip(
            lambda hand, tray: _trades(hand, tray, back=True),
            N_("Your card goes to the discards, not to the tray: it cannot come back."),
            "3.2",
        ),
        Slip(
            lambda hand, tray: {
                (give, "".join(two))
                for give in hand
                for two in combinations_with_replacement(sorted(set(tray)), 2)
            },
            N_("You cannot take two of a kind where only one of them lies."),
            "3.2",
        ),
        Slip(
            lambda hand, tray: {(g, "".join(two)) for g in hand for two in combinations(hand, 2)},
            N_("You take from the tray, not from your hand."),
            "3.2",
        ),
    ),
    game=GAME,
)


def _discards(hand: str, most: int = 9) -> set[str]:
    over = min(most, max(0, len(hand) - HAND_LIMIT))
    return {in_order("".join(cards)) for cards in combinations(hand, over)}


def _no_more(hand: str) -> set[str]:
    """Discard the last cards, as if there were nothing to choose."""
    return {hand[HAND_LIMIT:]}


def _each_kind_once(hand: str) -> set[str]:
    """Discard different kinds, as if that were the rule."""
    over = max(0, len(hand) - HAND_LIMIT)
    return {in_order("".join(cards)) for cards in combinations(sorted(set(hand)), over)}


DISCARDS = Exercise(
    "discards(hand)",
    N_("What you may discard at the end of the turn: a set of texts; {''} if you need not."),
    N_("a set of texts, each the cards of one choice"),
    (("TNRM",), ("TTNNRR",), ("TTNNRRV",), ("TTTTNNNV",), ("TTTTTTTT",)),
    _discards,
    card_sets,
    N_("Exactly six cards stay, and you choose which."),
    "2.4",
    (
        Slip(_no_more, N_("You choose what goes, whatever came last."), "2.4"),
        Slip(
            lambda hand: _discards(hand, most=1),
            N_("Of eight cards two go: six stay."),
            "2.4",
        ),
        Slip(_each_kind_once, N_("Both may be of the same kind."), "2.4"),
        Slip(lambda hand: {""}, N_("You keep six cards at most."), "2.4"),
        Slip(lambda hand: set(hand), N_("With six cards or fewer nothing goes."), "2.4"),
    ),
    game=GAME,
)
