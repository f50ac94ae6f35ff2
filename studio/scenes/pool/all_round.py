"""What lies behind the cameras of the pool: deck, a pavilion, palms and hedges."""

import random

from mathutils import Vector

from kit.arcade import arcade
from kit.domes import dome
from kit.foliage import ball_shell, foliage
from kit.lights import area
from kit.material import mat
from kit.mesh import dup, group, put
from kit.palm import palm, palm_crown
from pool.deck import lounger_parts
from pool.setup import PX, gold, hide, stone, trim


def pavilion():
    """Builds a low arcade across the near end of the garden, facing the water."""

    def parts():
        top = arcade(-15, 15, 0, stone, bay=4.2, fh=5.0, floors=1, trim=trim)
        dome(2.6, 3.8, trim, gold, (0, 3, top + 0.4), drum=0.7)

    put(group('pavilion', parts), (0, -16, -0.7), 3.14159)
    area((0, -8, 0.3), (0, -15, 4.5), 30, 0.4, 1300, 4000, spread=120)


def green():
    """Builds palms and hedges behind, and more trees on both sides."""
    leaf = mat('leaf')
    bark = mat('bark')
    crown = palm_crown(leaf, seed=7)
    for x, y, h in ((-12.5, -12.5, 7.4), (12, -12.6, 6.8), (-9.4, -7.5, 6.6), (9.8, -5.5, 7.2), (13, 1.5, 6.4)):
        palm(crown, bark, x, y, h, (random.uniform(-0.5, 0.5), 0.2), random.uniform(0.95, 1.1))
    hedge = foliage(
        'hedgeback',
        leaf,
        7000,
        lambda: Vector((random.uniform(-2.2, 2.2), random.uniform(-0.5, 0.5), random.random() ** 0.7 * 1.1)),
        0.075,
    )
    hedge.location = hide
    for s in (-1, 1):
        for i in range(3):
            dup(hedge, (s * (4.6 + 4.3 * i), -13.1, 0))
    bush = foliage('bushback', mat('leafdark'), 5000, ball_shell(4, 3.4, 3.6), 0.3)
    bush.location = hide
    for i in range(15):
        where = (-42 + i * 6 + random.uniform(-1, 1), -25 + random.uniform(-2, 2), 2.4)
        dup(bush, where, (0, 0, random.random() * 6), random.uniform(1.0, 1.5))


def all_round():
    """Builds what a panorama shows beyond the stills."""
    pavilion()
    green()
    g = group('loungerback', lounger_parts)
    for x in (-2.4, -1.2, 1.2, 2.4):
        put(g, (x, -4.6, 0), 1.5708 + 3.14159)
    area((0, -4, 4.2), (0, -5, 0), 14, 6, 120, 3900)
