"""Tiles under lit water."""


from kit.colour import rgb
from kit.material import mat
from kit.wood import nodes
from pool.setup import P, PX


def lit_floor():
    """Builds tiles under lit water: mosaic joints, glow strongest near the lamps in the long walls, a web of
    caustics."""
    m = mat('poolfloor', P['water'], rough=0.6)
    N, L, b = nodes(m)
    tc = N('ShaderNodeTexCoord')
    sp = N('ShaderNodeSeparateXYZ')
    L(tc.outputs['Object'], sp.inputs[0])
    nz = N('ShaderNodeTexNoise')
    nz.inputs['Scale'].default_value = 0.9
    nz.inputs['Detail'].default_value = 2
    mx = N('ShaderNodeMixRGB')
    mx.inputs[0].default_value = 0.22
    L(tc.outputs['Object'], nz.inputs['Vector'])
    L(tc.outputs['Object'], mx.inputs[1])
    L(nz.outputs['Color'], mx.inputs[2])
    vo = N('ShaderNodeTexVoronoi')
    vo.feature = 'SMOOTH_F1'
    vo.inputs['Scale'].default_value = 3.4
    vo.inputs['Smoothness'].default_value = 0.25
    L(mx.outputs[0], vo.inputs['Vector'])
    pw = N('ShaderNodeMath')
    pw.operation = 'POWER'
    pw.inputs[1].default_value = 3.0
    L(vo.outputs['Distance'], pw.inputs[0])
    ca = N('ShaderNodeMapRange')
    ca.inputs[1].default_value = 0.0
    ca.inputs[2].default_value = 0.28
    ca.inputs[3].default_value = 0.62
    ca.inputs[4].default_value = 1.7
    L(pw.outputs[0], ca.inputs[0])
    ab = N('ShaderNodeMath')
    ab.operation = 'ABSOLUTE'
    L(sp.outputs['X'], ab.inputs[0])
    gr = N('ShaderNodeMapRange')
    gr.inputs[1].default_value = 0
    gr.inputs[2].default_value = PX
    gr.inputs[3].default_value = 0.42
    gr.inputs[4].default_value = 1.25
    L(ab.outputs[0], gr.inputs[0])
    wv = N('ShaderNodeMath')
    wv.operation = 'SINE'
    wk = N('ShaderNodeMath')
    wk.operation = 'MULTIPLY'
    wk.inputs[1].default_value = 6.2832 / 4.5
    L(sp.outputs['Y'], wk.inputs[0])
    L(wk.outputs[0], wv.inputs[0])
    wr = N('ShaderNodeMapRange')
    wr.inputs[1].default_value = -1
    wr.inputs[3].default_value = 0.72
    wr.inputs[4].default_value = 1.2
    L(wv.outputs[0], wr.inputs[0])
    br = N('ShaderNodeTexBrick')
    br.offset = 0
    br.inputs['Scale'].default_value = 1
    br.inputs['Brick Width'].default_value = 0.25
    br.inputs['Row Height'].default_value = 0.25
    br.inputs['Mortar Size'].default_value = 0.008
    br.inputs['Color1'].default_value = (1, 1, 1, 1)
    br.inputs['Color2'].default_value = (0.82, 0.88, 0.9, 1)
    br.inputs['Mortar'].default_value = (0.55, 0.62, 0.66, 1)
    L(tc.outputs['Object'], br.inputs['Vector'])
    p1, p2 = N('ShaderNodeMath'), N('ShaderNodeMath')
    p1.operation = p2.operation = 'MULTIPLY'
    L(ca.outputs[0], p1.inputs[0])
    L(gr.outputs[0], p1.inputs[1])
    L(p1.outputs[0], p2.inputs[0])
    L(wr.outputs[0], p2.inputs[1])
    c = N('ShaderNodeMixRGB')
    c.blend_type = 'MULTIPLY'
    c.inputs[0].default_value = 1
    c.inputs[1].default_value = rgb(P['water'])
    L(br.outputs['Color'], c.inputs[2])
    L(c.outputs[0], b.inputs['Emission'])
    st = N('ShaderNodeMath')
    st.operation = 'MULTIPLY'
    st.inputs[1].default_value = 0.85
    L(p2.outputs[0], st.inputs[0])
    L(st.outputs[0], b.inputs['Emission Strength'])
    return m
