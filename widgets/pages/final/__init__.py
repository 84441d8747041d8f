"""The final score on screen."""
