"""The deck and its loungers."""

import math
import random

from mathutils import Matrix

from kit.floors import paving
from kit.material import mat
from kit.mesh import group, put
from kit.plain_materials import glass
from kit.solids import box, ico, lathe, tube
from kit.wood import toned
from pool.setup import P, PX, PY, accent, canvas, flame, gold, teak


def deck():
    """Builds paving round the pool."""
    tile = toned(mat('tile', '#c4ad8c', rough=0.30, vary=0.14, vscale=1.7, bump=0.04, bscale=14))
    bed = mat('bed', '#4a4034', rough=0.9)
    cope = mat('cope', '#e2d2b6', rough=0.3, vary=0.06, bump=0.02)
    for s in (-1, 1):
        box(60, 90, 0.1, bed, loc=(s * (PX + 0.4 + 30), 20, -0.106))
        box(0.42, PY + 0.8, 0.09, cope, loc=(s * (PX + 0.19), PY / 2, -0.075), bevel=0.025)
    for y, d in ((-0.4 - 8, 16), (PY + 0.4 + 10, 20)):
        box(2 * PX + 0.8, d, 0.1, bed, loc=(0, y, -0.106))
    e = PX + 0.39
    for q in ((e, -12, 15, PY + 22), (-15, -12, -e, PY + 22), (-e, -12, e, -0.39), (-e, PY + 0.39, e, PY + 22)):
        paving(tile, *q)
    for y in (-0.19, PY + 0.19):
        box(2 * PX + 0.1, 0.42, 0.09, cope, loc=(0, y, -0.075), bevel=0.025)


def lounger_parts():
    """Builds a teak frame with slats, mattress in two parts, head cushion, rolled towel; the foot points to -x."""
    for s in (-1, 1):
        box(2.0, 0.05, 0.07, teak, loc=(0, s * 0.33, 0.25), bevel=0.012)
        for x in (-0.88, 0.62):
            box(0.06, 0.05, 0.27, teak, loc=(x, s * 0.33, 0), bevel=0.01)
    for i in range(12):
        box(0.07, 0.62, 0.02, teak, loc=(-0.92 + i * 0.115, 0, 0.30), bevel=0.004)
    box(1.30, 0.64, 0.11, canvas, loc=(-0.33, 0, 0.32), bevel=0.045)
    b = box(0.86, 0.64, 0.11, canvas, loc=(0.27, 0, 0.345), bevel=0.045)
    b.rotation_euler = (0, 0, 0)
    b.data.transform(Matrix.Translation((0.43, 0, 0)))
    b.rotation_euler = (0, -0.62, 0)
    for s in (-1, 1):
        tube([(0.27, s * 0.30, 0.30), (0.60, s * 0.30, 0.60), (0.92, s * 0.30, 0.80)], 0.016, teak)
    h = box(0.18, 0.50, 0.10, accent, loc=(0.86, 0, 0.86), bevel=0.045)
    h.rotation_euler = (0, -0.62, 0)
    t = lathe(
        [(0, -0.26), (0.05, -0.26), (0.062, -0.25), (0.062, 0.25), (0.05, 0.26), (0, 0.26)],
        accent,
        seg=28,
        loc=(-0.72, 0, 0.49),
    )
    t.rotation_euler = (math.pi / 2, 0, 0)


def side_table(x, y):
    """Builds a small table with a candle and a glass."""
    lathe(
        [(0.15, 0), (0.16, 0.01), (0.03, 0.04), (0.022, 0.36), (0.05, 0.40), (0.22, 0.42), (0.22, 0.44), (0, 0.44)],
        gold,
        seg=40,
        loc=(x, y, 0),
    )
    lathe([(0.045, 0), (0.05, 0.12)], glass('hurricane', '#fff4e2', 1.2), seg=24, loc=(x, y, 0.44))
    ico(0.022, 2, flame, (x, y, 0.50), (0.8, 0.8, 1.7))
    lathe(
        [(0, 0), (0.03, 0), (0.034, 0.11), (0.03, 0.11), (0, 0.02)],
        glass('tumbler', '#fbf3e0', 1.4),
        seg=20,
        loc=(x + 0.11, y - 0.06, 0.44),
    )


def loungers():
    """Builds loungers in pairs along the right side."""
    g = group('lounger', lounger_parts)
    for i in range(P['loungers']):
        y = 1.2 + i * 3.2
        for k in (0, 1):
            put(g, (PX + 2.0 + random.gauss(0, 0.03), y + k * 1.18, 0), random.gauss(0, 0.02))
        side_table(PX + 2.55, y + 0.59)
