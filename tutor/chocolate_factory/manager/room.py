"""The room of Factory Manager: where everything that the house asks of it is."""

from __future__ import annotations

from tutor.chocolate_factory.family import FAMILY
from tutor.rooms import Room

ROOM = Room(
    id="factory-manager",
    package="tutor.chocolate_factory.manager",
    family=FAMILY,
    load="tutor.chocolate_factory.manager.game:FactoryManager.from_file",
    lessons="tutor.chocolate_factory.manager.lessons:course",
    teaching="tutor.chocolate_factory.manager.teaching.room:TEACHING",
    players="tutor.chocolate_factory.manager.players.strengths:PLAYERS",
    coach="tutor.chocolate_factory.manager.coach.room:COACH",
    puzzles="tutor.chocolate_factory.manager.puzzles.room:PUZZLES",
    checklist="tutor.chocolate_factory.manager.checklist:checklist",
    exercises="tutor.chocolate_factory.manager.exercises:EXERCISES",
    diary="tutor.chocolate_factory.manager.diary:DIARY",
    plans={
        45: "cards..six-days/rule.14.6/steps..at-once/1.pays.1-2",
        90: "cards..at-once/rule.15.3/target-money..visitor/2.pays.1-2",
    },
    further_plans=(
        "target-money..last-day/rule.15.3/3.missing.1-3/2.days.1-3/daily",
        "whole-week..visitor/1.later.1-4/daily",
    ),
    colours="tutor.chocolate_factory.colours:COLOURS",
)
