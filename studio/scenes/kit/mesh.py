"""Meshes into the scene: once, as linked copies, as instances on points, as groups."""

import bpy

from kit.scene import link


def obj(name, me, m=None, loc=(0, 0, 0), rot=(0, 0, 0), sc=(1, 1, 1), smooth=False):
    """Builds a mesh as an object of the scene."""
    o = bpy.data.objects.new(name, me)
    o.location = loc
    o.rotation_euler = rot
    o.scale = sc if hasattr(sc, '__len__') else (sc,) * 3
    if m:
        (me.materials.clear(), me.materials.append(m))
    if smooth and hasattr(me, 'polygons'):
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    return link(o)


def dup(o, loc=None, rot=None, sc=None):
    """Builds a linked instance: shares the mesh, costs almost nothing."""
    c = o.copy()
    link(c)
    if loc is not None:
        c.location = loc
    if rot is not None:
        c.rotation_euler = rot
    if sc is not None:
        c.scale = sc if hasattr(sc, '__len__') else (sc,) * 3
    return c


def mesh(name, v, f, m=None, **k):
    """Builds an object from vertices and faces."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(x) for x in v], [], f)
    me.update()
    return obj(name, me, m, **k)


def scatter(name, pts, child, scale=None):
    """instance `child` on many points (dupli-verts): thousands of flowers/bulbs for the price of one"""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(p) for p in pts], [], [])
    o = link(bpy.data.objects.new(name, me))
    o.instance_type = 'VERTS'
    child.parent = o
    child.location = (0, 0, 0)
    return o


def group(name, build):
    """build() makes objects; they become one collection that can be placed many times"""
    before = set(bpy.data.objects)
    build()
    g = bpy.data.collections.new(name)
    for o in [o for o in bpy.data.objects if o not in before]:
        bpy.context.scene.collection.objects.unlink(o)
        g.objects.link(o)
    return g


def put(g, loc, rot=0.0, sc=1.0):
    """Places a group once more."""
    e = bpy.data.objects.new(g.name, None)
    e.instance_type = 'COLLECTION'
    e.instance_collection = g
    e.location = loc
    e.rotation_euler = (0, 0, rot)
    e.scale = (sc,) * 3
    return link(e)
