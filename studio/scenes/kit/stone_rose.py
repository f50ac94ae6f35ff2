"""A rose of inlaid stone for a large floor."""

import math

from kit.mesh import mesh
from kit.solids import lathe


def stone_rose(x, y, z, radius, stones, rays=16):
    """Builds rings and a star of rays in two stones, flat on the floor at height z."""
    for k, share in enumerate((1.0, 0.9, 0.42, 0.34)):
        r = radius * share
        ring = [(r, 0), (r, 0.006), (r - 0.07 * radius, 0.006), (r - 0.07 * radius, 0)]
        lathe(ring, stones[k % 2], seg=96, loc=(x, y, z))
    for i in range(rays):
        a = i * 2 * math.pi / rays
        c, s, half = math.cos(a), math.sin(a), 0.085 * radius * 16 / rays
        v = [
            (0.44 * radius * c, 0.44 * radius * s, 0.006),
            (0.6 * radius * c + half * s, 0.6 * radius * s - half * c, 0.006),
            (0.82 * radius * c, 0.82 * radius * s, 0.006),
            (0.6 * radius * c - half * s, 0.6 * radius * s + half * c, 0.006),
        ]
        mesh('ray', v, [(0, 1, 2, 3)], stones[i % 2], loc=(x, y, z))
