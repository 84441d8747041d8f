"""What a lesson answers, in words and at the pieces."""

from __future__ import annotations

from typing import Any, Literal

import attrs


@attrs.frozen
class Mark:
    """A piece to mark: `target` is its id on the table ("tray:0", "space:1,2"), `state` how."""

    target: str
    state: Literal["refused", "hint", "chosen", "solved"]


@attrs.frozen
class Feedback:
    """The answer to a try, in the learner's language.

    `kind`: "good" stands, "solved" ends the step, "mistake" is legal but misses the goal and goes
    back, "refused" is against the rules. `clauses`: ids, the most telling first. `told`: what the
    other players did then, a sentence each.
    """

    kind: Literal["good", "solved", "mistake", "refused"]
    head: str
    text: str = ""
    clauses: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()
    told: tuple[str, ...] = ()


@attrs.frozen
class Hint:
    """A hint: level 1 marks the pieces, 2 gives the reason, 3 has made the move.

    `action`: the action, answer or value meant; None means: undo first. `marks`: () at level 3.
    """

    level: int
    text: str
    marks: tuple[Mark, ...]
    action: Any
