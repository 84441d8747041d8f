"""Lesson 5: any flavour may match; three wrong places are refused."""

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
    second_area_of,
    tile_at,
)
from tutor.chocoly.teaching.pieces import any_of, area, last_tile
from tutor.chocoly.teaching.places import fitting_tiles, joined

LESSON = Lesson(
    id="any-flavour",
    title=N_("What must match"),
    minutes=4,
    symbol="B",
    can=N_("You can say why a tile fits, or why it does not."),
    without="stack bean",
    steps=[
        Explore(
            N_("Be wrong three times, each time for another reason."),
            MATCH.at(7),
            since=N_("Back in the match, in your seventh turn."),
            by=Refusals("3.4 3.2 3.1"),
            solution=["lay AAAB 6 -2", "lay AAAB -4 1", "lay AAAB -4 0"],
            hint=(
                N_("At a corner only, nothing is connected."),
                N_("With one edge only, it touches too little."),
                N_("With two edges, but no equal pair."),
            ),
            done=Say(N_("Three reasons to refuse."), N_("Corner, one edge, no equal pair.")),
            practises="3.1 3.2 3.4",
            show="players board hand",
        ),
        Touch(
            N_("Two Biscuits wait at the mark. Tap every tile that fits."),
            answer=fitting_tiles(-3, 3),
            among="hand",
            every=True,
            otherwise=Say(N_("It has no Biscuit."), N_("One edge must have equal pieces.")),
            hint=N_("A tile may be turned, so one Biscuit is enough."),
            done=Say(N_("Three fit."), N_("Any of the three flavours may match.")),
            practises="3.1 3.2",
            show="players board hand",
            point=spots(7)[1:],
        ),
        Do(
            N_("Lay the marked tile there, its Biscuit at the lower right."),
            goal=all_of(second_area_of(3), tile_at(-3, 3, "AAAB")),
            solution=MATCH.moves(7),
            hint=N_("The Biscuit goes below, the Almonds stay together."),
            mistakes={
                "lay AABA -3 3": Say(
                    N_("Not quite so."), N_("The Biscuit at the lower right, this time.")
                ),
                "lay * -3 3": Say(N_("It fits."), N_("The marked one brings more Almonds.")),
                "lay *": Say(
                    N_("It need not be Almond."), N_("Any flavour may match. Try the mark."), "3.1"
                ),
            },
            done=Say(N_("A second area begins."), N_("Your own flavour was not needed.")),
            practises="3.1 2.1",
            show="players board hand",
            point=spots(7),
        ),
        Touch(
            N_("Tap the piece that made it legal."),
            answer=joined(),
            among="square",
            mistakes={
                any_of(last_tile()): Say(
                    N_("No Almond lies beside it."), N_("It would be refused."), "3.1"
                ),
            },
            otherwise=Say(N_("It lay there before."), N_("Tap a piece of the new tile.")),
            hint=N_("The only piece of the new tile that is no Almond."),
            done=Say(N_("Biscuit to Biscuit."), N_("Neutral, and good enough.")),
            practises="3.1",
            show="players board hand",
        ),
        Touch(
            N_("Tap all pieces of your new, second area."),
            answer=area("A", 1),
            among="square",
            every=True,
            mistakes={
                any_of(area("A")): Say(
                    N_("That is the old one."), N_("A corner joins nothing."), "3.4"
                ),
            },
            otherwise=Say(N_("Not one of these."), N_("Look at the new tile.")),
            hint=N_("The three Almonds of the new tile."),
            done=Say(N_("Three, for now."), N_("Only the largest area counts. Join them!")),
            practises="5.2 3.4",
            show="players board hand",
        ),
        free_turn(
            N_("Free turn: any flavour may match. Ben will answer."),
            8,
            practises="3.1 2.1",
        ),
    ],
)
