"""The rules of Snow Dash that can refuse an action, by the numbers that `explain` returns."""

DASH_03 = 3  # roll before you camp
