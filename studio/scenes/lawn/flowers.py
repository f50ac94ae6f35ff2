"""Marigolds, and the strings, swags and heaps they hang in."""

import math
import random

from mathutils import Vector

from kit.foliage import foliage
from kit.mesh import mesh, scatter
from lawn.setup import FLOWERS, hide, leafg


def marigold(m, seed):
    """Builds a ruffled pompon: rings of short petals folded over a ball."""
    rnd = random.Random(seed)
    v, f = [], []
    for k in range(12):  # dark core, so that no gap shows
        a = k * 0.5236
        b = len(v)
        v += [
            (0.6 * math.cos(a), 0.6 * math.sin(a), -0.35),
            (0.6 * math.cos(a + 0.53), 0.6 * math.sin(a + 0.53), -0.35),
            (0.6 * math.cos(a + 0.53), 0.6 * math.sin(a + 0.53), 0.35),
            (0.6 * math.cos(a), 0.6 * math.sin(a), 0.35),
            (0, 0, 0.66),
            (0, 0, -0.66),
        ]
        f += [(b, b + 1, b + 2, b + 3), (b + 3, b + 2, b + 4), (b + 1, b, b + 5)]
    for ring in range(7):
        n = (5, 8, 11, 13, 12, 9, 6)[ring]
        el = 1.3 - ring * 0.43
        for i in range(n):
            a = 6.2832 * i / n + ring * 0.4 + rnd.gauss(0, 0.08)
            e = el + rnd.gauss(0, 0.08)
            b = len(v)
            up = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
            sd = Vector((-math.sin(a), math.cos(a), 0))
            w = 0.34
            v += [
                up * 0.55 - sd * w * 0.6,
                up * 0.55 + sd * w * 0.6,
                up * 1.02 + sd * w + Vector((0, 0, rnd.gauss(0, 0.06))),
                up * 1.1,
                up * 1.02 - sd * w + Vector((0, 0, rnd.gauss(0, 0.06))),
            ]
            f += [(b, b + 1, b + 2, b + 3), (b, b + 3, b + 4)]
    return mesh('marigold', v, f, m, smooth=False, loc=hide)


def bloom_on(pts, size, mix=(5, 3, 2), green=0):
    """Builds flowers on points; every point draws its colour and one of four turned variants."""
    bins = {}
    for p in pts:
        k = random.choices(range(len(mix)), mix)[0]
        bins.setdefault((k, random.randrange(4)), []).append(p)
    for (k, q), sub in bins.items():
        c = marigold(FLOWERS[k], k * 4 + q)
        scatter('blooms', sub, c)
        c.scale = (size * random.uniform(0.9, 1.1),) * 3
        c.rotation_euler = (q * 0.9 + random.random(), q * 1.7, q * 2.3)
    if green:
        o = foliage(
            'greens',
            leafg,
            green,
            lambda: Vector(random.choice(pts))
            + Vector((random.gauss(0, size), random.gauss(0, size), random.gauss(0, size * 0.8))),
            size * 1.5,
            2.4,
        )


def strand(x, y, z, length, step=0.062):
    """Builds a hanging string of marigolds, swaying a little."""
    sx, sy = random.gauss(0, 0.015), random.gauss(0, 0.015)
    return [
        (x + sx * (i * step) + random.gauss(0, 0.004), y + sy * (i * step) + random.gauss(0, 0.004), z - i * step)
        for i in range(int(length / step))
    ]


def swag(p, q, sag, step=0.055):
    """Builds a loop of flowers from p to q."""
    p, q = Vector(p), Vector(q)
    n = max(4, int((p - q).length * 1.15 / step))
    return [
        tuple(
            p.lerp(q, i / n)
            - Vector((0, 0, 4 * sag * (i / n) * (1 - i / n)))
            + Vector((random.gauss(0, 0.006), random.gauss(0, 0.006), 0))
        )
        for i in range(n + 1)
    ]


def cluster(x, y, z, r, n, flat=1.0):
    """Places in a ball of flowers."""
    return [
        (x + d.x * r, y + d.y * r, z + d.z * r * flat)
        for d in (
            Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1))).normalized()
            * random.uniform(0.72, 1.06)
            for _ in range(n)
        )
    ]
