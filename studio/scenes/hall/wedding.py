"""The hall laid out for a wedding: rows of chairs on both sides of an aisle, a canopy on the stage."""

import math
import random

import numpy as np

from kit.lights import point
from kit.material import mat
from kit.mesh import group, put
from kit.plain_materials import emit
from kit.solids import box, ico, lathe
from hall.chair import chair
from hall.flowers import blooms
from hall.setup import L, P, W, acc, cloth, gold

FLOOR = 0.7  # height of the stage
HIGH = 3.1  # of the canopy above it


def pedestal():
    """Builds a slim stand with a ball of flowers, as high as a guest who sits."""
    lathe([(0.17, 0), (0.17, 0.04), (0.03, 0.1), (0.025, 1.0), (0.13, 1.06), (0.0, 1.07)], gold, seg=20)
    ball = []
    for _ in range(150):
        a, z = random.random() * 6.2832, random.uniform(-1, 1)
        r = 0.3 * math.sqrt(1 - z * z) * random.uniform(0.9, 1.08)
        ball.append((r * math.cos(a), r * math.sin(a), 1.3 + 0.28 * z))
    blooms(ball, 0.085, 'posy')


def canopy():
    """Builds four posts wound with flowers, a draped roof, two low seats and the fire between them."""
    near, far = L - 4.3, L - 1.7
    for x in (-2.1, 2.1):
        for y in (near, far):
            lathe([(0.13, 0), (0.13, 0.1), (0.07, 0.16), (0.06, HIGH)], gold, seg=18, loc=(x, y, FLOOR))
            wound = [
                (x + 0.13 * math.cos(t * 9), y + 0.13 * math.sin(t * 9), FLOOR + 0.2 + t * (HIGH - 0.3) / 6.3)
                for t in np.linspace(0, 6.3, 130)
            ]
            blooms(wound, 0.075, 'wound')
    box(4.7, far - near + 0.5, 0.1, cloth, loc=(0, (near + far) / 2, FLOOR + HIGH), bevel=0.03)
    box(4.8, 0.06, 0.42, acc, loc=(0, near - 0.26, FLOOR + HIGH - 0.36), bevel=0.02)
    fringe = [
        (x, near - 0.32, FLOOR + HIGH - 0.36 - 0.22 * abs(math.sin(x * 2.1)) + random.gauss(0, 0.03))
        for x in np.linspace(-2.35, 2.35, 260)
    ]
    blooms(fringe, 0.1, 'fringe')
    for s in (-1, 1):
        box(0.8, 0.7, 0.32, acc, loc=(s * 0.75, far - 0.7, FLOOR), bevel=0.1)
    lathe([(0.0, 0), (0.34, 0), (0.42, 0.22), (0.36, 0.22), (0.3, 0.06)], gold, seg=24, loc=(0, near + 0.9, FLOOR))
    for i in range(5):
        a = i * 1.257
        flame = (0.1 * math.cos(a), near + 0.9 + 0.1 * math.sin(a), FLOOR + 0.32)
        ico(0.07, 2, emit('fire', '#ff9a3c', 18), flame, (0.7, 0.7, 2.1))
    point((0, near + 0.9, FLOOR + 0.7), 60, 2400, size=0.2)


def wedding():
    """Builds chairs, aisle and canopy."""
    seat = group('chair', chair)
    for y in np.arange(4.6, L - 7.5, 0.98):
        for i in range(int((W / 2 - 3.4) / 0.56)):
            for s in (-1, 1):
                put(seat, (s * (1.7 + i * 0.56), y, 0), random.uniform(-0.03, 0.03))
    runner = mat('runner', P['flower'], rough=0.9, sheen=0.4)
    box(1.9, L - 6.9, 0.012, runner, loc=(0, (L - 6.9) / 2 + 1.2, 0.001))
    petals = [(random.gauss(0, 0.5), random.uniform(2.6, L - 6.6), 0.02) for _ in range(700)]
    blooms([q for q in petals if abs(q[0]) < 0.9], 0.028, 'petals')
    stand = group('stand', pedestal)
    for y in np.arange(4.2, L - 7.5, 3.92):
        for s in (-1, 1):
            put(stand, (s * 1.22, y, 0), random.random() * 6)
    canopy()
