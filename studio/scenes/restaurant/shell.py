"""Floor and ceiling."""

import math

from kit.colour import rgb
from kit.material import mat
from kit.mesh import mesh
from kit.outlines import rect
from kit.panel import panel
from kit.solids import box
from kit.wood import nodes
from restaurant.setup import C, H, X0, X1, Y0, Y1, gold, trim


def marble_floor():
    """Builds cream and dark stone laid in diamonds, veined, polished, each joint a hairline."""
    m = mat('marble', '#e6dac4', rough=0.13, spec=0.5)
    N, L, b = nodes(m)
    tc = N('ShaderNodeTexCoord')
    mp = N('ShaderNodeMapping')
    mp.inputs['Rotation'].default_value = (0, 0, math.pi / 4)
    L(tc.outputs['Object'], mp.inputs[0])
    ck = N('ShaderNodeTexChecker')
    ck.inputs['Scale'].default_value = 1 / 0.42
    L(mp.outputs[0], ck.inputs['Vector'])
    nz = N('ShaderNodeTexNoise')
    nz.inputs['Scale'].default_value = 2.1
    nz.inputs['Detail'].default_value = 9
    nz.inputs['Distortion'].default_value = 1.6
    L(tc.outputs['Object'], nz.inputs['Vector'])
    vn = N('ShaderNodeValToRGB')
    e = vn.color_ramp.elements
    e[0].position, e[1].position = 0.47, 0.53
    e[0].color = e[1].color = (1, 1, 1, 1)
    q = e.new(0.5)
    q.color = (0.62, 0.60, 0.56, 1)
    L(nz.outputs['Fac'], vn.inputs[0])
    ck.inputs['Color1'].default_value = rgb('#e3d7c0')
    ck.inputs['Color2'].default_value = rgb(C['dark'])
    x = N('ShaderNodeMixRGB')
    x.blend_type = 'MULTIPLY'
    x.inputs[0].default_value = 0.8
    L(ck.outputs[0], x.inputs[1])
    L(vn.outputs[0], x.inputs[2])
    L(x.outputs[0], b.inputs['Base Color'])
    mr = N('ShaderNodeMapRange')
    mr.inputs[3].default_value = 0.08
    mr.inputs[4].default_value = 0.24
    L(nz.outputs['Fac'], mr.inputs[0])
    L(mr.outputs[0], b.inputs['Roughness'])
    mesh('floor', [(X0, Y0, 0), (X1, Y0, 0), (X1, Y1, 0), (X0, Y1, 0)], [(0, 1, 2, 3)], m)


def ceiling():
    """Builds a coffered ceiling."""
    nx, ny = 3, 5
    w, d = (X1 - X0) / nx, (Y1 - Y0) / ny
    holes = [
        rect(X0 + w * i + 0.35, Y0 + d * j + 0.35, X0 + w * (i + 1) - 0.35, Y0 + d * (j + 1) - 0.35)
        for i in range(nx)
        for j in range(ny)
    ]
    panel(rect(X0, Y0, X1, Y1), holes, 0.26, trim, bevel=0.03, loc=(0, 0, H + 0.1), rot=(0, 0, 0))
    mesh(
        'top',
        [(X0, Y0, H + 0.3), (X0, Y1, H + 0.3), (X1, Y1, H + 0.3), (X1, Y0, H + 0.3)],
        [(0, 1, 2, 3)],
        mat('top', '#e8dcc4', rough=0.9),
    )
    for h in holes:
        panel(
            h,
            [rect(h[0][0] + 0.07, h[0][1] + 0.07, h[2][0] - 0.07, h[2][1] - 0.07)],
            0.05,
            gold,
            bevel=0.01,
            loc=(0, 0, H + 0.02),
            rot=(0, 0, 0),
        )
    for s, x in ((1, X0), (-1, X1)):
        box(0.16, Y1 - Y0, 0.16, trim, loc=(x + s * 0.08, (Y0 + Y1) / 2, H - 0.18), bevel=0.04)
        box(0.09, Y1 - Y0, 0.10, trim, loc=(x + s * 0.045, (Y0 + Y1) / 2, H - 0.28), bevel=0.03)
