"""How the pieces of Chocoly are drawn: pure data on a Pen, and where each of them lies."""
