"""Keep it from them: which box to reserve, so that the next player can fill none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random

from tutor.chocolatiers_2019.puzzles.edition import COMPONENTS
from tutor.chocolatiers_2019.puzzles.model import Kind, Task
from tutor.chocolatiers_2019.puzzles.outcomes import takes
from tutor.chocolatiers_2019.state import SECOND, State
from tutor.chocolatiers_family.card_sets import card_sets
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import HIDDEN, KINDS, in_order, name, say_cards
from tutor.chocolatiers_family.puzzles import tricks
from tutor.chocolatiers_family.puzzles.model import CHOOSE, Clue, Features, Line, Pieces
from tutor.chocolatiers_family.puzzles.names import solver_names
from tutor.i18n import N_, _, ngettext
from tutor.puzzles.model import Proof, Puzzle

ID = "deny"


def _rival(state: State) -> int:
    """Return who plays next."""
    return (state.player + 1) % state.players


def _needs(state: State) -> int:
    """Return how many boxes the next player still needs."""
    return COMPONENTS.boxes_to_end - len(state.displays[_rival(state)].points)


def _propose(state: State, rng: Random) -> list[Task]:
    task = Task(ID, state, state.player, tuple(range(len(state.row))))
    return [] if _lacking(task) else [task]


def _lacking(task: Task) -> str:
    """Return why it cannot be asked, "" if it can."""
    state, me = task.state, task.player
    rival = _rival(state)
    if state.phase != SECOND or state.player != me or state.turns_left == 0:
        return _("It must be your second action, and somebody’s turn after it.")
    if not state.wilds[me] or state.reserved[me] is not None:
        return _("You cannot reserve a box here.")
    if _needs(state) not in (1, 2):
        return _("The next player must be one box or two from the end.")
    if state.reserved[rival] is not None:
        return _("The next player must have no reserved box.")
    hidden = HIDDEN in state.hands[rival] or HIDDEN in state.tray
    if hidden or any(HIDDEN in tile.spaces for tile in task.tiles):
        return _("The hand, the tray and the row must be in sight.")
    whole = task.places == tuple(range(len(state.row)))
    return "" if whole and len(task.places) > 1 else _("The question is about the whole row.")


def _hands(hand: str, tray: str) -> Iterator[tuple[str, str]]:
    """Every hand the rival can pay with in the next turn, and what is done for it: nothing, a card
    taken, or one traded for two.
    """
    yield hand, ""
    for card in KINDS:
        if card in tray:
            yield in_order(hand + card), _("takes {card}").format(card=name(card))
    for give in dict.fromkeys(hand):
        for two in takes(tray):
            text = _("trades {give} for {two}").format(give=name(give), two=say_cards(two))
            yield in_order(without(hand, give) + two), text


@lru_cache(maxsize=64)
def _ways(state: State) -> tuple[str | None, ...]:
    """For each box of the row how the rival comes to fill it, None if there is no way."""
    rival = _rival(state)
    hands = list(_hands(state.hands[rival], state.tray))
    return tuple(
        next((how for hand, how in hands if card_sets(hand, in_order(tile.chocolates))), None)
        for tile in state.row
    )


def _prove(task: Task) -> Proof | None:
    """Exactly one box can be filled, so that one is to be reserved."""
    if _lacking(task):
        return None
    ways = _ways(task.state)
    right = [str(n) for n, how in enumerate(ways) if how is not None]
    if len(right) != 1:
        return None
    hasty = _hasty(task)
    greedy = next((n for n in hasty if n in right), hasty[0])
    searched = len(list(_hands(task.state.hands[_rival(task.state)], task.state.tray)))
    return Proof(tuple(right), 1, 0, searched * len(ways), greedy)


def _hasty(task: Task) -> list[str]:
    """Return the boxes of which the rival holds most: every tie."""
    hand = Counter(task.state.hands[_rival(task.state)])
    lacks = [(Counter(tile.chocolates) - hand).total() for tile in task.tiles]
    return [str(n) for n, lack in enumerate(lacks) if lack == min(lacks)]


def _only_counting(task: Task, proof: Proof) -> bool:
    """Return whether the boxes' sizes against the number of cards tell the answer."""
    most = len(task.state.hands[_rival(task.state)]) + 1
    return sum(len(tile.chocolates) <= most for tile in task.tiles) < 2


