"""Cabanas with tied drapes."""

import math
import random

from kit.curtain import curtain
from kit.domes import finial
from kit.lights import area
from kit.mesh import group, put
from kit.panel import panel
from kit.plain_materials import emit
from kit.solids import box, lathe, tube
from pool.setup import P, PX, accent, canvas, drape, gold, teak, trim


def cabana_parts(seed):
    """Builds an open pavilion 3.2 m square facing +x: posts, scalloped valance, tied drapes, daybed."""
    w, h = 1.6, 2.75
    rnd = random.Random(seed)
    box(3.5, 3.5, 0.16, trim, loc=(0, 0, 0), bevel=0.02)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(0.14, 0.14, h, trim, loc=(sx * w, sy * w, 0.1), bevel=0.015)
            box(0.2, 0.2, 0.10, gold, loc=(sx * w, sy * w, 0.16), bevel=0.01)
    box(3.7, 3.7, 0.14, trim, loc=(0, 0, h + 0.02), bevel=0.02)
    box(3.4, 3.4, 0.22, trim, loc=(0, 0, h + 0.16), bevel=0.02)
    lathe(
        [(2.3, 0), (1.5, 0.30), (0.7, 0.62), (0.1, 0.92), (0, 0.95)],
        trim,
        seg=4,
        loc=(0, 0, h + 0.38),
        smooth=False,
        rot=(0, 0, math.pi / 4),
    )
    lathe(finial(0.34), gold, seg=20, loc=(0, 0, h + 1.28))
    for r in range(4):
        n = 9
        sc = 3.2 / n
        pts = [(-1.6, 0.36), (1.6, 0.36)]
        for i in range(n):
            for k in range(7):
                t = k / 6
                pts.append((1.6 - sc * (i + t), 0.06 + 0.12 * abs(math.cos(math.pi * t)) ** 1.0))
        q = r * math.pi / 2
        panel(
            pts,
            [],
            0.02,
            accent if seed % 2 else drape,
            loc=(math.sin(q) * w * 1.02, -math.cos(q) * w * 1.02, h - 0.34),
            rot=(math.pi / 2, 0, q),
        )
    for sy in (-1, 1):
        o = curtain(
            w - 0.02,
            sy * (w - 0.42),
            0.85,
            h - 0.15,
            drape,
            fold=0.055,
            n=7,
            rot=math.pi / 2,
            gather=0.55,
            seed=seed * 3 + sy,
        )
        o.location.z = 0.16
        o = curtain(-w + 0.4, sy * (w - 0.02), 0.85, h - 0.15, drape, fold=0.055, n=7, gather=0.5, seed=seed * 5 + sy)
        o.location.z = 0.16
    o = curtain(-w + 0.06, 0, 3.2, h - 0.1, drape, fold=0.05, n=18, rot=math.pi / 2, seed=seed)
    o.location.z = 0.16
    box(1.9, 2.2, 0.30, teak, loc=(-0.25, 0, 0.16), bevel=0.02)
    box(1.86, 2.16, 0.22, canvas, loc=(-0.25, 0, 0.44), bevel=0.08)
    for i in range(4):
        c = box(0.16, 0.50, 0.46, (canvas, accent)[i % 2], loc=(-0.92, -0.80 + i * 0.53, 0.64), bevel=0.075)
        c.rotation_euler = (rnd.gauss(0, 0.05), 0.30, rnd.gauss(0, 0.08))
    for i in (-1, 1):
        c = box(0.13, 0.42, 0.36, (accent, canvas)[i > 0], loc=(-0.72, i * 0.42, 0.65), bevel=0.06)
        c.rotation_euler = (rnd.gauss(0, 0.05), 0.42, i * 0.12)
    lathe(
        [(0, 0.26), (0.05, 0.22), (0.15, 0.10), (0.17, -0.02), (0.12, -0.15), (0, -0.2)],
        emit('cablamp', '#ffc27a', 5),
        seg=18,
        loc=(0, 0, h - 0.55),
    )
    tube([(0, 0, h - 0.3), (0, 0, h)], 0.008, gold)


def cabanas():
    """Builds cabanas along the left side."""
    gs = [group('cabana', lambda: cabana_parts(1)), group('cabana2', lambda: cabana_parts(2))]
    for i in range(P['cabanas']):
        y = 3.4 + i * 6.2
        put(gs[i % 2], (-PX - 4.0, y, 0))
        area((-PX - 3.9, y, 2.6), (-PX - 3.9, y, 0), 2.2, 2.2, 70, 3700)
