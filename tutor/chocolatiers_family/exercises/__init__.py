"""Parts of exercises that both editions share."""
