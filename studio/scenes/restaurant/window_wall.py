"""Cusped windows on the evening."""

import math
import random

from kit.curtain import curtain
from kit.foliage import ball_shell, foliage
from kit.material import mat
from kit.mesh import dup, mesh
from kit.outlines import arch_pts, rect, shift
from kit.palm import palm, palm_crown
from kit.panel import panel
from kit.plain_materials import glass, weave
from kit.solids import rods, tube
from restaurant.setup import H, X1, Y0, Y1, gold, hide, trim, wall

WIN = [-1.2, 2.0, 5.2, 8.4]


def window_wall():
    """Builds the right wall: tall cusped lights with bronze bars, drapes between."""
    a = arch_pts(1.9, 2.35, rise=1.15, cusps=6, depth=0.3, base=0.35)
    r = (math.pi / 2, 0, math.pi / 2)
    drape = weave('drape', '#d9c3a0', scale=300, depth=0.12, sheen=0.7, vary=0.05)
    panel(rect(Y0, 0, Y1, H + 0.4), [shift(a, y) for y in WIN], 0.34, wall, bevel=0.01, loc=(X1 + 0.17, 0, 0), rot=r)
    for i, y in enumerate(WIN):
        panel(
            shift(arch_pts(2.2, 2.38, rise=1.36, cusps=0, base=0.30), y),
            [shift(a, y)],
            0.06,
            trim,
            bevel=0.012,
            loc=(X1 - 0.02, 0, 0),
            rot=r,
        )
        mesh(
            'pane',
            [(X1 + 0.25, y - 1, 0.3), (X1 + 0.25, y + 1, 0.3), (X1 + 0.25, y + 1, 3.6), (X1 + 0.25, y - 1, 3.6)],
            [(0, 1, 2, 3)],
            glass('pane', '#f2f7f8', 0.7),
        )
        rods(
            'bars',
            [((X1 + 0.24, y + q, 0.35), (X1 + 0.24, y + q, 3.5), 0.012) for q in (-0.32, 0.32)]
            + [((X1 + 0.24, y - 1, z), (X1 + 0.24, y + 1, z), 0.012) for z in (1.1, 1.85, 2.6)],
            mat('bronze', '#3a2818', rough=0.4, metal=0.8),
        )
        for s in (-1, 1):
            curtain(
                X1 - 0.14, y + s * 1.24, 0.58, 3.9, drape, fold=0.05, n=6, rot=math.pi / 2, gather=0.42, seed=i * 2 + s
            )
    tube([(X1 - 0.14, Y0 + 0.4, 3.92), (X1 - 0.14, Y1 - 0.6, 3.92)], 0.018, gold)
    dark = mat('far', '#141c26', rough=1)
    crowns = [palm_crown(mat('farleaf', '#1d2b24', rough=0.9), seed=k) for k in range(2)]
    bark = mat('farbark', '#1c1a1a', rough=1)
    for i in range(9):
        palm(
            random.choice(crowns),
            bark,
            X1 + 9 + random.uniform(0, 9),
            -1 + i * 5.2,
            random.uniform(4.6, 7.4),
            (random.uniform(-0.8, 0.5), 0.2),
        )
    bush = foliage('bush', dark, 3000, ball_shell(3, 4, 2.2), 0.35)
    bush.location = hide
    for i in range(14):
        dup(bush, (X1 + 24 + random.uniform(-2, 3), -4 + i * 5, 0.2), (0, 0, i), random.uniform(0.8, 1.2))
    mesh(
        'terrace',
        [(X1 + 0.4, -60, -0.1), (X1 + 200, -60, -0.1), (X1 + 200, 120, -0.1), (X1 + 0.4, 120, -0.1)],
        [(0, 1, 2, 3)],
        mat('terrace', '#2a2c33', rough=0.4),
    )
