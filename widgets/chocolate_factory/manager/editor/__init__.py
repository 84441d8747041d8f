"""The puzzle editor of Factory Manager."""
