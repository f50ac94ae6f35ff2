"""The empty scene that every place starts from."""

import bpy


def reset():
    """Empties everything; Cycles and a world without a sky."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.world = bpy.data.worlds.new('w')
    s.world.use_nodes = True
    return s


def link(o):
    """Puts an object into the scene."""
    bpy.context.scene.collection.objects.link(o)
    return o
