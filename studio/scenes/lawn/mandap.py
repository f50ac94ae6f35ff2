"""The mandap."""

import math

import numpy as np

from kit.curtain import curtain
from kit.domes import chhatri, dome
from kit.material import mat
from kit.outlines import arch_pts
from kit.panel import panel
from kit.solids import box, lathe
from lawn.drapery import canopy_swags
from lawn.flowers import bloom_on
from lawn.garlands import flowers, seating
from lawn.setup import HW, P, PH, PZ, drape, gold, ivory, swagm


def mandap():
    """Builds platform, pillars, arches, dome and drapes."""
    stone = mat('platform', '#e6d5b8', rough=0.35, vary=0.06, bump=0.03)
    for i, (w, h) in enumerate(((8.2, 0.16), (7.5, 0.32), (6.8, 0.48))):
        box(w, w, h, stone, loc=(0, 0, 0), bevel=0.02)
        box(w + 0.02, w + 0.02, 0.025, gold, loc=(0, 0, h - 0.05))
    box(
        5.0,
        4.6,
        0.02,
        mat('carpet', '#7a2330', rough=1, sheen=0.6, bump=0.3, bscale=200, vary=0.1),
        loc=(0, 0, PZ),
        bevel=0.008,
    )
    prof = [
        (0.30, 0),
        (0.30, 0.10),
        (0.26, 0.14),
        (0.29, 0.22),
        (0.20, 0.34),
        (0.17, 0.42),
        (0.155, 2.85),
        (0.20, 2.92),
        (0.16, 3.0),
        (0.24, 3.22),
        (0.27, 3.30),
        (0.27, 3.4),
    ]
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe(prof, ivory, seg=64, loc=(sx * HW, sy * HW, PZ), rib=0.03, ribn=16)
            for z in (0.38, 2.90, 3.26):
                lathe([(0.20, -0.02), (0.235, 0), (0.20, 0.02)], gold, seg=40, loc=(sx * HW, sy * HW, PZ + z))
            box(0.5, 0.5, PH - 3.4, ivory, loc=(sx * HW, sy * HW, PZ + 3.4), bevel=0.02)
    a = arch_pts(2 * HW - 0.5, 2.2, rise=1.35, cusps=6, depth=0.26)
    for r in range(4):
        rot = r * math.pi / 2
        p = (math.sin(rot) * HW, -math.cos(rot) * HW, PZ)
        head = [q for q in a[2:] if q[1] > 2.2][::-1]  # the arch is a notch, not a hole: no sliver below it
        panel(
            [(-HW - 0.2, 2.2)] + head + [(HW + 0.2, 2.2), (HW + 0.2, PH + 0.15), (-HW - 0.2, PH + 0.15)],
            [],
            0.22,
            ivory,
            bevel=0.015,
            loc=p,
            rot=(math.pi / 2, 0, rot),
        )
    z = PZ + PH
    for w, h, dz in ((2 * HW + 0.9, 0.12, 0), (2 * HW + 0.6, 0.22, 0.12), (2 * HW + 0.8, 0.08, 0.34)):
        box(w, w, h, ivory, loc=(0, 0, z + dz), bevel=0.015)
    lathe(
        [((HW + 0.85) * 1.414, -0.16), ((HW + 0.9) * 1.414, -0.11), ((HW + 0.3) * 1.414, 0.12)],
        ivory,
        seg=4,
        loc=(0, 0, z + 0.06),
        smooth=False,
        rot=(0, 0, math.pi / 4),
    )
    box(2 * HW + 0.82, 2 * HW + 0.82, 0.03, gold, loc=(0, 0, z + 0.42))
    if P['dome']:
        dome(1.95, 2.5, ivory, gold, (0, 0, z + 0.42), rib=0.014, ribn=24, drum=0.22)
        for sx in (-1, 1):
            for sy in (-1, 1):
                chhatri(0.95, ivory, gold, (sx * (HW + 0.05), sy * (HW + 0.05), z + 0.42), light=False)
    for s in (-1, 1):  # tied drapes at the front pillars, full ones behind
        o = curtain(s * (HW - 0.52), -HW + 0.30, 1.0, PH - 0.15, drape, fold=0.06, n=8, gather=0.52, seed=4 + s)
        o.location.z = PZ + 0.02
        for k in range(4):
            o = curtain(
                -1.95 + 1.3 * k, HW - 0.35, 1.5, PH - 0.1, drape if k % 2 else swagm, fold=0.07, n=9, seed=10 + k
            )
            o.location.z = PZ
        o = curtain(
            s * (HW - 0.25), 0.2, 1.3, PH - 0.2, drape, fold=0.06, n=8, rot=math.pi / 2, gather=0.5, seed=20 + s
        )
        o.location.z = PZ
        tie = [
            (s * (HW - 0.52) + 0.27 * math.cos(t), -HW + 0.28 + 0.14 * math.sin(t), PZ + 1.22 + 0.02 * math.sin(t * 2))
            for t in np.linspace(0, 6.28, 30)
        ]
        bloom_on(tie, 0.042, mix=(3, 3, 4))
    canopy_swags(z)
    flowers(z)
    seating()
