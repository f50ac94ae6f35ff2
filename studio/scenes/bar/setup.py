"""Measures of the bar, which shares materials, floor, mirrors and windows with the restaurant."""

WALL_Y = 7.4  # the wall behind the counter
COUNTER_Y = 5.7
HALF = 3.1  # half of the counter's length
AXES = (-2.45, 0.1, 2.65)  # of the three arches
