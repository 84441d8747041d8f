"""Lesson 4: an inner corner gives four edges; gaps may stay."""

from tutor.chocoly.lessons.free_turn import free_turn
from tutor.chocoly.lessons.match import MATCH, spots
from tutor.chocoly.teaching import N_, Do, Lesson, Say, Touch, all_of, area_of, tile_at
from tutor.chocoly.teaching.pieces import any_of, round_gap
from tutor.chocoly.teaching.places import corner_places, open_places, touched

LESSON = Lesson(
    id="corners-and-gaps",
    title=N_("Inner corners and gaps"),
    minutes=3,
    symbol="A",
    can=N_("You can tell a side from a corner, and leave a gap."),
    without="stack bean",
    steps=[
        Touch(
            N_("The mark is an inner corner. Tap all pieces it touches."),
            MATCH.at(5),
            since=N_("Back in the match, in your fifth turn."),
            answer=touched(-2, -2),
            among="square",
            every=True,
            otherwise=Say(N_("Not beside it."), N_("Look to the right and below.")),
            hint=N_("Two lie at its right, two below."),
            done=Say(N_("Four edges at once."), N_("Two would be enough.")),
            practises="3.2",
            show="players board hand",
            point=spots(5)[1:],
        ),
        Do(
            N_("Lay the marked tile there, its Almond at the lower right."),
            goal=all_of(area_of(9), tile_at(-2, -2, "BBBA")),
            solution=MATCH.moves(5),
            hint=N_("The Almond goes to the lower right."),
            mistakes={
                "lay * -2 -2": Say(
                    N_("Allowed, but not meant."), N_("The marked tile, Almond at the lower right.")
                ),
                "lay *": Say(N_("That leaves it open."), N_("The inner corner is marked.")),
            },
            done=Say(N_("Nine Almonds."), N_("One Almond edge was enough.")),
            practises="3.1 3.2",
            show="players board hand",
            point=spots(5),
        ),
        Do(
            N_("Lay the marked tile at the mark. A gap may stay."),
            since=N_("Ben has played again."),
            meanwhile=MATCH.between(5, 6),
            goal=tile_at(1, 4, tile="ABBA"),
            solution=MATCH.moves(6),
            hint=N_("It meets a Caramel tile and a Biscuit tile there."),
            mistakes={
                "lay * 1 4": Say(N_("Another tile."), N_("It fits, but lay the marked one.")),
                "lay *": Say(
                    N_("That closes nothing in."), N_("Lay it at the right, at the mark.")
                ),
            },
            done=Say(N_("Two squares stay empty."), N_("Gaps are allowed.")),
            clauses="3.3",
            practises="3.2",
            show="players board hand",
            point=spots(6),
        ),
        Touch(
            N_("Tap all pieces that border the gap."),
            answer=round_gap((1, 2), (1, 3)),
            among="square",
            every=True,
            otherwise=Say(N_("It does not border it."), N_("Only edges count.")),
            hint=N_("Two above, two below, one at each side."),
            done=Say(N_("Six round two squares."), N_("No tile fits in any more.")),
            practises="3.3",
            show="players board hand",
        ),
        Touch(
            N_("Tap a place where a tile would touch at corners only."),
            answer=corner_places(),
            among="at",
            mistakes={
                any_of(open_places()): Say(N_("Edges meet there."), N_("A tile may lie there.")),
            },
            otherwise=Say(N_("One edge meets there."), N_("Look for none at all.")),
            hint=N_("Go out from a corner, slantwise."),
            done=Say(N_("Not allowed."), N_("Equal flavours at a corner do not match.")),
            lights=False,
            practises="3.4",
            show="players board hand",
        ),
        free_turn(
            N_("Free turn: grow, and leave gaps if you like. Ben answers."),
            7,
            practises="3.1 3.2 3.3",
        ),
    ],
)
