"""The one lesson: a first mark, a line, a draw, and a line that must not be."""

from __future__ import annotations

from noughts.board import CROSS, EMPTY, State
from noughts.teaching import Do, Goal, Lesson, Predict, Touch, field
from tutor.i18n import N_
from tutor.lessons.model import Say

LESSON = Lesson(
    id="three-in-a-row",
    title=N_("Three in a row"),
    minutes=1,
    symbol=CROSS,
    can=N_("You can make a line of three, and stop one."),
    game="noughts",
    steps=[
        Do(
            N_("You begin, so crosses are yours. Mark the middle."),
            State("........."),
            goal=Goal(lambda state: state.board[4] == CROSS, N_("a cross in the middle")),
            solution="mark 1 1",
            hint=N_("Most lines run through the middle."),
            mistakes={"mark *": Say(N_("That is an edge."), N_("More lines meet in the middle."))},
            done=Say(N_("Your first cross."), N_("Four lines run through it.")),
            clauses="1.1 1.2",
            practises="2.1",
            show="board",
            point="field:1,1",
        ),
        Do(
            N_("Complete a line of three crosses."),
            State("XX.OO...."),
            goal=Goal(lambda state: state.winner == 0, N_("three crosses in a line")),
            solution="mark 0 2",
            hint=N_("The upper row lacks one cross."),
            mistakes={
                "mark 1 2": Say(N_("That stops the noughts."), N_("But you can win at once.")),
                "mark *": Say(N_("No line yet."), N_("Two crosses already stand in a row.")),
            },
            done=Say(N_("Three in a row."), N_("You win at once.")),
            clauses="3.1",
            practises="1.2",
            show="board",
        ),
        Predict(
            N_("Every field has a mark. Who has won?"),
            State("XOXXOOOXX"),
            answer=lambda state: "nobody" if state.winner is None else str(state.winner),
            options={"0": N_("You"), "1": N_("Ben"), "nobody": N_("Nobody")},
            otherwise=Say(N_("Look for a full line."), N_("There is none.")),
            hint=N_("No row, no column, no diagonal is full of one mark."),
            done=Say(N_("A draw."), N_("Nobody has a full line.")),
            clauses="3.2",
            practises="3.1",
            show="board",
        ),
        Touch(
            N_("Tap every field that is still empty."),
            State("X.O.O...X"),
            answer=lambda state: [
                field(*divmod(n, 3)) for n, sign in enumerate(state.board) if sign == EMPTY
            ],
            among="field",
            every=True,
            otherwise=Say(N_("It has a mark."), N_("A mark stays where it is.")),
            hint=N_("A mark can go where none is."),
            done=Say(N_("Five fields are left."), N_("One of them is the noughts’ line.")),
            practises="2.1",
            show="board",
        ),
        Do(
            N_("The noughts lack one mark. Stop them."),
            State("X.O.O...X"),
            goal=Goal(lambda state: state.board[6] == CROSS, N_("no line for the noughts")),
            solution="mark 2 0",
            hint=N_("Follow the diagonal of the noughts."),
            mistakes={"mark *": Say(N_("They complete a line."), N_("Mark where it ends."))},
            done=Say(N_("Stopped."), N_("And you threaten two lines yourself.")),
            clauses="2.1",
            practises="1.1 3.2",
            show="board",
        ),
    ],
)


def course() -> tuple[Lesson, ...]:
    return (LESSON,)
