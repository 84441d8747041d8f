"""Lesson 9: the display in packets, and the draft there and back."""

from tutor.chocolate_factory.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    drafting,
    employs,
    has_part,
)
from tutor.chocolate_factory.teaching.pieces import drawn_from, largest_packets, takes_both

LESSON = Lesson(
    id="packets",
    title=N_("The draft"),
    minutes=4,
    symbol="B",
    can=N_("You can draft packets, there and back."),
    steps=[
        Touch(
            N_("One Employee of each store is drawn. Tap House of Luxury’s."),
            drafting(("A4 A6 A10", "A11 A7"), ("ED2 EP1 ES1", "EH1 EF1")),
            since=N_("A morning with two players."),
            answer=drawn_from("H"),
            among="card",
            mistakes={
                "card:A*": Say(N_("A Part."), N_("Employees name a store.")),
            },
            otherwise=Say(N_("Another store’s."), N_("Look for its letter, H.")),
            hint=N_("Each Employee shows the letter of a store."),
            done=Say(N_("The Furnace Man."), N_("Five decks, one a store; these are shuffled.")),
            clauses="2.5 5.3",
            show="display",
        ),
        Touch(
            N_("Five Parts, five Employees, for two players. Tap the largest packets."),
            answer=largest_packets(),
            among="parts staff",
            every=True,
            otherwise=Say(N_("Two cards."), N_("Others have three.")),
            hint=N_("The first packet of each kind is filled first."),
            done=Say(N_("Three and two."), N_("Cards lie open; all may read them.")),
            clauses="5.2 5.4",
            practises="5.3 2.2",
            show="display",
        ),
        Do(
            N_("You begin. From the first Employees keep The Belt Maker."),
            goal=employs("ED2"),
            solution="staff 0 ED2",
            replies="parts 0 A4; place b1; staff 1 EH1",
            hint=N_("One packet, one card of it."),
            mistakes={
                "staff *": Say(N_("Somebody else."), N_("Here The Belt Maker is asked for.")),
                "parts *": Say(N_("A Part."), N_("First your Employee.")),
            },
            done=Say(N_("Four tiles: four Shifts."), N_("The supply has just one to spare.")),
            clauses="6.1 2.6",
            practises="6.3 5.4 2.7 7.1",
            show="display",
        ),
        Do(
            N_("Ben, the last, took two. Keep the Quick Mould, place it."),
            goal=has_part("A11"),
            solution="parts 1 A11; place b1",
            hint=(N_("You have an Employee; a Part is left."), N_("It works on Beans.")),
            mistakes={
                "parts *": Say(N_("Another Part."), N_("Here the Quick Mould is asked for.")),
            },
            done=Say(N_("One of each."), N_("So it is for everybody, every day.")),
            clauses="6.2",
            practises="6.1 6.4",
            show="display factory",
        ),
        Touch(
            N_("Three, clockwise from you. Tap who takes two packets in a row."),
            drafting(("A4 A6", "A10 A11", "A7"), ("EF3 EP1", "ES1 EH1", "ED1"), players=3),
            since=N_("Another table, with three players."),
            answer=takes_both(),
            among="player",
            mistakes={
                "player:0": Say(N_("You take the first."), N_("And the very last one.")),
            },
            otherwise=Say(N_("In the middle."), N_("Somebody comes after.")),
            hint=N_("It goes round to the last, then back."),
            done=Say(
                N_("The last, then back round."),
                N_("Packets are 2+2+1; for four players 2+1+1+1."),
            ),
            practises="6.2 5.2 5.3 2.5",
            show="display others",
        ),
    ],
)
