"""Lesson 12: the end, ties, teams and the neutral flavour; then a whole game, counted by hand."""

from tutor.chocoly.lessons.match import MATCH, spots
from tutor.chocoly.lessons.tables import SHARED, TEAMS, THREE
from tutor.chocoly.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    all_of,
    game_over,
    placed,
    table,
    tile_at,
)
from tutor.chocoly.teaching.pieces import any_of, idle_tokens, winners, with_token

AREAS = "players board hand"

LESSON = Lesson(
    id="whole-game",
    title=N_("A whole game"),
    minutes=15,
    symbol="C",
    can=N_("You can play a whole game, to its last count."),
    steps=[
        Do(
            N_("Your last tile. Lay it at the mark, as it is."),
            MATCH.at(18),
            since=N_("The last turn. Ben has stacked twice more."),
            goal=all_of(placed(35), tile_at(0, 6, "BBCC")),
            solution=MATCH.moves(18),
            hint=N_("At the right edge, two Biscuits above."),
            mistakes={
                "lay * 0 6": Say(N_("Not quite so."), N_("Lay it as it is, this time.")),
                "lay *": Say(N_("Allowed, but not here."), N_("The place is marked.")),
            },
            done=Say(N_("Your hand is empty."), N_("With the 36th tile it is over.")),
            clauses="5.1",
            practises="2.1",
            show=AREAS,
            point=spots(18),
        ),
        Touch(
            N_("All 36 lie: twenty Almonds, nineteen Caramels. Tap who has won."),
            MATCH.end(),
            since=N_("Ben has placed the last tile."),
            answer=winners(),
            among="player",
            otherwise=Say(N_("Nineteen are fewer."), N_("The largest area wins.")),
            hint=N_("Twenty against nineteen."),
            done=Say(N_("You, by one piece."), N_("Each cut has counted.")),
            clauses="5.3",
            practises="5.1 5.2",
            show="players board hand",
        ),
        Touch(
            N_("Which of Ben’s stacks would not help him at a tie?"),
            MATCH.end(),
            answer=idle_tokens("C"),
            among="square",
            mistakes={
                any_of(with_token("C")): Say(
                    N_("It touches his area."), N_("That token would count.")
                ),
                any_of(with_token()): Say(N_("That token is yours."), N_("His have another sign.")),
            },
            otherwise=Say(N_("No token lies there."), N_("Tap a tile with Ben’s token.")),
            hint=N_("Not one Caramel of his area is on it."),
            done=Say(N_("His area is elsewhere."), N_("At a tie tokens in the area count.")),
            lights=False,
            clauses="5.4",
            show="players board hand",
        ),
        Touch(
            N_("Areas 11, 11, 10; tokens inside: you 2, Ben 3. Who wins?"),
            THREE.end(),
            since=N_("Three players, another game."),
            answer=winners(),
            among="player",
            mistakes={
                "player:2": Say(N_("Cleo has ten."), N_("Size comes first.")),
            },
            otherwise=Say(N_("Your areas are equal."), N_("More own tokens decide.")),
            hint=N_("Equal areas: own tokens in them are counted."),
            done=Say(N_("Ben, by a token."), N_("Tokens decide between equal areas.")),
            practises="5.4 5.3 1.5",
            show="players board hand",
        ),
        Touch(
            N_("Areas and tokens equal; second areas: yours 6, theirs 5. Who wins?"),
            TEAMS.end(),
            since=N_("Four players: Cleo is your partner."),
            answer=winners(),
            among="player",
            otherwise=Say(N_("Their second is smaller."), N_("You and your partner have six.")),
            hint=N_("The larger second-largest area decides."),
            done=Say(
                N_("Both partners win."), N_("Partners’ tokens count together; both have won.")
            ),
            clauses="5.5",
            practises="1.6 5.4",
            show="players board hand",
        ),
        Touch(
            N_("Areas 8, 8, 7; a token each; second areas 6. Who wins?"),
            SHARED.end(),
            since=N_("Three players, the closest game of all."),
            answer=winners(),
            among="player",
            every=True,
            otherwise=Say(N_("Cleo has only seven."), N_("Size comes first.")),
            hint=N_("Nothing else is counted. Tap both."),
            done=Say(N_("You share the victory."), N_("After the second area nothing decides.")),
            practises="5.5 5.4",
            show="players board hand",
        ),
        Do(
            N_("Now a whole game of yours. Hint helps at any time."),
            table(players=2, seed=36),
            since=N_("A new table, just set."),
            goal=game_over(),
            open_play=True,
            done=Say(N_("All tiles lie."), N_("Now count.")),
            practises=("1.1 1.2 1.3 1.4 1.7 2.1 2.2 2.3 3.1 3.2 3.3 3.4 4.1 4.2 4.3 4.4 4.5 5.1"),
            show=AREAS,
        ),
        Touch(
            N_("Count the largest areas. Tap who has won."),
            answer=winners(),
            among="player",
            otherwise=Say(
                N_("They have not won."), N_("Area first, tokens, then the second area.")
            ),
            hint=N_("Largest area, then own tokens, then the second area."),
            done=Say(N_("A whole game."), N_("From the first tile to the count.")),
            practises="5.2 5.3 5.4 5.5",
            show="players board hand",
        ),
    ],
)
