"""Books, bench and tea table."""

import random

from kit.material import mat
from kit.mesh import mesh, scatter
from kit.solids import box, ico, lathe, tube
from guestroom.setup import C, gold


def books(x, y, z):
    """Builds a stack of books."""
    for i, (c, w) in enumerate((('#efe7d6', 0.24), (C['niche'], 0.22))):
        box(
            w,
            0.16,
            0.026,
            mat('book%d' % i, c, rough=0.6),
            loc=(x, y, z + 0.027 * i),
            rot=(0, 0, 0.12 * i - 0.05),
            bevel=0.004,
        )
    lathe(
        [(0, 0.0), (0.05, 0.0), (0.065, 0.03), (0.06, 0.03), (0.045, 0.008), (0, 0.008)],
        gold,
        seg=40,
        loc=(x - 0.01, y, z + 0.055),
    )
    ms = ico(0.012, 2, mat('mari', '#e58a12', rough=0.8))
    scatter(
        'm',
        [
            (x - 0.01 + random.gauss(0, 0.02), y + random.gauss(0, 0.02), z + 0.07 + random.random() * 0.012)
            for _ in range(30)
        ],
        ms,
    )


def bench(x, y, w):
    """Builds the bench at the foot of the bed."""
    boucle = mat('boucle', '#cdbb9f', rough=1, bump=0.9, bscale=110, sheen=0.6, vary=0.08, vscale=40, spec=0.1)
    n, v = 40, []  # a crowned seat, fuller in the middle
    box(w, 0.46, 0.10, boucle, loc=(x, y, 0.345), bevel=0.045)
    for i in range(n + 1):
        for j in range(17):
            u, t = i / n * 2 - 1, j / 16 * 2 - 1
            v.append((u * (w / 2 - 0.03), t * 0.20, 0.028 * (1 - u**6) * (1 - t**4)))
    mesh(
        'crown',
        v,
        [(i * 17 + j, (i + 1) * 17 + j, (i + 1) * 17 + j + 1, i * 17 + j + 1) for i in range(n) for j in range(16)],
        boucle,
        loc=(x, y, 0.443),
        smooth=True,
    )
    box(w - 0.03, 0.43, 0.04, gold, loc=(x, y, 0.31), bevel=0.008)
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe(
                [(0.014, 0), (0.014, 0.02), (0.022, 0.31)],
                gold,
                seg=16,
                loc=(x + sx * (w / 2 - 0.08), y + sy * 0.16, 0),
            )


def tea_table(x, y):
    """Builds a small table with tea for two."""
    lathe(
        [(0, 0.52), (0.27, 0.52), (0.275, 0.525), (0.275, 0.545), (0.26, 0.55), (0, 0.55)], gold, seg=72, loc=(x, y, 0)
    )
    lathe(
        [(0.17, 0), (0.17, 0.012), (0.03, 0.03), (0.018, 0.1), (0.03, 0.26), (0.018, 0.42), (0.04, 0.5), (0.12, 0.52)],
        gold,
        seg=40,
        loc=(x, y, 0),
    )
    ch = mat('china', '#fbf6ec', rough=0.08, clear=0.5)
    lathe(
        [
            (0, 0),
            (0.05, 0),
            (0.075, 0.05),
            (0.078, 0.09),
            (0.055, 0.13),
            (0.035, 0.14),
            (0.012, 0.155),
            (0.012, 0.165),
            (0, 0.172),
        ],
        ch,
        seg=48,
        loc=(x + 0.05, y + 0.05, 0.55),
    )
    tube([(x + 0.05 - 0.07, y + 0.05, 0.62), (x - 0.06, y + 0.05, 0.64), (x - 0.085, y + 0.05, 0.69)], 0.011, ch)
    tube(
        [
            (x + 0.12, y + 0.05, 0.66),
            (x + 0.17, y + 0.05, 0.65),
            (x + 0.165, y + 0.05, 0.60),
            (x + 0.12, y + 0.05, 0.58),
        ],
        0.007,
        ch,
    )
    for dx, dy in ((-0.10, -0.10), (0.10, -0.14)):
        lathe(
            [(0, 0.005), (0.04, 0.005), (0.06, 0.014), (0.06, 0.016), (0, 0.008)],
            ch,
            seg=40,
            loc=(x + dx, y + dy, 0.55),
        )
        lathe(
            [(0.018, 0.012), (0.032, 0.03), (0.038, 0.055), (0.035, 0.055), (0, 0.02)],
            ch,
            seg=40,
            loc=(x + dx, y + dy, 0.55),
        )
