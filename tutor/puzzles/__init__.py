"""Puzzles of any game: what one is, packs and links, making many, a learner's practice."""
