"""Lamps that no one sees."""


from kit.lights import area
from boardroom.setup import H, X0, X1, Y1


def lights():
    """Builds light over the table, the evening at the windows, the glow of the lattices, a soft fill."""
    area((0, 3.3, H - 0.9), (0, 3.3, 0), 0.5, 5.4, 120, 4200, spread=120)
    area((X0 - 0.35, 2.0, 1.8), (0, 2.6, 0.8), 9.0, 2.4, 190, color=(0.40, 0.56, 1.0))
    area((X1 - 0.12, 4.1, 1.9), (0, 4.1, 1.0), 7.0, 1.6, 26, 3800)
    area((0, Y1 + 0.05, 1.5), (0, 3, 0.8), 2.6, 2.4, 34, 3800)
    area((1.6, -2.9, 2.5), (0, 3, 0.7), 2.4, 1.2, 26, 5000)
