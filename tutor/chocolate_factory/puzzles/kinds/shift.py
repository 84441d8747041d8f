"""Best Shift: the last one or two of the day. What comes out of them, and pays most?"""

from __future__ import annotations

from random import Random

from tutor.chocolate_factory.goods import REFINED, say_goods
from tutor.chocolate_factory.parts import CHUTE
from tutor.chocolate_factory.puzzles.kinds.coal import best_steps, features, lacking_run
from tutor.chocolate_factory.puzzles.kinds.stages import say_progress
from tutor.chocolate_factory.puzzles.model import CARDS, RUN, Clue, Features, Kind, Line, Task
from tutor.chocolate_factory.puzzles.running_answers import after, operated, text_of
from tutor.chocolate_factory.puzzles.sales import best_money, payable, progress
from tutor.chocolate_factory.puzzles.search import TooManyPositions, ends, planned
from tutor.chocolate_factory.shifts import effect_of
from tutor.chocolate_factory.state import OPERATE, TILES, Seat, State
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID = "shift"


def _propose(state: State, rng: Random) -> list[Task]:
    task = Task(ID, state, state.player)
    return [] if _lacking(task) else [task]


def _lacking(task: Task) -> str:
    why = lacking_run(task)
    if why:
        return why
    if task.state.step != OPERATE or task.seat.outside > 1:
        return _("It is not one of the last two Shifts.")
    if effect_of(task.seat, CARDS, "short") is not None:
        return _("Your Employee could let a chocolate be missing.")
    return ""


def _hasty(task: Task) -> str:
    """Return how a computer player runs, which looks at what is made and not at the orders."""
    return text_of(planned(task.seat)[2])


def _prove(task: Task) -> Proof | None:
    if _lacking(task):
        return None
    try:
        found = ends(task.seat, frozenset(REFINED))
    except TooManyPositions:
        return None
    money = {store: best_money(task.seat, store) for store in found}
    worth = sorted(set(money.values()))
    if len(worth) == 1:
        return None
    best = next(text_of(run) for store, run in found.items() if money[store] == worth[-1])
    if not operated(best):
        return None
    hasty = _hasty(task)
    if hasty and _value(task, hasty) == worth[-1]:
        hasty = best
    return Proof((best,), worth[-1], worth[-2], len(found), hasty)


def _missing(task: Task, done: str) -> str:
    state = after(task, done)
    if state is not None and state.players[task.player].outside:
        return _("There is still a tile to push.")
    return "" if done else _("Use a Part first.")


def _value(task: Task, answer: str) -> int | None:
    state = after(task, answer)
    if state is None or _missing(task, answer):
        return None
    return best_money(task.seat, state.players[task.player].store)


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, state = puzzle.task, after(puzzle.task, answer)
    assert state is not None  # it was judged
    store = state.players[task.player].store
    able = payable(task.seat, store)
    upto = max(able, key=lambda it: able[it])
    text = _("{goods} in the store room: {stages}, £{n}.")
    if upto == progress(task.seat):
        text = _("{goods} in the store room: no stage.")
    said = text.format(goods=say_goods(store), stages=say_progress(task.seat, upto), n=able[upto])
    lines = [Line(said[:1].upper() + said[1:], "9.2", ("room",))]
    if able[upto] == puzzle.proof.value:
        lines += [Line(_("No other way pays more."), "7.4"), *best_steps(puzzle, answer)]
    else:
        words = _("The Corner Shops can pay more. Each Part works once, for its coal, on its tile.")
        lines.append(Line(words, "7.5"))
    return lines


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    seat = puzzle.task.seat
    chutes = [n % TILES + 1 for n, card in enumerate(seat.places) if card == CHUTE.id]
    tile = chutes[0] if chutes else TILES
    if level > 1:
        text = _("Which stage pays most, and what is missing for it? Look at tile {n}.")
        return Clue(text.format(n=tile), (f"tile:{tile}",))
    return Clue(how_it_leaves(seat))


def how_it_leaves(seat: Seat) -> str:
    """Say how chocolates still come off the belt today."""
    if CHUTE.id not in seat.places:
        return _("There is no Chute: only what lies on tile 4 as you push leaves the belt.")
    if seat.outside:
        return _("What lies on tile 4 leaves the belt as you push, all else by the Chute.")
    return _("What lies on the belt now can leave it through the Chute only.")


def _question(task: Task) -> str:
    text = _(
        "It is the last Shift of the day, and nothing is traded. Use your Parts so that the Corner "
        "Shops can pay most for what then lies in your store room."
    )
    if task.seat.outside:
        text = _(
            "One more tile is pushed today, and nothing is traded. Use your Parts in both Shifts "
            "so that the Corner Shops can pay most for what then lies in your store room."
        )
    return text


def _features(task: Task, proof: Proof) -> Features:
    gap = proof.value - (proof.runner_up or 0)
    return {**features(task, proof), "goods": operated(proof.answers[0]), "near": float(gap == 1)}


SHIFT = Kind(
    id=ID,
    title=N_("Best Shift"),
    line=N_("The last Shifts: what comes out of them?"),
    symbol="O",
    theme="factory",
    clauses=("7.4", "7.5", "7.6", "9.2"),
    mode=RUN,
    question=_question,
    propose=_propose,
    lacking=_lacking,
    missing=_missing,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda _task, _answer: ("7.5",),
    features=_features,
    worth=lambda value: f"£{value}",
    base=1450,
)
