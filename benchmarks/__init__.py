"""Comparisons with other programs, as ratios within one run."""
