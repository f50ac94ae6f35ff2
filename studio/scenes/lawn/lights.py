"""Lamps that no one sees."""


from kit.lights import area
from lawn.setup import PH, PZ


def lights():
    """Builds sky, bulbs and the wash of mandap and trees."""
    k = 3900
    area((0, -13, 10), (0, -11, 0), 16, 22, 620, 5200)  # open sky and all the bulbs together
    area((0, 0, PZ + PH - 0.1), (0, 0, 0), 3.6, 3.6, 300, k)  # under the dome
    area((0, -9.5, 4.6), (0, -2.4, 2.4), 4.5, 0.8, 250, k + 300, spread=70)  # front of the mandap
    for s in (-1, 1):
        area((s * 3.6, -11, 4.6), (s * 3.0, -11, 0), 3.6, 18, 470, 4200)  # the bulbs' light on chairs and grass
        area((s * 11, 1.5, 0.3), (s * 11, 5, 8), 4, 1.5, 1500, 3900, spread=120)  # trees from below
    area((0, -4.9, PZ + PH + 1.2), (0, 0, PZ + PH + 1.6), 5, 0.3, 60, k, spread=120)  # dome
