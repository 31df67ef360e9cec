"""Tables: permissions, commands, log records, state, clocks, the scheduler and verifiable chance."""
