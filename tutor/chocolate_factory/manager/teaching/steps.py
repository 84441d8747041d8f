"""What lessons are made of, with the positions and actions of Factory Manager.

Each name is that of `tutor.lessons`, so that a checker of types knows what a lesson's own functions
are given.
"""

from __future__ import annotations

from tutor.chocolate_factory.manager.actions import ManagerAction
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.lessons import goal, model

Goal = goal.Goal[ManagerState]
Do = model.Do[ManagerState, ManagerAction]
Predict = model.Predict[ManagerState]
Touch = model.Touch[ManagerState]
Opening = model.Opening[ManagerState]
Lesson = model.Lesson[ManagerState, ManagerAction]
