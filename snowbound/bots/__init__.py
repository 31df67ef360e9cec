"""Players that are programs. They choose from what their seat may know, and from nothing else."""
