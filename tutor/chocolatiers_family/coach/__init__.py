"""Parts that both editions share."""
