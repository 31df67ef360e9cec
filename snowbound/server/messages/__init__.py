"""Messages: their schema, and what each viewer is told."""
