"""A puzzle of Chocolatiers on screen."""
