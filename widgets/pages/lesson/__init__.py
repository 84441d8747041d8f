"""A lesson on screen."""
