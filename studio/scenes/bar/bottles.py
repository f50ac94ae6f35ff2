"""What stands on the shelves: bottles of several shapes and colours, stacked glasses."""

import random

from kit.material import mat
from kit.mesh import dup
from kit.plain_materials import glass
from kit.solids import lathe
from restaurant.setup import gold, hide, stem

SHAPES = (  # radius and height, in metres, up the side
    [(0, 0), (0.036, 0), (0.038, 0.01), (0.038, 0.19), (0.028, 0.23), (0.014, 0.26), (0.013, 0.31), (0, 0.31)],
    [(0, 0), (0.044, 0), (0.046, 0.01), (0.046, 0.15), (0.030, 0.19), (0.015, 0.21), (0.015, 0.26), (0, 0.26)],
    [(0, 0), (0.030, 0), (0.050, 0.03), (0.054, 0.09), (0.030, 0.16), (0.014, 0.20), (0.014, 0.27), (0, 0.27)],
    [(0, 0), (0.034, 0), (0.035, 0.01), (0.032, 0.24), (0.016, 0.29), (0.014, 0.34), (0, 0.34)],
    [(0, 0), (0.040, 0), (0.052, 0.05), (0.040, 0.12), (0.018, 0.15), (0.022, 0.20), (0.016, 0.24), (0, 0.24)],
)
TINTS = ('#d98a35', '#f0c27a', '#5f8a5c', '#e9ddc4', '#9c4a2c', '#8fb3b0', '#c7a052', '#6a3a24')


def bottle(k):
    """Builds one bottle of shape and tint k, with its stopper."""
    shape = SHAPES[k % len(SHAPES)]
    body = lathe(shape, glass('spirit%d' % k, TINTS[k % len(TINTS)], 2.2), seg=24, loc=hide)
    label = mat('label%d' % (k % 3), ('#efe4cd', '#2a2018', '#b98f4e')[k % 3], rough=0.6)
    r = max(r for r, _ in shape[:4]) + 0.0008
    paper = lathe([(r, 0.045), (r, 0.11)], label, seg=24, loc=hide) if k % 5 in (0, 1, 3) else None
    top = shape[-1][1]
    cap = lathe([(0, top), (0.0165, top), (0.0165, top + 0.022), (0, top + 0.022)], gold, seg=16, loc=hide)
    return [o for o in (body, paper, cap) if o]


def bottles_along(x0, x1, y, z, seed):
    """Builds a shelf full: groups of one kind beside each other, never quite in line."""
    rnd = random.Random(seed)
    x = x0 + 0.07
    while x < x1 - 0.06:
        kind = rnd.choice(KINDS)
        for _ in range(rnd.choice((1, 2, 2, 3))):
            if x > x1 - 0.06:
                break
            where = (x, y + rnd.gauss(0, 0.008), z)
            for o in kind:
                dup(o, where, (0, 0, rnd.uniform(0, 6.28)))
            x += rnd.uniform(0.105, 0.125)
        x += rnd.uniform(0.0, 0.05)


def glasses_along(x0, x1, y, z):
    """Builds coupes in a row."""
    x = x0
    while x < x1:
        dup(COUPE, (x, y, z))
        x += 0.118


KINDS = [bottle(k) for k in range(8)]
COUPE = lathe(
    [(0, 0), (0.034, 0.001), (0.005, 0.010), (0.004, 0.085), (0.020, 0.096), (0.046, 0.118), (0.050, 0.140)],
    stem,
    seg=28,
    loc=hide,
)
