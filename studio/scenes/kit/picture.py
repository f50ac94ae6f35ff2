"""Materials from pictures that are computed, and the coordinates to lay them on."""

import bpy
import numpy as np

from kit.material import mat
from kit.wood import nodes


def picture(name, a, rough=0.8, bump=0.0, bscale=200, sheen=0):
    """Builds a material from a drawn image: a = numpy array (h, w, 3) of linear colour; needs UVs."""
    h, w = a.shape[:2]
    im = bpy.data.images.new(name, w, h, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = a
    im.pixels.foreach_set(px.ravel())
    im.update()
    im.pack()
    m = mat(name, '#ffffff', rough=rough, bump=bump, bscale=bscale, sheen=sheen, spec=0.2)
    N, L, b = nodes(m)
    t = N('ShaderNodeTexImage')
    t.image = im
    L(t.outputs[0], b.inputs['Base Color'])
    return m


def uv_box(o, fx, fy):
    """Sets planar UVs: fx, fy map a vertex coordinate to u, v."""
    me = o.data
    uv = me.uv_layers.new(name='uv')
    for lp in me.loops:
        c = me.vertices[lp.vertex_index].co
        uv.data[lp.index].uv = (fx(c), fy(c))
    return o
