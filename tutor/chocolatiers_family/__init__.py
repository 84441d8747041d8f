"""What the editions of Chocolatiers share: displays, payments, scoring, puzzles, teaching."""
