"""The lattice at the end."""

import random

from mathutils import Vector

from kit.foliage import foliage
from kit.material import mat
from kit.mesh import mesh
from kit.outlines import arch_pts, rect, shift
from kit.panel import jaali, panel
from kit.plain_materials import glow
from kit.solids import box, lathe
from restaurant.setup import H, X0, X1, Y0, Y1, gold, trim, wall, walnut


def end_wall():
    """Builds one great arch with a lamplit lattice, niches with urns either side."""
    cx = (X0 + X1) / 2
    big = arch_pts(3.2, 2.3, rise=1.45, cusps=6, depth=0.3, base=0.0)
    side = arch_pts(1.3, 1.9, rise=0.8, cusps=4, base=0.5)
    panel(
        rect(X0, 0, X1, H + 0.4),
        [shift(big, cx), shift(side, cx - 3.1), shift(side, cx + 3.1)],
        0.3,
        wall,
        bevel=0.01,
        loc=(0, Y1, 0),
    )
    panel(
        shift(arch_pts(3.6, 2.34, rise=1.7, cusps=0), cx),
        [shift(big, cx)],
        0.08,
        trim,
        bevel=0.015,
        loc=(0, Y1 - 0.16, 0),
    )
    jaali(3.2, 4, 0.155, walnut, (cx, Y1 + 0.05, 0), head=arch_pts(3.15, 2.3, rise=1.40, cusps=0), thick=0.05, bar=0.76)
    mesh(
        'behind',
        [(cx - 2, Y1 + 0.8, 0), (cx + 2, Y1 + 0.8, 0), (cx + 2, Y1 + 0.8, 4), (cx - 2, Y1 + 0.8, 4)],
        [(0, 1, 2, 3)],
        glow('latglow', '#8a4416', '#ffc584', 0, 4.2, 3.2),
    )
    for s in (-1, 1):
        x = cx + s * 3.1
        panel(
            shift(arch_pts(1.55, 1.92, rise=0.98, cusps=0, base=0.42), x),
            [shift(side, x)],
            0.07,
            trim,
            bevel=0.012,
            loc=(0, Y1 - 0.16, 0),
        )
        mesh(
            'nb',
            [(x - 0.8, Y1 + 0.16, 0.4), (x + 0.8, Y1 + 0.16, 0.4), (x + 0.8, Y1 + 0.16, 3), (x - 0.8, Y1 + 0.16, 3)],
            [(0, 1, 2, 3)],
            glow('nicheglow', '#6a3c1c', '#e9b070', 0.4, 2.8, 1.1),
        )
        lathe(
            [(0, 0), (0.11, 0), (0.08, 0.05), (0.20, 0.28), (0.22, 0.42), (0.12, 0.56), (0.14, 0.62), (0.11, 0.62)],
            gold,
            seg=48,
            loc=(x, Y1, 0.5),
        )
        o = foliage(
            'spray',
            mat('spray', '#7f985a', rough=0.6, vary=0.2),
            260,
            lambda: Vector((random.gauss(0, 0.18), random.gauss(0, 0.10), abs(random.gauss(0.22, 0.16)))),
            0.07,
            2.6,
        )
        o.location = (x, Y1, 1.15)
    box(X1 - X0, 0.3, H + 0.4, wall, loc=(cx, Y0 - 0.15, 0))
