"""Mirrored arches over a banquette."""

import math

from kit.material import mat
from kit.mesh import mesh
from kit.outlines import arch_pts, shift
from kit.panel import panel
from kit.plain_materials import emit
from kit.solids import box, lathe, tube
from restaurant.setup import H, X0, Y0, Y1, gold, trim, velvet, wall, walnut


def mirror_wall():
    """Builds the left wall: arched antique mirrors in brass over the banquette, tulip lamps between."""
    box(0.2, Y1 - Y0, H + 0.4, wall, loc=(X0 - 0.1, (Y0 + Y1) / 2, 0))
    r = (math.pi / 2, 0, math.pi / 2)
    glassm = mat('mirror', '#cfc2a8', rough=0.06, metal=1, vary=0.12, vscale=5)
    a = arch_pts(1.7, 2.25, rise=1.0, cusps=5, depth=0.3, base=1.15)
    out = arch_pts(2.0, 2.28, rise=1.2, cusps=0, base=1.02)
    for i in range(6):
        y = -1.9 + 2.6 * i
        panel(shift(out, y), [shift(a, y)], 0.07, trim, bevel=0.012, loc=(X0 + 0.03, 0, 0), rot=r)
        panel(shift(a, y), [], 0.01, glassm, loc=(X0 + 0.012, 0, 0), rot=r)
        tube([(X0 + 0.075, px, pz) for px, pz in shift(a, y)], 0.012, gold, cyc=True)
        yl = y + 1.3
        lathe(
            [(0, 0), (0.03, 0.01), (0.05, 0.07), (0.075, 0.15), (0.07, 0.15), (0.02, 0.02)],
            emit('tulip', '#ffd39a', 5),
            seg=20,
            loc=(X0 + 0.16, yl, 2.15),
        )
        tube([(X0, yl, 2.05), (X0 + 0.10, yl, 2.03), (X0 + 0.16, yl, 2.08), (X0 + 0.16, yl, 2.15)], 0.010, gold)
        lathe([(0, 0), (0.06, 0), (0.05, 0.02)], gold, seg=20, loc=(X0, yl, 2.05), rot=(0, math.pi / 2, 0))
    banquette()


def banquette():
    """Builds channelled velvet along the wall."""
    L_ = Y1 - Y0 - 0.6
    box(0.55, L_, 0.36, walnut, loc=(X0 + 0.30, (Y0 + Y1) / 2, 0))
    box(0.58, L_, 0.14, velvet, loc=(X0 + 0.33, (Y0 + Y1) / 2, 0.35), bevel=0.05)
    v, f = [], []
    n = int(L_ / 0.16)
    ny, nz = n * 8, 10
    for j in range(nz + 1):
        t = j / nz
        for i in range(ny + 1):
            u = i / ny
            c = abs(math.sin(math.pi * u * n)) ** 0.5
            top = min(1, (1 - t) * 5) ** 0.5
            v.append((X0 + 0.05 + (0.06 + 0.07 * c) * top - 0.03 * t + 0.02, Y0 + 0.3 + u * L_, 0.45 + 0.52 * t))
    for j in range(nz):
        f += [
            (j * (ny + 1) + i, j * (ny + 1) + i + 1, (j + 1) * (ny + 1) + i + 1, (j + 1) * (ny + 1) + i)
            for i in range(ny)
        ]
    mesh('back', v, f, velvet, smooth=True)
    box(0.08, L_, 0.05, gold, loc=(X0 + 0.05, (Y0 + Y1) / 2, 0.97), bevel=0.012)
