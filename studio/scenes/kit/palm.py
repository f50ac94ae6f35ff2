"""Palms."""

import math
import random

from mathutils import Vector

from kit.mesh import dup, mesh
from kit.outlines import bez


def palm_crown(m, fronds=22, seed=0, reach=(2.4, 3.3)):
    """Builds a palm head: arching ribs with drooping leaflets."""
    rnd = random.Random(seed)
    v, f = [], []
    for q in range(fronds):
        az = q * 2.399 + rnd.gauss(0, 0.12)
        el = rnd.uniform(-0.4, 1.15)
        L = rnd.uniform(*reach)
        up = Vector((math.cos(az) * math.cos(el), math.sin(az) * math.cos(el), math.sin(el)))
        sd = Vector((-math.sin(az), math.cos(az), 0))
        n = 34
        pts = [up * (L * t) + Vector((0, 0, -L * 0.62 * t * t)) for t in [i / n for i in range(n + 1)]]
        for i in range(1, n):
            d = (pts[i + 1] - pts[i]).normalized()
            for s in (-1, 1):
                le = L * 0.27 * math.sin(math.pi * min(1, 0.14 + i / (n + 3))) ** 0.6 * rnd.uniform(0.85, 1.1)
                b = len(v)
                tip = pts[i] + (sd * s * 0.75 + d * 0.7 + Vector((0, 0, -0.38 + rnd.gauss(0, 0.08)))) * le
                mid = pts[i].lerp(tip, 0.45) + Vector((0, 0, 0.03))
                w = d * 0.028
                v += [pts[i] - w * 0.6, pts[i] + w * 0.6, mid + w, tip, mid - w]
                f.append((b, b + 1, b + 2, b + 3, b + 4))
            b = len(v)
            r = 0.022 * (1 - i / n) + 0.004
            v += [pts[i] - sd * r, pts[i] + sd * r, pts[i + 1] + sd * r, pts[i + 1] - sd * r]
            f.append((b, b + 1, b + 2, b + 3))
    return mesh('palmcrown', v, f, m, loc=(0, 60, -60))


def palm(crown, trunk, x, y, h, lean=(0.3, 0), sc=1.0):
    """Builds a ringed trunk with a slight bow, crown on top."""
    pts = bez(
        (x, y, 0), (x, y, h * 0.4), (x + lean[0] * 0.5, y + lean[1] * 0.5, h * 0.75), (x + lean[0], y + lean[1], h), 40
    )
    v, f = [], []
    n = 16
    for j, p in enumerate(pts):
        t = j / 40
        r = (0.17 - 0.06 * t + 0.09 * max(0, 1 - t * 9)) * (1 + 0.06 * (j % 2))
        v += [(p[0] + r * math.cos(6.2832 * i / n), p[1] + r * math.sin(6.2832 * i / n), p[2]) for i in range(n)]
    f = [
        (j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i)
        for j in range(40)
        for i in range(n)
    ]
    mesh('trunk', v, f, trunk, smooth=True)
    return dup(crown, pts[-1], (0, 0, random.random() * 6), sc)
