"""Messages: their schema, the views of each viewer, pictures, and descriptions of the games."""
