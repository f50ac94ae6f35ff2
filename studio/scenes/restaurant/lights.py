"""Lamps that no one sees."""


from kit.lights import area
from restaurant.setup import H, X0, X1, Y1


def lights():
    """Builds lanterns, tables, mirrors, the lattice and the evening."""
    area((0, 4, H - 0.15), (0, 4, 0), 7, 13, 250, 4400)  # the lanterns together, soft
    for x, w in ((0.75, 110), (3.45, 80), (-3.3, 80)):
        area((x, 5, 2.35), (x, 5, 0), 0.5, 11, w, 4000, spread=100)  # rows of tables
    area((X0 + 0.14, 4.5, 1.02), (X0 + 0.25, 4.5, 4), 0.08, 14, 110, 3900, spread=120)  # up the mirror wall
    area(((X0 + X1) / 2, Y1 + 0.55, 2), ((X0 + X1) / 2, 8, 0), 2.6, 2.6, 45, 3700)  # through the lattice
    area((X1 + 0.6, 3.6, 2.0), (0, 3.6, 0.8), 12, 2.6, 170, color=(0.38, 0.55, 1.0))  # evening from the windows
