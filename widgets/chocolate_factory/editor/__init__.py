"""The puzzle editor of Chocolate Factory."""
