"""Lays out the table of both editions: its areas, their parts, and layouts by screen size."""
