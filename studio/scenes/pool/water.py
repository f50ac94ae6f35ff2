"""The pool and the skin of its water."""

import bpy

from kit.colour import rgb
from kit.mesh import mesh
from kit.solids import box
from pool.lit_floor import lit_floor
from pool.setup import DEPTH, LEVEL, PX, PY


def surface():
    """Builds a water skin: what is under it and what it mirrors, mixed by the viewing angle; two sizes of ripple."""
    m = bpy.data.materials.new('skin')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    L = nt.links.new
    tc = N('ShaderNodeTexCoord')
    a, b = N('ShaderNodeTexNoise'), N('ShaderNodeTexNoise')
    a.inputs['Scale'].default_value = 0.8
    b.inputs['Scale'].default_value = 3.1
    a.inputs['Detail'].default_value = b.inputs['Detail'].default_value = 2
    ad = N('ShaderNodeMath')
    ad.operation = 'MULTIPLY_ADD'
    ad.inputs[1].default_value = 0.22
    bp = N('ShaderNodeBump')
    bp.inputs['Strength'].default_value = 0.075
    bp.inputs['Distance'].default_value = 0.22
    for t in (a, b):
        L(tc.outputs['Object'], t.inputs['Vector'])
    L(b.outputs['Fac'], ad.inputs[0])
    L(a.outputs['Fac'], ad.inputs[2])
    L(ad.outputs[0], bp.inputs['Height'])
    fr = N('ShaderNodeFresnel')
    fr.inputs[0].default_value = 1.33
    gl = N('ShaderNodeBsdfGlossy')
    gl.inputs['Roughness'].default_value = 0.015
    rf = N('ShaderNodeBsdfTransparent')
    rf.inputs[0].default_value = rgb('#cfeeee')
    mx = N('ShaderNodeMixShader')
    o = N('ShaderNodeOutputMaterial')
    for n in (fr, gl):
        L(bp.outputs[0], n.inputs['Normal'])
    L(fr.outputs[0], mx.inputs[0])
    L(rf.outputs[0], mx.inputs[1])
    L(gl.outputs[0], mx.inputs[2])
    L(mx.outputs[0], o.inputs[0])
    return m


def pool():
    """Builds floor, steps, walls and water."""
    q = lit_floor()
    z = -DEPTH
    mesh('floor', [(-PX, 0, z), (PX, 0, z), (PX, PY, z), (-PX, PY, z)], [(0, 1, 2, 3)], q)
    for i in range(3):
        box(3.0, 0.42 * (3 - i), 0.26, q, loc=(-1.6, 0.21 * (3 - i), z + 0.26 * i), bevel=0.01)
    for s in (-1, 1):
        box(0.3, PY, DEPTH, q, loc=(s * (PX + 0.15), PY / 2, z - 0.02))
    for y in (-0.15, PY + 0.15):
        box(2 * PX + 0.6, 0.3, DEPTH, q, loc=(0, y, z - 0.02))
    mesh('water', [(-PX, 0, LEVEL), (PX, 0, LEVEL), (PX, PY, LEVEL), (-PX, PY, LEVEL)], [(0, 1, 2, 3)], surface())
