"""Parts of lessons that both editions share."""
