"""Ceiling and chandeliers."""

import math

from kit.lights import area, point
from kit.material import mat
from kit.mesh import mesh, scatter
from kit.outlines import rect
from kit.panel import panel
from kit.solids import box, ico, lathe, tube
from hall.setup import H, L, P, W, bulb, crystal, gold, rec, trim


def ceiling():
    """Builds a frame with three recesses; the cove glow hides behind their lips."""
    panel(
        rect(-W / 2, -4, W / 2, L), [rect(*q) for q in rec], 0.35, trim, bevel=0.05, loc=(0, 0, H - 0.1), rot=(0, 0, 0)
    )
    for x0, y0, x1, y1 in rec:
        cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
        panel(
            rect(x0 - 0.8, y0 - 0.8, x1 + 0.8, y1 + 0.8),
            [],
            0.05,
            mat('ceil', '#f3e8d4', rough=0.8),
            loc=(0, 0, H + 1.0),
            rot=(0, 0, 0),
        )
        area(
            (cx, cy, H + 0.25), (cx, cy, H + 1), x1 - x0, y1 - y0, 200, P['warm'] - 500
        )  # cove: one upward panel, unseen by camera
        for bx, by, sx, sy in (
            (x0 - 0.8, cy, 0.1, y1 - y0 + 1.5),
            (x1 + 0.8, cy, 0.1, y1 - y0 + 1.5),
            (cx, y0 - 0.7, x1 - x0 + 1.7, 0.1),
            (cx, y1 + 0.7, x1 - x0 + 1.7, 0.1),
        ):
            box(sx, sy, 1.05, mat('ceil'), loc=(bx, by, H))
        panel(
            rect(x0 + 0.5, y0 + 0.5, x1 - 0.5, y1 - 0.5),
            [rect(x0 + 0.75, y0 + 0.75, x1 - 0.75, y1 - 0.75)],
            0.1,
            gold,
            bevel=0.03,
            loc=(0, 0, H + 0.9),
            rot=(0, 0, 0),
        )
        # medallion
        for rr in (1.1, 2.0, 3.1):
            lathe([(rr - 0.09, 0), (rr, -0.1), (rr + 0.09, 0)], gold, seg=64, loc=(cx, cy, H + 0.97))


def chandelier(cx, cy, z, R):
    """Builds three tiers of crystal on gold hoops, R metres across half; one mesh for all drops."""
    v, f = [], []

    def oct_(p, s):
        b = len(v)
        v.extend(
            [
                (p[0] + d[0] * s * 0.62, p[1] + d[1] * s * 0.62, p[2] + d[2] * s)
                for d in ((1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1.4))
            ]
        )
        f.extend(
            [(b + i, b + (i + 1) % 4, b + 4) for i in range(4)] + [(b + (i + 1) % 4, b + i, b + 5) for i in range(4)]
        )

    bulbs = []
    for r, zz, n in ((R, 0, 40), (R * 0.68, 0.75 * R * 0.6, 28), (R * 0.36, 1.35 * R * 0.6, 16)):
        lathe(
            [(r - 0.03, -0.05), (r + 0.03, -0.05), (r + 0.03, 0.07), (r - 0.03, 0.07), (r - 0.03, -0.05)],
            gold,
            seg=64,
            loc=(cx, cy, z + zz),
        )
        for i in range(n):
            a = 6.2832 * i / n
            c, s = math.cos(a), math.sin(a)
            if i % 2 == 0:
                bulbs.append((cx + c * r, cy + s * r, z + zz + 0.17))
            for j in range(16):  # swags rising to the next tier's collar
                t = j / 15
                q = r * (1 - 0.42 * t)
                oct_((c * q, s * q, zz + 0.1 + t * R * 0.52 - 0.26 * R * math.sin(math.pi * t)), 0.05)
            for j in range(5):
                oct_((c * r, s * r, zz - 0.12 - 0.12 * j), 0.055)
    for k in range(5):  # central bowl of drops
        n = 30 - k * 5
        r = R * 0.62 * (1 - k / 5.2)
        for i in range(n):
            for j in range(3):
                oct_(
                    (r * math.cos(6.2832 * i / n), r * math.sin(6.2832 * i / n), -0.22 - 0.16 * k * R * 0.7 - 0.13 * j),
                    0.055,
                )
    mesh('cr', v, f, crystal, loc=(cx, cy, z))
    b = ico(0.045, 1, bulb, sc=(1, 1, 1.9))
    scatter('bulbs', bulbs, b)
    tube([(cx, cy, z + R * 0.9), (cx, cy, H + 1.0)], 0.035, gold)
    point((cx, cy, z - 0.2), 330 * R, P['warm'], 0.6 * R)
