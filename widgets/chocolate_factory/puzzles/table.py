"""The table of a puzzle: the position to answer on, and from clicks to an answer; no widget."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from attrs import evolve, frozen

from tutor.chocolate_factory.actions import Action
from tutor.chocolate_factory.notation import action_text
from tutor.chocolate_factory.puzzles.judging import Explanation, broken, explain
from tutor.chocolate_factory.puzzles.model import CHOOSE, GAME, RUN, TOUCH, Task
from tutor.chocolate_factory.puzzles.running_answers import actions_in, after, allowed
from tutor.chocolate_factory.state import State
from tutor.i18n import _, ngettext
from tutor.puzzles.model import BETWEEN, Puzzle, without_last
from tutor.rooms import load_game
from widgets.chocolate_factory import choosing
from widgets.chocolate_factory.offering import NOTHING, Board, Chosen
from widgets.draw.theme import LIGHT, Theme
from widgets.pages.puzzles.solving.session import Answers, Clicked, Hint


@frozen
class Attempt:
    """What is chosen so far. `done`: actions of a run, as text; `chosen`: what is chosen on the way
    to the next one; `choice`: key of what is chosen or touched.
    """

    done: str = ""
    chosen: Chosen = NOTHING
    choice: str = ""


EMPTY = Attempt()


def state_after(task: Task, done: str) -> State:
    """Return the position after these actions of a run, which are legal."""
    state = after(task, done)
    return task.state if state is None else state


@lru_cache(maxsize=64)
def actions_of(task: Task, done: str) -> tuple[Action, ...]:
    """Return what can be done next in a run; nothing where the answer is chosen or touched."""
    return allowed(state_after(task, done)) if task.asked.mode == RUN else ()


def board(task: Task, attempt: Attempt, theme: Theme, marks: Mapping[str, str]) -> Board:
    """Return the table to answer on; quiet where the answer is chosen beside it."""
    kind = task.asked
    touched = kind.mode == TOUCH and attempt.choice
    return Board(
        load_game(GAME),
        state_after(task, attempt.done),
        task.player,
        theme,
        attempt.chosen,
        actions=actions_of(task, attempt.done),
        marks={**marks, kind.target(attempt.choice): "chosen"} if touched else marks,
        names=task.names,
        quiet=kind.mode != RUN,
        touch=touchable(task),
        retractable=actions_in(attempt.done),
    )


def touchable(task: Task) -> tuple[str, ...]:
    """Return the targets among which one touches the answer."""
    kind = task.asked
    return tuple(map(kind.target, kind.choices(task))) if kind.mode == TOUCH else ()


def looked_at(task: Task, attempt: Attempt, theme: Theme, marks: Mapping[str, str]) -> Board:
    """Return the table as the answer leaves it, to look at."""
    made = board(task, evolve(attempt, choice="", chosen=NOTHING), theme, marks)
    state = task.asked.seen(task, attempt.choice) if attempt.choice else made.state
    return evolve(made, state=state, actions=(), quiet=True, touch=(), retractable=())


def click(task: Task, attempt: Attempt, target: str) -> Clicked[Attempt]:
    """Return the answer to a click. Never raises, whatever the target."""
    mode = task.asked.mode
    if mode == RUN:
        return _run(task, attempt, target)
    if target == "cancel":
        return Clicked(EMPTY)
    by_target = {f"choose:{key}" if mode == CHOOSE else task.asked.target(key): key
                 for key in task.asked.choices(task)}  # fmt: skip
    key = by_target.get(target)
    return Clicked(attempt if key is None else Attempt(choice=key))


def _run(task: Task, attempt: Attempt, target: str) -> Clicked[Attempt]:
    if target == "cancel":
        loose = attempt.chosen != NOTHING
        return Clicked(Attempt(attempt.done if loose else without_last(attempt.done)))
    led = choosing.click(board(task, attempt, LIGHT, {}), target)
    if led.back:
        return Clicked(Attempt(without_last(attempt.done)))
    if led.action is not None and led.action in actions_of(task, attempt.done):
        text = action_text(led.action)
        return Clicked(Attempt(f"{attempt.done}{BETWEEN}{text}" if attempt.done else text))
    refusal = led.refusal[0] if led.refusal else None
    return Clicked(evolve(attempt, chosen=led.chosen), refusal, led.told)


def missing(task: Task, attempt: Attempt) -> str:
    """Return what is still to be done before the answer can be checked, "" if nothing is."""
    kind = task.asked
    if kind.mode == RUN:
        return kind.missing(task, attempt.done)
    if attempt.choice:
        return ""
    return _("Choose an answer.") if kind.mode == CHOOSE else _("Tap what you take on the table.")


def answer_of(task: Task, attempt: Attempt) -> str:
    """Return the attempt as an answer; "" while something is missing."""
    return "" if missing(task, attempt) else attempt.choice or attempt.done


def attempt_of(task: Task, answer: str) -> Attempt:
    """Return the attempt that gives this answer."""
    return Attempt(answer) if task.asked.mode == RUN else Attempt(choice=answer)


def clicks(task: Task, answer: str) -> tuple[str, ...]:
    """Return the targets that, clicked one after the other with nothing chosen, give this
    answer.
    """
    kind = task.asked
    if kind.mode != RUN:
        return (f"choose:{answer}" if kind.mode == CHOOSE else kind.target(answer),)
    found, done = list[str](), ""
    for action in actions_in(answer):
        found += choosing.clicks(load_game(GAME), state_after(task, done), action)
        text = action_text(action)
        done = f"{done}{BETWEEN}{text}" if done else text
    return tuple(found)


def in_words(task: Task, attempt: Attempt) -> str:
    """Return what is done or touched, in a sentence."""
    if attempt.choice:
        return _("Chosen: {what}.").format(what=task.asked.choices(task).get(attempt.choice, ""))
    count = len(actions_in(attempt.done))
    text = ngettext("{n} action is done.", "{n} actions are done.", count)
    return text.format(n=count) if count else ""


def _hint(puzzle: Puzzle[Task], level: int) -> Hint:
    clue = puzzle.task.asked.hint(puzzle, level)
    return Hint(level, clue.text, dict.fromkeys(clue.marks, "hint"))


def _choosing(task: Task) -> bool:
    return task.asked.mode == CHOOSE


def _data(attempt: Attempt) -> dict[str, Any]:
    """What is only begun is put down."""
    return {"done": attempt.done, "choice": attempt.choice}


def _read(task: Task, data: Any) -> Attempt:
    done, choice = str(data["done"]), str(data["choice"])
    if after(task, done) is None or (choice and choice not in task.asked.choices(task)):
        raise ValueError
    return Attempt(done, choice=choice)


ANSWERS: Answers[Task, Attempt, Explanation] = Answers(
    nothing=EMPTY,
    click=click,
    missing=missing,
    answer=answer_of,
    attempt=attempt_of,
    explain=explain,
    broken=broken,
    hint=_hint,
    tells=_choosing,
    compares=lambda task: not _choosing(task),
    data=_data,
    read=_read,
)
"""How the puzzles of Chocolate Factory are answered: by a run, by a touch, or by a choice."""
