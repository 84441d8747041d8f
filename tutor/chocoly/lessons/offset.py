"""Lesson 3: moved by one piece, a tile touches two others, half a side each."""

from tutor.chocoly.lessons.free_turn import free_turn
from tutor.chocoly.lessons.match import MATCH, spots
from tutor.chocoly.teaching import N_, Do, Lesson, Say, Touch, all_of, area_of, tile_at
from tutor.chocoly.teaching.pieces import any_of, area, outside
from tutor.chocoly.teaching.places import offset_places, one_edge_places, open_places, touched

LESSON = Lesson(
    id="offset",
    title=N_("Moved by one"),
    minutes=3,
    symbol="C",
    can=N_("You can lay a tile moved by one, beside two tiles at once."),
    without="stack bean",
    steps=[
        Touch(
            N_("The mark lies one lower. Tap the pieces it touches."),
            MATCH.at(4),
            since=N_("Back in the match, in your fourth turn."),
            answer=touched(-1, 2),
            among="square",
            every=True,
            otherwise=Say(N_("Not beside the mark."), N_("Only edges count.")),
            hint=N_("One piece belongs to one tile, one to another."),
            done=Say(N_("Two tiles, one edge each."), N_("That makes two: it is allowed.")),
            practises="3.2",
            show="players board hand",
            point=spots(4)[1:],
        ),
        Do(
            N_("Lay the marked tile there, its Almond at the upper left."),
            goal=all_of(area_of(8), tile_at(-1, 2, "ABBB")),
            solution=MATCH.moves(4),
            hint=N_("Its only Almond goes to the upper left."),
            mistakes={
                "lay * -1 2": Say(
                    N_("Not quite so."), N_("The marked tile, Almond at the upper left.")
                ),
                "lay *": Say(N_("Not the place meant."), N_("The mark is one row lower.")),
            },
            done=Say(N_("Moved by one piece."), N_("Tiles need not lie flush.")),
            practises="3.1 3.2",
            show="players board hand",
            point=spots(4),
        ),
        Touch(
            N_("Tap another place where a tile would touch two tiles."),
            answer=offset_places(),
            among="at",
            mistakes={
                any_of(open_places()): Say(
                    N_("That is one tile."), N_("Two edges, but both of it.")
                ),
                any_of(one_edge_places()): Say(N_("One edge only."), N_("Two must touch."), "3.2"),
            },
            otherwise=Say(N_("Only corners meet."), N_("They do not count."), "3.4"),
            hint=N_("Look where two tiles end side by side."),
            done=Say(N_("Half a side twice."), N_("As good as a full one.")),
            lights=False,
            practises="3.2 3.4",
            show="players board hand",
        ),
        Touch(
            N_("Biscuit is neutral. Tap its largest area."),
            answer=area("B"),
            among="square",
            mistakes={any_of(outside("B")): Say(N_("Fewer lie there."), N_("One area has three."))},
            otherwise=Say(N_("That is no Biscuit."), N_("They are square and dark.")),
            hint=N_("Three of them came with your new tile."),
            done=Say(N_("Three, for nobody."), N_("The neutral flavour never wins.")),
            practises="1.4 5.2",
            show="players board hand",
        ),
        free_turn(
            N_("A free turn: any tile, any place. Ben will answer."),
            5,
            practises="3.1 3.2 2.1",
        ),
    ],
)
