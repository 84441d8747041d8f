"""The room of Chocoly: where everything that the house asks of it is."""

from __future__ import annotations

from tutor.rooms import Room

ROOM = Room(
    id="chocoly",
    package="tutor.chocoly",
    load="tutor.chocoly.game:Chocoly.from_file",
    lessons="tutor.chocoly.lessons:course",
    teaching="tutor.chocoly.teaching.room:TEACHING",
    writing="tutor.chocoly.teaching.writing:WRITING",
    players="tutor.chocoly.players:PLAYERS",
    coach="tutor.chocoly.coach.room:COACH",
    puzzles="tutor.chocoly.puzzles.room:PUZZLES",
    box="tutor.chocoly.box:box",
    checklist="tutor.chocoly.checklist:checklist",
    exercises="tutor.chocoly.exercises:EXERCISES",
    colours="tutor.chocoly.colours:COLOURS",
    plans={
        45: "areas..drawing/rule.3.4/two-into-one..feed-nobody/daily",
        90: "areas..drawing/rule.3.4/two-into-one..guard-and-bean/6.area.1-2/rule.4.4"
        "/whole-game/daily",
    },
    further_plans=(
        "stacking..guard-and-bean/6.rule.1-2/rule.4.4/daily",
        "whole-game/4.cut.1-2/daily",
    ),
)
