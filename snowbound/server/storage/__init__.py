"""The database, group commit, guests, and links between server processes."""
