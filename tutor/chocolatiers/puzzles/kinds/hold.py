"""What can they hold?: which box a rival can or cannot pay for, whatever the hidden hand is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from random import Random

from tutor.chocolatiers.puzzles.card_question import boxes_in_sight, card_question, out_of_sight
from tutor.chocolatiers.puzzles.hands import hands_that_pay, possible_hands
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.odds import unseen
from tutor.chocolatiers.puzzles.table import as_seen
from tutor.chocolatiers.state import ACTION, State
from tutor.chocolatiers_family.kinds import HIDDEN, KINDS, in_order, name, say_cards
from tutor.chocolatiers_family.puzzles import tricks
from tutor.chocolatiers_family.puzzles.model import Clue, Features, Line, Pieces
from tutor.chocolatiers_family.puzzles.names import solver_names
from tutor.i18n import N_, _, ngettext
from tutor.puzzles.model import Proof, Puzzle

ID = "hold"
CAN, CANNOT = "can", "cannot"
BOXES = 4
"""Boxes to choose among."""
TRIES = 3
"""Choices of boxes tried at one moment."""


def _propose(state: State, rng: Random) -> list[Task]:
    """Return a rival's turn begins; whoever comes next looks at what can happen."""
    if state.phase != ACTION:
        return []
    me = (state.player + rng.randrange(1, state.players)) % state.players
    seen = as_seen(state, me)
    sets = list(combinations(boxes_in_sight(seen), BOXES))
    chosen = rng.sample(sets, min(TRIES, len(sets)))
    tasks = [
        Task(ID, seen, me, stacks=boxes, options=(form,))
        for boxes in chosen
        for form in (CAN, CANNOT)
    ]
    return [task for task in tasks if not _lacking(task)]


def _lacking(task: Task) -> str:
    state = task.state
    if state.phase != ACTION or state.player == task.player or task.options[:1] not in FORMS:
        return _("It must be a rival's turn.")
    if set(state.hand) != {HIDDEN}:
        return _("The rival's hand must be hidden, and have a card.")
    if HIDDEN in state.tray or HIDDEN in task.hand:
        return _("The tray and your own hand must be in sight.")
    if len({in_order(tile.chocolates) for tile in task.tiles}) < len(task.tiles):
        return _("Two of the boxes ask for the same cards.")
    full = len(state.displays[state.player].points) >= 6
    return _("This rival's display is full.") if full else ""


FORMS = ((CAN,), (CANNOT,))


def _able(task: Task) -> list[int]:
    """With how many hands each of the boxes can be paid for."""
    return [len(hands_that_pay(task.state, tile.chocolates)) for tile in task.tiles]


def _prove(task: Task) -> Proof | None:
    """Exactly one box is the one asked for."""
    if _lacking(task):
        return None
    able = _able(task)
    can = task.options[0] == CAN
    right = [n for n, count in enumerate(able) if bool(count) == can]
    if len(right) != 1:
        return None
    hasty = _hasty(task)
    greedy = next((n for n in hasty if n in right), hasty[0])
    others = [_worth(task, count) for n, count in enumerate(able) if n not in right]
    searched = len(list(possible_hands(unseen(task.state), len(task.state.hand))))
    return Proof(
        (str(right[0]),),
        _worth(task, able[right[0]]),
        max(others),
        searched,
        str(greedy),
    )


def _only_counting(task: Task, proof: Proof) -> bool:
    """Return whether the boxes' sizes against the number of cards tell the answer."""
    most = len(task.state.hand) + 1
    sizes = [len(tile.chocolates) for tile in task.tiles]
    fits = [size <= most for size in sizes]
    can = task.options[0] == CAN
    return [str(n) for n, fit in enumerate(fits) if fit == can] == list(proof.answers)


def _hasty(task: Task) -> list[int]:
    """Judge by the tray alone: the box most of which lies there can be paid for, the one least of
    which does cannot; every tie.
    """
    tray = Counter(task.state.tray)
    lacks = [(Counter(tile.chocolates) - tray).total() for tile in task.tiles]
    wanted = min(lacks) if task.options[0] == CAN else max(lacks)
    return [n for n, lack in enumerate(lacks) if lack == wanted]


def _worth(task: Task, count: int) -> int:
    """More hands are better where somebody can, worse where nobody may."""
    return count if task.options[0] == CAN else -count


def _value(task: Task, answer: str) -> int | None:
    if answer not in _choices(task):
        return None
    return _worth(task, _able(task)[int(answer)])


