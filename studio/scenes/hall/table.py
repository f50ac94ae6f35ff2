"""A dressed table."""

import math
import random

from mathutils import Vector
import numpy as np

from kit.material import mat
from kit.mesh import mesh
from kit.plain_materials import emit, glass
from kit.solids import ico, lathe, rods
from hall.flowers import blooms
from hall.settings import settings
from hall.setup import P, cloth, gold


def stand():
    """Builds a ball of flowers on a slim stand."""
    lathe(
        [(0, 0.02), (0.16, 0.02), (0.05, 0.06), (0.022, 0.12), (0.018, 0.66), (0.03, 0.7), (0.12, 0.74), (0.0, 0.75)],
        gold,
        seg=24,
        loc=(0, 0, 0.76),
    )
    blooms(
        [
            tuple(
                Vector((0, 0, 1.72))
                + Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 0.85))).normalized()
                * 0.36
                * random.uniform(0.85, 1.1)
            )
            for _ in range(210)
        ],
        0.085,
        'ball',
    )


def candelabrum():
    """Builds a stand of five tall candles, a collar of flowers about its stem."""
    foot = [(0, 0), (0.15, 0), (0.15, 0.02), (0.03, 0.08)]
    stem = foot + [(0.022, 0.5), (0.05, 0.54), (0.022, 0.58), (0.02, 0.8), (0, 0.82)]
    lathe(stem, gold, seg=20, loc=(0, 0, 0.76))
    wax, flame = mat('wax', '#f6ecd6', rough=0.6), emit('candle', '#ffb766', 22)
    for i in range(5):
        a = i * math.pi / 2
        x, y, z = (0.3 * math.cos(a), 0.3 * math.sin(a), 1.5) if i < 4 else (0, 0, 1.62)
        rods('arm', [((0, 0, 1.32), (x, y, z - 0.1), 0.014), ((x, y, z - 0.1), (x, y, z), 0.035)], gold)
        lathe([(0.024, 0), (0.022, 0.3)], wax, seg=10, loc=(x, y, z))
        ico(0.035, 1, flame, (x, y, z + 0.37), (1, 1, 1.9))
    turns = np.linspace(0, 6.28, 90)
    collar = [(0.17 * math.cos(a) * random.uniform(0.4, 1), 0.17 * math.sin(a) * random.uniform(0.4, 1)) for a in turns]
    blooms([(x, y, 1.3 + random.uniform(-0.1, 0.1)) for x, y in collar], 0.075, 'collar')


def table_parts():
    """Builds a round table under a pleated cloth, flowers above it."""
    prof = [(0, 0.76), (0.86, 0.76), (0.9, 0.75), (0.92, 0.72)] + [
        (0.93 + 0.16 * t**1.3, 0.72 - 0.71 * t) for t in np.linspace(0.05, 1, 14)
    ]
    v, f = [], []
    seg = 160
    for j, (r, z) in enumerate(prof):
        t = max(0, (0.74 - z) / 0.72)
        for i in range(seg):
            a = 6.2832 * i / seg
            rr = r * (1 + t * (0.045 * math.cos(a * 17 + 1.3 * math.sin(a * 3)) + 0.02 * math.cos(a * 31)))
            v.append((rr * math.cos(a), rr * math.sin(a), z))
    for j in range(len(prof) - 1):
        for i in range(seg):
            k = (i + 1) % seg
            f.append((j * seg + i, j * seg + k, (j + 1) * seg + k, (j + 1) * seg + i)[::-1])
    mesh('tcloth', v, f, cloth, smooth=True)
    if P['centre'] == 'ball':
        stand()
    elif P['centre'] == 'candles':
        candelabrum()
    blooms(
        [
            (
                0.28 * math.cos(a) * random.uniform(0.6, 1.1),
                0.28 * math.sin(a) * random.uniform(0.6, 1.1),
                0.8 + 0.08 * random.random(),
            )
            for a in np.linspace(0, 6.28, 60)
        ],
        0.07,
        'ring',
    )
    candle = emit('candle', '#ffb766', 22)
    for i in range(6):
        a = i * 1.047 + 0.5
        lathe(
            [(0.035, 0), (0.038, 0.11)],
            glass('vot', '#ffe7c8'),
            seg=12,
            loc=(0.45 * math.cos(a), 0.45 * math.sin(a), 0.76),
        )
        ico(0.02, 1, candle, (0.45 * math.cos(a), 0.45 * math.sin(a), 0.82), (1, 1, 1.6))
    settings()
