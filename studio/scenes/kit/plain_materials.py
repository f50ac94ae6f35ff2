"""Materials of one kind each: glow, glass, water, cloth, net, lamplit depth."""

import bpy

from kit.colour import rgb
from kit.material import _m, mat


def emit(name, color, s, sample=False):
    """Builds visible glow. Not sampled as a light by default: Cycles 3.4 picks lights uniformly, so hundreds of
    small emitters would starve the important ones (noise). Light the scene with few area lights; let emitters
    only be SEEN."""
    if name in _m:
        return _m[name]
    m = bpy.data.materials.new(name)
    m.cycles.sample_as_light = sample
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    e = nt.nodes.new('ShaderNodeEmission')
    e.inputs[0].default_value = rgb(color)
    e.inputs[1].default_value = s
    o = nt.nodes.new('ShaderNodeOutputMaterial')
    nt.links.new(e.outputs[0], o.inputs[0])
    _m[name] = m
    return m


def glass(name='glass', tint='#f4fbf8', refl=1.0):
    """Builds cheap architectural glass: fresnel mix of transparent and glossy (no caustics, no noise)."""
    if name in _m:
        return _m[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    t = N('ShaderNodeBsdfTransparent')
    t.inputs[0].default_value = rgb(tint)
    g = N('ShaderNodeBsdfGlossy')
    g.inputs['Roughness'].default_value = 0.01
    f = N('ShaderNodeFresnel')
    f.inputs[0].default_value = 1.5
    x = N('ShaderNodeMath')
    x.operation = 'MULTIPLY'
    x.inputs[1].default_value = refl
    mx = N('ShaderNodeMixShader')
    o = N('ShaderNodeOutputMaterial')
    L = nt.links.new
    L(f.outputs[0], x.inputs[0])
    L(x.outputs[0], mx.inputs[0])
    L(t.outputs[0], mx.inputs[1])
    L(g.outputs[0], mx.inputs[2])
    L(mx.outputs[0], o.inputs[0])
    _m[name] = m
    return m


def water(name='water', scale=2.2, strength=0.06, deep='#03141c'):
    """Builds dark water with small waves."""
    if name in _m:
        return _m[name]
    m = mat(name, deep, rough=0.03, spec=0.9)
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    N = nt.nodes.new
    L = nt.links.new
    tc = N('ShaderNodeTexCoord')
    mp = N('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (1.0, 0.45, 1)
    t = N('ShaderNodeTexNoise')
    t.inputs['Scale'].default_value = scale
    t.inputs['Detail'].default_value = 3
    bp = N('ShaderNodeBump')
    bp.inputs['Strength'].default_value = strength
    bp.inputs['Distance'].default_value = 0.25
    L(tc.outputs['Object'], mp.inputs[0])
    L(mp.outputs[0], t.inputs['Vector'])
    L(t.outputs['Fac'], bp.inputs['Height'])
    L(bp.outputs[0], b.inputs['Normal'])
    return m


def weave(name, color, rough=0.9, sheen=0.5, scale=260, depth=0.25, vary=0.05, vscale=4):
    """Builds cloth: fine thread bump, slight tonal unevenness."""
    return mat(name, color, rough=rough, sheen=sheen, bump=depth, bscale=scale, vary=vary, vscale=vscale, spec=0.2)


def sheer(name, color='#fff6e8', clear=0.45):
    """Builds a net curtain: partly see-through, partly translucent."""
    if name in _m:
        return _m[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    L = nt.links.new
    t = N('ShaderNodeBsdfTransparent')
    d = N('ShaderNodeBsdfDiffuse')
    r = N('ShaderNodeBsdfTranslucent')
    d.inputs[0].default_value = r.inputs[0].default_value = rgb(color)
    a, b = N('ShaderNodeMixShader'), N('ShaderNodeMixShader')
    o = N('ShaderNodeOutputMaterial')
    b.inputs[0].default_value = clear
    L(d.outputs[0], a.inputs[1])
    L(r.outputs[0], a.inputs[2])
    L(a.outputs[0], b.inputs[1])
    L(t.outputs[0], b.inputs[2])
    L(b.outputs[0], o.inputs[0])
    _m[name] = m
    return m


def glow(name, low, high, z0, z1, strength):
    """Builds lamplit depth behind an arcade: bright under the ceiling, dim at the floor, uneven along its length."""
    m = emit(name, low, strength)
    nt = m.node_tree
    N = nt.nodes.new
    L = nt.links.new
    e = [n for n in nt.nodes if n.type == 'EMISSION'][0]
    tc = N('ShaderNodeTexCoord')
    sp = N('ShaderNodeSeparateXYZ')
    mr = N('ShaderNodeMapRange')
    mr.inputs[1].default_value = z0
    mr.inputs[2].default_value = z1
    nz = N('ShaderNodeTexNoise')
    nz.inputs['Scale'].default_value = 0.22
    fl = N('ShaderNodeMath')
    fl.operation = 'PINGPONG'
    fl.inputs[1].default_value = 5.4
    cr = N('ShaderNodeValToRGB')
    cr.color_ramp.elements[0].color = rgb(low)
    cr.color_ramp.elements[1].color = rgb(high)
    x = N('ShaderNodeMixRGB')
    x.blend_type = 'MULTIPLY'
    x.inputs[0].default_value = 0.75
    L(tc.outputs['Object'], sp.inputs[0])
    L(sp.outputs['Z'], mr.inputs[0])
    L(mr.outputs[0], cr.inputs[0])
    L(tc.outputs['Object'], nz.inputs['Vector'])
    L(cr.outputs[0], x.inputs[1])
    L(nz.outputs['Fac'], x.inputs[2])
    L(x.outputs[0], e.inputs[0])
    return m
