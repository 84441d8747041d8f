"""The course of Chocolatiers, one lesson a file, data only."""
