"""A laid table."""

import math
import random

from mathutils import Matrix
from mathutils import Vector

from kit.foliage import foliage
from kit.material import mat
from kit.mesh import dup
from kit.plain_materials import glass
from kit.rose import rose_mesh
from kit.solids import box, ico, lathe, rods
from restaurant.setup import C, china, flame, gold, napkin, stem
from restaurant.tablecloth import CLOTH


def table_parts(seed):
    """Builds the cloth was simulated once; settings for two or four are laid on it."""
    rnd = random.Random(seed)
    z = 0.752
    c = dup(CLOTH, (0, 0, 0), (0, 0, seed * 1.1))
    n = 4 if seed % 2 else 2
    lathe([(0, 0), (0.28, 0), (0.28, 0.02), (0.05, 0.06), (0.05, 0.7)], gold, seg=32)
    for i in range(n):
        a = i * 6.2832 / n + math.pi / 4 * (n == 4)
        R = Matrix.Rotation(a, 3, 'Z')

        def at(x, y, zz=0):
            return tuple(R @ Vector((x, y, 0)) + Vector((0, 0, z + zz)))

        for r, zz in ((0.125, 0), (0.088, 0.010)):
            lathe(
                [
                    (0, 0.004),
                    (r * 0.62, 0.004),
                    (r * 0.70, 0.008),
                    (r, 0.019),
                    (r, 0.022),
                    (r * 0.68, 0.012),
                    (0, 0.009),
                ],
                china,
                seg=56,
                loc=at(0, -0.30, zz),
            )
            lathe(
                [(r * 0.95, 0.0205), (r * 1.004, 0.0225), (r * 1.003, 0.019)],
                gold,
                seg=56,
                loc=at(0, -0.30, zz + 0.0008),
            )
        q = box(0.075, 0.16, 0.022, napkin, loc=at(0, -0.30, 0.022), rot=(0, 0, a + 0.08), bevel=0.009)
        g = lathe(
            [(0.030, -0.011), (0.033, 0), (0.030, 0.011)],
            gold,
            seg=24,
            loc=at(0, -0.30, 0.034),
            rot=(math.pi / 2, 0, a + 0.08),
            sc=(1.32, 0.62, 1),
        )
        bars = [
            (at(-0.16, -0.36, 0.011), at(-0.16, -0.24, 0.011), 0.0035),
            (at(0.16, -0.36, 0.011), at(0.16, -0.22, 0.011), 0.0035),
            (at(0.18, -0.36, 0.011), at(0.18, -0.23, 0.011), 0.003),
        ]
        rods('cutlery', bars, gold)
        ico(0.017, 2, gold, at(0.18, -0.215, 0.012), (0.75, 1.2, 0.25)).rotation_euler = (0, 0, a)
        for dx, dy, h in ((0.17, -0.14, 1.0), (0.10, -0.11, 0.88)):
            lathe(
                [
                    (0, 0.002),
                    (0.036, 0.003),
                    (0.034, 0.005),
                    (0.006, 0.012),
                    (0.004, 0.03),
                    (0.004, 0.085 * h),
                    (0.008, 0.098 * h),
                    (0.03, 0.118 * h),
                    (0.040, 0.145 * h),
                    (0.041, 0.17 * h),
                    (0.034, 0.22 * h),
                ],
                stem,
                seg=36,
                loc=at(dx, dy),
            )
            lathe(
                [(0.034, 0.2195 * h), (0.0352, 0.2205 * h), (0.034, 0.2215 * h)],
                mat('rim', '#f8fbff', rough=0.05, spec=1),
                seg=36,
                loc=at(dx, dy),
            )
    lathe(
        [(0, 0), (0.042, 0), (0.042, 0.10), (0.039, 0.10), (0.036, 0.008), (0, 0.008)],
        glass('votive', '#ffe2b8', 1.2),
        seg=28,
        loc=(0.10, 0.04, z),
    )
    ico(0.012, 2, flame, (0.10, 0.04, z + 0.045), (0.85, 0.85, 1.8))
    lathe(
        [(0, 0), (0.035, 0), (0.052, 0.04), (0.035, 0.085), (0.026, 0.10), (0.034, 0.115)],
        gold,
        seg=36,
        loc=(-0.05, 0.0, z),
    )
    rs = [rose_mesh(mat('rose%d' % k, col, rough=0.7, sss=0.1)) for k, col in enumerate(C['flowers'])]
    for i in range(12):
        t = i * 2.4
        r = 0.029 * math.sqrt(i)
        dup(
            rs[i % 3 == 0],
            (-0.05 + r * math.cos(t), r * math.sin(t), z + 0.155 + 0.06 * (1 - (r / 0.10) ** 2)),
            (rnd.gauss(0, 0.2) - r * 4 * math.sin(t), r * 4 * math.cos(t), t),
            0.048 * rnd.uniform(0.85, 1.1),
        )
    o = foliage(
        'leaves',
        mat('green', '#6d8550', rough=0.6),
        40,
        lambda: Vector((random.gauss(0, 0.06), random.gauss(0, 0.06), random.uniform(-0.02, 0.05))),
        0.035,
        2.6,
    )
    o.location = (-0.05, 0, z + 0.13)
