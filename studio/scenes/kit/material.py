"""The one general material: colour, roughness, metal, relief, courses of stone."""

import math

import bpy

from kit.colour import rgb

_m = {}


def mat(
    name,
    color='#cccccc',
    rough=0.6,
    metal=0,
    spec=0.5,
    bump=0,
    bscale=8,
    vary=0,
    vscale=3,
    sheen=0,
    emit=None,
    estr=0,
    bricks=None,
    trans=0,
    sss=0,
    clear=0,
):
    """A material by name; the same name gives the same material again."""
    if name in _m:
        return _m[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.cycles.sample_as_light = False
    nt = m.node_tree
    n = nt.nodes
    l = nt.links
    b = n['Principled BSDF']
    b.inputs['Base Color'].default_value = rgb(color)
    b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metal
    b.inputs['Specular'].default_value = spec
    b.inputs['Sheen'].default_value = sheen
    b.inputs['Clearcoat'].default_value = clear
    if sss:
        b.inputs['Subsurface'].default_value = sss
        b.inputs['Subsurface Color'].default_value = rgb(color)
    if trans:
        b.inputs['Transmission'].default_value = trans
    if emit:
        b.inputs['Emission'].default_value = rgb(emit)
        b.inputs['Emission Strength'].default_value = estr
    tc = n.new('ShaderNodeTexCoord')
    if vary:
        t = n.new('ShaderNodeTexNoise')
        t.inputs['Scale'].default_value = vscale
        t.inputs['Detail'].default_value = 6
        l.new(tc.outputs['Object'], t.inputs['Vector'])
        h = n.new('ShaderNodeHueSaturation')
        h.inputs['Color'].default_value = rgb(color)
        mr = n.new('ShaderNodeMapRange')
        mr.inputs[1].default_value = 0.3
        mr.inputs[2].default_value = 0.7
        mr.inputs[3].default_value = 1 - vary
        mr.inputs[4].default_value = 1 + vary
        l.new(t.outputs['Fac'], mr.inputs[0])
        l.new(mr.outputs[0], h.inputs['Value'])
        l.new(h.outputs[0], b.inputs['Base Color'])
    last = None
    if bricks:  # ashlar courses: (width, height, mortar)
        br = n.new('ShaderNodeTexBrick')
        br.inputs['Scale'].default_value = 1
        br.inputs['Brick Width'].default_value = bricks[0]
        br.inputs['Row Height'].default_value = bricks[1]
        br.inputs['Mortar Size'].default_value = bricks[2]
        br.inputs['Mortar Smooth'].default_value = 0.4
        mp = n.new('ShaderNodeMapping')
        mp.inputs['Rotation'].default_value = bricks[3] if len(bricks) > 3 else (math.pi / 2, 0, 0)
        l.new(tc.outputs['Object'], mp.inputs['Vector'])
        l.new(mp.outputs[0], br.inputs['Vector'])
        bp = n.new('ShaderNodeBump')
        bp.invert = True
        bp.inputs['Strength'].default_value = 0.5
        bp.inputs['Distance'].default_value = 0.03
        l.new(br.outputs['Fac'], bp.inputs['Height'])
        last = bp
    if bump:
        t = n.new('ShaderNodeTexNoise')
        t.inputs['Scale'].default_value = bscale
        t.inputs['Detail'].default_value = 5
        l.new(tc.outputs['Object'], t.inputs['Vector'])
        bp = n.new('ShaderNodeBump')
        bp.inputs['Strength'].default_value = bump
        bp.inputs['Distance'].default_value = 0.05
        l.new(t.outputs['Fac'], bp.inputs['Height'])
        if last:
            l.new(last.outputs[0], bp.inputs['Normal'])
        last = bp
    if last:
        l.new(last.outputs[0], b.inputs['Normal'])
    _m[name] = m
    return m
