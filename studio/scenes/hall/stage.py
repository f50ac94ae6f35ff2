"""The stage."""

import math

from kit.lights import area
from kit.mesh import mesh
from kit.outlines import arch_pts, shift
from kit.panel import jaali, panel
from kit.plain_materials import emit
from kit.solids import box
from hall.setup import H, L, P, W, acc, cloth, gold, trim, wall


def stage():
    """Builds dais, arched backdrop, pleated drapes, a sofa."""
    yS = L - 5
    box(16, 5, 0.7, acc, loc=(0, L - 2.5, 0))
    box(13, 1, 0.35, acc, loc=(0, L - 5.4, 0))
    box(16.1, 0.08, 0.1, gold, loc=(0, L - 5.02, 0.62))
    box(W, 0.3, H, wall, loc=(0, L, 0))
    big = arch_pts(7.0, 3.3, rise=2.7, cusps=7, base=0.7)
    panel(arch_pts(8.6, 3.4, rise=3.7, cusps=0, base=0.7), [big], 0.3, trim, bevel=0.04, loc=(0, L - 1.2, 0))
    panel(big, [], 0.02, emit('back', '#ffca8c', 0.85), loc=(0, L - 0.5, 0))
    jaali(7, 7, 0.5, trim, (0, L - 0.62, 0), head=big, thick=0.05)
    for s in (-1, 1):
        a = arch_pts(2.9, 2.6, rise=1.5, cusps=4, base=0.7)
        panel(
            shift(arch_pts(3.6, 2.7, rise=2.1, cusps=0, base=0.7), s * 6.1),
            [shift(a, s * 6.1)],
            0.25,
            trim,
            bevel=0.03,
            loc=(0, L - 1.0, 0),
        )
        panel(shift(a, s * 6.1), [], 0.02, emit('back2', '#ffb87a', 0.6), loc=(0, L - 0.5, 0))
        jaali(2.9, 5, 0.4, trim, (s * 6.1, L - 0.62, 0), head=a, thick=0.05)
        # pleated drape panels either side
        v, f = [], []
        n = 160
        for j in (0, 1):
            for i in range(n + 1):
                t = i / n
                v.append((s * (8.4 + t * 3.9), L - 0.9 + 0.16 * math.sin(t * 58) + 0.05 * math.sin(t * 131), H * j))
        for i in range(n):
            f.append((i, i + 1, n + 2 + i, n + 1 + i))
        mesh('drape', v, f, acc, smooth=True)
        area((s * 10.2, L - 2.4, 0.2), (s * 10.2, L - 0.8, H), 4, 0.2, 420, P['warm'], spread=100)
    if P['setting'] == 'dinner':
        box(3.4, 1.0, 0.45, cloth, loc=(0, L - 2.2, 0.7), bevel=0.12)
        box(3.4, 0.3, 1.15, cloth, loc=(0, L - 1.75, 0.7), bevel=0.12)  # sofa
