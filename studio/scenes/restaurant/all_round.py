"""What stands behind the cameras of the restaurant: the wall with its doors, side tables, lamps."""

import random

from mathutils import Vector

from kit.double_door import double_door
from kit.foliage import foliage
from kit.lights import area, point
from kit.material import mat
from kit.outlines import arch_pts, rect, shift
from kit.panel import panel
from kit.plain_materials import emit
from kit.solids import box, lathe
from restaurant.setup import H, X0, X1, Y0, gold, trim, walnut

CX = (X0 + X1) / 2


def side_table(x):
    """Builds a chest with a marble top, an urn with green on it, a framed panel above."""
    top = mat('chesttop', '#e9dfce', rough=0.12, vary=0.1, vscale=2)
    box(1.7, 0.5, 0.86, walnut, loc=(x, Y0 + 0.25, 0), bevel=0.012)
    box(1.78, 0.55, 0.04, top, loc=(x, Y0 + 0.26, 0.86), bevel=0.008)
    for i in (-1, 0, 1):
        outer, inner = rect(x + i * 0.55 - 0.24, 0.1, x + i * 0.55 + 0.24, 0.78), None
        inner = rect(x + i * 0.55 - 0.22, 0.12, x + i * 0.55 + 0.22, 0.76)
        panel(outer, [inner], 0.02, gold, bevel=0.004, loc=(0, Y0 + 0.51, 0))
    urn = [(0, 0), (0.11, 0), (0.08, 0.05), (0.20, 0.28), (0.22, 0.42), (0.12, 0.56), (0.14, 0.62), (0.11, 0.62)]
    lathe(urn, gold, seg=48, loc=(x, Y0 + 0.27, 0.90))
    leaf = mat('spray', '#7f985a', rough=0.6, vary=0.2)
    o = foliage(
        'spray',
        leaf,
        320,
        lambda: Vector((random.gauss(0, 0.2), random.gauss(0, 0.10), abs(random.gauss(0.24, 0.17)))),
        0.07,
        2.6,
    )
    o.location = (x, Y0 + 0.30, 1.50)
    arch = arch_pts(1.5, 2.5, rise=0.85, cusps=4, base=1.1)
    frame = arch_pts(1.76, 2.52, rise=1.04, cusps=0, base=1.02)
    panel(shift(frame, x), [shift(arch, x)], 0.07, trim, bevel=0.012, loc=(0, Y0 + 0.03, 0))
    mirror = mat('backmirror', '#efe6d6', rough=0.03, metal=1)
    panel(shift(arch, x), [], 0.01, mirror, loc=(0, Y0 + 0.012, 0))


def all_round():
    """Builds what a panorama shows beyond the stills."""
    double_door(CX, Y0, 2.0, 2.5, walnut, trim, gold, rise=1.0)
    for s in (-1, 1):
        side_table(CX + s * 3.0)
        x = CX + s * 1.62
        cup = [(0, 0), (0.05, 0), (0.11, 0.24), (0.12, 0.36), (0.10, 0.36), (0.09, 0.24)]
        lathe(cup, emit('sconce', '#ffd6a0', 6), seg=20, loc=(x, Y0 + 0.2, 2.0))
        box(0.05, 0.2, 0.05, gold, loc=(x, Y0 + 0.1, 2.0))
        point((x, Y0 + 0.4, 2.6), 14, 3800, size=0.15)
    box(X1 - X0, 0.16, 0.16, trim, loc=(CX, Y0 + 0.08, H - 0.18), bevel=0.04)
    box(X1 - X0, 0.09, 0.10, trim, loc=(CX, Y0 + 0.045, H - 0.28), bevel=0.03)
    box(X1 - X0, 0.04, 0.2, trim, loc=(CX, Y0 + 0.02, 0), bevel=0.01)
    area((CX, Y0 + 0.9, H - 0.2), (CX, Y0 + 0.2, 1), X1 - X0 - 1, 0.3, 60, 4000, spread=110)
