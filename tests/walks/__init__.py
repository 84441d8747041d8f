"""Whole courses walked in a real browser, off the beaten track (see `__main__`)."""
