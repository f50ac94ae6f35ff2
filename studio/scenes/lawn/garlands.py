"""Its flowers, and what stands inside."""

import math
import random

import numpy as np

from kit.outlines import arch_pts
from kit.panel import panel
from kit.plain_materials import emit, weave
from kit.solids import box, lathe
from lawn.flowers import bloom_on, cluster, strand, swag
from lawn.setup import HW, PZ, gold


def flowers(z):
    """Builds marigolds in the arch, at the pillars and along the eaves."""
    front, y = [], -HW - 0.16
    for i in range(75):  # marigold curtain in the front arch: longer towards the pillars
        x = -HW + 0.30 + (2 * HW - 0.6) * i / 74
        e = abs(x) / (HW - 0.3)
        n = 0.35 + 1.5 * e**2.4 + 0.22 * math.sin(i * 1.9) * e + random.uniform(0, 0.10)
        front += strand(x, y + random.gauss(0, 0.02), z - 0.02, n)
    bloom_on(front, 0.040, mix=(5, 4, 1))
    bloom_on(
        [
            p
            for i in range(46)
            for p in strand(-HW + 0.3 + (2 * HW - 0.6) * i / 45, HW - 0.55, z - 0.1, random.uniform(0.7, 1.5))
        ],
        0.040,
        mix=(3, 3, 3),
    )
    for sx in (-1, 1):  # crowns of flowers at the pillar heads and feet
        bloom_on(cluster(sx * HW, -HW - 0.12, z - 0.30, 0.42, 210, 0.75), 0.062, mix=(4, 3, 3), green=110)
        bloom_on(cluster(sx * (HW + 0.1), -HW - 0.18, PZ + 0.22, 0.50, 260, 0.62), 0.066, mix=(4, 3, 3), green=150)
        bloom_on(cluster(sx * HW, HW - 0.2, PZ + 0.3, 0.5, 160, 0.8), 0.066, green=60)
        bloom_on(
            [
                (sx * HW + 0.19 * math.cos(t * 9.5), -HW + 0.19 * math.sin(t * 9.5), PZ + 0.55 + t * 0.32)
                for t in np.linspace(0, 7, 250)
            ],
            0.034,
            mix=(4, 4, 1),
        )  # garland wound round the pillar
        bloom_on(
            cluster(sx * 3.35, -3.55, 0.34, 0.36, 130, 0.7)
            + cluster(sx * 2.6, -3.95, 0.16, 0.28, 90, 0.7)
            + cluster(sx * 3.9, -3.9, 0.12, 0.26, 80, 0.6),
            0.058,
            green=120,
        )
    bloom_on(
        swag((-HW, -HW - 0.3, z - 0.1), (0, -HW - 0.3, z - 0.06), 0.30)
        + swag((0, -HW - 0.3, z - 0.06), (HW, -HW - 0.3, z - 0.1), 0.30),
        0.046,
        mix=(2, 2, 4),
    )


def seating():
    """Builds two low thrones, guests' stools, fire bowl."""
    red = weave('throne', '#7f2734', sheen=0.9)
    for s in (-1, 1):
        box(0.95, 0.8, 0.34, red, loc=(s * 0.62, 1.1, PZ), bevel=0.07)
        box(0.95, 0.22, 0.85, red, loc=(s * 0.62, 1.46, PZ + 0.2), bevel=0.08)
        box(0.97, 0.82, 0.06, gold, loc=(s * 0.62, 1.1, PZ), bevel=0.01)
        panel(
            arch_pts(0.9, 0.5, rise=0.4, cusps=3, base=0.1),
            [arch_pts(0.76, 0.5, rise=0.32, cusps=3, base=0.15)],
            0.05,
            gold,
            bevel=0.01,
            loc=(s * 0.62, 1.33, PZ + 0.42),
        )
        box(0.5, 0.5, 0.3, red, loc=(s * 1.6, -0.2, PZ), bevel=0.05)
    lathe(
        [
            (0, 0),
            (0.22, 0),
            (0.26, 0.06),
            (0.16, 0.10),
            (0.20, 0.24),
            (0.34, 0.34),
            (0.31, 0.34),
            (0.15, 0.22),
            (0, 0.22),
        ],
        gold,
        seg=48,
        loc=(0, -0.5, PZ),
    )
    fl = emit('fire', '#ff9a3c', 9)
    for i in range(9):
        lathe(
            [(0.0, 0), (0.045, 0.05), (0.03, 0.14), (0, 0.26)],
            fl,
            seg=10,
            loc=(random.gauss(0, 0.07), -0.5 + random.gauss(0, 0.07), PZ + 0.27),
            sc=random.uniform(0.6, 1.1),
        )
