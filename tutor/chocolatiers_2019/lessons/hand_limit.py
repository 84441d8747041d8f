"""Lesson 9: six cards, but only at the end of the turn."""

from tutor.chocolatiers_2019.lessons.match import MATCH
from tutor.chocolatiers_2019.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    all_of,
    hand_is,
    has_box,
    holds,
    turn_over,
)

AREAS = "row tray hand display wild reserved"

LESSON = Lesson(
    id="hand-limit",
    title=N_("Six cards"),
    minutes=2,
    symbol="N",
    can=N_("You can end a turn with the six best cards in hand."),
    steps=[
        Do(
            N_("You hold five cards. Take both Blueberries all the same."),
            MATCH.at(13),
            since=N_("Your match, three turns later."),
            goal=all_of(hand_is("TTNNRBB"), text=N_("hold seven cards")),
            solution="take B; take B",
            hint=N_("Two Blueberries lie in the tray: one for each action."),
            mistakes={
                "take *": Say(N_("Another card, this time."), N_("Take a Blueberry.")),
                "trade *": Say(N_("Give nothing."), N_("Take one Blueberry, then the other.")),
                "box *": Say(N_("That can wait."), N_("Take both Blueberries first.")),
                "wild *": Say(N_("The Wild can wait."), N_("Take both Blueberries first.")),
                "reserve *": Say(N_("The row can wait."), N_("Take both Blueberries first.")),
            },
            done=Say(N_("Seven cards."), N_("The turn ends: now six is the limit.")),
            clauses="2.4",
            practises="2.3 3.5",
            show=AREAS,
        ),
        Do(
            N_("Discard a Blueberry: the marked box does not need it."),
            goal=all_of(hand_is("TTNNRB"), text=N_("keep six cards")),
            solution="discard B",
            hint=N_("Choose a Blueberry. One of the two stays."),
            mistakes={
                "discard R": Say(N_("Keep that one for later."), N_("Discard a Blueberry.")),
                "discard *": Say(
                    N_("The box needs that card."), N_("Discard a Blueberry instead.")
                ),
            },
            done=Say(N_("Six are left."), N_("You choose which one goes.")),
            practises="2.4",
            show=AREAS,
            point="row:1",
        ),
        Do(
            N_("Trade the Blueberry for Raspberry and Violet. Then take a Mint."),
            meanwhile=MATCH.replies(13),
            since=N_("Ben has placed a Wild. You hold six."),
            goal=all_of(hand_is("TTNNRRMV"), text=N_("hold eight cards")),
            solution=MATCH.moves(14)[:2],
            hint=(N_("A trade brings one card more."), N_("So does a take.")),
            mistakes={
                "take *": Say(N_("Not that card now."), N_("Trade first, then take a Mint.")),
                "trade *": Say(N_("Another trade."), N_("Blueberry for Raspberry and Violet.")),
                "box *": Say(N_("That can wait."), N_("Trade the Blueberry first.")),
                "wild *": Say(N_("The Wild can wait."), N_("Trade the Blueberry first.")),
                "reserve *": Say(N_("The row can wait."), N_("Trade the Blueberry first.")),
            },
            done=Say(N_("Eight cards."), N_("Allowed, until the turn ends.")),
            practises="2.4 3.2",
            show=AREAS,
        ),
        Do(
            N_("Discard two. Keep what the marked box needs."),
            goal=all_of(turn_over(), holds("TTNN"), text=N_("end your turn, keep the four cards")),
            solution="discard RM",
            hint=N_("Keep two Truffles and two Nut Clusters."),
            mistakes={
                "discard *": Say(N_("The box needs that card."), N_("Discard two others.")),
            },
            done=Say(N_("Six again."), N_("Others may see what you discard.")),
            practises="2.4",
            show=AREAS,
            point="row:1",
        ),
        Do(
            N_("Take a Raspberry. Then fill the marked box, and discard nothing."),
            meanwhile=MATCH.replies(14),
            since=N_("Ben has played. You hold six."),
            goal=has_box("TNNT"),
            solution=MATCH.moves(15),
            hint=(
                N_("Seven cards do no harm in the middle of a turn."),
                N_("Two Truffles, two Nut Clusters; then any free place."),
            ),
            mistakes={
                "take *": Say(N_("Not that card."), N_("Take a Raspberry, then fill the box.")),
                "trade *": Say(N_("Give nothing."), N_("Just take a Raspberry.")),
                "wild *": Say(N_("The Wild can wait."), N_("Take a card, then the box.")),
                "reserve *": Say(N_("No need to reserve."), N_("You can pay for the box.")),
            },
            done=Say(N_("Nothing to discard."), N_("Only the end of the turn counts.")),
            practises="2.4 2.3 4.2",
            show=AREAS,
            point="row:1",
        ),
    ],
)
