"""The jharokha: a deep sill behind three cusped lights."""

import math

from kit.curtain import curtain
from kit.lights import area
from kit.material import mat
from kit.mesh import mesh
from kit.outlines import arch_pts, rect, shift
from kit.panel import panel
from kit.plain_materials import glass
from kit.solids import box, lathe, tube
from guestroom.setup import H, WCOL, WPOW, WW, WY, X0, drape, gold, velvet


def window_bay():
    """Builds a jharokha: deep sill with a mattress, three cusped lights on slender columns, bronze lattice above
    the transom, glass."""
    xo = X0 - 0.85
    jamb = mat('jamb', '#e7d3b4', rough=0.6, bump=0.05, bscale=30, vary=0.04)
    for s in (-1, 1):
        box(0.9, 0.12, 2.9, jamb, loc=(X0 - 0.5, WY + s * (WW / 2 + 0.1), 0.0))
    box(0.9, WW + 0.3, 0.42, jamb, loc=(X0 - 0.5, WY, 0))
    box(0.95, WW + 0.3, 0.1, jamb, loc=(X0 - 0.5, WY, 2.78))
    w = WW / 3
    a = arch_pts(w - 0.12, 1.62, rise=0.5, cusps=4, depth=0.3, base=0.62)
    panel(
        rect(WY - WW / 2 - 0.1, 0.4, WY + WW / 2 + 0.1, 2.8),
        [shift(a, WY + (i - 1) * w) for i in range(3)],
        0.1,
        jamb,
        bevel=0.012,
        loc=(xo, 0, 0),
        rot=(math.pi / 2, 0, math.pi / 2),
    )
    for i in (-0.5, 0.5):
        lathe(
            [(0.045, 0.6), (0.06, 0.64), (0.035, 0.72), (0.032, 1.4), (0.05, 1.5), (0.035, 1.56), (0.06, 1.62)],
            jamb,
            seg=16,
            loc=(xo + 0.08, WY + i * w, 0),
        )
    mesh(
        'pane',
        [
            (xo - 0.06, WY - WW / 2, 0.45),
            (xo - 0.06, WY + WW / 2, 0.45),
            (xo - 0.06, WY + WW / 2, 2.8),
            (xo - 0.06, WY - WW / 2, 2.8),
        ],
        [(0, 1, 2, 3)],
        glass('pane', '#f2f7f8', 0.5),
    )
    for i in range(3):
        y = WY + (i - 1) * w
        box(0.02, 0.02, 1.7, gold, loc=(xo - 0.03, y, 0.6))
        box(0.02, w, 0.02, gold, loc=(xo - 0.03, y, 1.52))
    box(0.74, WW - 0.06, 0.13, velvet, loc=(X0 - 0.42, WY, 0.42), bevel=0.045)
    tube([(X0 - 0.05, WY - WW / 2 + 0.05, 0.545), (X0 - 0.05, WY + WW / 2 - 0.05, 0.545)], 0.006, gold)
    area((xo - 0.12, WY, 1.65), (X0 + 3, WY, 1.2), WW, 2.0, WPOW, color=WCOL)
    for s in (-1, 1):
        curtain(X0 + 0.17, WY + s * (WW / 2 + 0.34), 0.62, H - 0.16, drape, fold=0.05, n=6, rot=math.pi / 2, seed=3 + s)
    tube([(X0 + 0.17, WY - WW / 2 - 0.75, H - 0.15), (X0 + 0.17, WY + WW / 2 + 0.75, H - 0.15)], 0.018, gold)