def _choices(task: Task) -> Mapping[str, str]:
    return {str(n): _say(task, n) for n in range(len(task.stacks))}


def _say(task: Task, number: int) -> str:
    return say_cards(in_order(task.tiles[number].chocolates))


def _rival(task: Task) -> str:
    return solver_names(task.position)[task.state.player]


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    """Return the chosen box, the right one, then the others."""
    task = puzzle.task
    numbers = dict.fromkeys((answer, puzzle.proof.answers[0], *_choices(task)))
    return [_line(task, int(number)) for number in numbers]


def _line(task: Task, number: int) -> Line:
    state, tile = task.state, task.tiles[number]
    hands = hands_that_pay(state, tile.chocolates)
    if hands:
        text = ngettext(
            "{box}: one hand can pay, {example}.",
            "{box}: {n} hands can pay, one is {example}.",
            len(hands),
        )
        said = text.format(box=_say(task, number), n=len(hands), example=say_cards(hands[-1]))
        return Line(said, "4.2")
    return Line(f"{_say(task, number)}: {_obstacle(task, number)}", _clause(task, number))


def _short(task: Task, number: int) -> str:
    """Return a kind of which too few are to be had for this box, "" if there is none."""
    left = dict(zip(KINDS, unseen(task.state), strict=True))
    need = Counter(task.tiles[number].chocolates)
    short = [k for k in KINDS if need[k] > left[k] + min(2, task.state.tray.count(k))]
    return short[0] if short else ""


def _obstacle(task: Task, number: int) -> str:
    """Return why no hand can."""
    cards, size = len(task.state.hand) + 1, len(task.tiles[number].chocolates)
    if size > cards:
        return _("it takes {n} cards; there will be {have}.").format(n=size, have=cards)
    kind = _short(task, number)
    if kind and size == cards:
        left = unseen(task.state)[KINDS.index(kind)]
        return _(
            "{kind}: {n} unseen, {tray} in the tray, and no card is left over to pair."
        ).format(kind=name(kind), n=left, tray=task.state.tray.count(kind))
    if size == cards and not set(task.tiles[number].chocolates) & set(task.state.tray):
        return _("one of its cards must come from the tray, and none lies there.")
    return _("no hand of {n} of the unseen cards does it.").format(n=cards - 1)


def _clause(task: Task, number: int) -> str:
    fits = len(task.tiles[number].chocolates) <= len(task.state.hand) + 1
    return "4.3" if fits else "3.2"


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    if level == 1:
        count = len(task.state.hand)
        text = ngettext(
            "{rival} has {n} card. A take or a swap makes it one more.",
            "{rival} has {n} cards. A take or a swap makes it one more.",
            count,
        )
        return Clue(text.format(rival=_rival(task), n=count))
    return out_of_sight(task.state)


def _question(task: Task) -> str:
    texts = {
        CAN: _("{rival} is to play, with {n} cards you do not see. Which box can be paid for?"),
        CANNOT: _("{rival} is to play, with {n} cards. Which box can never be paid for this turn?"),
    }
    form = CAN if task.options[:1] == (CAN,) else CANNOT
    return texts[form].format(rival=_rival(task), n=len(task.state.hand))


def _why_not(task: Task) -> str:
    if _lacking(task):
        return _lacking(task)
    right = sum(bool(count) == (task.options[0] == CAN) for count in _able(task))
    return _("{n} of the boxes would be right.").format(n=right)


def _features(task: Task, proof: Proof) -> Features:
    """bridge: cards to think of; near: another box is nearly right; spread: hands to think of."""
    tempting = sum(0 < count <= 3 for count in _able(task))
    return {
        "bridge": len(task.state.hand),
        "near": float(tempting > 0),
        "races": len({tile.chocolates for tile in task.tiles}) - 1,
        "depth": float(task.options[0] == CANNOT),
    }


HOLD = card_question(
    id=ID,
    title=N_("What can they hold?"),
    line=N_("Hidden cards, and what they can be."),
    symbol="B",
    clauses=("1.1", "3.2", "4.2", "4.3"),
    pieces=Pieces(tiles=BOXES),
    question=_question,
    propose=_propose,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    choices=_choices,
    pictures=lambda task: {str(n): in_order(tile.chocolates) for n, tile in enumerate(task.tiles)},
    why_not=_why_not,
    only_counting=_only_counting,
    tricks={"the largest": tricks.largest_box, "the smallest": tricks.smallest_box},
    features=_features,
    opened=True,
)
