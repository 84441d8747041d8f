"""The subcommands of `tutor`, one module each; `tutor.cli` collects them."""
