"""Flower stands, candles and strings of bulbs."""

import math
import random

from mathutils import Vector

from kit.material import mat
from kit.mesh import group, put, scatter
from kit.plain_materials import emit
from kit.solids import ico, lathe, rods, tube
from lawn.flowers import bloom_on, cluster, strand
from lawn.setup import bulb, gold


def stand_parts():
    """Builds a tall brass flower stand."""
    lathe(
        [
            (0, 0),
            (0.17, 0),
            (0.17, 0.02),
            (0.04, 0.05),
            (0.022, 0.12),
            (0.018, 0.5),
            (0.03, 0.56),
            (0.018, 0.62),
            (0.02, 0.98),
            (0.10, 1.06),
            (0.13, 1.12),
            (0, 1.12),
        ],
        gold,
        seg=36,
    )


def stands():
    """Brass stands of flowers, with candles at their feet."""
    g = group('stand', stand_parts)
    wax = mat('wax', '#fbf0da', rough=0.5, sss=0.2)
    flame = emit('flame', '#ffb45e', 22)
    for i in range(4):
        for s in (-1, 1):
            x, y = s * 1.22, -5.6 - i * 2.6
            put(g, (x, y, 0.02))
            bloom_on(cluster(x, y, 1.34, 0.235, 190, 0.92), 0.044, mix=(4, 3, 3), green=60)
            bloom_on(
                [
                    p
                    for q in range(7)
                    for p in strand(
                        x + 0.2 * math.cos(q * 0.9), y + 0.2 * math.sin(q * 0.9), 1.2, random.uniform(0.22, 0.42)
                    )
                ],
                0.026,
                mix=(2, 2, 5),
            )
            for k in range(3):
                cx, cy, h = (
                    x - s * 0.02 + 0.15 * math.cos(k * 2.1 + i),
                    y - 1.2 + 0.15 * math.sin(k * 2.1 + i),
                    (0.20, 0.13, 0.27)[k],
                )
                lathe(
                    [(0.0, 0), (0.034, 0), (0.034, h), (0.028, h + 0.004), (0, h - 0.01)],
                    wax,
                    seg=20,
                    loc=(cx, cy, 0.04),
                )
                ico(0.010, 2, flame, (cx, cy, 0.06 + h), (0.8, 0.8, 2.0))


def bulbs():
    """Builds strings of bulbs from slim poles, crossing over the aisle."""
    pole = mat('pole', '#2a2018', rough=0.5, metal=0.6)
    pts = []
    ys = (-3.6, -9.2, -14.8, -20.4)
    for y in ys:
        for s in (-1, 1):
            rods('pole', [((s * 6.6, y, 0), (s * 6.6, y, 5.0), 0.035)], pole)

    def line(p, q, sag):
        p, q = Vector(p), Vector(q)
        n = int((p - q).length / 0.42)
        L = [
            p.lerp(q, i / (n * 4)) - Vector((0, 0, 4 * sag * (i / (n * 4)) * (1 - i / (n * 4))))
            for i in range(n * 4 + 1)
        ]
        tube([tuple(x) for x in L], 0.007, pole, res=1)
        pts.extend(tuple(x - Vector((0, 0, 0.07))) for x in L[2::4])

    for a, b in zip(ys, ys[1:]):
        for s in (-1, 1):
            line((s * 6.6, a, 5), (s * 6.6, b, 5), 0.45)
            line((s * 6.6, a, 5), (-s * 6.6, b, 5), 0.95)
    scatter('bulbs', pts, ico(0.029, 2, bulb, sc=(1, 1, 1.25)))
