"""The puzzle editor of Chocoly."""
