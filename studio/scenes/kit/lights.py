"""Lamps: few and large, because each is sampled."""

import math

from mathutils import Vector
import bpy

from kit.colour import kelvin
from kit.scene import link


def point(loc, power, k=2700, size=0.1, color=None):
    """Builds a lamp in all directions: watts, kelvin, radius in metres."""
    l = bpy.data.lights.new('p', 'POINT')
    l.energy = power
    l.shadow_soft_size = size
    l.color = color or kelvin(k)
    o = bpy.data.objects.new('p', l)
    o.location = loc
    return link(o)


def aim(o, target):
    """Turns an object so that it looks at a point."""
    o.rotation_euler = (Vector(target) - Vector(o.location)).to_track_quat('-Z', 'Y').to_euler()


def area(loc, target, sx, sy, power, k=2700, color=None, cam=False, spread=180):
    """Builds a panel of light, sx by sy metres: watts, kelvin, spread in degrees."""
    l = bpy.data.lights.new('a', 'AREA')
    l.shape = 'RECTANGLE'
    l.size = sx
    l.size_y = sy
    l.energy = power
    l.color = color or kelvin(k)
    l.spread = math.radians(spread)
    o = bpy.data.objects.new('a', l)
    o.location = loc
    aim(o, target)
    link(o)
    o.visible_camera = cam
    return o


def spot(loc, target, power, angle=50, k=2700, size=0.1, blend=0.8, color=None):
    """Builds a cone of light."""
    l = bpy.data.lights.new('s', 'SPOT')
    l.energy = power
    l.spot_size = math.radians(angle)
    l.spot_blend = blend
    l.shadow_soft_size = size
    l.color = color or kelvin(k)
    o = bpy.data.objects.new('s', l)
    o.location = loc
    aim(o, target)
    return link(o)
