"""Answers to predictions, computed from the position, and the pieces that show why. The answers to
Touch steps are in `pieces`.

"Own" is the learner's, player 0. A player is answered by number, "none" where it is nobody.
"""

from __future__ import annotations

from collections.abc import Callable

from tutor.chocolatiers.components import WILD_TOKENS, load_components
from tutor.chocolatiers.scoring import score
from tutor.chocolatiers.state import State, view
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, KINDS, NAMES, WILD
from tutor.chocolatiers_family.payments import is_payment, payments
from tutor.chocolatiers_family.scoring import awards
from tutor.chocolatiers_family.teaching.answers import NOBODY as NOBODY
from tutor.chocolatiers_family.teaching.answers import Marks as Marks
from tutor.chocolatiers_family.teaching.answers import deciding_groups as deciding_groups
from tutor.chocolatiers_family.teaching.answers import group_marks as group_marks
from tutor.chocolatiers_family.teaching.answers import groups_of as groups_of
from tutor.chocolatiers_family.teaching.answers import kinds as kinds
from tutor.chocolatiers_family.teaching.answers import largest as largest
from tutor.chocolatiers_family.teaching.answers import places as places
from tutor.chocolatiers_family.teaching.answers import players as players
from tutor.chocolatiers_family.teaching.played import Played
from tutor.chocolatiers_family.teaching.pointing import slot_ids, spaces
from tutor.chocolatiers_family.teaching.position import with_wild
from tutor.engine import Standing
from tutor.i18n import N_
from tutor.kit.words import usual_names
from tutor.lessons.feedback import Mark, marks
from tutor.rooms import load_game

Answer = Callable[[State], str | int]


def always(value: str | int) -> Answer:
    """Return the same answer in every position: a fact of the rulebook."""
    return lambda state: value


def seen_by(player: int) -> Answer:
    """Return how many cards of the learner's hand this player sees (clause 1.1)."""
    return lambda state: sum(card != HIDDEN for card in view(state, player).hands[0])


def unused_wilds() -> Answer:
    """Return how many Wild tokens go back into the box (clause 1.2)."""
    return lambda state: WILD_TOKENS - sum(state.wilds) - sum(d.wilds for d in state.displays)


def stack_height() -> Answer:
    """Return how many tiles the first stack has (clause 1.4)."""
    return lambda state: len(state.stacks[0])


def starter() -> Answer:
    """Return who began the game (clause 1.6)."""
    return lambda state: str(state.starter)


def winner_of(kind: str) -> Answer:
    """Return who wins the kind's Scoring card."""

    def answer(state: State) -> str:
        winner = awards(state.displays)[kind].winner
        return NOBODY if winner is None else str(winner)

    return answer


def standings(state: State) -> dict[int, Standing]:
    """Return the score of each player if the game ended now."""
    components = load_components()
    found = score(state.displays, state.wilds, state.first_card, components)
    return {standing.player: standing for standing in found}


def total(player: int = 0) -> Answer:
    """Return a player's points if the game ended now."""
    return lambda state: standings(state)[player].total


def points_for(label: str, player: int = 0) -> Answer:
    """Return a player's points under one label of the score ("Boxes", "First", "Mint",
    "Wilds")."""
    return lambda state: standings(state)[player].items[label]


def winner() -> Answer:
    """Return who wins: a player's number, or "shared"."""

    def answer(state: State) -> str:
        best = [s.player for s in standings(state).values() if s.rank == 1]
        return str(best[0]) if len(best) == 1 else "shared"

    return answer


def verdict_of() -> Answer:
    """Return who has won, and by how much, in a sentence (clauses 10.3 to 10.5)."""

    def said(state: State) -> str:
        game = load_game("chocolatiers")
        return str(game.verdict(state, usual_names(state.players)).head)

    return said


def cards_won(player: int = 0) -> Answer:
    """Return how many Scoring cards a player has, First included."""
    return lambda state: sum(map(bool, _card_items(state, player)))


def card_points(player: int = 0) -> Answer:
    """Return a player's points for Scoring cards, First included."""
    return lambda state: sum(_card_items(state, player))


def _card_items(state: State, player: int) -> list[int]:
    items = standings(state)[player].items
    return [items[label] for label in ("First", *NAMES.values())]


def ways_to_pay(stack: int) -> Answer:
    """Return how many different payments the own hand has for a stack's box; 0 for an empty
    stack."""

    def answer(state: State) -> int:
        boxes = state.stacks[stack]
        return len(payments(state.hands[0], boxes[0].chocolates)) if boxes else 0

    return answer


