"""Lesson 1: what is won: a Weekly Target and the Demands, all of them or nothing."""

from tutor.chocolate_factory.manager.teaching import (
    N_,
    Do,
    Lesson,
    Opening,
    Say,
    Touch,
    Week,
    all_met,
    drafting,
    evening,
    over,
    week_over,
    won,
)
from tutor.chocolate_factory.manager.teaching.pieces import initial_demands, not_met, the

ORDERS = (("S4", 0), ("M8", 0), ("L6", 0))
WEEK = Week("W3", "D5", "D12 D1 D9 D17 D10", paid="D12 D9 D10")
MORNING = drafting(Week("W3", "D5", "D12 D1 D9 D17 D10"), "EP4 EF5 ES4 EH3 -", "A3 A7 A1 A9 -")

LESSON = Lesson(
    id="cards",
    title=N_("What is won"),
    minutes=4,
    symbol="X",
    can=N_("You can read what a week asks of you."),
    opening=Opening(
        N_("You alone run the Factory for a week. Meet every card, and it is won."), MORNING
    ),
    steps=[
        Touch(
            N_("You play alone, for one Weekly Target. Tap it."),
            MORNING,
            answer=the("goal:0"),
            among="goal",
            otherwise=Say(N_("That is a Demand."), N_("The Target is the first card.")),
            hint=N_("The first card asks for money and for steps."),
            done=Say(N_("Your Weekly Target."), N_("Drawn from eight; or you choose it.")),
            clauses="12.2 12.3 2.7",
            show="goals row",
        ),
        Touch(
            N_("One Demand lies open beside it from the start. Tap it."),
            answer=initial_demands(),
            among="goal",
            otherwise=Say(N_("Not that one."), N_("It is the second card.")),
            hint=N_("It asks for two steps at The Palace Boutique."),
            done=Say(N_("The Initial Demand."), N_("All else is set as you know it.")),
            clauses="12.4 12.1",
            show="goals row",
        ),
        Touch(
            N_("Five more lie in a row. Tap the one turned today."),
            answer=the("goal:2"),
            among="goal",
            mistakes={"goal:[3-6]": Say(N_("Face down."), N_("Its day is still to come."))},
            otherwise=Say(N_("It was open before."), N_("Today’s has Monday’s name.")),
            hint=N_("One is turned each morning, Monday to Friday."),
            done=Say(N_("Monday’s Demand."), N_("Four stay face down; twelve leave the game.")),
            clauses="12.5 12.6 14.2",
            show="goals row",
        ),
        Touch(
            N_("The week is over. Tap the card that is not met."),
            over(WEEK, "25001", money=46),
            since=N_("Another week, after Saturday."),
            answer=not_met(),
            among="goal",
            otherwise=Say(N_("That one is met."), N_("Compare steps asked and steps made.")),
            hint=N_("Dunstan’s marker has moved one space only."),
            done=Say(N_("One card missing."), N_("So the whole week is lost.")),
            clauses="13.1 1.1",
            show="goals stores",
        ),
        Do(
            N_("Saturday’s evening again. One delivery meets the last card."),
            evening(WEEK, "CN", ORDERS, employee="ED1", day=5, money=46, markers="25001"),
            since=N_("The same week, some minutes earlier."),
            goal=all_met(),
            solution="store CN",
            hint=N_("Dunstan’s gives a space for two Wrapped."),
            mistakes={"done": Say(N_("A card is missing."), N_("Deliver before you end."))},
            done=Say(N_("All seven are met."), N_("Nothing else is counted.")),
            clauses="11.1",
            practises="9.14 13.1",
            show="goals factory stores",
        ),
        Do(
            N_("Nothing is missing any more. End the week."),
            goal=week_over(),
            solution="done",
            hint=N_("There is nothing left that a card wants."),
            done=Say(N_("The week is won."), N_("All cards, or nothing."), true_when=won),
            practises="1.1 13.1 11.1",
            show="goals stores",
        ),
    ],
)
