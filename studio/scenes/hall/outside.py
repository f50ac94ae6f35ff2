"""What is seen of the world through the openings of a hall: a lawn, hedges, trees, the light of the sky."""

import math
import random

from mathutils import Vector

from kit.foliage import ball_shell, foliage
from kit.lights import area
from kit.material import mat
from kit.mesh import dup, mesh, scatter
from kit.plain_materials import emit
from kit.solids import ico, rods
from hall.setup import L, W

MIDDLE = (L - 4) / 2


def leaves(colour):
    """Returns a ball of leaves to place many times, and their material."""
    leaf = mat('leaf', colour, rough=0.6, vary=0.35, vscale=1.2)
    crown = foliage('crown', leaf, 6500, ball_shell(1, 1, 0.85, 0.45), 0.09, 1.8)
    crown.location = (0, -300, -300)
    return crown, leaf


def grass(colour, edge):
    """Builds a lawn up to `edge` metres across."""
    m, x, y, z = mat('grass', colour, rough=0.9, vary=0.3, vscale=1.5), 90, L + 90, -0.15
    mesh('lawn', [(-x, -60, z), (edge, -60, z), (edge, y, z), (-x, y, z)], [(0, 1, 2, 3)], m)


def garden():
    """Builds the garden beyond both sides and the far end, with lights in its trees."""
    grass('#33502a', 90)
    crown, leaf = leaves('#4f7038')
    hedge = foliage(
        'hedge',
        leaf,
        6000,
        lambda: Vector((random.uniform(-2, 2), random.uniform(-0.4, 0.4), random.random() ** 0.7 * 1.2)),
        0.08,
    )
    hedge.location = (0, -300, -300)
    rnd, bark, fairy = random.Random(7), mat('bark', '#4d3c2c', rough=0.9), []
    places = [(s * (W / 2 + rnd.uniform(7, 11)), -2 + 8.5 * i + rnd.uniform(-2, 2)) for s in (-1, 1) for i in range(9)]
    places += [(s * (W / 2 + rnd.uniform(19, 30)), 6 * i) for s in (-1, 1) for i in range(12)]
    places += [(x + rnd.uniform(-2, 2), L + rnd.uniform(12, 24)) for x in range(-36, 40, 8)]
    for x, y in places:
        tall = rnd.uniform(3.4, 5.4)
        rods('trunk', [((x, y, -0.2), (x, y, tall), 0.2)], bark)
        for k in range(3):
            at = (x + rnd.gauss(0, 1.0), y + rnd.gauss(0, 1.0), tall + rnd.uniform(-0.4, 1.2))
            dup(crown, at, (0, 0, rnd.random() * 6), rnd.uniform(1.7, 2.5))
        fairy += [(x + 0.24 * math.cos(i), y + 0.24 * math.sin(i), 0.1 + tall * i / 40) for i in range(40)]
    scatter('fairy', fairy, ico(0.03, 1, emit('fairy', '#ffcf8a', 20)))
    for s in (-1, 1):
        for i in range(14):
            dup(hedge, (s * (W / 2 + 4.6), -6 + 4 * i, 0), (0, 0, math.pi / 2))
        area((s * (W / 2 + 3), MIDDLE, 0.2), (s * (W / 2 + 10), MIDDLE, 4.5), 0.4, L + 10, 5200, 3400, spread=150)


def daylight():
    """Builds the light of an afternoon that falls through windows on the left, and what stands before them."""
    crown, _ = leaves('#6d8a4a')
    grass('#5b7a3c', -W / 2 - 0.4)
    rnd = random.Random(3)
    for i in range(16):
        at = (-W / 2 - rnd.uniform(6, 9), -4 + 2.4 * i, rnd.uniform(0.4, 2.6))
        dup(crown, at, (0, 0, rnd.random() * 6), rnd.uniform(1.5, 2.4))
    area((-W / 2 - 1.6, MIDDLE, 3.4), (4, MIDDLE, 0.6), 4.2, L + 2, 17000, 5600, spread=140)
