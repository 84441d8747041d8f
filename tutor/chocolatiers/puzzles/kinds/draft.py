"""Draft: which card of the tray makes it likeliest that a box can be paid for next turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import combinations_with_replacement
from random import Random

from tutor.chocolatiers.actions import Swap
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.puzzles import odds
from tutor.chocolatiers.puzzles.card_question import boxes_in_sight, card_question, out_of_sight
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.table import turns_left
from tutor.chocolatiers.state import ACTION, State
from tutor.chocolatiers_family.actions import Take
from tutor.chocolatiers_family.card_sets import card_sets
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, KINDS, in_order, name, say_cards
from tutor.chocolatiers_family.puzzles.model import Clue, Features, Line, Pieces
from tutor.chocolatiers_family.puzzles.names import solver_names
from tutor.i18n import N_, _
from tutor.kit.words import join_words
from tutor.puzzles.model import Proof, Puzzle

ID = "draft"
PLAYERS = 2
"""With more, nobody can reckon what is left of the tray."""
LEAST_GAP = Fraction(1, 20)
"""The best card is better than the next by so much: a difference that can be seen, not counted."""
LEAST_ODDS = Fraction(1, 8)


def _propose(state: State, rng: Random) -> list[Task]:
    """Return every box on the stacks that this turn cannot pay for, and the next one may."""
    me = state.player
    if state.phase != ACTION or state.players != PLAYERS or turns_left(state, me) < 2:
        return []
    found = [Task(ID, state, me, stacks=(number,)) for number in boxes_in_sight(state)]
    return [task for task in found if not _lacking(task)]


def _lacking(task: Task) -> str:
    """Return what keeps this from being asked, "" if nothing."""
    state, components = task.state, load_components()
    if state.phase != ACTION or HIDDEN in task.hand + state.tray or EMPTY in state.tray:
        return _("The Action Phase begins with six cards in the tray and your hand in sight.")
    if turns_left(state, task.player) < 2:
        return _("You are not sure of a second turn.")
    if len(state.deck) < state.players:
        return _("The deck must have a card for every turn until your next one.")
    if len(task.hand) >= components.hand_limit:
        return _("Your hand is full: you would have to discard.")
    if len(state.display.points) >= components.boxes_to_end:
        return _("Your display is full: no box can be placed.")
    if odds.pays_now(state, task.tiles[0].chocolates):
        return _("You can pay for this box in this very turn.")
    return ""


def _value(task: Task, answer: str) -> int | None:
    """Count the orders of the unseen cards in which the box can be paid for next turn."""
    if answer not in _choices(task):
        return None
    return odds.hits(task.state, Take(answer), task.tiles[0].chocolates)


def _prove(task: Task) -> Proof | None:
    """One card is clearly best, and no swap would be better."""
    if _lacking(task):
        return None
    values = {card: odds.hits(task.state, Take(card), _box(task)) for card in _choices(task)}
    ranked = sorted(values.values(), reverse=True)
    if len(ranked) < 2:
        return None
    best, second = ranked[:2]
    total = odds.ways(task.state)
    if best < LEAST_ODDS * total or best - second < LEAST_GAP * total:
        return None
    actions = odds.firsts(task.state)
    if any(odds.hits(task.state, action, _box(task)) > best for action in actions):
        return None
    right = tuple(card for card, value in values.items() if value == best)
    hasty = _hasty(task)
    greedy = next((card for card in hasty if card in right), hasty[0])
    return Proof(right, best, second, len(actions), greedy)


def _box(task: Task) -> str:
    return in_order(task.tiles[0].chocolates)


def _hasty(task: Task) -> list[str]:
    """Return a kind that the box shows and the hand lacks, the scarcest in the tray before it
    goes; where there is none, any."""
    lacks = Counter(_box(task)) - Counter(task.hand)
    offered = list(_choices(task))
    wanted = [card for card in offered if lacks[card]]
    tray = task.state.tray
    least = min((tray.count(card) for card in wanted), default=0)
    return [card for card in wanted if tray.count(card) == least] or offered


def _choices(task: Task) -> Mapping[str, str]:
    return {kind: name(kind) for kind in KINDS if kind in task.state.tray}


def _chance(task: Task, card: str) -> str:
    """Return the odds of a card, exact, and as a percentage."""
    chance = Fraction(odds.hits(task.state, Take(card), _box(task)), odds.ways(task.state))
    if chance in (0, 1):
        return _("sure") if chance else _("no chance")
    return f"{chance.numerator}/{chance.denominator} ({round(100 * chance)} %)"


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    """Return what each card leads to, the best first, then the chosen one; the odds of all of
    them."""
    task, best = puzzle.task, puzzle.proof.answers[0]
    found = [_reason(task, card) for card in dict.fromkeys((best, answer))]
    others = [card for card in _choices(task) if card not in (best, answer)]
    others.sort(key=lambda card: -odds.hits(task.state, Take(card), _box(task)))
    told = [_("{kind} {chance}").format(kind=name(c), chance=_chance(task, c)) for c in others]
    if told:
        text = _("The others: {all}.").format(all=join_words(told))
        found.append(Line(text, "7.2"))
    return found


def _reason(task: Task, card: str) -> Line:
    then, chance = outs(task, card), _chance(task, card)
    if then:
        text = _("{kind}: {chance}. Then {outs} pays for the box.")
        either = _either([name(kind) for kind in then])
        return Line(text.format(kind=name(card), chance=chance, outs=either), "4.3")
    swap = likeliest_swap(task, card)
    if swap is None or not odds.hits(task.state, Take(card), _box(task)):
        text = _("{kind}: {chance}. No single card then pays for the box.")
        return Line(text.format(kind=name(card), chance=chance), "4.3")
    text = _("{kind}: {chance}. Then a swap pays for the box: put down {given}, take {cards}.")
    cards, given = say_cards(in_order(swap.take)), name(swap.give)
    return Line(text.format(kind=name(card), chance=chance, cards=cards, given=given), "3.2")


def likeliest_swap(task: Task, card: str) -> Swap | None:
    """Return a swap that pays for the box once this card is in the hand: one whose cards lie in
    the tray most often; None if there is none.
    """
    hand, tray = in_order(task.hand + card), without(in_order(task.state.tray), card)
    found = [
        Swap(give, a + b)
        for give in dict.fromkeys(hand)
        for a, b in combinations_with_replacement(KINDS, 2)
        if card_sets(in_order(without(hand, give) + a + b), _box(task))
    ]

    def spare(swap: Swap) -> tuple[int, int]:
        left = [tray.count(kind) - swap.take.count(kind) for kind in swap.take]
        return sum(min(0, n) for n in left), min(left)

    return max(found, key=spare, default=None)


def outs(task: Task, card: str) -> str:
    """Return the kinds of which one more card pays for the box, once this one is in the hand."""
    hand = in_order(task.hand + card)
    return "".join(kind for kind in KINDS if card_sets(in_order(hand + kind), _box(task)))


def _either(names: list[str]) -> str:
    *others, last = names or [""]
    if not others:
        return last
    return _("{some} or {last}").format(some=", ".join(others), last=last)


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    if level == 1:
        lacks = "".join((Counter(_box(task)) - Counter(task.hand)).elements())
        text = _("You lack {cards}. Two of a kind stand for any one.")
        return Clue(text.format(cards=say_cards(in_order(lacks))))
    return out_of_sight(task.state)


def _question(task: Task) -> str:
    rival = solver_names(task.position)[1 - task.player]
    return _(
        "You want this box next turn, but {rival} first takes the card you would miss most. "
        "Which card is best?"
    ).format(rival=rival)


def _why_not(task: Task) -> str:
    return _lacking(task) or _("No card is clearly better than all others, swaps counted.")


def _features(task: Task, proof: Proof) -> Features:
    """bridge: cards that are lacking; races: other cards that may do, too; joins: several cards
    then pay; near: another is nearly as good.
    """
    total = odds.ways(task.state)
    gap = proof.value - (proof.runner_up or 0)
    lacks = Counter(_box(task)) - Counter(task.hand)
    hopes = sum(odds.hits(task.state, Take(card), _box(task)) > 0 for card in _choices(task))
    return {
        "joins": len(outs(task, proof.answers[0])) > 1,
        "near": float(gap * 6 < total),
        "bridge": lacks.total(),
        "races": hopes - 1,
    }


def _most(where: str) -> Callable[[Task], list[str]]:
    """Return the trick of who takes the kind that lies there most often."""

    def says(task: Task) -> list[str]:
        cards = task.state.tray if where == "tray" else task.hand
        counts = {kind: cards.count(kind) for kind in _choices(task)}
        return [kind for kind, count in counts.items() if count == max(counts.values())]

    return says


DRAFT = card_question(
    id=ID,
    title=N_("Draft"),
    line=N_("Which card gives the best odds?"),
    symbol="N",
    clauses=("3.1", "4.2", "4.3", "7.2"),
    pieces=Pieces(tiles=1),
    question=_question,
    propose=_propose,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    choices=_choices,
    why_not=_why_not,
    features=_features,
    tricks={"what the tray has most of": _most("tray"), "what one holds most of": _most("hand")},
    turn=True,
)
