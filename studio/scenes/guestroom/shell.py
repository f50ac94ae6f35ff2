"""Floor, walls, niche, mouldings and ceiling."""

import math

from kit.floors import herringbone
from kit.lights import area
from kit.material import mat
from kit.mesh import mesh
from kit.outlines import arch_pts, rect, shift
from kit.panel import panel
from kit.solids import box
from kit.wood import wood
from guestroom.mural import mural
from guestroom.setup import BX, C, H, LAMP, WW, WY, X0, X1, YB, plaster, trim, white


def room():
    """Builds the room itself."""
    board = wood('oak', '#6b4526', '#a87a4a', 0.30, scale=(1.6, 26, 1), clear=0.25, attr='tone', uv=True)
    herringbone(board, X0, YB, X1, 0)
    mesh(
        'subfloor',
        [(X0, YB, -0.004), (X1, YB, -0.004), (X1, 0, -0.004), (X0, 0, -0.004)],
        [(0, 1, 2, 3)],
        mat('gap', '#1d120b'),
    )
    niche = arch_pts(2.34, 1.74, rise=1.0, cusps=5, depth=0.30, base=0)
    panel(rect(X0 - 0.3, 0, X1 + 0.3, H + 0.4), [shift(niche, BX)], 0.2, plaster, loc=(0, 0.1, 0))
    panel(arch_pts(2.62, 1.77, rise=1.18, cusps=0), [niche], 0.05, trim, bevel=0.012, loc=(BX, -0.02, 0))
    mesh(
        'nicheback',
        [(BX - 1.6, 0.2, 0), (BX + 1.6, 0.2, 0), (BX + 1.6, 0.2, H), (BX - 1.6, 0.2, H)],
        [(0, 1, 2, 3)],
        mat('nicheback', C['niche'], rough=0.75, vary=0.10, vscale=1.6, bump=0.02, bscale=30),
    )
    mural()
    box(0.2, -YB, H + 0.4, plaster, loc=(X1 + 0.1, YB / 2, 0))
    box(X1 - X0, 0.2, H + 0.4, plaster, loc=(0, YB - 0.1, 0))
    a = arch_pts(WW, 1.75, rise=0.86, cusps=6, depth=0.30, base=0.42)
    panel(
        rect(YB, 0, 0, H + 0.4), [shift(a, WY)], 0.2, plaster, loc=(X0 - 0.1, 0, 0), rot=(math.pi / 2, 0, math.pi / 2)
    )
    panel(
        shift(arch_pts(WW + 0.26, 1.78, rise=1.03, cusps=0, base=0.42), WY),
        [shift(a, WY)],
        0.05,
        trim,
        bevel=0.012,
        loc=(X0 + 0.02, 0, 0),
        rot=(math.pi / 2, 0, math.pi / 2),
    )
    mouldings()
    ceiling()


def mouldings():
    """Builds framed fields, skirting and cornice."""
    for x, w in ((-2.12, 1.5), (2.45, 0.95)):  # framed fields left and right of the niche
        panel(
            rect(x - w / 2, 1.0, x + w / 2, 2.85),
            [rect(x - w / 2 + 0.05, 1.05, x + w / 2 - 0.05, 2.80)],
            0.03,
            trim,
            bevel=0.008,
            loc=(0, -0.012, 0),
        )
        panel(
            rect(x - w / 2, 0.22, x + w / 2, 0.80),
            [rect(x - w / 2 + 0.05, 0.27, x + w / 2 - 0.05, 0.75)],
            0.03,
            trim,
            bevel=0.008,
            loc=(0, -0.012, 0),
        )
    for x0, x1 in ((X0, BX - 1.42), (BX + 1.42, X1)):
        box(x1 - x0, 0.03, 0.16, trim, loc=((x0 + x1) / 2, -0.014, 0), bevel=0.008)
        box(x1 - x0, 0.035, 0.05, trim, loc=((x0 + x1) / 2, -0.014, 0.88), bevel=0.012)
    for y0, y1 in ((YB, WY - WW / 2 - 0.14), (WY + WW / 2 + 0.14, 0)):
        box(0.03, y1 - y0, 0.16, trim, loc=(X0 + 0.014, (y0 + y1) / 2, 0), bevel=0.008)
    for i, (d, h) in enumerate(((0.05, 0.05), (0.10, 0.05), (0.16, 0.04))):  # stepped cornice
        box(X1 - X0, d, h, trim, loc=(0, -d / 2, H - 0.14 + 0.05 * i), bevel=0.012)
        box(d, -YB, h, trim, loc=(X0 + d / 2, YB / 2, H - 0.14 + 0.05 * i), bevel=0.012)
        box(d, -YB, h, trim, loc=(X1 - d / 2, YB / 2, H - 0.14 + 0.05 * i), bevel=0.012)


def ceiling():
    """Builds a tray ceiling lit from its rim."""
    t = rect(X0 + 0.75, YB + 0.8, X1 - 0.75, -0.8)
    panel(rect(X0 - 0.2, YB - 0.2, X1 + 0.2, 0.3), [t], 0.12, white, bevel=0.015, loc=(0, 0, H + 0.06), rot=(0, 0, 0))
    mesh(
        'tray',
        [(X0, YB, H + 0.38), (X1, YB, H + 0.38), (X1, 0.2, H + 0.38), (X0, 0.2, H + 0.38)],
        [(3, 2, 1, 0)],
        white,
    )
    area((0, YB / 2, H + 0.14), (0, YB / 2, H + 1), X1 - X0 - 1.3, -YB - 1.5, 85 * LAMP, 4300)  # cove
