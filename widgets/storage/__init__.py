"""What the browser keeps for a learner: settings, progress, practice, the plan of a class."""
