"""A second proof of the puzzles, by somebody who did not write the first: slow and obvious.

Each kind is answered from the rules and from the words of its question alone, by trying all there
is to try. `python -m tests.chocolatiers.puzzles.slow` proves the whole shipped pack so.
"""
