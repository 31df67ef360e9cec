"""Changes of the database's tables, in order; run by themselves when a server starts."""
