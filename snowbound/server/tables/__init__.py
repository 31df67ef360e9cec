"""Tables: who may do what, what a command does, the log, clocks and deadlines."""
