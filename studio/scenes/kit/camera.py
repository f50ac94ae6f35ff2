"""The camera, with the shift lens of architectural pictures."""

from mathutils import Vector
import bpy

from kit.lights import aim
from kit.scene import link


def camera(loc, target, lens=35, focus=None, fstop=8, shift_y=0, shift_x=0, level=False):
    """Builds the camera; level=True keeps verticals vertical (architectural shift lens)."""
    c = bpy.data.cameras.new('c')
    c.lens = lens
    o = link(bpy.data.objects.new('c', c))
    o.location = loc
    t = Vector(target)
    if level:
        t.z = loc[2]
    aim(o, t)
    c.shift_y = shift_y
    c.shift_x = shift_x
    c.clip_end = 2000
    if focus:
        c.dof.use_dof = True
        c.dof.focus_distance = (Vector(focus) - Vector(loc)).length if hasattr(focus, '__len__') else focus
        c.dof.aperture_fstop = fstop
        c.dof.aperture_blades = 9
    bpy.context.scene.camera = o
    return o
