"""Pillows: two sheets sewn at the rim and blown up."""

import random

from mathutils import Matrix
from mathutils import Vector
from mathutils import noise as mnoise
import bpy

from kit.mesh import dup, mesh
from kit.solids import tube
from kit.cloth import as_cloth, thicken


def pillow_blank(name, w, h, m, n=34, corner=0.06, seed=0):
    """Builds two flat sheets sewn at the rim, standing in the x-z plane; remembers its rim."""
    nx, ny = n, max(12, round(n * h / w))
    rim, v, idx = [], [], {}
    rnd = random.Random(seed)
    for side in (0, 1):
        for j in range(ny + 1):
            for i in range(nx + 1):
                edge = i in (0, nx) or j in (0, ny)
                if side and edge:
                    idx[1, i, j] = idx[0, i, j]
                    continue
                x, z = (i / nx - 0.5) * 2, (j / ny - 0.5) * 2
                sx = 1 - corner * abs(z) ** 4 * abs(x) ** 2
                sz = 1 - corner * abs(x) ** 4 * abs(z) ** 2  # softened corners
                idx[side, i, j] = len(v)
                v.append(
                    (x * sx * w / 2, (0 if edge else (0.012 if side else -0.012) + rnd.gauss(0, 0.002)), z * sz * h / 2)
                )
    f = []
    for j in range(ny):
        for i in range(nx):
            q = [idx[0, i, j], idx[0, i + 1, j], idx[0, i + 1, j + 1], idx[0, i, j + 1]]
            f.append(tuple(q))
            q = [idx[1, i, j], idx[1, i, j + 1], idx[1, i + 1, j + 1], idx[1, i + 1, j]]
            f.append(tuple(q))
    rim = (
        [idx[0, i, 0] for i in range(nx)]
        + [idx[0, nx, j] for j in range(ny)]
        + [idx[0, nx - i, ny] for i in range(nx)]
        + [idx[0, 0, ny - j] for j in range(ny)]
    )
    o = mesh(name, v, f, m, smooth=True)
    o['rim'] = rim
    return o


def pillow(name, w, h, m, fill=4.0, seed=0, shrink=0.0):
    """The pillow is inflated by pressure: the puckers at the seam come from the simulation."""
    o = pillow_blank(name, w, h, m, seed=seed)
    return as_cloth(o, stiff=22, bend=0.25, mass=0.3, pressure=fill, gravity=0, shrink=shrink)


def finish_pillow(o, flange=0.0, piping=None, m=None):
    """after settle: subdivide; flange = flat oxford border, piping = cord material along the seam"""
    rim = [o.data.vertices[i].co.copy() for i in o['rim']]
    parts = []
    if flange:
        v, f, n = [], [], len(rim)
        calm = [
            sum((rim[(i + k) % n] for k in range(-3, 4)), Vector()) / 7 for i in range(n)
        ]  # the border hangs straighter than the puckered seam
        for i, p in enumerate(rim):
            d = Vector((p.x, 0, p.z))
            t = (calm[(i + 1) % n] - calm[i - 1]).normalized()
            q = calm[i]
            out = Vector((t.z, 0, -t.x)).normalized()
            if out.dot(d) < 0:
                out = -out
            v += [
                p - out * 0.006,
                q + out * flange * 0.5 + Vector((0, 0.003 * mnoise.noise(p * 9), 0)),
                q + out * flange + Vector((0, 0.008 * mnoise.noise(p * 7), 0)),
            ]
        for i in range(n):
            a, b = i * 3, ((i + 1) % n) * 3
            f += [(a, b, b + 1, a + 1), (a + 1, b + 1, b + 2, a + 2)]
        q = mesh('flange', v, f, m or o.data.materials[0], smooth=True)
        thicken(q, 0.006)
        parts.append(q)
    if piping:
        parts.append(tube([tuple(p) for p in rim], 0.006, piping, cyc=True))
    b = o.modifiers.new('sub', 'SUBSURF')
    b.levels = b.render_levels = 1
    for p in parts:
        p.parent = o
    return o


def place(o, loc, lean=0.0, turn=0.0, roll=0.0, sc=1):
    """stand a pillow: lean back (radians), turn about the vertical, roll in its own plane"""
    o.location = loc
    o.scale = (sc,) * 3 if not hasattr(sc, '__len__') else sc
    o.rotation_euler = (
        Matrix.Rotation(turn, 3, 'Z') @ Matrix.Rotation(-lean, 3, 'X') @ Matrix.Rotation(roll, 3, 'Y')
    ).to_euler()
    return o


def again(o, loc, lean=0.0, turn=0.0, roll=0.0, sc=1):
    """Builds a second copy of a finished pillow, with its border."""
    c = place(dup(o), loc, lean, turn, roll, sc)
    for ch in [x for x in bpy.data.objects if x.parent == o]:
        k = dup(ch)
        k.parent = c
    return c
