"""Palms, hedges and the front of the house."""

import random

from mathutils import Vector

from kit.arcade import arcade
from kit.domes import chhatri, dome
from kit.foliage import ball_shell, foliage
from kit.lights import area
from kit.material import mat
from kit.mesh import dup
from kit.palm import palm, palm_crown
from kit.solids import box
from pool.setup import PX, PY, gold, hide, stone, trim


def garden():
    """Builds palms and hedges on both sides."""
    leaf = mat('leaf', '#4c6b34', rough=0.55, vary=0.3, vscale=2)
    dark = mat('leafdark', '#16241a', rough=0.8, vary=0.3)
    bark = mat('bark', '#6a5440', rough=0.9, bump=0.5, bscale=9, vary=0.2)
    crowns = [palm_crown(leaf, seed=i) for i in range(3)]
    for i in range(7):
        palm(
            random.choice(crowns),
            bark,
            PX + 5.0 + random.uniform(-0.3, 0.5),
            2.5 + i * 4.4 + random.uniform(-0.5, 0.5),
            random.uniform(5.6, 7.6),
            (random.uniform(-0.8, 0.5), random.uniform(-0.3, 0.3)),
            random.uniform(0.9, 1.1),
        )
    for i in range(5):
        palm(
            random.choice(crowns),
            bark,
            -PX - 7.0 + random.uniform(-0.5, 0.5),
            0.5 + i * 6.2 + random.uniform(-0.5, 0.5),
            random.uniform(6.5, 8.6),
            (random.uniform(-0.3, 0.8), 0),
            random.uniform(0.95, 1.15),
        )
    for s in (-1, 1):
        palm(crowns[0], bark, s * 7.2, PY + 5.2, 7.2, (s * 0.3, 0), 1.05)
    hedge = foliage(
        'hedge',
        leaf,
        9000,
        lambda: Vector((random.uniform(-0.5, 0.5), random.uniform(-2.2, 2.2), random.random() ** 0.7 * 1.2)),
        0.075,
    )
    hedge.location = hide
    for i in range(9):
        dup(hedge, (PX + 6.2, 0 + i * 4, 0))
        dup(hedge, (-PX - 7.6, 0 + i * 4, 0), (0, 0, 3.14))
    bush = foliage('bush', dark, 5000, ball_shell(4, 3.4, 3.6), 0.3)
    bush.location = hide
    for s in (-1, 1):
        for i in range(8):
            dup(
                bush,
                (s * (PX + 12.5 + random.uniform(-1, 2)), -2 + i * 6, 1.6),
                (0, 0, random.random() * 6),
                random.uniform(0.8, 1.3),
            )


def facade(y=PY + 15):
    """Builds the lit front at the far end."""
    for s in (-1, 1):
        arcade(s * 8.2, s * 30, y + 1.2, stone, trim=trim)
        dome(2.0, 3.0, trim, gold, (s * 19, y + 4, 12.1), drum=0.6)
        chhatri(2.6, trim, gold, (s * 9.4, y + 1, 12.1), power=110)
    top = arcade(-7.6, 7.6, y, stone, bay=5.0, fh=6.6, trim=trim, cusps=5)
    box(16, 6, 0.4, trim, loc=(0, y + 2.5, top))
    dome(3.6, 5.4, trim, gold, (0, y + 3.5, top + 0.6), drum=0.8)
    for s in (-1, 1):
        chhatri(2.0, trim, gold, (s * 6.6, y + 0.6, top + 0.5), light=False)
    area((0, y - 15, 0.3), (0, y, 8.5), 62, 0.5, 4300, 4000, spread=120)
    area((0, y - 2.6, top + 0.9), (0, y + 3, top + 4.5), 22, 0.4, 620, 4000)
