"""Lesson 7: two areas become one, and where one hangs by a piece."""

from tutor.chocoly.lessons.free_turn import free_turn
from tutor.chocoly.lessons.match import MATCH, spots
from tutor.chocoly.teaching import N_, Do, Lesson, Say, Touch, area_of
from tutor.chocoly.teaching.pieces import any_of, area, narrow, outside
from tutor.chocoly.teaching.places import joining_places, open_places

LESSON = Lesson(
    id="two-into-one",
    title=N_("Two become one"),
    minutes=3,
    symbol="A",
    can=N_("You can join two areas into one."),
    without="stack bean",
    steps=[
        Touch(
            N_("Nine Almonds and three. Tap the place that reaches both."),
            MATCH.at(9),
            since=N_("Back in your ninth turn."),
            answer=joining_places(),
            among="at",
            mistakes={
                any_of(open_places()): Say(
                    N_("It reaches one at most."), N_("Look between the two.")
                ),
            },
            otherwise=Say(N_("Nothing may lie there."), N_("Two edges are needed."), "3.2"),
            hint=N_("It lies between them, near the upper edge."),
            done=Say(N_("Between the two."), N_("One tile can join them.")),
            practises="5.2 3.2",
            show="players board hand",
        ),
        Do(
            N_("Make one area of both, as large as you can."),
            goal=area_of(15),
            solution=MATCH.moves(9),
            hint=N_("Three Almonds at the place in between."),
            mistakes={
                "lay * -4 1": Say(N_("Not quite so large."), N_("Another tile, or turn it.")),
                "lay *": Say(N_("They stay apart."), N_("The place lies between them.")),
            },
            done=Say(N_("Nine, three, three: fifteen."), N_("One tile did that.")),
            practises="5.2 3.1",
            show="players board hand",
            point=spots(9)[1:],
        ),
        Touch(
            N_("Tap a piece without which your area would fall apart."),
            answer=narrow("A"),
            among="square",
            mistakes={
                any_of(area("A")): Say(
                    N_("Not there."), N_("The rest still hangs together, or is safe.")
                ),
            },
            otherwise=Say(N_("Not of your area."), N_("Tap one of the fifteen.")),
            hint=N_("Look for a narrow place that others hang on."),
            done=Say(N_("Here it is narrow."), N_("Somebody might cut it here.")),
            practises="5.2 3.4",
            show="players board hand",
        ),
        Touch(
            N_("Tap Ben’s largest area. Is it narrow, too?"),
            answer=area("C"),
            among="square",
            mistakes={
                any_of(outside("C")): Say(N_("That one is alone."), N_("Twelve lie together.")),
            },
            otherwise=Say(N_("No Caramel there."), N_("They are the hexagons.")),
            hint=N_("It runs down the middle of the table."),
            done=Say(N_("Twelve, and narrow as well."), N_("Keep that in mind.")),
            practises="5.2",
            show="players board hand",
        ),
        free_turn(
            N_("Free turn: grow as far as you can. Ben will answer."),
            10,
            practises="5.2 2.1",
        ),
    ],
)
