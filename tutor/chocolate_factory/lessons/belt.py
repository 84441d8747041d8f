"""Lesson 1: tiles are loaded and pushed, a Bean travels, and what leaves at the exit."""

from tutor.chocolate_factory.lessons.monday import MORNING, SHIFTS, after
from tutor.chocolate_factory.teaching import N_, Do, Lesson, Opening, Say, Touch, pushes_left
from tutor.chocolate_factory.teaching.pieces import after_pushes, exit_tile, tiles_with

LESSON = Lesson(
    id="belt",
    title=N_("The belt"),
    minutes=3,
    symbol="B",
    can=N_("You can load your Factory and push the belt."),
    opening=Opening(
        N_("Turn Beans into fine chocolates, and sell them. Most money after six days wins."),
        after(len(SHIFTS)),
    ),
    steps=[
        Do(
            N_("A Bean lies on the first tile. Push it in."),
            MORNING,
            goal=pushes_left(2),
            solution="shift",
            hint=N_("Each Shift begins with a push."),
            done=Say(N_("The belt moves."), N_("Loading a Bean costs nothing.")),
            clauses="7.1 7.2",
            show="factory",
        ),
        Touch(
            N_("Where is the Bean now? Tap its tile."),
            answer=tiles_with("B"),
            among="tile",
            mistakes={
                "tile:4": Say(N_("That is the exit."), N_("Beans come in at the left.")),
            },
            otherwise=Say(N_("That tile is empty."), N_("Beans come in at the left.")),
            hint=N_("It has just come through the entrance."),
            done=Say(N_("On tile 1."), N_("Parts above and below could work on it.")),
            clauses="4.3",
            practises="7.2",
            show="factory",
        ),
        Do(
            N_("Use no Part this time. Push the next tile in."),
            goal=pushes_left(1),
            solution="shift",
            hint=N_("The second tile brings another Bean."),
            mistakes={
                "op *": Say(N_("That comes next."), N_("For now Beans only travel.")),
            },
            done=Say(N_("All tiles move."), N_("The first Bean is on tile 2.")),
            clauses="7.3",
            practises="7.1",
            show="factory",
        ),
        Touch(
            N_("Where is the first Bean after two more pushes? Tap it."),
            answer=after_pushes("B", 2),
            among="tile room",
            mistakes={
                "tile:3": Say(N_("That is one push."), N_("Count one tile for each push.")),
                "room": Say(N_("Not out yet."), N_("It takes one push more.")),
            },
            otherwise=Say(N_("It moves to the right."), N_("One tile for each push.")),
            hint=N_("It lies on tile 2; one tile for each push."),
            done=Say(N_("On tile 4."), N_("One more push, and it leaves.")),
            practises="7.3",
            show="factory",
        ),
        Touch(
            N_("The next push empties one tile into the store room. Which?"),
            answer=exit_tile(),
            among="tile",
            mistakes={
                "tile:1": Say(N_("That is the entrance."), N_("They leave at the other end.")),
                "tile:3": Say(N_("Nearly."), N_("It moves on to tile 4.")),
            },
            otherwise=Say(N_("It moves one tile."), N_("It does not leave yet.")),
            hint=N_("The exit is at the right."),
            done=Say(N_("Tile 4."), N_("It goes to the store room, never back.")),
            practises="7.3",
            show="factory",
        ),
    ],
)
