"""Lesson 6: drawing, a hand of four, whose turn it is, and the end of the pile."""

from tutor.chocoly.lessons.match import MATCH, spots
from tutor.chocoly.lessons.tables import TEAMS
from tutor.chocoly.teaching import N_, Do, Lesson, Say, Touch, placed, tile_at
from tutor.chocoly.teaching.pieces import next_player, partner, these

LESSON = Lesson(
    id="drawing",
    title=N_("Drawing"),
    minutes=3,
    symbol="C",
    can=N_("You can play a turn: place a tile, draw a tile."),
    without="stack bean",
    steps=[
        Do(
            N_("Lay the marked tile at the mark, and watch your hand."),
            MATCH.at(8),
            since=N_("Back in the match, in your eighth turn."),
            goal=tile_at(-4, -2, tile="CBBA"),
            solution=MATCH.moves(8),
            hint=N_("A Biscuit of it lies on a Biscuit."),
            mistakes={
                "lay * -4 -2": Say(N_("Another tile."), N_("It fits, but lay the marked one.")),
                "lay *": Say(N_("Another place."), N_("The mark is at the upper left.")),
            },
            done=Say(N_("One placed."), N_("And one has come to your hand.")),
            practises="2.1 3.1",
            show="players board hand",
            point=spots(8),
        ),
        Touch(
            N_("Tap the tile you have just drawn."),
            answer=these("hand:3"),
            among="hand",
            otherwise=Say(N_("You held it before."), N_("New tiles come last.")),
            hint=N_("It lies at the right end."),
            done=Say(N_("Four again."), N_("Four secret tiles each, a bean, three tokens.")),
            clauses="1.2",
            practises="2.1",
            show="players board hand",
        ),
        Touch(
            N_("Tap where it came from."),
            answer=these("pile"),
            among="pile hand",
            otherwise=Say(N_("That is in your hand."), N_("Where do all tiles wait?")),
            hint=N_("All tiles that nobody holds lie face down there."),
            done=Say(N_("The pile."), N_("36 tiles were shuffled into it.")),
            clauses="1.1",
            practises="2.1",
            show="players board hand",
        ),
        Touch(
            N_("Tap who plays next."),
            answer=next_player(),
            among="player",
            otherwise=Say(N_("You have just placed."), N_("One tile is a turn.")),
            hint=N_("Turns go clockwise; two of you take turns."),
            done=Say(N_("Ben’s turn."), N_("Who likes chocolate best begins; then clockwise.")),
            clauses="1.7",
            practises="2.1",
            show="players board hand",
        ),
        Touch(
            N_("Partners sit across and share a flavour. Tap yours."),
            TEAMS.at(3),
            since=N_("Another table: four players, two teams."),
            answer=partner(),
            among="player",
            mistakes={
                "player:0": Say(N_("That is you."), N_("Who has your flavour, too?")),
            },
            otherwise=Say(N_("Beside you sit opponents."), N_("Look for your flavour.")),
            hint=N_("You play first; your partner plays third."),
            done=Say(N_("Two against two."), N_("One flavour and one area a team.")),
            clauses="1.6",
            practises="1.7",
            show="players board hand",
        ),
        Do(
            N_("Place any tile. Is there still one to draw?"),
            MATCH.at(15),
            since=N_("Your match, near its end."),
            goal=placed(30),  # after Ben’s answer
            solution=MATCH.moves(15),
            hint=N_("Look at the pile before you place."),
            done=Say(N_("The pile is empty."), N_("No draw. Whoever can place nothing passes.")),
            practises="2.1 1.1",
            show="players board hand",
        ),
    ],
)
