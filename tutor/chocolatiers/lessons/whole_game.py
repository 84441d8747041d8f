"""The last lesson: a whole game, from the bare table to the winner."""

from tutor.chocolatiers.teaching import (
    N_,
    ChoosePlayers,
    Do,
    Explore,
    Lay,
    Lesson,
    Predict,
    Say,
    Touch,
    any_of,
    bare_table,
    boxes,
    game_over,
    table,
)
from tutor.chocolatiers.teaching.answers import cards_won
from tutor.chocolatiers.teaching.pieces import winners

TABLE = Lay({players: table(players=players, seed=21) for players in (2, 3, 4)}, quick=True)

LESSON = Lesson(
    id="whole-game",
    title=N_("A whole game"),
    minutes=15,
    symbol="V",
    steps=[
        Explore(
            N_("How many will play this time?"),
            bare_table(),
            by=ChoosePlayers(),
            solution=(3,),
            hint=N_("With two, each turn counts most; with four, plans change."),
            done=Say(N_("A whole game."), N_("First the table, as you know it.")),
            practises="1.4",
            show="setting",
        ),
        Explore(
            N_("Set the table. Each part can be finished at once."),
            by=TABLE,
            solution=TABLE.rest,
            hint=N_("The checklist says what comes next."),
            done=Say(N_("The table is set."), N_("You ate last, so you start.")),
            practises="1.1 1.2 1.3 1.4 1.5 1.6",
            show="setting",
        ),
        Do(
            N_("Play. Your first box comes first; Hint is there throughout."),
            goal=any_of(boxes(1), game_over()),
            open_play=True,
            done=Say(N_("Your first box."), N_("Five more end the game.")),
            practises="2.1 2.2 2.3 3.1 4.1 7.1 7.2 7.3 7.4",
            show="display stacks tray hand wild others cards graph",
        ),
        Do(
            N_("Now play on to the end of the game."),
            goal=game_over(),
            open_play=True,
            done=Say(N_("The last turn is played."), N_("Let us see who won.")),
            practises="2.1 2.2 2.3 6.2 7.1 7.2 7.3 7.4 8.1 8.2 8.3",
            show="display stacks tray hand wild others cards graph",
        ),
        Predict(
            N_("How many Scoring cards have you won, First included?"),
            answer=cards_won(),
            options=range(8),
            hint=N_("Compare your largest group with theirs, kind by kind."),
            otherwise=Say(N_("Go kind by kind."), N_("And see who holds First.")),
            done=Say(N_("Counted right."), N_("Each is worth what is printed on it.")),
            practises="9.1 9.2 9.3 9.4 8.1",
            show="display others",
            reveals="cards graph",
        ),
        Touch(
            N_("Boxes, cards, Wilds kept: tap a winner’s display."),
            answer=winners(),
            among="display",
            hint=N_("Boxes, Scoring cards, and a point for each Wild kept."),
            otherwise=Say(N_("Somebody has more."), N_("Add boxes, cards and Wilds kept.")),
            done=Say(N_("So it is."), N_("You can play, award and add up.")),
            practises="10.1 10.2 10.3 10.4 10.5",
            show="display others cards wild",
        ),
    ],
)
