"""The counter: fluted walnut under marble, a brass rail along its foot."""

import math

from kit.material import mat
from kit.mesh import dup, mesh
from kit.plain_materials import glass
from kit.rose import rose_mesh
from kit.solids import box, ico, lathe, rods, tube
from bar.bottles import COUPE
from bar.setup import COUNTER_Y, HALF
from restaurant.setup import C, flame, gold, walnut

TOP = 1.10  # metres
DEEP = 0.62


def counter():
    """Builds front, top, rails and what the barman left on it."""
    front()
    stone = mat('counterstone', '#ece3d3', rough=0.10, spec=0.6, vary=0.12, vscale=2.0)
    box(HALF * 2 + 0.24, DEEP + 0.22, 0.055, stone, loc=(0, COUNTER_Y, TOP - 0.055), bevel=0.012)
    box(HALF * 2 + 0.06, 0.03, 0.05, gold, loc=(0, COUNTER_Y - DEEP / 2 - 0.02, TOP - 0.105), bevel=0.006)
    box(HALF * 2 + 0.06, 0.05, 0.09, gold, loc=(0, COUNTER_Y - DEEP / 2 - 0.01, 0.0), bevel=0.01)
    y = COUNTER_Y - DEEP / 2 - 0.20
    tube([(-HALF, y, 0.20), (HALF, y, 0.20)], 0.022, gold)
    rods('rests', [((x, y, 0.20), (x, y + 0.2, 0.14), 0.012) for x in (-2.7, -1.35, 0, 1.35, 2.7)], gold)
    left_on_it()


def front():
    """Builds half-round flutes of walnut from end to end."""
    n = int(HALF * 2 / 0.11)
    v = []
    steps = n * 8
    for j in (0, 1):
        for i in range(steps + 1):
            u = i / steps
            out = 0.05 * abs(math.sin(math.pi * u * n)) ** 0.6
            v.append((-HALF + u * HALF * 2, COUNTER_Y - DEEP / 2 - out, 0.09 + j * (TOP - 0.19)))
    f = [(i, i + 1, steps + 2 + i, steps + 1 + i) for i in range(steps)]
    mesh('flutes', v, f, walnut, smooth=True)
    box(HALF * 2, DEEP - 0.02, TOP - 0.06, walnut, loc=(0, COUNTER_Y, 0))


def left_on_it():
    """Builds two drinks, a bowl of limes, flowers and tea lights."""
    z = TOP
    drink = mat('drink', '#c8702c', rough=0.1, spec=0.6, sss=0.2)
    for x in (-1.62, -1.42, 1.30):
        dup(COUPE, (x, COUNTER_Y - 0.12, z))
        lathe([(0, 0.128), (0.040, 0.128), (0.044, 0.132), (0, 0.132)], drink, seg=28, loc=(x, COUNTER_Y - 0.12, z))
    bowl = [(0, 0.01), (0.07, 0.012), (0.12, 0.06), (0.125, 0.06), (0.075, 0), (0, 0)]
    lathe(bowl, gold, seg=40, loc=(0.72, COUNTER_Y, z))
    lime = mat('lime', '#8fa83c', rough=0.45, bump=0.1, bscale=60)
    for dx, dy, dz in ((-0.045, 0, 0.055), (0.045, 0.01, 0.055), (0, -0.045, 0.055), (0, 0.045, 0.055), (0, 0, 0.10)):
        ico(0.034, 2, lime, (0.72 + dx, COUNTER_Y + dy, z + dz), (1.1, 1, 1))
    for x in (-2.35, -0.35, 2.0):
        lathe(
            [(0, 0), (0.042, 0), (0.042, 0.10), (0.039, 0.10), (0.036, 0.008), (0, 0.008)],
            glass('votive', '#ffe2b8', 1.2),
            seg=28,
            loc=(x, COUNTER_Y - 0.06, z),
        )
        ico(0.012, 2, flame, (x, COUNTER_Y - 0.06, z + 0.045), (0.85, 0.85, 1.8))
    vase = [(0, 0), (0.06, 0), (0.09, 0.07), (0.06, 0.15), (0.045, 0.19), (0.06, 0.22)]
    lathe(vase, gold, seg=40, loc=(-2.65, COUNTER_Y, z))
    roses = [rose_mesh(mat('barrose%d' % k, col, rough=0.7, sss=0.1)) for k, col in enumerate(C['flowers'])]
    for i in range(22):
        t, r = i * 2.4, 0.036 * math.sqrt(i)
        dup(
            roses[i % 3 == 0],
            (-2.65 + r * math.cos(t), COUNTER_Y + r * math.sin(t), z + 0.30 + 0.10 * (1 - (r / 0.17) ** 2)),
            (-r * 4 * math.sin(t), r * 4 * math.cos(t), t),
            0.066,
        )
