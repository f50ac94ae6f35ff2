"""The camera: the shift lens of architectural pictures, and the panorama that shows everything around a place."""

import math

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


def panorama(loc, heading=0):
    """Builds a camera that sees in all directions (equirectangular, twice as wide as high). heading: the direction
    in the middle of the picture, in degrees clockwise from +y."""
    c = bpy.data.cameras.new('c')
    c.type = 'PANO'
    c.cycles.panorama_type = 'EQUIRECTANGULAR'
    c.clip_start = 0.02
    c.clip_end = 2000
    o = link(bpy.data.objects.new('c', c))
    o.location = loc
    o.rotation_euler = (math.pi / 2, 0, -math.radians(heading))
    bpy.context.scene.camera = o
    return o


def view(P, stations, **still):
    """Builds the panorama that `station` names, else the camera of the place's still."""
    if P['station']:
        P['vig'] = 0
        return panorama(**stations[P['station']])
    return camera(**still)
