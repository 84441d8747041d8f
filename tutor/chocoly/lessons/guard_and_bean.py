"""Lesson 11: the cocoa bean, and a token that guards a narrow place."""

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
    bean_used,
    guarded,
    tile_at,
)
from tutor.chocoly.teaching.pieces import any_of, area, narrow, with_token

LESSON = Lesson(
    id="guard-and-bean",
    title=N_("Guard and bean"),
    minutes=4,
    symbol="B",
    can=N_("You can guard what is yours, and change a poor hand."),
    steps=[
        Do(
            N_("Half your hand is Caramel. Pay your bean for a new one."),
            MATCH.at(13),
            since=N_("Back in the match, in your thirteenth turn."),
            goal=bean_used(),
            solution="bean",
            hint=N_("The button Bean, before anything else."),
            mistakes={
                "lay *": Say(N_("First the bean."), N_("After a tile it is too late."), "2.2"),
                "stack *": Say(N_("First pay the bean."), N_("Then place a tile."), "2.2"),
            },
            done=Say(N_("Four new tiles."), N_("Only once, before anything else in a turn.")),
            clauses="1.3 2.2",
            show="players board hand",
        ),
        Do(
            N_("At the mark, Caramels above Almonds: make one area of 24."),
            goal=all_of(area_of(24), tile_at(-2, -4, "CCAA")),
            solution=MATCH.moves(13)[1:],
            hint=N_("At the left a place reaches both of your parts."),
            mistakes={
                "lay * -2 -4": Say(
                    N_("Not quite so."), N_("Two Caramels above two Almonds, this time.")
                ),
                "lay *": Say(N_("Not all of it joined."), N_("Look at the left edge.")),
                "stack *": Say(N_("Keep your last token."), N_("A tile on the table joins them.")),
            },
            done=Say(N_("All is one again."), N_("A new hand, and the usual turn.")),
            practises="2.2 2.1 5.2",
            show="players board hand",
            point=spots(13, 1)[1:],
        ),
        Touch(
            N_("Tap a piece where Ben could cut your area."),
            since=N_("Ben has played."),
            meanwhile=MATCH.between(13, 14),
            answer=narrow("A"),
            among="square",
            mistakes={
                any_of(with_token()): Say(
                    N_("A token guards it."), N_("Nobody may cover that."), "4.4"
                ),
                any_of(area("A")): Say(
                    N_("No cut there."), N_("The rest holds, or no stack fits.")
                ),
            },
            otherwise=Say(N_("Not of your area."), N_("Tap one of your Almonds.")),
            hint=N_("Look in the middle, between two stacks."),
            done=Say(N_("He could cover it."), N_("Unless you are there first.")),
            practises="4.4 5.2",
            show="players board hand",
        ),
        Explore(
            N_("First see what guards: try to cover Ben’s stacked tile."),
            by=Refusals("4.4"),
            solution=["stack ACCC -1 -1"],
            hint=N_("Choose Stack and lie over the tile with his token."),
            done=Say(N_("His token guards it."), N_("Yours guard your tiles, too.")),
            practises="4.4 4.5",
            show="players board hand",
        ),
        Do(
            N_("Guard the marked Almond with your last token; stay at 24."),
            goal=all_of(guarded((0, 0)), area_of(24)),
            solution=MATCH.moves(14),
            hint=N_("Stack three Almonds there; the Caramel goes outside."),
            mistakes={
                "lay *": Say(N_("That guards nothing."), N_("Only a stack carries a token.")),
                "stack *": Say(N_("Not quite so."), N_("An Almond on the mark, and none lost.")),
            },
            done=Say(N_("Guarded."), N_("Where it was narrow nobody cuts now.")),
            practises="4.4 4.5 2.3",
            show="players board hand",
            point="square:0,0",
        ),
        free_turn(
            N_("Free turn near the end. Ben has a token: beware."),
            16,
            practises="5.2 2.1",
            since=N_("Two turns later, beside the match."),
        ),
    ],
)
