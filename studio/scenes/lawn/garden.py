"""Trees, hedges and the palace behind."""

import math
import random

from mathutils import Vector

from kit.arcade import arcade
from kit.domes import dome
from kit.foliage import ball_shell, foliage
from kit.lights import area
from kit.material import mat
from kit.mesh import dup, scatter
from kit.outlines import bez
from kit.plain_materials import emit
from kit.solids import ico, tube
from lawn.setup import gold, hide


def tree(x, y, h, r, seed, crowns):
    """Builds a tree with lights in it; where the lights hang."""
    rnd = random.Random(seed)
    bark = mat('bark', '#4d3c2c', rough=0.9, bump=0.8, bscale=6, vary=0.2)
    top = Vector((x + rnd.gauss(0, 0.3), y, h * 0.45))
    fairy = []
    pts = bez((x, y, 0), (x + 0.15, y, h * 0.2), (top.x - 0.2, y, h * 0.3), tuple(top), 10)
    o = tube(pts, 0.26, bark, res=4)
    for k in range(7):
        a = k * 0.9 + rnd.random()
        e = top + Vector((math.cos(a) * r * 0.6, math.sin(a) * r * 0.6, h * rnd.uniform(0.12, 0.42)))
        tube(
            bez(
                tuple(top - Vector((0, 0, 0.3))),
                tuple(top.lerp(e, 0.3) + Vector((0, 0, 0.5))),
                tuple(top.lerp(e, 0.7) + Vector((0, 0, 0.3))),
                tuple(e),
                8,
            ),
            0.09,
            bark,
        )
        dup(rnd.choice(crowns), e, (0, 0, rnd.random() * 6), r * 0.52 * rnd.uniform(0.68, 1.35))
        fairy += [
            tuple(
                e
                + Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 0.7))).normalized()
                * r
                * 0.5
                * rnd.uniform(0.5, 0.95)
            )
            for _ in range(34)
        ]
    dup(rnd.choice(crowns), top + Vector((0, 0, h * 0.35)), (0, 0, seed), r * 0.7)
    fairy += [
        (p[0] + 0.28 * math.cos(i * 0.9), p[1] + 0.28 * math.sin(i * 0.9), p[2] + 0.02 * i)
        for p in pts
        for i in range(8)
    ]
    return fairy


def garden():
    """Builds trees, hedges and the dark beyond."""
    leafm = mat('leaf', '#56753a', rough=0.6, vary=0.35, vscale=1.2)
    dark = mat('leafdark', '#16241a', rough=0.8, vary=0.3)
    crowns = [foliage('crown%d' % i, leafm, 6500, ball_shell(1, 1, 0.72, 0.45), 0.075, 1.8) for i in range(2)]
    for c in crowns:
        c.location = hide
    fairy = []
    for i, (x, y, h, r) in enumerate(
        (
            (-10.5, 3.5, 10, 4.4),
            (11, 5, 11, 4.8),
            (-18, -2, 10, 4.6),
            (18.5, 1, 9.5, 4.4),
            (-15, 15, 12, 5.2),
            (16, 16, 12, 5),
        )
    ):
        fairy += tree(x, y, h, r, 31 + i, crowns)
    scatter('fairy', fairy, ico(0.026, 1, emit('fairy', '#ffcf8a', 26)))
    bush = foliage('bush', dark, 5000, ball_shell(3.2, 2.6, 2.6), 0.26)
    bush.location = hide
    for i in range(30):
        dup(
            bush,
            (-60 + i * 4.1 + random.uniform(-1, 1), 24 + random.uniform(-3, 6), 1.0),
            (0, 0, random.random() * 6),
            random.uniform(0.7, 1.25),
        )
    hedge = foliage(
        'hedge',
        leafm,
        8000,
        lambda: Vector((random.uniform(-2, 2), random.uniform(-0.45, 0.45), random.random() ** 0.7 * 1.15)),
        0.07,
    )
    hedge.location = hide
    for s in (-1, 1):
        for i in range(5):
            dup(hedge, (s * (7.0 + 4 * i), 7.5, 0))


def palace(y=46):
    """Builds a two-storey arcade, seen small between the trees; its wash stands well away so that the ledge throws
    no long shadow."""
    stone = mat('pstone', '#c9a684', rough=0.8, bump=0.1, bscale=8, vary=0.1)
    for s in (-1, 1):
        arcade(s * 4.45, s * 39.55, y, stone)
    for x, r in ((-26, 2.6), (-13, 2.0), (13, 2.0), (26, 2.6)):
        dome(r, r * 1.5, stone, gold, (x, y + 2, 12.1), drum=0.6)
    area((0, y - 17, 0.6), (0, y, 7.5), 80, 0.6, 7000, 4000, spread=120)
