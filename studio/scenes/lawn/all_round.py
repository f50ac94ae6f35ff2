"""What lies behind the cameras of the lawn: the gate of flowers, lamps, hedges, trees, the lit front of the house."""

import math
import random

from mathutils import Vector

from kit.arcade import arcade
from kit.domes import dome
from kit.foliage import ball_shell, foliage
from kit.lights import area
from kit.material import mat
from kit.mesh import dup, group, put, scatter
from kit.plain_materials import emit
from kit.solids import box, ico, lathe, tube
from lawn.flowers import bloom_on
from lawn.garden import tree
from lawn.setup import bulb, gold, hide, ivory

START = -25.4  # where the aisle begins


def gate():
    """Builds an arch of flowers over the beginning of the aisle."""
    for s in (-1, 1):
        box(0.5, 0.5, 0.7, ivory, loc=(s * 1.9, START, 0), bevel=0.02)
        tube([(s * 1.9, START, 0.7), (s * 1.9, START, 2.6)], 0.10, ivory)
    pts = []
    for i in range(640):
        t = i / 639
        if t < 0.28:
            p = (-1.9, 0.75 + t / 0.28 * 1.85)
        elif t > 0.72:
            p = (1.9, 0.75 + (1 - t) / 0.28 * 1.85)
        else:
            a = math.pi * (1 - (t - 0.28) / 0.44)
            p = (1.9 * math.cos(a), 2.6 + 1.5 * math.sin(a))
        pts.append((p[0] + random.gauss(0, 0.10), START + random.gauss(0, 0.11), p[1] + random.gauss(0, 0.08)))
    bloom_on(pts, 0.085, mix=(3, 3, 3))


def lamps():
    """Builds tall lamps between chairs and hedge, and strings of bulbs between them."""
    places = [(s * x, y) for s in (-1, 1) for x, y in ((6.6, -6.5), (6.6, -15.5), (6.6, -24.5))]
    for x, y in places:
        tube([(x, y, 0), (x, y, 3.6)], 0.035, gold)
        lathe([(0, 0.4), (0.14, 0.3), (0.17, 0.0), (0, -0.08)], emit('lamp', '#ffcf8f', 8), seg=20, loc=(x, y, 3.6))
    beads = []
    for s in (-1, 1):
        for y0, y1 in ((-6.5, -15.5), (-15.5, -24.5)):
            beads += [(s * 6.6, y0 + (y1 - y0) * t, 3.5 - 1.6 * t * (1 - t) * 2) for t in [i / 26 for i in range(1, 26)]]
    beads += [(-6.6 + 13.2 * t, -24.5, 3.5 + 0.9 - 3.2 * t * (1 - t)) for t in [i / 40 for i in range(1, 40)]]
    scatter('lampbeads', beads, ico(0.035, 1, bulb))


def green():
    """Builds hedges along both sides, trees with lights, dark trees beyond."""
    leaf = mat('leaf')
    hedge = foliage(
        'hedgeside',
        leaf,
        8000,
        lambda: Vector((random.uniform(-0.45, 0.45), random.uniform(-2, 2), random.random() ** 0.7 * 1.15)),
        0.07,
    )
    hedge.location = hide
    for s in (-1, 1):
        for i in range(8):
            dup(hedge, (s * 9.6, 5 - 4 * i, 0))
        for i in range(3):
            dup(hedge, (s * (5.2 + 4 * i), -30.5, 0), (0, 0, 1.5708))
    crowns = [foliage('crownback%d' % i, leaf, 6500, ball_shell(1, 1, 0.72, 0.45), 0.075, 1.8) for i in range(2)]
    for c in crowns:
        c.location = hide
    fairy = []
    where = ((-13.5, -9, 10, 4.4), (14, -12, 10.5, 4.6), (-14.5, -21, 11, 4.8), (13.5, -25, 10, 4.4), (-9, -35, 11, 4.8), (10, -36, 12, 5))
    for i, (x, y, h, r) in enumerate(where):
        fairy += tree(x, y, h, r, 71 + i, crowns)
    scatter('fairyback', fairy, ico(0.026, 1, emit('fairy', '#ffcf8a', 26)))
    bush = foliage('bushround', mat('leafdark'), 5000, ball_shell(3.2, 2.6, 2.6), 0.26)
    bush.location = hide
    for i in range(22):
        dup(bush, (-44 + i * 4.1 + random.uniform(-1, 1), -44 + random.uniform(-2, 3), 1.4), (0, 0, i), random.uniform(0.9, 1.5))
    for s in (-1, 1):
        for i in range(16):
            dup(bush, (s * (24 + random.uniform(-2, 4)), 20 - i * 4, 1.2), (0, 0, i), random.uniform(0.9, 1.4))
    for s in (-1, 1):
        area((s * 12, -16, 0.3), (s * 13.5, -20, 8), 4, 14, 1500, 3900, spread=120)
    area((0, -33, 0.3), (0, -36, 8), 22, 1, 900, 3900, spread=120)


def front():
    """Builds the front of the house behind the trees, facing the mandap."""

    def parts():
        for s in (-1, 1):
            arcade(s * 3.5, s * 30, 0, mat('pstone'))
            dome(2.2, 3.3, mat('pstone'), gold, (s * 14, 2, 12.1), drum=0.6)
        dome(3.4, 5, mat('pstone'), gold, (0, 3, 11.5), drum=0.8)

    put(group('housefront', parts), (0, -60, 0), math.pi)
    area((0, -46, 0.6), (0, -60, 7.5), 60, 0.6, 4600, 4000, spread=120)


def all_round():
    """Builds what a panorama shows beyond the stills."""
    gate()
    lamps()
    green()
    front()
    area((0, -27, 4.5), (0, -25, 1.5), 5, 1, 120, 4000)
