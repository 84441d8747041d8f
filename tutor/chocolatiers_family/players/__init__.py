"""Parts of computer players that both editions share."""
