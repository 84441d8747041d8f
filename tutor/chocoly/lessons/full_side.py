"""Lesson 2: a full side, two edges, and one of them between equal pieces."""

from tutor.chocoly.lessons.match import MATCH, spots
from tutor.chocoly.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    all_of,
    area_below,
    area_of,
    tile_at,
)
from tutor.chocoly.teaching.pieces import any_of, last_tile
from tutor.chocoly.teaching.places import joined, one_edge_places, open_places, touched

LESSON = Lesson(
    id="full-side",
    title=N_("A full side"),
    minutes=3,
    symbol="B",
    can=N_("You can tell where a tile touches enough, and what must match."),
    without="stack bean",
    steps=[
        Touch(
            N_("Tap the pieces that a tile at the mark would touch."),
            MATCH.at(3),
            since=N_("Back in the match: Ben has played."),
            answer=touched(-2, 0),
            among="square",
            every=True,
            otherwise=Say(N_("It lies too far away."), N_("Only pieces beside the mark count.")),
            hint=N_("The mark is a tile of four squares, above your first one."),
            done=Say(N_("Two edges: enough."), N_("A new tile touches at least two pieces.")),
            clauses="3.2",
            show="players board hand",
            point=spots(3)[1:],
        ),
        Do(
            N_("Lay the marked tile there, Caramel at the upper left."),
            goal=all_of(area_of(7), tile_at(-2, 0, "CABA")),
            solution=MATCH.moves(3),
            hint=N_("Turn it until an Almond lies on yours, Caramel upper left."),
            mistakes={
                "lay * -2 0": Say(
                    N_("Not quite so."), N_("The marked tile, Caramel at the upper left.")
                ),
                "lay *": Say(N_("Allowed, but not here."), N_("The place is marked.")),
            },
            done=Say(N_("A full side."), N_("Two edges, and one has equal pieces.")),
            clauses="3.1",
            practises="3.2 2.1",
            show="players board hand",
            point=spots(3),
        ),
        Touch(
            N_("Tap the piece of the new tile that meets its own flavour."),
            answer=joined(),
            among="square",
            mistakes={
                any_of(last_tile()): Say(
                    N_("Nothing equal beside it."), N_("Look where two tiles meet."), "3.1"
                ),
            },
            otherwise=Say(N_("That is an older tile."), N_("The new one lies on top.")),
            hint=N_("It is an Almond that lies on an Almond."),
            done=Say(N_("One pair is enough."), N_("The other edge need not match.")),
            practises="3.1",
            show="players board hand",
        ),
        Touch(
            N_("Tap a place where a tile would touch only one piece."),
            answer=one_edge_places(),
            among="at",
            mistakes={
                any_of(open_places()): Say(N_("It touches more there."), N_("That would do.")),
            },
            otherwise=Say(N_("No edge at all."), N_("There only corners meet."), "3.4"),
            hint=N_("Slide a tile along a side, until one edge is left."),
            done=Say(N_("One is not enough."), N_("No tile may lie there.")),
            lights=False,
            practises="3.2",
            show="players board hand",
        ),
        Do(
            N_("Ben has ten, you three. Stack a tile: cut him, join yours."),
            since=N_("And if Ben stacks now? Strike back."),
            meanwhile="stack CBCC -1 0",
            goal=all_of(area_of(4, at=(0, -1)), area_below(6, "C")),
            solution="stack AAAB 1 0",
            hint=N_("Choose Stack. Three Almonds fit below your area, over his Caramels."),
            mistakes={
                "lay *": Say(N_("That cuts nothing."), N_("Choose Stack: it covers pieces.")),
                "stack *": Say(N_("He is cut."), N_("But your three are not joined.")),
            },
            done=Say(N_("Cut, and joined."), N_("Three stacks a game. Rules come later.")),
            practises="5.2",
            show="players board hand",
            without="bean",
        ),
    ],
)