def _value(task: Task, answer: str) -> int | None:
    if answer not in _choices(task):
        return None
    others = [how for n, how in enumerate(_ways(task.state)) if str(n) != answer]
    return int(all(how is None for how in others))


def _choices(task: Task) -> Mapping[str, str]:
    return {str(n): say_cards(in_order(tile.chocolates)) for n, tile in enumerate(task.tiles)}


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    """Return what is filled after it, or why nothing is."""
    task, right = puzzle.task, int(puzzle.proof.answers[0])
    who = solver_names(task.position)[_rival(task.state)]
    how = _ways(task.state)[right]
    box = say_cards(in_order(task.tiles[right].chocolates))
    text = _("{who} can fill {box} at once.") if not how else _("{who} {how}, then fills {box}.")
    found = [Line(text.format(who=who, how=how, box=box), "3.2" if how else "4.2")]
    if answer in puzzle.proof.answers:
        found.append(Line(_("No other box that lies there can be paid for."), "4.3"))
    return found


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    who = solver_names(task.position)[_rival(task.state)]
    if level == 1:
        return Clue(
            _("{who} has two actions: take or trade first, then fill.").format(who=who),
        )
    most = len(task.state.hands[_rival(task.state)]) + 1
    return Clue(
        _("That makes {n} cards at most, and a pair stands for any one chocolate.").format(n=most)
    )


def _question(task: Task) -> str:
    who = solver_names(task.position)[_rival(task.state)]
    return ngettext(
        "{who} plays next and needs {n} box to end the game: which one do you reserve, so that "
        "{who} can fill none of the others that lie there?",
        "{who} plays next and needs {n} boxes to end the game: which one do you reserve, so that "
        "{who} can fill none of the others that lie there?",
        _needs(task.state),
    ).format(who=who, n=_needs(task.state))


def _why_not(task: Task) -> str:
    able = sum(how is not None for how in _ways(task.state)) if not _lacking(task) else 0
    return _lacking(task) or _("{n} of the boxes can be filled.").format(n=able)


def _features(task: Task, proof: Proof) -> Features:
    """bridge: cards to think of; joins: pairs there are; near: boxes that lack little."""
    state = task.state
    hand = Counter(state.hands[_rival(state)])
    near = [(Counter(tile.chocolates) - hand).total() <= 2 for tile in task.tiles]
    how = _ways(state)[int(proof.answers[0])]
    return {
        "bridge": hand.total(),
        "joins": float(any(count > 1 for count in hand.values())),
        "near": float(sum(near) > 1),
        "races": sum(near),
        "depth": float(bool(how)),
    }


DENY = Kind(
    id=ID,
    title=N_("Keep it from them"),
    line=N_("Reserve what the next player needs."),
    symbol="M",
    mode=CHOOSE,
    theme="payments",
    clauses=("6.1", "3.1", "3.2", "4.2", "4.3", "7.1"),
    pieces=Pieces(),
    question=_question,
    propose=_propose,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    choices=_choices,
    pictures=lambda task: {str(n): in_order(tile.chocolates) for n, tile in enumerate(task.tiles)},
    why_not=_why_not,
    broken=lambda task, answer: ("4.3",),
    only_counting=_only_counting,
    tricks={"the largest": tricks.largest_box, "the smallest": tricks.smallest_box},
    features=_features,
    base=1300,
    turn=True,
    opened=True,
    cards=True,
    hands=lambda task: (_rival(task.state),),
    tells=True,
)
