"""Side by side with other systems, as ratios of one run."""
