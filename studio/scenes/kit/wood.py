"""Wood with grain, and the tone that planks and slabs carry."""


from kit.colour import rgb
from kit.material import _m, mat


def nodes(m):
    """Returns (new-node, link, principled) of a material made by mat(), as a shorthand."""
    nt = m.node_tree
    return nt.nodes.new, nt.links.new, nt.nodes['Principled BSDF']


def wood(name, dark='#3a2113', light='#6d4426', rough=0.35, scale=(1.2, 14, 14), clear=0.15, attr=None, uv=False):
    """Builds grain, which is noise stretched along x (object space or UV); attr is the face-colour attribute that
    varies the tone per plank."""
    if name in _m:
        return _m[name]
    m = mat(name, light, rough=rough, clear=clear)
    N, L, b = nodes(m)
    tc = N('ShaderNodeTexCoord')
    mp = N('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = scale
    n1 = N('ShaderNodeTexNoise')
    n1.inputs['Scale'].default_value = 2.2
    n1.inputs['Detail'].default_value = 7
    n1.inputs['Distortion'].default_value = 0.8
    cr = N('ShaderNodeValToRGB')
    cr.color_ramp.elements[0].position = 0.3
    cr.color_ramp.elements[1].position = 0.72
    cr.color_ramp.elements[0].color = rgb(dark)
    cr.color_ramp.elements[1].color = rgb(light)
    L(tc.outputs['UV' if uv else 'Object'], mp.inputs[0])
    L(mp.outputs[0], n1.inputs['Vector'])
    L(n1.outputs['Fac'], cr.inputs[0])
    col = cr.outputs[0]
    if attr:
        a = N('ShaderNodeAttribute')
        a.attribute_name = attr
        x = N('ShaderNodeMixRGB')
        x.blend_type = 'MULTIPLY'
        x.inputs[0].default_value = 1
        L(col, x.inputs[1])
        L(a.outputs['Color'], x.inputs[2])
        col = x.outputs[0]
    L(col, b.inputs['Base Color'])
    mr = N('ShaderNodeMapRange')
    mr.inputs[3].default_value = rough * 0.75
    mr.inputs[4].default_value = rough * 1.35
    L(n1.outputs['Fac'], mr.inputs[0])
    L(mr.outputs[0], b.inputs['Roughness'])
    return m


def toned(m):
    """let the 'tone' attribute of herringbone() or paving() multiply this material's colour"""
    N, L, b = nodes(m)
    s = b.inputs['Base Color']
    a = N('ShaderNodeAttribute')
    a.attribute_name = 'tone'
    x = N('ShaderNodeMixRGB')
    x.blend_type = 'MULTIPLY'
    x.inputs[0].default_value = 1
    if s.is_linked:
        L(s.links[0].from_socket, x.inputs[1])
    else:
        x.inputs[1].default_value = s.default_value
    L(a.outputs['Color'], x.inputs[2])
    L(x.outputs[0], s)
    return m
