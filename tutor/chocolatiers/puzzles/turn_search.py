"""Proposes and searches puzzles whose answer is a whole turn.

The answer is the turn's actions, "box 2 TTNR 0 1 TNR." or "wild 2 3" or "skip". It is worth the
lead that is sure after it; which payment was chosen only matters where it changes that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random

from tutor.chocolatiers.actions import Action, Box, action_text, parse_action
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.legality import violations
from tutor.chocolatiers.listing import legal_actions
from tutor.chocolatiers.players.evaluate import totals_now
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.search import whole
from tutor.chocolatiers.puzzles.search.table import SearchError, deck_lasts
from tutor.chocolatiers.puzzles.search.whole import Found, Turn
from tutor.chocolatiers.state import ACTION, BONUS, State
from tutor.chocolatiers.turns import successor
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.engine import ActionError
from tutor.i18n import _, ngettext
from tutor.kit.words import signed
from tutor.puzzles.model import BETWEEN, Proof

COMPONENTS = load_components()
KEEP = "skip"
VARIANTS = 12
"""Moments tried of one beginning of a turn: it goes on with one card or another."""
MOST_DISPLAYS = 2
"""Displays a right answer may lead to."""

BOX, PLACED, NOTHING = "box", "wild", "nothing"
FAR_OFF = 12
"""Points ahead or behind with which a game is decided, and nothing worth a thought."""


# ---- turns as texts


def turn_text(turn: Sequence[Action]) -> str:
    return BETWEEN.join(action_text(action) for action in turn)


def turn_of(state: State, answer: str) -> Turn | None:
    """Return the turn this text tells; None if it is no whole turn that the rules allow here."""
    try:
        turn = tuple(parse_action(text) for text in answer.split(BETWEEN))
    except ActionError:
        return None
    start = state.turn, state.player
    for action in turn:
        over = (state.turn, state.player) != start
        if over or violations(state, action, COMPONENTS):
            return None
        state = successor(state, action, COMPONENTS)
    done = (state.turn, state.player) != start or state.phase not in (ACTION, BONUS, "end")
    return turn if done else None


def sort_of(turn: Turn) -> str:
    """Return what a turn does: a box, a Wild, or nothing."""
    sorts = {Box: BOX, PlaceWild: PLACED}
    return next((sorts[type(action)] for action in turn if type(action) in sorts), NOTHING)


def answer_sort(task: Task, answer: str) -> str:
    """Return what the turn that a right answer tells does."""
    turn = turn_of(task.state, answer)
    return "" if turn is None else sort_of(turn)


def value(task: Task, answer: str) -> int | None:
    """Return the lead that is sure after this turn; None if it is no turn that can be played
    here.
    """
    turn = turn_of(task.state, answer)
    return None if turn is None else _worth(task.state, turn)


@lru_cache(maxsize=256)
def _worth(state: State, turn: Turn) -> int:
    return whole.worth(state, turn, COMPONENTS)


@lru_cache(maxsize=256)
def after_turn(state: State, answer: str) -> whole.Line:
    """Return how it goes on after a turn, if everybody plays best."""
    turn = turn_of(state, answer)
    assert turn is not None
    return whole.line(state, turn, COMPONENTS)


@lru_cache(maxsize=32)
def choices(state: State) -> whole.Choices:
    return whole.choices(state, COMPONENTS)


@lru_cache(maxsize=32)
def searched(state: State) -> Found:
    return choices(state).found()


@lru_cache(maxsize=32)
def all_turns(state: State) -> Mapping[Turn, State]:
    return dict(whole.turns(state, COMPONENTS))


def standing(state: State, player: int) -> int:
    """Return one's own total less the best rival's, if the points were counted here."""
    found = totals_now(state, COMPONENTS)
    return found.pop(player) - max(found)


# ---- proofs

Hasty = Callable[[State], Sequence[Turn]]
"""Every turn that a player in a hurry might choose: all ties of what looks best at once."""


def looks_best(state: State) -> Sequence[Turn]:
    """Return the turns after which one stands best at once, as if nobody had another turn."""
    stands = {turn: standing(after, state.player) for turn, after in all_turns(state).items()}
    return [turn for turn, lead in stands.items() if lead == max(stands.values())]


def prove(
    task: Task, hasty: Hasty, *, trap: bool = True, displays: int = MOST_DISPLAYS
) -> Proof | None:
    """Return the proof, if the best turns lead to no more `displays` than that; with `trap` only if
    what looks best is not best.
    """
    state = task.state
    try:
        search, tempted = choices(state), hasty(state)
        hurried = search.best_of(tempted)
        if hurried > FAR_OFF or (trap and not search.reach(hurried + 1)):
            return None  # as after the whole search, and long before it
        found = searched(state)
    except SearchError:
        return None
    right = [turn for turn in tempted if turn in found.best]
    best = by_display(task, found)
    if _lacking(found, len(best), displays) or (trap and right):
        return None
    return Proof(
        tuple(turn_text(turn) for turn in best),
        found.value,
        found.runner_up,
        found.turns,
        turn_text((right or tempted)[0]),
    )


def few(proof: Proof) -> bool:
    """Return whether right answers are few; those with a box may be more, for how it is
    turned."""
    boxes = all(BETWEEN not in answer and answer.startswith(BOX) for answer in proof.answers)
    return boxes or len(proof.answers) <= MOST_DISPLAYS


def by_display(task: Task, found: Found) -> list[Turn]:
    """Return one of the best turns for each display they lead to: how a box is paid for may not
    matter.
    """
    after = all_turns(task.state)
    return list({after[turn].displays[task.player]: turn for turn in found.best[::-1]}.values())


def _lacking(found: Found, best: int, most: int) -> str:
    """Return what keeps a search from being a puzzle, "" if nothing."""
    if found.runner_up is None:
        return _("Every turn comes to the same.")
    if best > most:
        return ngettext(
            "{n} answer is equally good.", "{n} answers are equally good.", best
        ).format(n=best)
    if abs(found.value) > FAR_OFF:
        return _("The game is decided: best is {value}.").format(value=signed(found.value))
    return ""


def why_not(task: Task) -> str:
    """Return why a task is no puzzle."""
    try:
        found = searched(task.state)
    except SearchError as error:
        return str(error)
    lacking = _lacking(found, len(by_display(task, found)), MOST_DISPLAYS)
    return lacking or _("What looks best at once is best: nothing to find.")


def best_of(state: State, sort: str) -> int:
    """Return what the best turn of a sort is worth in the last turn of the game."""
    after = all_turns(state)
    return max(standing(after[turn], state.player) for turn in after if sort_of(turn) == sort)


def ends_here(task: Task, answer: str) -> bool:
    """Return whether First, if it is taken on the way, leaves nobody a turn that is not
    reckoned with."""
    mine = task.player == after_turn(task.state, answer).first
    return not mine or answer in map(turn_text, sixth(task.state))


def reach(state: State, least: int, turns: Sequence[Turn]) -> bool:
    """Return whether one of these turns is worth that much."""
    return choices(state).reach(least, turns)


def sixth(state: State) -> list[Turn]:
    """Return the turns that take First."""
    after = all_turns(state)
    return [turn for turn in after if after[turn].first_card == state.player]


# ---- moments of a game


def moments(state: State, rng: Random) -> Iterator[State]:
    """Yield Bonus Phases to ask about: this one, or some that the turn can go on to.

    A hand that would have to be cut down at the end of the turn is left out: that is another
    question.
    """
    if state.phase == BONUS:
        found = [state]
    elif state.phase == ACTION:
        actions = legal_actions(state, COMPONENTS)
        chosen = rng.sample(actions, min(VARIANTS, len(actions)))
        found = [successor(state, action, COMPONENTS) for action in chosen]
    else:
        return
    for each in found:
        if len(each.hand) <= COMPONENTS.hand_limit and deck_lasts(each):
            yield each


def sorts(state: State) -> frozenset[str]:
    """Return what can be done here: a box, a Wild, nothing."""
    return frozenset(sort_of((action,)) for action in legal_actions(state, COMPONENTS))
