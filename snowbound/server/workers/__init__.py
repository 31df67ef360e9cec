"""Worker processes: bots, compiling games, and which games the server offers."""
