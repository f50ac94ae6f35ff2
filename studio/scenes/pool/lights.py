"""Lamps that no one sees."""


from kit.lights import area
from pool.setup import LEVEL, PX, PY


def lights():
    """Builds light along the loungers, in the palms and from the water."""
    area((PX + 1.6, 11, 4.2), (PX + 2.2, 11, 0), 1.2, 26, 260, 4000)  # along the loungers
    area((PX + 4.3, 14, 0.15), (PX + 5.4, 14, 7), 1.0, 30, 1100, 3700, spread=120)  # palms, right
    area((-PX - 6.3, 14, 0.15), (-PX - 7.2, 14, 7), 0.8, 30, 900, 3700, spread=120)  # palms, left
    area(
        (0, PY / 2, LEVEL + 0.03), (0, PY / 2, 5), 2 * PX - 0.6, PY - 1, 60, color=(0.12, 0.75, 0.85)
    )  # the water's glow on what stands round it
