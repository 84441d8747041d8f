"""What the tables of all editions of Chocolatiers share."""
