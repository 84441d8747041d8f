"""An exact search of the turns that are left, or of two of one's own.

What is worth how much: one's total less the best rival's when the points are counted, which is at
the end of the game, or after one's second turn if the game goes on until then. It is what one can
be sure of: the rivals play against one, a hidden hand holds what they wish, of the cards nobody
sees, and what turns up is what they wish. What turns up later is never used by the one who
searches: that is left out, not guessed.
"""
