"""Worker processes: bots, and compiling games ahead of time."""
