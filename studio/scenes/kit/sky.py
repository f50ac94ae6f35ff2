"""Skies by hour: a colour ramp over the elevation, with streaks of cloud."""

import bpy

from kit.colour import rgb


def sky_gradient(stops, strength=1.0, clouds=0.0, cloud_col='#c98a7a', cscale=2.2, rotz=0):
    """Builds an art-directed sky: colour ramp over elevation (0 = horizon .. 1 = zenith) with optional streaked
    clouds. Far more controllable for blue hour than a physical sky."""
    nt = bpy.context.scene.world.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    L = nt.links.new
    tc = N('ShaderNodeTexCoord')
    sp = N('ShaderNodeSeparateXYZ')
    L(tc.outputs['Generated'], sp.inputs[0])
    cr = N('ShaderNodeValToRGB')
    cr.color_ramp.interpolation = 'B_SPLINE'
    e = cr.color_ramp.elements
    while len(e) < len(stops):
        e.new(0.5)
    for i, (p, c) in enumerate(stops):
        e[i].position = p
        e[i].color = rgb(c)
    L(sp.outputs['Z'], cr.inputs[0])
    col = cr.outputs[0]
    if clouds:
        mp = N('ShaderNodeMapping')
        mp.inputs['Scale'].default_value = (1, 1, 4.5)
        mp.inputs['Rotation'].default_value = (0.10, 0.06, rotz)
        n = N('ShaderNodeTexNoise')
        n.inputs['Scale'].default_value = cscale
        n.inputs['Detail'].default_value = 9
        n.inputs['Roughness'].default_value = 0.56
        n.inputs['Distortion'].default_value = 0.5
        r2 = N('ShaderNodeValToRGB')
        r2.color_ramp.elements[0].position = 0.47
        r2.color_ramp.elements[1].position = 0.74
        r2.color_ramp.elements[1].color = (clouds,) * 3 + (1,)
        mx = N('ShaderNodeMixRGB')
        mx.inputs[2].default_value = rgb(cloud_col)
        L(tc.outputs['Generated'], mp.inputs[0])
        L(mp.outputs[0], n.inputs['Vector'])
        L(n.outputs['Fac'], r2.inputs[0])
        L(r2.outputs[0], mx.inputs[0])
        L(col, mx.inputs[1])
        col = mx.outputs[0]
    b = N('ShaderNodeBackground')
    b.inputs[1].default_value = strength
    o = N('ShaderNodeOutputWorld')
    L(col, b.inputs[0])
    L(b.outputs[0], o.inputs[0])


def sky_flat(c, s=1):
    """Builds one colour all round."""
    nt = bpy.context.scene.world.node_tree
    nt.nodes.clear()
    b = nt.nodes.new('ShaderNodeBackground')
    b.inputs[0].default_value = rgb(c)
    b.inputs[1].default_value = s
    o = nt.nodes.new('ShaderNodeOutputWorld')
    nt.links.new(b.outputs[0], o.inputs[0])


SKIES = {  # linear ramps over elevation
    'blue': (
        [(0, '#f0a878'), (0.05, '#e2a184'), (0.14, '#a892ae'), (0.30, '#4d6fae'), (0.6, '#1f4484'), (1, '#10275a')],
        0.75,
    ),
    'dusk': (
        [(0, '#ffb36b'), (0.04, '#f79a63'), (0.12, '#d97f7c'), (0.27, '#8a6a9b'), (0.55, '#40497f'), (1, '#1b2450')],
        0.8,
    ),
    'rose': (
        [(0, '#ffd2b0'), (0.06, '#f7b7a3'), (0.18, '#dba3b0'), (0.4, '#9a94bd'), (0.7, '#6079ab'), (1, '#41598f')],
        1.0,
    ),
    'dawn': ([(0, '#fff0d8'), (0.08, '#ffe0be'), (0.25, '#cfd6de'), (0.6, '#8fb0d2'), (1, '#5d87b8')], 1.5),
    'night': ([(0, '#3a3450'), (0.06, '#2a2c4c'), (0.2, '#151f40'), (0.6, '#0a1130'), (1, '#060a1f')], 0.4),
}


def sky(kind, **k):
    """Builds the sky of an hour."""
    s, st = SKIES[kind]
    sky_gradient(s, st * k.pop('gain', 1), **k)
