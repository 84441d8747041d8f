"""What every rules room would otherwise copy. Nothing here knows a game."""
