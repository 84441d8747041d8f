"""Lesson 1: a flavour is chosen, the first tiles lie, and what an area is."""

from tutor.chocoly.lessons.match import MATCH, SET, spots
from tutor.chocoly.teaching import (
    N_,
    Do,
    Lesson,
    Opening,
    Say,
    Touch,
    all_of,
    area_below,
    area_of,
    has_flavour,
    tile_at,
)
from tutor.chocoly.teaching.pieces import any_of, area, cut_off, outside

LESSON = Lesson(
    id="areas",
    title=N_("Pieces and areas"),
    minutes=4,
    symbol="A",
    can=N_("You can find the largest area of a flavour."),
    without="stack bean",
    opening=Opening(
        N_("Lay tiles so that your flavour grows together. The largest area wins."),
        MATCH.end(),
    ),
    steps=[
        Do(
            N_("Your tiles show three flavours. Choose Almond."),
            SET,
            goal=has_flavour("A"),
            solution="flavour A",
            hint=N_("Almonds are the pale drops, marked A."),
            mistakes={
                "flavour *": Say(N_("Sweet, too."), N_("In this match you play Almond.")),
            },
            done=Say(N_("Almond is yours."), N_("Ben takes Caramel. Biscuit is nobody’s.")),
            clauses="1.4",
            show="players board hand",
        ),
        Do(
            N_("The first tile lies anywhere. Lay the marked one as it is."),
            goal=tile_at(0, 0, "AABC"),
            solution=MATCH.moves(1),
            replies="flavour C",
            hint=N_("Tap the tile, then the table."),
            mistakes={
                "lay [ABC][ABC][ABC]A *": Say(N_("Not turned."), N_("Almonds on top this time.")),
                "lay *": Say(N_("Any tile may begin."), N_("Here the marked one does.")),
            },
            done=Say(N_("The table is yours."), N_("You place one tile each turn.")),
            clauses="2.1",
            practises="1.4",
            show="players board hand",
            point="hand:0",
        ),
        Do(
            N_("Lay the marked tile at the mark, Caramel at the upper left."),
            since=N_("Ben has laid a tile below yours."),
            meanwhile=MATCH.replies(1),
            goal=all_of(area_of(5), tile_at(0, -2, "CAAA")),
            solution=MATCH.moves(2),
            hint=N_("Turn it until Almonds lie side by side."),
            mistakes={
                "lay * 0 -2": Say(
                    N_("Not quite so."), N_("The marked tile, Caramel at the upper left.")
                ),
                "lay *": Say(N_("Not at the mark."), N_("The place is left of your first tile.")),
            },
            done=Say(N_("Almonds meet."), N_("Edge to edge they are one area.")),
            practises="2.1",
            show="players board hand",
            point=spots(2),
        ),
        Touch(
            N_("Tap every piece of your largest area."),
            answer=area("A"),
            among="square",
            every=True,
            mistakes={
                any_of(outside("A")): Say(
                    N_("It meets only a corner."), N_("Corners never connect."), "3.4"
                ),
            },
            otherwise=Say(N_("That is no Almond."), N_("Yours are the pale drops.")),
            hint=N_("Go over edges from Almond to Almond: there are five."),
            done=Say(N_("Five pieces, one area."), N_("It counts, whatever tiles it is on.")),
            clauses="5.2",
            show="players board hand",
        ),
        Touch(
            N_("One Almond does not belong to it. Tap that one."),
            answer=outside("A"),
            among="square",
            mistakes={
                any_of(area("A")): Say(N_("An edge joins it."), N_("It is one of the five.")),
            },
            otherwise=Say(N_("No Almond."), N_("Look for a sixth pale drop.")),
            hint=N_("It lies below, corner to corner with your area."),
            done=Say(N_("Only corners meet."), N_("Corners never connect, here or ever.")),
            clauses="3.4",
            practises="5.2",
            show="players board hand",
        ),
        Touch(
            N_("Ben plays Caramel. Tap his largest area."),
            answer=area("C"),
            among="square",
            mistakes={
                any_of(outside("C")): Say(N_("One alone."), N_("Where do more of them meet?")),
            },
            otherwise=Say(N_("That is no Caramel."), N_("His are the hexagons marked C.")),
            hint=N_("Three Caramels lie one below the other."),
            done=Say(N_("Three of his."), N_("One lies on your own tile!")),
            practises="5.2 1.4",
            show="players board hand",
        ),
        Touch(
            N_("Some of yours are covered. Tap your largest area now."),
            MATCH.at(3, 1),
            since=N_("A taste of later: Ben stacks a tile."),
            meanwhile="stack BBAC -1 0",
            answer=area("A"),
            among="square",
            mistakes={
                any_of(cut_off("A", MATCH.at(3, 1))): Say(
                    N_("Cut off."), N_("Ben’s tile lies between.")
                ),
                any_of(outside("A")): Say(N_("It was alone before."), N_("Where do more meet?")),
            },
            otherwise=Say(N_("That is no Almond."), N_("Yours are the pale drops.")),
            hint=N_("Four hang together, to the left of Ben’s tile."),
            done=Say(N_("Seven were yours, now four."), N_("Ben’s stack has cut your area.")),
            practises="5.2",
            show="players board hand",
        ),
        Do(
            N_("Strike back: choose Stack, then the marked tile, then the mark."),
            goal=all_of(area_of(7), area_below(4, "C")),
            solution="stack AAAB 1 0",
            hint=N_("Stack it as it is: Almonds to Almonds, over his Caramels."),
            mistakes={
                "lay *": Say(N_("That lies on the table."), N_("Choose Stack: it covers pieces.")),
                "stack * 1 0": Say(N_("Nearly."), N_("Three Almonds, two of them beside yours.")),
                "stack *": Say(N_("Not at the mark."), N_("It lies beside your area.")),
            },
            done=Say(N_("Seven again; Ben has three."), N_("Its rules come in lesson 9.")),
            practises="5.2",
            show="players board hand",
            point=("hand:3", "at:1,0"),
            without="bean",
        ),
    ],
)
