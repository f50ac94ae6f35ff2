"""Grass and the petalled aisle."""

import math
import random

from mathutils import Vector
from mathutils import noise as mnoise

from kit.cloth import thicken
from kit.material import mat
from kit.mesh import dup, mesh
from kit.plain_materials import weave
from lawn.setup import C, FLOWERS, hide


def lawn():
    """Builds ground, and blades of grass near the camera."""
    ground = mat('lawn', '#3f6a2a', rough=0.95, vary=0.35, vscale=0.35, bump=0.5, bscale=25)
    mesh('lawn', [(-200, -80, 0), (200, -80, 0), (200, 200, 0), (-200, 200, 0)], [(0, 1, 2, 3)], ground)
    blade = mat('blade', '#7fae45', rough=0.55, vary=0.35, vscale=0.9, spec=0.35)
    patches = []
    for k in range(3):
        v, f = [], []
        for i in range(9000):
            x, y = random.uniform(-1.05, 1.05), random.uniform(-1.05, 1.05)
            h = random.uniform(0.025, 0.062) * (1 + 0.3 * mnoise.noise(Vector((x * 1.5, y * 1.5, k))))
            a = random.random() * 6.28
            w = 0.0042
            lx, ly = random.gauss(0, 0.022), random.gauss(0, 0.022)
            b = len(v)
            c, s = math.cos(a) * w, math.sin(a) * w
            v += [
                (x - c, y - s, 0),
                (x + c, y + s, 0),
                (x + lx * 0.4 + c * 0.7, y + ly * 0.4 + s * 0.7, h * 0.6),
                (x + lx, y + ly, h),
                (x + lx * 0.4 - c * 0.7, y + ly * 0.4 - s * 0.7, h * 0.6),
            ]
            f.append((b, b + 1, b + 2, b + 3, b + 4))
        patches.append(mesh('grass', v, f, blade, loc=hide))
    for ix in range(-9, 10):
        for iy in range(0, 13):
            dup(random.choice(patches), (ix * 2, -23.5 + iy * 2, 0), (0, 0, random.choice((0, 1.5708, 3.1416, 4.712))))


def aisle():
    """Builds the runner and its petals."""
    run = weave('runner', C['runner'], scale=180, depth=0.2)
    n = 120
    v = []
    for j in range(n + 1):
        for x in (-0.8, -0.4, 0, 0.4, 0.8):
            v.append(
                (
                    x + 0.01 * mnoise.noise(Vector((x, j * 0.4, 1))),
                    -23 + j * (19.0 / n),
                    0.066 + 0.006 * mnoise.noise(Vector((x * 2, j * 0.35, 5))),
                )
            )
    o = mesh(
        'runner',
        v,
        [(j * 5 + i, j * 5 + i + 1, (j + 1) * 5 + i + 1, (j + 1) * 5 + i) for j in range(n) for i in range(4)],
        run,
        smooth=True,
    )
    thicken(o, 0.012)
    pet = [
        mesh(
            'petal',
            [(-0.02, -0.014, 0), (0.016, -0.016, 0.004), (0.024, 0.010, 0.009), (-0.01, 0.018, 0.003)],
            [(0, 1, 2, 3)],
            m,
            loc=hide,
        )
        for m in FLOWERS
    ]
    for i in range(2300):  # petals: a bank along each edge, a few strays
        s = random.choice((-1, 1))
        x = s * (0.86 + abs(random.gauss(0, 0.11))) if random.random() < 0.9 else random.uniform(-0.8, 0.8)
        dup(
            random.choice(pet),
            (x, random.uniform(-22.5, -4.3), 0.082 if abs(x) < 0.82 else 0.06 + random.random() * 0.02),
            (random.gauss(0, 0.5), random.gauss(0, 0.5), random.random() * 6),
            random.uniform(0.8, 1.5),
        )
