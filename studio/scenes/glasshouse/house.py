"""The glass and its ribs."""

import math

from kit.domes import finial
from kit.mesh import mesh
from kit.solids import lathe, tube
from glasshouse.setup import A, B, RH, T, WH, br, deck, gl, gold, n


def ribp(a, t):  # t in 0..1 from floor to crown
    """Returns a point of the glass: a is the direction, t goes from the floor (0) to the crown (1)."""
    if t < 0.42:
        k, z = 1, WH * t / 0.42
    else:
        q = (t - 0.42) / 0.58 * math.pi / 2
        k, z = math.cos(q) * 0.965 + 0.035, WH + RH * math.sin(q)
    return (A * k * math.cos(a), B * k * math.sin(a), z + 0.3)


def house():
    """Builds ribs, rings, panes, the floor and the crown."""
    for i in range(n):
        tube([ribp(6.2832 * i / n, t) for t in T], 0.05 if i % 2 == 0 else 0.03, br, res=2)
    for t in (0.02, 0.14, 0.28, 0.42, 0.55, 0.68, 0.80, 0.91):
        tube([ribp(6.2832 * i / 176, t) for i in range(176)], 0.07 if t == 0.42 else 0.035, br, cyc=True, res=2)
    gn = 88
    v = [ribp(6.2832 * i / gn, t) for t in T for i in range(gn)]
    mesh(
        'glass',
        v,
        [
            (j * gn + i, j * gn + (i + 1) % gn, (j + 1) * gn + (i + 1) % gn, (j + 1) * gn + i)
            for j in range(26)
            for i in range(gn)
            if not (j < 10 and abs(((i + 0.5) / gn * 6.2832 - 4.712)) < 0.09)
        ],
        gl,
        smooth=True,
    )
    lathe(
        [(A * 1.12, 0), (A * 1.12, 0.15), (A * 1.06, 0.15), (A * 1.06, 0.3), (0, 0.3)],
        deck,
        seg=96,
        sc=(1, B / A * 1.02, 1),
    )
    lathe([(0, 0.9), (0.25, 0.8), (0.5, 0.25), (0.62, 0)], br, loc=(0, 0, WH + RH + 0.3))
    lathe(finial(1.0), gold, seg=20, loc=(0, 0, WH + RH + 1.0))
