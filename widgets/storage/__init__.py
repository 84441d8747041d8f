"""Data that the browser stores for a learner: settings, progress, practice, the plan of a class."""
