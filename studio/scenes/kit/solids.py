"""Boxes, turned bodies, tubes, rods and balls."""

import math

from mathutils import Vector
import bpy

from kit.mesh import mesh, obj
from kit.scene import link


def box(x, y, z, m, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.0, name='box'):
    """Builds a box of size x,y,z; loc = centre of its base."""
    v = [(sx * x / 2, sy * y / 2, sz * z) for sz in (0, 1) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    o = mesh(name, v, f, m, loc=loc, rot=rot)
    if bevel:
        b = o.modifiers.new('b', 'BEVEL')
        b.width = bevel
        b.segments = 3
    return o


def lathe(prof, m, seg=48, loc=(0, 0, 0), sc=1, rib=0, ribn=0, smooth=True, name='lathe', rot=(0, 0, 0)):
    """revolve [(r,z)...]; rib/ribn add vertical fluting (melon domes, pleated cloth)"""
    v, f = [], []
    for r, z in prof:
        for i in range(seg):
            a = 2 * math.pi * i / seg
            rr = r * (1 + rib * math.cos(a * ribn)) if rib else r
            v.append((rr * math.cos(a), rr * math.sin(a), z))
    for j in range(len(prof) - 1):
        for i in range(seg):
            k = (i + 1) % seg
            f.append((j * seg + i, j * seg + k, (j + 1) * seg + k, (j + 1) * seg + i))
    return mesh(name, v, f, m, loc=loc, sc=sc, smooth=smooth, rot=rot)


def tube(pts, r, m, name='tube', cyc=False, res=3):
    """Builds a round tube along points."""
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = r
    cu.bevel_resolution = res
    s = cu.splines.new('POLY')
    s.points.add(len(pts) - 1)
    s.use_cyclic_u = cyc
    s.points.foreach_set('co', [c for p in pts for c in (*p, 1)])
    cu.materials.append(m)
    return link(bpy.data.objects.new(name, cu))


def rods(name, bars, m, seg=8):
    """Builds many straight round bars in one mesh: [(p, q, radius), ...]."""
    v, f = [], []
    for p, q, r in bars:
        p, q = Vector(p), Vector(q)
        d = (q - p).normalized()
        a = d.orthogonal().normalized()
        c = d.cross(a)
        b = len(v)
        for e in (p, q):
            for i in range(seg):
                t = 6.2832 * i / seg
                v.append(e + (a * math.cos(t) + c * math.sin(t)) * r)
        f += [(b + i, b + (i + 1) % seg, b + seg + (i + 1) % seg, b + seg + i) for i in range(seg)] + [
            tuple(range(b + seg - 1, b - 1, -1)),
            tuple(range(b + seg, b + 2 * seg)),
        ]
    return mesh(name, v, f, m, smooth=True)


def ico(r=1, sub=2, m=None, loc=(0, 0, 0), sc=1, name='ico', smooth=True):
    """Builds a ball."""
    import bmesh

    me = bpy.data.meshes.new(name)
    b = bmesh.new()
    bmesh.ops.create_icosphere(b, subdivisions=sub, radius=r)
    b.to_mesh(me)
    b.free()
    return obj(name, me, m, loc=loc, sc=sc, smooth=smooth)
