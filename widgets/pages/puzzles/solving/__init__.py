"""The page that solves one puzzle, whatever the game: question, hints, verdict, the way on."""