def fillable() -> Answer:
    """Return which stack's box the own hand can pay for, as its number from 1; the first, if
    several.
    """

    def answer(state: State) -> str:
        for number, stack in enumerate(state.stacks, 1):
            if stack and payments(state.hands[0], stack[0].chocolates):
                return str(number)
        return NOBODY

    return answer


def pairs_needed(stack: int) -> Answer:
    """Return how many pairs the cheapest payment for a box takes."""

    def answer(state: State) -> int:
        return len(payments(state.hands[0], state.stacks[stack][0].chocolates)[0].pairs)

    return answer


def pays(stack: int, cards: str) -> Answer:
    """Return whether these cards pay for a box: "yes" or "no"."""

    def answer(state: State) -> str:
        return _yes(is_payment(cards, state.stacks[stack][0].chocolates))

    return answer


def allowed(action: str, *before: str) -> Answer:
    """Return whether the player to act may do this, after the actions `before`: "yes" or
    "no"."""

    def answer(state: State) -> str:
        game = load_game("chocolatiers")
        for text in before:
            state = game.apply(state, game.parse_action(text))
        return _yes(not game.explain(state, game.parse_action(action)))

    return answer


def after(answer: Answer, *actions: str) -> Answer:
    """Return the answer once these actions are played."""

    def later(state: State) -> str | int:
        game = load_game("chocolatiers")
        for text in actions:
            state = game.apply(state, game.parse_action(text))
        return answer(state)

    return later


def to_move() -> Answer:
    """Return whose turn it is."""
    return lambda state: str(state.player)


def tray_size() -> Answer:
    """Return how many cards lie in the Share Tray."""
    return lambda state: sum(card != EMPTY for card in state.tray)


def turns_left() -> Answer:
    """Return how many turns are still played once somebody holds First (clause 8.2)."""
    return lambda state: state.last_turns or 0


def to_discard() -> Answer:
    """Return how many cards the player to act has to discard (clause 7.1)."""
    return lambda state: max(0, len(state.hand) - load_components().hand_limit)


def same_hand(one: str, other: str) -> Answer:
    """Return whether two actions leave the same hand: "yes" or "no"."""

    def answer(state: State) -> str:
        game = load_game("chocolatiers")
        hands = {game.apply(state, game.parse_action(text)).hands[0] for text in (one, other)}
        return _yes(len(hands) == 1)

    return answer


def boxes_left() -> Answer:
    """Return how many boxes the stacks still have (clause 1.4)."""
    return lambda state: sum(map(len, state.stacks))


def wilds_left(player: int) -> Answer:
    """Return how many Wilds a player has not placed yet (clause 1.2)."""
    return lambda state: state.wilds[player]


def face_down() -> Answer:
    """Return how many of the six kinds' cards nobody wins (clauses 9.3 and 9.4)."""
    return lambda state: sum(award.winner is None for award in awards(state.displays).values())


def largest_kind() -> Answer:
    """Return the kind of the own display's largest group; the first, if several are."""

    def answer(state: State) -> str:
        sizes = state.displays[0].largest_groups
        return KINDS[sizes.index(max(sizes))]

    return answer


def keep_or_place() -> Answer:
    """Return what brings more points at the end, the next Wild kept or placed best: "keep" or
    "place"."""

    def answer(state: State) -> str:
        kept = standings(state)[0].total
        placed = max(
            standings(with_wild(state, *space))[0].total
            for space in state.displays[0].spaces
            if state.displays[0].at(*space) != WILD
        )
        return "place" if placed > kept else "keep"

    return answer


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"


def kind_marks(kind: str) -> Marks:
    """Return every chocolate of the kind in the own display."""

    def look(state: Played) -> tuple[Mark, ...]:
        display = state.displays[0]
        return marks(spaces(s for s in display.spaces if display.at(*s) == kind))

    return look


def hand_marks(cards: str) -> Marks:
    """Mark these cards of the own hand."""
    return lambda state: marks(slot_ids(state.hands[0], cards, "hand"))


def place_marks(state: Played) -> tuple[Mark, ...]:
    """Return every place where the next box can go."""
    return marks((f"place:{r},{c}" for r, c in state.displays[0].open_places), "solved")


def target_marks(*targets: str) -> Marks:
    """Return the pieces by their ids."""
    return lambda state: marks(targets)


# ---- choices to answer with

YES_NO = {"yes": N_("Yes"), "no": N_("No")}
