"""The steps of lessons, typed with this edition's positions and actions.

Each name is that of `tutor.lessons`, so that a checker of types knows what a lesson's own functions
are given.
"""

from __future__ import annotations

from tutor.chocolatiers_2019.actions import Action
from tutor.chocolatiers_2019.state import State
from tutor.lessons import goal, model

Goal = goal.Goal[State]
Do = model.Do[State, Action]
Predict = model.Predict[State]
Explore = model.Explore[State]
Touch = model.Touch[State]
Opening = model.Opening[State]
Lesson = model.Lesson[State, Action]
