"""Roses, and where they stand in heaps."""

import math
import random

import numpy as np

from kit.mesh import mesh, scatter
from kit.solids import ico
from hall.setup import L, green, petal, petal2


def rose(m):
    """Builds an open rose of eighteen petals."""
    v, f = [], []
    for ring, (n, r, z, t) in enumerate(((5, 0.25, 0.55, 0.2), (6, 0.55, 0.42, 0.55), (7, 0.85, 0.12, 0.95))):
        for i in range(n):
            a = 6.28 * i / n + ring * 0.5
            b = len(v)
            w = 0.62
            for dr, da, dz in (
                (0, -w * 0.6, -0.35),
                (0, w * 0.6, -0.35),
                (t * 0.5, w * 0.7, 0.25),
                (t * 0.6, 0, 0.4),
                (t * 0.5, -w * 0.7, 0.25),
            ):
                rr = r * 0.6 + dr * 0.45
                v.append((rr * math.cos(a + da), rr * math.sin(a + da), z + dz * 0.8))
            f += [(b, b + 1, b + 2, b + 3), (b, b + 3, b + 4)]
    return mesh('rose', v, f, m, smooth=True)


def blooms(pts, s, name):
    """Builds roses in two colours and some green on points."""
    for k, m in enumerate((petal, petal, petal2, green)):
        sub = [p for i, p in enumerate(pts) if i % 4 == k]
        if not sub:
            continue
        ch = rose(m) if k < 3 else ico(1, 1, m)
        scatter(name, sub, ch)
        ch.scale = (s,) * 3 if k < 3 else (s * 0.75,) * 3
        ch.rotation_euler = (random.random(), random.random(), random.random() * 6)


def border(half, y, z, high=0.3):
    """Builds a hedge of roses from -half to half, `high` metres up from z."""
    line = np.linspace(-half, half, int(half * 55))
    blooms([(x, y - 0.22 * random.random(), z + high * random.random()) for x in line], 0.14, 'hedge')


def stage_flowers():
    """Builds a hedge along the dais and a crown on its arch."""
    blooms(
        [(x, L - 4.95 - 0.25 * random.random(), 0.75 + 0.3 * random.random()) for x in np.linspace(-7.8, 7.8, 420)],
        0.15,
        'hedge',
    )
    blooms(
        [
            (
                4.35 * math.cos(a) + random.gauss(0, 0.13),
                L - 1.45 + random.gauss(0, 0.1),
                0.9 + 3.0 + (3.2 * math.sin(a)) + random.gauss(0, 0.13),
            )
            for a in np.linspace(0, math.pi, 420)
        ],
        0.16,
        'archfl',
    )
