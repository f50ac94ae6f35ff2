"""The flowering tree painted in the niche."""

import math
import random

from kit.material import mat
from kit.mesh import mesh
from kit.solids import tube
from guestroom.setup import BX


def mural():
    """Builds a flowering tree in gold and pale leaves, painted in the niche: grown, so never twice the same."""
    leafa, leafb = mat('leafa', '#efe3c8', rough=0.6), mat('leafb', '#d6ad62', rough=0.45, metal=0.35)
    petal = mat('petalw', '#f7ebdd', rough=0.7)
    taken = set()
    lv, lf, gv, gf, pv, pf = [], [], [], [], [], []

    def free(x, z, g=0.075):
        k = (round(x / g), round(z / g))
        ok = k not in taken
        taken.add(k)
        return ok

    def leaf(x, z, a, s, V, F):
        b = len(V)
        y = 0.186 - 0.005 * random.random()
        for t, w in ((0, 0), (0.3, 0.19), (0.62, 0.16), (1, 0), (0.62, -0.16), (0.3, -0.19)):
            V.append((x + s * (t * math.cos(a) - w * math.sin(a)), y, z + s * (t * math.sin(a) + w * math.cos(a))))
        F.append(tuple(range(b, b + 6)))

    def flower(x, z, s):
        for k in range(6):
            leaf(x, z, k * 1.047 + random.random(), s, pv, pf)

    def grow(x, z, a, length, r, depth):
        pts = [(x, 0.19, z)]
        n = max(6, int(length / 0.05))
        curl = random.uniform(-0.08, 0.08)
        for i in range(n):
            a += curl + random.gauss(0, 0.035)
            a += 0.02 * (math.pi / 2 - a) if depth < 2 else 0
            x += length / n * math.cos(a)
            z += length / n * math.sin(a)
            pts.append((x, 0.19, z))
            if abs(x) > 1.22 or z > 2.85:
                break
            if i % 2 == 1 and free(x, z):
                s = random.choice((-1, 1))
                leaf(
                    x,
                    z,
                    a + s * random.uniform(0.5, 1.1),
                    random.uniform(0.075, 0.12),
                    *(random.choice(((lv, lf), (lv, lf), (gv, gf))))
                )
            if depth < 2 and i > 2 and i % (5 if depth else 3) == 0:
                grow(
                    x,
                    z,
                    a + random.choice((-1, 1)) * random.uniform(0.5, 1.0),
                    length * random.uniform(0.42, 0.62),
                    r * 0.6,
                    depth + 1,
                )
        o = tube(pts, r, leafb, res=1)
        o.location.x = BX
        if depth and free(x, z, 0.16):
            flower(x, z, random.uniform(0.045, 0.075))

    for x, a in ((-0.5, 1.9), (0, 1.55), (0.5, 1.25)):
        grow(x, 1.0, a, 1.25, 0.011, 0)
    for V, F, m in ((lv, lf, leafa), (gv, gf, leafb), (pv, pf, petal)):
        mesh('leaves', V, F, m, loc=(BX, 0, 0))
