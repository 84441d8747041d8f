"""Lesson 9: a token, a stack, and its four conditions one by one."""

from tutor.chocoly.lessons.free_turn import free_turn
from tutor.chocoly.lessons.match import MATCH, spots
from tutor.chocoly.teaching import (
    N_,
    Do,
    Explore,
    Lesson,
    Refusals,
    Say,
    Touch,
    all_of,
    area_of,
    tile_at,
    tokens_left,
)
from tutor.chocoly.teaching.pieces import with_token

LESSON = Lesson(
    id="stacking",
    title=N_("Stacking"),
    minutes=4,
    symbol="C",
    can=N_("You can stack a tile across two others."),
    without="bean",
    steps=[
        Explore(
            N_("A token lets you stack. Try it on one tile alone."),
            MATCH.at(11),
            since=N_("Back in the match, in your eleventh turn."),
            by=Refusals("4.1"),
            solution=["stack AAAB 0 0"],
            hint=N_("Choose Stack, a tile, and lie exactly on another."),
            done=Say(N_("Not on one tile."), N_("A stack lies across two or more.")),
            clauses="4.1",
            show="players board hand",
        ),
        Explore(
            N_("Now lay it across two, but let it stick out."),
            by=Refusals("4.3"),
            solution=["stack AAAB 0 1"],
            hint=N_("Let a piece hang over an empty square."),
            done=Say(N_("Not over the edge."), N_("All four pieces rest on tiles.")),
            clauses="4.3",
            practises="4.1",
            show="players board hand",
        ),
        Explore(
            N_("Now fully on tiles, but beside no equal piece."),
            by=Refusals("4.2"),
            solution=["stack AAAB 5 0"],
            hint=N_("Put Almonds where only Caramels lie around."),
            done=Say(N_("Not without a match."), N_("A visible neighbour must be equal.")),
            clauses="4.2",
            practises="4.1 4.3",
            show="players board hand",
        ),
        Do(
            N_("Now rightly: stack the marked tile at the mark."),
            goal=all_of(area_of(21), tokens_left(2), tile_at(-3, -2, tile="AAAB")),
            solution=MATCH.moves(11),
            hint=N_("Three Almonds, two of them beside yours."),
            mistakes={
                "lay *": Say(N_("That is on the table."), N_("Choose Stack: it costs a token.")),
                "stack * -3 -2": Say(
                    N_("A stack, but too small."), N_("Three Almonds can join you.")
                ),
                "stack *": Say(N_("Allowed, but not meant."), N_("The mark is at the upper left.")),
            },
            done=Say(N_("Your first stack."), N_("Your token lies on it and stays.")),
            clauses="2.3 4.5",
            practises="4.1 4.2 4.3",
            show="players board hand",
            point=spots(11),
        ),
        Touch(
            N_("A token guards its tile. Tap all pieces nobody may cover."),
            answer=with_token(),
            among="square",
            every=True,
            otherwise=Say(N_("No token on it."), N_("A stack may still cover it.")),
            hint=N_("The four pieces round your token."),
            done=Say(N_("Nobody covers these."), N_("So nothing lies three high.")),
            clauses="4.4",
            practises="4.5",
            show="players board hand",
        ),
        free_turn(
            N_("Free turn: stack any tile, anywhere. Ben will answer."),
            11,
            practises="2.3 4.1 4.2 4.3",
            stacks=True,
            since=N_("The same turn again, beside the match."),
        ),
    ],
)
