"""Storage: the database, group commit, guests and tokens, and the link between server processes."""
