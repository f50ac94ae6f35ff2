"""Chairs, stools and lanterns."""

import math

import numpy as np

from kit.mesh import mesh
from kit.plain_materials import emit
from kit.solids import lathe, rods, tube
from restaurant.setup import H, gold, velvet


def tub(lift=0.0):
    """Builds a fluted velvet shell facing +y round its seat, `lift` metres above where a chair has it."""
    at = dict(loc=(0, 0, lift))
    lathe([(0, 0.47), (0.20, 0.468), (0.255, 0.45), (0.27, 0.41), (0.26, 0.37), (0, 0.36)], velvet, seg=56, **at)
    v, f = [], []
    n, nz = 140, 12
    for j in range(nz + 1):
        t = j / nz
        for i in range(n + 1):
            u = i / n * 2 - 1
            a = -math.pi / 2 + u * 1.95
            top = 0.82 - 0.20 * abs(u) ** 2.2
            z = 0.30 + (top - 0.30) * t
            r = 0.285 + 0.05 * t + 0.020 * abs(math.sin(u * 1.95 * 7)) - 0.012
            v.append((r * math.cos(a), r * math.sin(a), z))
    for j in range(nz):
        f += [
            (j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for i in range(n)
        ]
    o = mesh('shell', v, f, velvet, smooth=True, **at)
    k = o.modifiers.new('s', 'SOLIDIFY')
    k.thickness = 0.05
    k.offset = 1
    b = o.modifiers.new('b', 'BEVEL')
    b.width = 0.018
    b.segments = 3
    b.limit_method = 'ANGLE'
    lathe([(0.262, 0.36), (0.275, 0.345), (0.262, 0.33)], gold, seg=48, **at)


def chair_parts():
    """Builds a tub chair on brass feet."""
    tub()
    rods(
        'legs',
        [((sx * 0.21, sy * 0.19, 0), (sx * 0.17, sy * 0.15, 0.36), 0.012) for sx in (-1, 1) for sy in (-1, 1)],
        gold,
    )


def stool_parts():
    """Builds the same shell at a counter's height, on a brass column with a ring for the feet."""
    tub(0.36)
    lathe([(0, 0), (0.21, 0), (0.21, 0.004), (0.20, 0.012), (0, 0.012)], gold, seg=48)
    rods('column', [((0, 0, 0.01), (0, 0, 0.74), 0.026)], gold, seg=20)
    ring = [(0.19 * math.cos(a), 0.19 * math.sin(a), 0.30) for a in np.linspace(0, 6.2832, 41)[:-1]]
    tube(ring, 0.010, gold, cyc=True)
    spokes = [(0.19 * math.cos(a), 0.19 * math.sin(a), 0.30) for a in (0.5, 2.6, 4.7)]
    rods('spokes', [((0, 0, 0.30), end, 0.007) for end in spokes], gold)


def lantern_parts():
    """Builds an opal globe in a brass cage."""
    lathe(
        [(0, 0.17), (0.07, 0.155), (0.14, 0.09), (0.165, 0), (0.14, -0.09), (0.07, -0.155), (0, -0.17)],
        emit('opal', '#ffd9a6', 4.2),
        seg=32,
    )
    lathe([(0.10, 0.15), (0.06, 0.2), (0.02, 0.26), (0.02, 0.3)], gold, seg=28)
    lathe([(0, -0.235), (0.02, -0.22), (0.05, -0.18), (0.07, -0.155)], gold, seg=24)
    for i in range(6):
        a = i * 1.047
        tube(
            [
                (0.17 * math.cos(a) * math.sin(t), 0.17 * math.sin(a) * math.sin(t), 0.17 * math.cos(t))
                for t in np.linspace(0.3, 2.85, 18)
            ],
            0.006,
            gold,
            res=1,
        )
    tube([(0, 0, 0.3), (0, 0, H - 2.55)], 0.006, gold, res=1)
