"""The chair of the hall."""

import math

from mathutils import Matrix
from mathutils import Vector

from kit.solids import box, tube
from hall.setup import cloth, seat


def chair(at=(0, 0), a=-math.pi / 2):
    """Builds a chiavari chair; a: the direction of its back, in radians from +x. By default its guest looks to +y."""
    R_ = Matrix.Rotation(a, 4, 'Z')

    def bar(p, q, r=0.011):
        tube([tuple((R_ @ Vector(p)) + Vector((*at, 0))), tuple((R_ @ Vector(q)) + Vector((*at, 0)))], r, seat, res=1)

    for yy in (-0.19, 0.19):
        bar((-0.19, yy, 0), (-0.19, yy, 0.45))
        bar((0.2, yy, 0), (0.26, yy, 0.93))
    for zz in (0.62, 0.72, 0.92):
        bar((0.22 + (zz - 0.45) * 0.1, -0.19, zz), (0.22 + (zz - 0.45) * 0.1, 0.19, zz), 0.012)
    for yy in (-0.11, -0.04, 0.04, 0.11):
        bar((0.215, yy, 0.46), (0.26, yy, 0.92), 0.007)
    box(0.42, 0.42, 0.07, cloth, loc=(*at, 0.44), rot=(0, 0, a), bevel=0.03)
