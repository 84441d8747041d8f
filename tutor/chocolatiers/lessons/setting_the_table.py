"""Lesson 2: the learner sets the table by hand, for as many as there are."""

from tutor.chocolatiers.lessons.match import TABLE
from tutor.chocolatiers.teaching import (
    N_,
    ChoosePlayers,
    Explore,
    Lay,
    Lesson,
    Say,
    bare_table,
    stack_height,
    table,
)

TABLES = {2: TABLE, **{players: table(players=players, seed=3) for players in (3, 4)}}
"""For two it is the very table of the match against Ben."""

HANDS = Lay(TABLES, ("hands",))
WILDS = Lay(TABLES, ("wilds",))
TRAY = Lay(TABLES, ("tray",))
STACKS = Lay(TABLES, ("stacks",))
CARDS = Lay(TABLES, ("cards",))
STARTER = Lay(TABLES, ("starter",))

LESSON = Lesson(
    id="setting-the-table",
    title=N_("Set up with me"),
    minutes=4,
    symbol="N",
    can=N_("You can set the table for two, three or four."),
    steps=[
        Explore(
            N_("How many are you at the table?"),
            bare_table(),
            since=N_("Before you go on: how a game begins."),
            by=ChoosePlayers(),
            solution=(3,),
            hint=N_("Any will do; stacks are higher for more players."),
            done=Say(N_("Good company."), N_("Now set the table, piece by piece.")),
            practises="1.4",
            show="setting",
        ),
        Explore(
            N_("Deal 3 cards to each player, one by one."),
            by=HANDS,
            solution=HANDS.rest,
            hint=N_("Go round the table: a card for you, then the next."),
            done=Say(N_("All are dealt."), N_("Only you may look at yours.")),
            clauses="1.1",
            show="setting",
        ),
        Explore(
            N_("Give each player 3 Wilds."),
            by=WILDS,
            solution=WILDS.rest,
            hint=N_("Everyone gets three, however many play."),
            done=Say(N_("Three Wilds each."), N_("Put all others away.")),
            clauses="1.2",
            show="setting",
        ),
        Explore(
            N_("Lay 6 cards open: the Share Tray."),
            by=TRAY,
            solution=TRAY.rest,
            hint=N_("Each of the six has a place of its own."),
            done=Say(N_("The Share Tray is full."), N_("The other cards are the deck.")),
            clauses="1.3",
            show="setting",
        ),
        Explore(
            N_("Build 5 stacks of {height}: one box more than players."),
            by=STACKS,
            solution=STACKS.rest,
            facts={"height": stack_height()},
            hint=N_("One box more in each stack for each player more."),
            done=Say(N_("Five stacks stand."), N_("The others go back; only tops are seen.")),
            clauses="1.4",
            show="setting",
        ),
        Explore(
            N_("Lay the Scoring cards: First (the flag), then common to rare."),
            by=CARDS,
            solution=CARDS.rest,
            hint=N_("Truffle is the commonest, Violet the rarest."),
            done=Say(N_("Seven in a row."), N_("Largest groups win them, six boxes win First.")),
            clauses="1.5",
            show="setting",
        ),
        Explore(
            N_("Whoever ate chocolate last starts. Tap that player."),
            by=STARTER,
            solution=STARTER.rest,
            hint=N_("You had a piece just now."),
            done=Say(N_("You start."), N_("Next, your match with Ben goes on.")),
            clauses="1.6",
            show="setting",
        ),
    ],
)
