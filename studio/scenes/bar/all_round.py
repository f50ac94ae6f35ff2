"""What stands behind the cameras of the bar: the wall with its doors, low tables between velvet chairs."""

import math
import random

from kit.lights import area
from kit.material import mat
from kit.mesh import group, put
from kit.solids import box, ico, lathe
from restaurant.all_round import all_round as back_wall
from restaurant.chair import chair_parts
from restaurant.setup import H, X0, X1, Y0, flame, gold, wall

PLACES = ((-3.1, -1.6, 3), (-3.2, 1.6, 2), (3.3, -1.5, 3), (3.3, 1.4, 2))  # x, y, chairs


def low_table(x, y):
    """Builds a round table of marble on brass, a candle on it."""
    top = mat('lowtop', '#ece3d3', rough=0.10, spec=0.6, vary=0.12, vscale=2.0)
    foot = [(0.24, 0), (0.25, 0.015), (0.03, 0.04), (0.025, 0.62), (0.12, 0.67)]
    lathe(foot, gold, seg=48, loc=(x, y, 0))
    lathe([(0, 0.67), (0.37, 0.67), (0.375, 0.685), (0.37, 0.70), (0, 0.70)], top, seg=64, loc=(x, y, 0))
    lathe([(0.04, 0), (0.045, 0.09)], gold, seg=24, loc=(x, y, 0.70))
    ico(0.02, 2, flame, (x, y, 0.82), (0.8, 0.8, 1.8))


def all_round():
    """Builds what a panorama shows beyond the stills."""
    box(X1 - X0, 0.3, H + 0.4, wall, loc=((X0 + X1) / 2, Y0 - 0.15, 0))
    back_wall()
    chair = group('barchair', chair_parts)
    for x, y, n in PLACES:
        low_table(x, y)
        for i in range(n):
            a = 0.5 + i * 2 * math.pi / n + random.gauss(0, 0.1)
            put(chair, (x + 0.82 * math.sin(a), y - 0.82 * math.cos(a), 0), a)
    area((0, -0.6, H - 0.15), (0, -0.6, 0), 7, 4, 130, 4300)
