"""The puzzle editor of Chocolatiers."""
