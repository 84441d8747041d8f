"""Puzzles of any game: the model, packs and links, making packs, a learner's practice."""
