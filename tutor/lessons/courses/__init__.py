"""The courses, one folder a game, one lesson a file."""
