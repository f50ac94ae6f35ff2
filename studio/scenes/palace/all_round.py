"""What lies behind the cameras of the forecourt: a causeway over the pool, and the gatehouse at its other end."""

import random

from kit.arcade import arcade
from kit.domes import chhatri
from kit.foliage import ball_shell, foliage
from kit.lights import area
from kit.material import mat
from kit.mesh import dup, group, put
from kit.plain_materials import emit
from kit.solids import box, ico, lathe
from kit.stone_rose import stone_rose
from palace.setup import PW, floor, gold, stone, trim

ACROSS = -25.0  # where the causeway crosses the pool
GATE = -86.0


def causeway():
    """Builds a paved way across the water, four metres wide, with low kerbs and lamps at its corners."""
    box(PW + 0.6, 4.0, 0.5, floor, loc=(0, ACROSS, -0.42), bevel=0.02)
    for s in (-1, 1):
        box(PW + 0.6, 0.24, 0.62, trim, loc=(0, ACROSS + s * 2.05, -0.42), bevel=0.02)
        for x in (-5.6, 5.6):
            bowl = [(0.0, 0.0), (0.16, 0.0), (0.10, 0.10), (0.24, 0.24), (0.30, 0.34), (0.26, 0.34), (0, 0.22)]
            lathe(bowl, trim, seg=24, loc=(x, ACROSS + s * 2.05, 0.2))
            ico(0.17, 2, emit('flame', '#ffa64d', 9), (x, ACROSS + s * 2.05, 0.64))
    inlay = mat('inlay', '#7a3f34', rough=0.3, vary=0.1)
    stone_rose(0, ACROSS, 0.08, 1.55, (trim, inlay))
    area((0, ACROSS, 5), (0, ACROSS, 0), 8, 4, 160, 3000)


def gatehouse():
    """Builds the wings and the tall middle of the gatehouse; they face the palace."""

    def parts():
        for s in (-1, 1):
            arcade(s * 8.5, s * 44, 0, stone, trim=trim, strength=2.6)
            chhatri(2.4, trim, gold, (s * 9.6, 1, 12.1), power=90)
        top = arcade(-8, 8, -1, stone, bay=5.3, fh=6.8, trim=trim, cusps=5, strength=2.6)
        chhatri(3.4, trim, gold, (0, 1, top + 0.5), power=160)

    put(group('gatehouse', parts), (0, GATE, 0), 3.14159)
    area((0, GATE + 15, 0.5), (0, GATE, 8), 84, 0.6, 5600, 3400, spread=120)


def trees():
    """Builds dark trees on both sides and behind the gatehouse."""
    bush = foliage('treeround', mat('leafdark'), 7000, ball_shell(5, 4, 4.2), 0.45)
    bush.location = (0, 0, -80)
    for s in (-1, 1):
        for i in range(13):
            where = (s * (48 + random.uniform(-3, 8)), 4 - i * 7.6, 2.4)
            dup(bush, where, (0, 0, random.random() * 6), random.uniform(0.8, 1.4))
    for i in range(22):
        where = (-112 + i * 10.5 + random.uniform(-3, 3), GATE - 14 + random.uniform(-8, 4), 3.5)
        dup(bush, where, (0, 0, random.random() * 6), random.uniform(1.0, 1.7))


def all_round():
    """Builds what a panorama shows beyond the stills."""
    causeway()
    gatehouse()
    trees()
