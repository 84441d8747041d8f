"""The room of Chocolate Factory: where everything that the house asks of it is."""

from __future__ import annotations

from tutor.chocolate_factory.family import FAMILY
from tutor.rooms import Room

ROOM = Room(
    id="chocolate-factory",
    package="tutor.chocolate_factory",
    family=FAMILY,
    load="tutor.chocolate_factory.game:ChocolateFactory.from_file",
    lessons="tutor.chocolate_factory.lessons:course",
    short="tutor.chocolate_factory.lessons.master:way",
    teaching="tutor.chocolate_factory.teaching.room:TEACHING",
    writing="tutor.chocolate_factory.teaching.writing:WRITING",
    players="tutor.chocolate_factory.players.strengths:PLAYERS",
    coach="tutor.chocolate_factory.coach.room:COACH",
    puzzles="tutor.chocolate_factory.puzzles.room:PUZZLES",
    checklist="tutor.chocolate_factory.checklist:checklist",
    exercises="tutor.chocolate_factory.exercises:EXERCISES",
    colours="tutor.chocolate_factory.colours:COLOURS",
    plans={
        45: "belt..coal/rule.7.5/setting-up..employees",
        90: "belt..coal/reading/rule.4.2/setting-up..stores/ranks..two-days",
    },
    further_plans=(
        "reading..strong/shops..ranks/rule.4.2",
        "cleanup..two-days/3.ranks.1/daily",
    ),
)
