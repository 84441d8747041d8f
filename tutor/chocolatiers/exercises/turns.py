"""Tasks about setting up and about turns: text, tuples, sets and lists."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Any

from tutor.chocolatiers.actions import Swap
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.exercises.game import GAME
from tutor.chocolatiers.setup import start
from tutor.chocolatiers.teaching.position import position
from tutor.chocolatiers_family.exercises.forms import card_and_two, cards
from tutor.chocolatiers_family.kinds import EMPTY
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import numbers
from tutor.rooms import load_game


def _hand_and_tray(answer: Any) -> tuple[str, str]:
    """Cards may stand in any order, and a hole of the tray may be left out."""
    hand, tray = answer
    return cards(hand), cards(tray.replace(EMPTY, ""))


def _taken(hand: str, tray: str, card: str) -> tuple[str, str]:
    return hand + card, tray.replace(card, EMPTY, 1)


TAKE = Exercise(
    "take(hand, tray, card)",
    N_("Take a card from the Share Tray: give the hand and the tray afterwards."),
    N_("two texts, the hand and the tray"),
    (("TTN", "RMBVTN", "R"), ("NMB", "TTTRVB", "T"), ("", "MMMMMM", "M"), ("VVV", "NRNRNV", "V")),
    _taken,
    _hand_and_tray,
    N_("The card leaves the tray and lies in your hand; all else stays."),
    "3.1",
    (
        Slip(
            lambda hand, tray, card: (hand + card, tray),
            N_("The card you take no longer lies in the tray."),
            "3.1",
        ),
        Slip(
            lambda hand, tray, card: (hand, tray.replace(card, EMPTY, 1)),
            N_("The card you take comes into your hand."),
            "3.1",
        ),
        Slip(
            lambda hand, tray, card: (hand + card, tray.replace(card, EMPTY)),
            N_("You take one card: others of its kind stay in the tray."),
            "3.1",
        ),
    ),
    game=GAME,
)


def _set_up(players: int) -> tuple[int, int, int, int]:
    state = start(load_components(), players, 0, 0)
    return len(state.hands[0]), len(state.stacks[0]), state.wilds[0], len(state.deck)


def _other_deck(players: int, more: int) -> tuple[int, int, int, int]:
    hand, stack, wilds, deck = _set_up(players)
    return hand, stack, wilds, deck + more


SETUP = Exercise(
    "setup(players)",
    N_("Give four numbers: cards in a hand, boxes in a stack, Wilds of each, cards in the deck."),
    N_("four whole numbers"),
    ((3,), (2,), (4,)),
    _set_up,
    numbers,
    N_("Not all four numbers are those of the rulebook, rules 1.1 to 1.4. 39 cards in all."),
    "1.3",
    (
        Slip(
            lambda players: (3, 3, 3, _set_up(players)[3]),
            N_("The stacks grow with the number of players."),
            "1.4",
        ),
        Slip(
            lambda players: _other_deck(players, 6),
            N_("The six cards of the Share Tray do not lie in the deck."),
            "1.3",
        ),
        Slip(
            lambda players: _other_deck(players, 3 * players),
            N_("The cards that everybody got do not lie in the deck."),
            "1.1",
        ),
        Slip(
            lambda players: _other_deck(players, 3 * players + 6),
            N_("Hands and Share Tray come out of the same 39 cards as the deck."),
            "1.3",
        ),
    ),
    game=GAME,
)


def _swaps(hand: str, tray: str) -> set[tuple[str, str]]:
    """List them as the game does."""
    state = position(hand=hand, tray=tray)
    actions = load_game("chocolatiers").actions(state)
    return {(a.give, a.take) for a in actions if isinstance(a, Swap)}


SWAPS = Exercise(
    "swaps(hand, tray)",
    N_("All swaps: a set of pairs, the card put down and the two cards taken."),
    N_("a set of pairs of texts, for example {('R', 'TN')}"),
    (("T", "NNNNRR"), ("TN", "RMBVRM"), ("VVB", "TTNNVV")),
    _swaps,
    card_and_two,
    N_("Put one card down, then take any two that lie there."),
    "3.2",
    (
        Slip(
            lambda hand, tray: {(g, "".join(two)) for g in hand for two in combinations(tray, 2)},
            N_("The card you put down lies in the tray at once: you may take it back."),
            "3.4",
        ),
        Slip(
            lambda hand, tray: {
                (g, "".join(two))
                for g in hand
                for two in combinations_with_replacement(sorted({*tray, g}), 2)
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


def _end_of_turn(hand: int, tray: str, deck: int) -> tuple[int, int, int]:
    holes = tray.count(EMPTY)
    drawn = min(holes, deck)
    return max(0, hand - 6), drawn, holes - drawn


def _shuffled_too_soon(hand: int, tray: str, deck: int) -> tuple[int, int, int]:
    """Shuffle the discards as soon as the deck is too small: the likely mistake."""
    over, drawn, rest = _end_of_turn(hand, tray, deck)
    return (over, 0, drawn + rest) if rest else (over, drawn, 0)


END_OF_TURN = Exercise(
    "end_of_turn(hand, tray, deck)",
    N_(
        "From the number of cards in hand, the tray as text (“.” is a hole) and the number of "
        "cards in the deck: how many cards do you discard, how many come out of the deck, and how "
        "many out of the new deck, if the discards must be shuffled?"
    ),
    N_("three whole numbers"),
    ((4, "TNRMB.", 20), (7, "TNRM..", 20), (6, "TNRMBV", 20), (8, "TNR...", 2), (5, "TNRMB.", 0)),
    _end_of_turn,
    numbers,
    N_("Six cards stay in hand, and the tray is filled up to six from the deck."),
    "7.1",
    (
        Slip(
            lambda hand, tray, deck: (hand - 6, *_end_of_turn(hand, tray, deck)[1:]),
            N_("With fewer than six cards in hand you discard none."),
            "7.1",
        ),
        Slip(
            lambda hand, tray, deck: (0, *_end_of_turn(hand, tray, deck)[1:]),
            N_("You keep six cards at most."),
            "7.1",
        ),
        Slip(
            lambda hand, tray, deck: (max(0, hand - 6), 0, 0),
            N_("At the end of a turn the tray is filled up."),
            "7.2",
        ),
        Slip(
            lambda hand, tray, deck: (max(0, hand - 6), tray.count(EMPTY), 0),
            N_("The deck cannot give more cards than it has."),
            "7.3",
        ),
        Slip(
            lambda hand, tray, deck: (*_end_of_turn(hand, tray, deck)[:2], 0),
            N_("When the deck is empty the discards become a new one, and the tray gets the rest."),
            "7.3",
        ),
        Slip(
            _shuffled_too_soon,
            N_("The discards are shuffled only when no card is left in the deck."),
            "7.3",
        ),
    ),
    game=GAME,
)


def _last_turns(players: int, player: int) -> list[int]:
    return [(player + n) % players for n in range(1, players)]


LAST_TURNS = Exercise(
    "last_turns(players, player)",
    N_("This player has placed a sixth box: who still has a turn, in order?"),
    N_("a list of the players’ numbers, which begin at 0"),
    ((2, 0), (3, 0), (3, 1), (4, 3), (4, 2)),
    _last_turns,
    lambda answer: list(numbers(answer)),
    N_("Everybody else has exactly one more turn, clockwise."),
    "8.2",
    (
        Slip(
            lambda players, player: [(player + n) % players for n in range(1, players + 1)],
            N_("Whoever placed the sixth box has no further turn."),
            "8.2",
        ),
        Slip(
            lambda players, player: list(range(player + 1, players)),
            N_("Those who sit before that player have one more turn, too."),
            "8.2",
        ),
        Slip(
            lambda players, player: [p for p in range(players) if p != player],
            N_("Play goes on with the player at the left."),
            "7.4",
        ),
    ),
    game=GAME,
)
