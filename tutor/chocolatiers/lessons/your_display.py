"""Lesson 6: where a box may lie, and how it may be turned."""

from tutor.chocolatiers.lessons.match import MATCH
from tutor.chocolatiers.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    all_of,
    boxes,
    boxes_high,
    group_of,
)
from tutor.chocolatiers.teaching.pieces import box_spaces, open_places

LESSON = Lesson(
    id="your-display",
    title=N_("Your display"),
    minutes=3,
    symbol="V",
    steps=[
        Touch(
            N_("Where could the marked box lie? Mark every free place."),
            MATCH.at(14, 1),
            since=N_("Back to before you laid your last box."),
            answer=open_places(),
            among="place",
            every=True,
            otherwise=Say(N_("Only a corner."), N_("A full edge must meet a full edge.")),
            hint=N_("A full edge beside a box that lies there."),
            point="stack:3",
            done=Say(N_("Seven places."), N_("Left, right, above, below: any full edge.")),
            clauses="5.2",
            practises="5.1",
            show="stacks hand display",
        ),
        Do(
            N_("Nothing has to match. Lay a box wherever you like."),
            goal=boxes(4),
            solution="box 3 TTTN 1 0 TV.N",
            hint=N_("Any dashed place will do, for any box you can pay."),
            mistakes={
                "skip": Say(N_("You can pay for one."), N_("Fill a box and place it.")),
                "wild *": Say(N_("The box comes first."), N_("A Wild can wait.")),
            },
            done=Say(N_("It may lie there."), N_("Matching only makes your groups larger.")),
            clauses="5.4",
            practises="4.5",
            show="stacks hand display",
        ),
        Do(
            N_("Lay it above, turned so that four Nut Clusters are joined."),
            MATCH.at(14, 1),
            since=N_("Taken back: there is a better place."),
            goal=all_of(
                group_of("N", 4), boxes_high(3), text=N_("4 Nut Clusters joined, three boxes high")
            ),
            solution="box 3 TTTN -1 1 .TNV",
            hint=N_("Above your second box, its Nut Cluster at the lower left."),
            mistakes={
                "box 3 * -1 1 *": Say(N_("The right place."), N_("Now turn the box there.")),
                "box 3 *": Say(N_("A place it may have."), N_("Above your second box is better.")),
                "box *": Say(N_("Its Nut Cluster is needed."), N_("Take the marked box.")),
                "skip": Say(N_("Pay for it."), N_("Turn it and place it.")),
                "wild *": Say(N_("No Wild is needed."), N_("Turn the box instead.")),
            },
            done=Say(N_("Turned to fit."), N_("Turn a box before you place it.")),
            clauses="5.3",
            practises="5.2 4.5",
            show="stacks hand display",
            point="stack:3",
        ),
        Touch(
            N_("Three boxes by two is the limit. Mark the places left."),
            MATCH.at(15),
            since=N_("It lies there, and Ben has played."),
            answer=open_places(),
            among="place",
            every=True,
            otherwise=Say(N_("Too large."), N_("Three boxes one way, two the other.")),
            hint=N_("It is three high now, so two wide at most."),
            done=Say(N_("Two are left."), N_("Six boxes, and it is full.")),
            clauses="5.6",
            show="stacks hand display",
        ),
        Touch(
            N_("Your first box could lie better. Try to lift it."),
            answer=box_spaces(1, 0),
            among="space",
            otherwise=Say(N_("That is another box."), N_("Your first one lies at the left.")),
            hint=N_("Two Truffles and one Nut Cluster are on it."),
            done=Say(N_("It stays."), N_("Never moved, turned or covered with a box.")),
            clauses="5.5",
            practises="5.4",
            show="stacks hand display",
        ),
    ],
)
