"""Lesson 10: a stack that splits an area; what is covered counts no more."""

from tutor.chocoly.areas import largest
from tutor.chocoly.lessons.free_turn import free_turn
from tutor.chocoly.lessons.match import MATCH, spots
from tutor.chocoly.teaching import (
    N_,
    Do,
    Lesson,
    Predict,
    Say,
    Touch,
    all_of,
    area_below,
    area_of,
)
from tutor.chocoly.teaching.pieces import any_of, area, cut_off, last_tile, narrow, outside

LESSON = Lesson(
    id="cutting",
    title=N_("Cutting"),
    minutes=4,
    symbol="A",
    can=N_("You can cut a rival’s area in two."),
    without="bean",
    steps=[
        Touch(
            N_("Ben’s stack has cut your area. Tap your largest part."),
            MATCH.at(12),
            since=N_("Back in the match: Ben has stacked."),
            answer=area("A"),
            among="square",
            mistakes={
                any_of(area("A", 1), area("A", 2)): Say(
                    N_("That part is smaller."), N_("Ben’s tile lies between.")
                ),
                any_of(outside("A")): Say(N_("It was alone before."), N_("Where do more meet?")),
            },
            otherwise=Say(N_("That is no Almond."), N_("Tap one of your pale drops.")),
            hint=N_("The part at the right has eleven."),
            done=Say(N_("Eleven hang together."), N_("It was one area of twenty-one.")),
            practises="5.2 2.3",
            show="players board hand",
        ),
        Predict(
            N_("He covered two of your Almonds. How many count now?"),
            answer=lambda state: largest(state.board, "A"),
            options=(11, 13, 19, 21),
            hint=N_("Only what is seen, and only the largest part."),
            mistakes={
                13: Say(N_("Covered ones are gone."), N_("Only what is seen counts."), "5.2"),
                19: Say(N_("Not both parts."), N_("Only the largest one counts.")),
                21: Say(N_("That was before."), N_("Covered and cut off: both are lost."), "5.2"),
            },
            done=Say(N_("Eleven."), N_("What is covered does not count.")),
            clauses="5.2",
            show="players board hand",
        ),
        Touch(
            N_("Tap a piece where Ben’s area can be cut."),
            answer=narrow("C"),
            among="square",
            mistakes={
                any_of(area("C")): Say(
                    N_("No cut there."), N_("The rest holds, or no stack fits.")
                ),
            },
            otherwise=Say(N_("Not of his area."), N_("Tap one of his fifteen Caramels.")),
            hint=N_("Where a single Caramel joins two parts."),
            done=Say(N_("There it would fall apart."), N_("A stack can cover that piece.")),
            practises="5.2 4.1",
            show="players board hand",
        ),
        Do(
            N_("One stack at the mark: cut his area, join yours."),
            goal=all_of(area_of(17), area_below(11, "C")),
            solution=MATCH.moves(12),
            hint=N_("Cover the Caramel, and put an Almond beside your two parts."),
            mistakes={
                "lay *": Say(N_("Laying cuts nothing."), N_("Only a stack covers pieces.")),
                "stack * 1 0": Say(N_("Nearly."), N_("Almond to yours, and cover his.")),
                "stack *": Say(N_("That does not do both."), N_("The place is marked.")),
            },
            done=Say(N_("Cut and joined."), N_("His fifteen Caramels are ten now.")),
            practises="4.1 4.2 4.3 4.5 2.3",
            show="players board hand",
            point=spots(12),
        ),
        Touch(
            N_("Tap a piece of Ben’s that your stack has cut off."),
            answer=cut_off("C", MATCH.at(12)),
            among="square",
            mistakes={
                any_of(area("C")): Say(N_("That is his largest part."), N_("It still counts.")),
                any_of(last_tile()): Say(
                    N_("That came with the stack."), N_("Look to the right of it.")
                ),
                any_of(outside("C")): Say(
                    N_("It was outside before."), N_("Look beside your stack.")
                ),
            },
            otherwise=Say(N_("That is no Caramel."), N_("Look for his hexagons.")),
            hint=N_("They hung on the Caramel that you covered."),
            done=Say(N_("It counts no more."), N_("Unless he joins it again.")),
            practises="5.2 3.4",
            show="players board hand",
        ),
        free_turn(
            N_("Free turn: cut him, or join yours. Ben will answer."),
            13,
            practises="5.2 2.3",
            solution="stack CCBB 4 -1",
        ),
    ],
)
