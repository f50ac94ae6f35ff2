"""Lamps and tables inside."""

import math
import random

from mathutils import Vector

from kit.lights import area
from kit.mesh import scatter
from kit.plain_materials import emit
from kit.solids import box, ico, lathe, tube
from glasshouse.setup import A, B, RH, WH, br, cloth, gold, pm


def globes():
    """Builds a constellation of pendant lamps (seen, not sampled) and the few real lights."""
    bulb = emit('globe', '#ffd49a', 14)
    pts = []
    for i in range(90):
        a = i * 2.39996
        r = math.sqrt(i / 90) * 0.80
        x, y = A * r * math.cos(a), B * r * math.sin(a)
        ztop = WH + RH * math.sqrt(max(0, 1 - r * r))
        z = ztop - 0.6 - 1.9 * random.random()
        pts.append((x, y, z))
        tube([(x, y, z), (x, y, ztop + 0.2)], 0.008, br, res=1)
    scatter('globes', pts, ico(0.13, 2, bulb))
    area((0, 0, WH + 2.6), (0, 0, 0), 17, 10, 2100, 2900)
    area((0, 0, WH + 1.0), (0, 0, 20), 16, 9, 500, 2800)
    area((0, 0, 0.5), (0, 0, 5), 15, 9, 260, 2800)


def tables():
    """Builds tables, chairs and towers of flowers."""
    for i in range(15):
        r = 0.46 if i < 5 else 0.76
        a = (i / 5 if i < 5 else (i - 5) / 10) * 6.2832 + 0.31
        x, y = A * r * math.cos(a), B * r * math.sin(a)
        if abs(x) < 1.6 and y < 0:
            continue
        lathe(
            [(0, 0.76), (0.85, 0.76), (0.9, 0.72), (0.98, 0.3), (1.05, 0.02)],
            cloth,
            seg=80,
            rib=0.02,
            ribn=18,
            loc=(x, y, 0.3),
        )
        lathe([(0.12, 0), (0.02, 0.03), (0.015, 0.8), (0.1, 0.85)], gold, seg=16, loc=(x, y, 1.06))
        for k, m in enumerate(pm):
            scatter(
                'fl',
                [
                    tuple(
                        Vector((x, y, 2.15))
                        + Vector((random.gauss(0, 0.2), random.gauss(0, 0.2), random.gauss(0, 0.17)))
                    )
                    for _ in range(50)
                ],
                ico(0.075, 1, m),
            )
        for q in range(8):
            t = q * 0.785
            cx, cy = x + 1.35 * math.cos(t), y + 1.35 * math.sin(t)
            for dx in (-0.18, 0.18):
                box(0.03, 0.03, 0.9 if dx > 0 else 0.45, gold, loc=(cx + dx * math.cos(t), cy + dx * math.sin(t), 0.3))
            box(0.4, 0.4, 0.06, cloth, loc=(cx, cy, 0.72), rot=(0, 0, t))
            box(0.04, 0.38, 0.45, gold, loc=(cx + 0.2 * math.cos(t), cy + 0.2 * math.sin(t), 0.78), rot=(0, 0, t))
