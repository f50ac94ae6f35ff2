"""Panels with holes, and the pierced screen."""

import math

import bpy

from kit.outlines import rect
from kit.scene import link


def panel(outer, holes, thick, m, bevel=0.0, loc=(0, 0, 0), rot=(math.pi / 2, 0, 0), name='panel'):
    """extruded 2-D polygon with holes (curve fill); default stands it up facing -y"""
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions = '2D'
    cu.fill_mode = 'BOTH'
    cu.extrude = thick / 2
    cu.bevel_depth = bevel
    cu.bevel_resolution = 1
    for p in [outer] + holes:
        s = cu.splines.new('POLY')
        s.points.add(len(p) - 1)
        s.use_cyclic_u = True
        s.points.foreach_set('co', [c for x, y in p for c in (x, y, 0, 1)])
    o = bpy.data.objects.new(name, cu)
    o.location = loc
    o.rotation_euler = rot
    cu.materials.append(m)
    return link(o)


def jaali(w, h, cell, m, loc, thick=0.06, head=None, bar=0.80, rot=(math.pi / 2, 0, 0)):
    """Builds a pierced hexagon-star screen; head = arch outline to clip to (holes whose centre falls outside are
    dropped)."""
    outer = head or rect(-w / 2, 0, w / 2, h)
    hs = []

    def inside(x, z):
        k = False
        n = len(outer)
        for i in range(n):
            (x1, z1), (x2, z2) = outer[i], outer[i - 1]
            if (z1 > z) != (z2 > z) and x < (x2 - x1) * (z - z1) / (z2 - z1) + x1:
                k = not k
        return k

    zmax = max(z for _, z in outer)
    r = 0
    z = cell * 0.6
    while z < zmax:
        x = -w / 2 + cell * (0.5 if r % 2 else 1.0) * 1.0
        while x < w / 2:
            if all(inside(x + cell * 0.5 * a, z + cell * 0.5 * b) for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))):
                hs.append(
                    [
                        (
                            x + cell * 0.5 * bar * math.cos(a * math.pi / 3 + math.pi / 6),
                            z + cell * 0.5 * bar * math.sin(a * math.pi / 3 + math.pi / 6),
                        )
                        for a in range(6)
                    ]
                )
            x += cell
        z += cell * 0.866
        r += 1
    return panel(outer, hs, thick, m, loc=loc, rot=rot)
