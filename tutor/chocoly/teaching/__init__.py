"""Everything an author of a lesson of Chocoly needs."""
