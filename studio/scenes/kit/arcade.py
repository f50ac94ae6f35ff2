"""A wing of lamplit arches."""

import math

from kit.material import mat
from kit.mesh import dup, mesh
from kit.outlines import arch_pts, rect, shift
from kit.panel import panel
from kit.plain_materials import emit, glow
from kit.solids import box, lathe

MERLON = [
    (-0.36, 0),
    (0.36, 0),
    (0.36, 0.4),
    (0.2, 0.55),
    (0.26, 0.75),
    (0, 1.15),
    (-0.26, 0.75),
    (-0.2, 0.55),
    (-0.36, 0.4),
]


def arcade(x0, x1, y, stone, bay=3.9, fh=5.4, floors=2, z=0.8, trim=None, depth=3.0, strength=3.4, cusps=4):
    """Builds a wing of lamplit arches with doors and lanterns behind, ledges, merlons; faces -y. Wash it with one
    long area light from well in front."""
    x0, x1 = sorted((x0, x1))
    n = int((x1 - x0) / bay)
    bay = (x1 - x0) / n
    dark = mat('arcdoor', '#3a2216', rough=0.6)
    lamp = emit('arclamp', '#ffc27a', 6)
    trim = trim or stone
    a = arch_pts(bay * 0.72, fh * 0.425, rise=bay * 0.44, cusps=cusps)
    for fl in range(floors):
        zz = z + fl * fh
        panel(
            rect(x0, 0, x1, fh),
            [shift(a, x0 + bay * (i + 0.5)) for i in range(n)],
            0.9,
            stone,
            bevel=0.03,
            loc=(0, y, zz),
        )
        mesh(
            'glowback',
            [(x0, 0, 0), (x1, 0, 0), (x1, 0, fh), (x0, 0, fh)],
            [(0, 1, 2, 3)],
            glow('arcglow', '#7a3c14', '#ffc98a', 0.3, fh * 0.85, strength),
            loc=(0, y + depth, zz),
        )
        for i in range(n):
            x = x0 + bay * (i + 0.5)
            panel(
                arch_pts(bay * 0.31, fh * 0.31, rise=bay * 0.18, cusps=0), [], 0.1, dark, loc=(x, y + depth - 0.1, zz)
            )
            lathe([(0, 0.4), (0.16, 0.2), (0.16, -0.1), (0, -0.3)], lamp, seg=10, loc=(x, y + 0.8, zz + fh * 0.6))
            panel(
                shift(arch_pts(bay * 0.84, fh * 0.43, rise=bay * 0.53, cusps=0), x),
                [shift(a, x)],
                0.1,
                trim,
                bevel=0.02,
                loc=(0, y - 0.48, zz),
            )
        box(x1 - x0 + 0.4, 2.6, 0.22, trim, loc=((x0 + x1) / 2, y - 0.3, zz + fh - 0.12))
        for i in range(n + 1):
            lathe(
                [
                    (0.26, 0),
                    (0.26, 0.3),
                    (0.17, 0.42),
                    (0.15, fh - 0.9),
                    (0.20, fh - 0.7),
                    (0.27, fh - 0.45),
                    (0.27, fh - 0.12),
                ],
                trim,
                seg=10,
                loc=(x0 + bay * i, y - 0.5, zz),
            )  # engaged columns
        if fl:  # pierced balustrades upstairs
            for i in range(n):
                x = x0 + bay * (i + 0.5)
                w = bay * 0.72
                c = 0.30
                m_ = int(w / c)
                hs = [
                    [
                        (
                            x - w / 2 + c * (j + 0.5) + (w - m_ * c) / 2 + 0.115 * math.cos(q * math.pi / 3),
                            0.32 + 0.27 * r + 0.115 * math.sin(q * math.pi / 3),
                        )
                        for q in range(6)
                    ]
                    for j in range(m_)
                    for r in (0, 1)
                ]
                panel(
                    rect(x - w / 2 - 0.05, 0.08, x + w / 2 + 0.05, 0.86),
                    hs,
                    0.10,
                    trim,
                    bevel=0.01,
                    loc=(0, y - 0.25, zz),
                )
                box(w + 0.2, 0.22, 0.08, trim, loc=(x, y - 0.25, zz + 0.86), bevel=0.02)
    box(x1 - x0 + 0.5, depth + 2, z, trim, loc=((x0 + x1) / 2, y + depth / 2 - 0.6, 0), bevel=0.03)
    top = z + fh * floors
    box(x1 - x0 + 0.2, 1.2, 0.5, trim, loc=((x0 + x1) / 2, y, top))
    one = panel(MERLON, [], 0.28, trim, loc=(0, 60, -60))
    for i in range(int(x1 - x0)):
        dup(one, (x0 + 0.5 + i, y - 0.4, top + 0.5))
    return top
