"""Lamps that no one sees."""

from kit.lights import area
from bar.setup import AXES, COUNTER_Y, HALF, WALL_Y
from restaurant.setup import H, X1


def lights():
    """Builds shelves, counter top, counter front, the room and the evening."""
    for x in AXES:
        area((x, WALL_Y + 0.05, 3.25), (x, WALL_Y - 0.1, 1), 1.5, 0.2, 30, 3700, spread=130)
    area((0, COUNTER_Y, 2.5), (0, COUNTER_Y, 0), HALF * 2, 0.5, 150, 4000, spread=110)
    area((0, COUNTER_Y - 0.46, 1.0), (0, COUNTER_Y - 0.40, 0), HALF * 2, 0.06, 55, 3600)
    area((0, 1.6, H - 0.15), (0, 2.4, 0), 7, 6, 210, 4400)
    area((0, -1.6, 2.9), (0, COUNTER_Y, 0.9), 5, 1.2, 95, 4800)  # stools and flutes, from the camera's side
    area((X1 + 0.6, 2.6, 2.0), (0, 3.6, 0.8), 12, 2.6, 150, color=(0.38, 0.55, 1.0))
