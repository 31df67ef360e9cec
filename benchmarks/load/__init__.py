"""The load benchmark: many tables at once over WebSockets, from a process of its own."""
