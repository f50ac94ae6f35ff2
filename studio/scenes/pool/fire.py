"""Fire bowls and floating lamps."""

import math
import random

from mathutils import Vector

from kit.material import mat
from kit.mesh import dup, mesh
from kit.solids import box, ico, lathe
from pool.setup import LEVEL, PX, PY, flame, hide, trim


def fire_bowls():
    """Builds a fire at each corner."""
    for x, y in ((-PX - 0.95, -0.9), (PX + 0.95, -0.9), (-PX - 0.95, PY + 0.9), (PX + 0.95, PY + 0.9)):
        box(0.5, 0.5, 0.5, trim, loc=(x, y, 0), bevel=0.02)
        lathe(
            [(0, 0), (0.18, 0), (0.34, 0.16), (0.42, 0.26), (0.38, 0.26), (0.15, 0.10), (0, 0.1)],
            mat('bronze', '#4a3320', rough=0.35, metal=1),
            seg=48,
            loc=(x, y, 0.5),
        )
        for k in range(11):
            lathe(
                [(0, 0), (0.06, 0.07), (0.035, 0.2), (0, 0.36)],
                flame,
                seg=10,
                loc=(x + random.gauss(0, 0.11), y + random.gauss(0, 0.11), 0.70),
                sc=random.uniform(0.5, 1.1),
            )


def lotus_lamps():
    """Builds lotus lamps on the water."""
    pet = mat('lotus', '#f0b7b4', rough=0.6, emit='#ff9a6a', estr=0.25)
    v, f = [], []
    for ring, (n, el, r) in enumerate(((9, 0.25, 0.15), (8, 0.75, 0.12), (6, 1.1, 0.09))):
        for i in range(n):
            a = 6.2832 * i / n + ring * 0.35
            up = Vector((math.cos(a) * math.cos(el), math.sin(a) * math.cos(el), math.sin(el)))
            sd = Vector((-math.sin(a), math.cos(a), 0))
            b = len(v)
            v += [up * 0.02, up * r * 0.55 + sd * 0.045, up * r + Vector((0, 0, 0.012)), up * r * 0.55 - sd * 0.045]
            f.append((b, b + 1, b + 2, b + 3))
    one = mesh('lotus', v, f, pet, loc=hide)
    spots = []
    while len(spots) < 17:
        p = (random.uniform(-PX + 0.6, PX - 0.6), random.uniform(1.5, 20))
        if all(math.dist(p, q) > 1.25 for q in spots):
            spots.append(p)
            dup(one, (*p, LEVEL + 0.01), (0, 0, random.random() * 6), random.uniform(1.3, 1.7))
            ico(0.028, 2, flame, (*p, LEVEL + 0.12), (0.8, 0.8, 1.7))
