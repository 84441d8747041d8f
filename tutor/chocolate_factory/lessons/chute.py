"""Lesson 3: the Chute takes a chocolate out today; the exit is two pushes further on."""

from tutor.chocolate_factory.lessons.monday import after
from tutor.chocolate_factory.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    all_of,
    in_room,
    pushes_left,
    tile_holds,
)
from tutor.chocolate_factory.teaching.pieces import after_pushes, chute_tile, exit_tile

LESSON = Lesson(
    id="chute",
    title=N_("Chute and exit"),
    minutes=3,
    symbol="K",
    can=N_("You can send chocolates out before the belt ends."),
    steps=[
        Touch(
            N_("One push is left today. Tap where the Chunks will lie."),
            after(5),
            since=N_("Your Monday, before the last push."),
            answer=after_pushes("K", 1),
            among="tile room",
            mistakes={
                "room": Say(N_("Not yet."), N_("The exit is three pushes away.")),
                "tile:4": Say(N_("One too far."), N_("One push is one tile.")),
            },
            otherwise=Say(N_("It moves to the right."), N_("One tile for each push.")),
            hint=N_("The Chunks lie on tile 2 now."),
            done=Say(N_("On tile 3."), N_("Today they do not reach the exit.")),
            practises="7.3",
            show="factory",
        ),
        Touch(
            N_("The Chute works on the tile below it. Tap that tile."),
            answer=chute_tile(),
            among="tile",
            mistakes={
                "tile:4": Say(N_("That is the exit."), N_("The Chute is above another tile.")),
            },
            otherwise=Say(N_("Not below the Chute."), N_("A Part serves only its column.")),
            hint=N_("The Chute is the third Part above the belt."),
            done=Say(N_("Tile 3."), N_("After the push it works often, for nothing.")),
            clauses="8.3",
            practises="4.3",
            show="factory",
        ),
        Do(
            N_("Push, then send the Chunks through the Chute."),
            goal=all_of(in_room("K"), pushes_left(0), tile_holds(2, "O"), tile_holds(1, "B")),
            solution="shift; chute K",
            hint=(N_("The Chunks must come below the Chute."), N_("The Chute costs no coal.")),
            mistakes={
                "shift": Say(N_("The day would end."), N_("Use the Chute before that.")),
                "op *": Say(N_("Later."), N_("First the Chunks.")),
            },
            done=Say(N_("In the store room."), N_("Today you can sell them.")),
            practises="8.3 7.3",
            show="factory",
        ),
        Touch(
            N_("Without a Chute, which tile do chocolates leave from? Tap it."),
            answer=exit_tile(),
            among="tile",
            mistakes={
                "tile:3": Say(N_("Only by the Chute."), N_("A push moves it to tile 4.")),
            },
            otherwise=Say(N_("Not the last one."), N_("The exit is at the right.")),
            hint=N_("The belt ends at the right."),
            done=Say(N_("Tile 4."), N_("Cover the Chute, and this is all.")),
            clauses="6.5",
            practises="7.3",
            show="factory",
        ),
    ],
)
