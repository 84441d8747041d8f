"""What every game of the tutor shares beside the rules: reading what comes from outside."""
