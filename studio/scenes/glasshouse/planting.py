"""Shrubs and palms."""

import math
import random

from mathutils import Vector

from kit.foliage import ball_shell, foliage
from kit.material import mat
from kit.mesh import dup, mesh
from kit.solids import tube
from glasshouse.setup import A, B, leaf


def planting():
    """Builds shrubs outside, palms inside."""
    sh = foliage('shrub', leaf, 2600, ball_shell(0.9, 0.9, 0.7, 0.5), 0.15)
    sh.location = (0, 0, -60)
    for i in range(64):
        a = 6.2832 * i / 64
        k = 1.10 + 0.03 * random.random()
        if abs(A * k * math.cos(a)) < 2.3 and math.sin(a) < 0:
            continue
        dup(sh, (A * k * math.cos(a) * 1.03, B * k * math.sin(a) * 1.05, 0.3), (0, 0, a * 7), random.uniform(0.45, 0.8))
    frond = []
    ff = []
    for q in range(18):
        az = q * 2.399
        el = random.uniform(-0.1, 1.15)
        L = random.uniform(1.6, 2.3)
        up = Vector((math.cos(az) * math.cos(el), math.sin(az) * math.cos(el), math.sin(el)))
        sd = Vector((-math.sin(az), math.cos(az), 0))
        pp = [up * (L * t) + Vector((0, 0, -1.0 * t * t)) for t in [i / 20 for i in range(21)]]
        for i in range(2, 20):
            for s2 in (-1, 1):
                le = 0.55 * math.sin(math.pi * min(1, 0.12 + i / 22)) ** 0.6
                b = len(frond)
                d = (pp[i + 1] - pp[i]).normalized()
                frond += [
                    pp[i] - d * 0.05,
                    pp[i] + d * 0.05,
                    pp[i] + (sd * s2 * 0.8 + d * 0.6 + Vector((0, 0, -0.3))) * le,
                ]
                ff.append((b, b + 1, b + 2))
    cr = mesh('palmcrown', frond, ff, leaf, loc=(0, 0, -60))
    for i in range(7):
        a = 0.45 + i * 0.376
        x, y = A * 0.86 * math.cos(a), B * 0.86 * math.sin(a)
        dup(cr, (x, y, 3.0), (0, 0, a), 1.1)
        tube([(x, y, 0.3), (x, y, 3.0)], 0.06, mat('tr', '#5b4732'))
