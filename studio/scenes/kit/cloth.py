"""Cloth: sheets that a short simulation lays and folds, baked to plain meshes."""

from mathutils import Vector
from mathutils import noise as mnoise
import bpy

from kit.mesh import mesh

_waiting = []


def grid(name, w, d, nx, ny, m, loc=(0, 0, 0), wave=0.0):
    """Builds a flat sheet centred on loc; wave: tiny height noise so that folds do not form symmetrically."""
    v = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = (i / nx - 0.5) * w, (j / ny - 0.5) * d
            v.append((x, y, wave * mnoise.noise(Vector((x * 2.1 + loc[0] * 7, y * 2.1, 3.7)))))
    f = [
        (j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
        for j in range(ny)
        for i in range(nx)
    ]
    return mesh(name, v, f, m, loc=loc, smooth=True)


def collider(o, thick=0.012, friction=12):
    """Makes an object that cloth falls on."""
    c = o.modifiers.new('col', 'COLLISION')
    c.settings.thickness_outer = thick
    c.settings.cloth_friction = friction
    return o


def as_cloth(o, stiff=15, bend=0.6, mass=0.35, pressure=0.0, gravity=1.0, shrink=0.0, pin=None):
    """Makes a sheet fall when the scene settles; pressure blows it up."""
    c = o.modifiers.new('cloth', 'CLOTH')
    s = c.settings
    s.quality = 6
    s.mass = mass
    s.air_damping = 2.5
    s.tension_stiffness = s.compression_stiffness = stiff
    s.shear_stiffness = stiff * 0.6
    s.bending_stiffness = bend
    s.effector_weights.gravity = gravity
    s.shrink_min = shrink
    if pressure:
        s.use_pressure = True
        s.uniform_pressure_force = pressure
    if pin:
        g = o.vertex_groups.new(name='pin')
        g.add(pin, 1, 'REPLACE')
        s.vertex_group_mass = 'pin'
    c.collision_settings.distance_min = 0.008
    c.collision_settings.collision_quality = 3
    _waiting.append(o)
    return o


def settle(frames=40):
    """run the simulation and replace every prepared sheet by the mesh it became"""
    s = bpy.context.scene
    s.frame_end = frames + 5
    for o in _waiting:
        o.modifiers['cloth'].point_cache.frame_end = frames + 5
    for f in range(1, frames + 1):
        s.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    for o in _waiting:
        me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
        o.modifiers.clear()
        o.data = me
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    for o in bpy.data.objects:
        for m in [m for m in o.modifiers if m.type == 'COLLISION']:
            o.modifiers.remove(m)
    _waiting.clear()
    s.frame_set(1)


def thicken(o, t, puff=0.0, size=0.3, levels=1):
    """give a baked sheet body: low soft lumps, thickness, rounded edges"""
    if puff:
        tx = bpy.data.textures.new('puff', 'CLOUDS')
        tx.noise_scale = size
        tx.noise_depth = 1
        d = o.modifiers.new('d', 'DISPLACE')
        d.texture = tx
        d.strength = puff
        d.mid_level = 0.5
    k = o.modifiers.new('s', 'SOLIDIFY')
    k.thickness = t
    k.offset = 1
    b = o.modifiers.new('sub', 'SUBSURF')
    b.levels = b.render_levels = levels
    return o
