"""Carpet and walls."""

import math

from kit.colour import rgb
from kit.lights import area
from kit.material import mat
from kit.mesh import mesh
from kit.outlines import arch_pts
from kit.panel import jaali, panel
from kit.plain_materials import emit
from kit.solids import box, lathe
from hall.setup import H, L, P, W, gold, trim, wall


def carpet_floor():
    """Builds damask-like medallions from two waves."""
    carpet = mat('carpet', P['carpet'], rough=0.95, sheen=0.6)
    nt = carpet.node_tree
    N = nt.nodes.new
    Lk = nt.links.new
    tc = N('ShaderNodeTexCoord')
    v1 = N('ShaderNodeTexVoronoi')
    v1.inputs['Scale'].default_value = 1.5
    v1.inputs['Randomness'].default_value = 0
    w1 = N('ShaderNodeMath')
    w1.operation = 'SINE'
    w2 = N('ShaderNodeMath')
    w2.operation = 'MULTIPLY'
    w2.inputs[1].default_value = 21
    cr = N('ShaderNodeValToRGB')
    cr.color_ramp.elements[0].position = 0.35
    cr.color_ramp.elements[1].position = 0.62
    cr.color_ramp.elements[0].color = rgb(P['carpet'])
    cr.color_ramp.elements[1].color = [c * 1.0 for c in rgb('#a8804e')]
    mx = N('ShaderNodeMixRGB')
    mx.inputs[0].default_value = 0.38
    mx.inputs[1].default_value = rgb(P['carpet'])
    Lk(tc.outputs['Object'], v1.inputs['Vector'])
    Lk(v1.outputs['Distance'], w2.inputs[0])
    Lk(w2.outputs[0], w1.inputs[0])
    Lk(w1.outputs[0], cr.inputs[0])
    Lk(cr.outputs[0], mx.inputs[2])
    Lk(mx.outputs[0], nt.nodes['Principled BSDF'].inputs['Base Color'])
    mesh('floor', [(-W / 2, -4, 0), (W / 2, -4, 0), (W / 2, L, 0), (-W / 2, L, 0)], [(0, 1, 2, 3)], carpet)


def walls():
    """Builds paired pilasters, arched panels with screens, lit from below."""
    bay = 5.0
    nb = int((L + 4) / bay)
    for s in (-1, 1):
        x = s * W / 2
        box(0.3, L + 4, H, wall, loc=(x + s * 0.15, L / 2 - 2, 0))
        box(0.12, L + 4, 1.0, trim, loc=(x - s * 0.06, L / 2 - 2, 0))
        box(0.22, L + 4, 0.12, gold, loc=(x - s * 0.1, L / 2 - 2, 1.0))
        r = (math.pi / 2, 0, -s * math.pi / 2)
        for i in range(nb):
            y = -4 + bay * (i + 0.5)
            a = arch_pts(2.9, 3.9, rise=2.0, cusps=5, base=1.25)
            panel(
                arch_pts(3.5, 3.9, rise=2.45, cusps=0, base=1.15),
                [a],
                0.16,
                trim,
                bevel=0.03,
                loc=(x - s * 0.1, y, 0),
                rot=r,
            )
            panel(
                a,
                [],
                0.02,
                mat('silk', P['accent'], rough=0.55, sheen=1, bump=0.2, bscale=50),
                loc=(x - s * 0.03, y, 0),
                rot=r,
            )
            jaali(
                2.9,
                6,
                0.42,
                gold,
                (x - s * 0.07, y, 0),
                head=arch_pts(2.7, 3.9, rise=1.8, cusps=0, base=1.3),
                thick=0.03,
                bar=0.86,
                rot=r,
            )
            for q in (-2.5,):
                box(0.28, 0.62, H - 1.2, trim, loc=(x - s * 0.14, y + q, 1.0), bevel=0.03)
                box(0.36, 0.74, 0.35, gold, loc=(x - s * 0.16, y + q, H - 1.55), bevel=0.04)
                lathe(
                    [(0, 0), (0.05, 0), (0.12, 0.28), (0.13, 0.42), (0.11, 0.42), (0.10, 0.28)],
                    emit('sconce', '#ffd9a0', 7),
                    seg=14,
                    loc=(x - s * 0.48, y + q, 3.4),
                )
                box(0.3, 0.05, 0.05, gold, loc=(x - s * 0.36, y + q, 3.4))
        area(
            (x - s * 1.0, L / 2 - 2, 0.9), (x - s * 0.1, L / 2 - 2, H), L, 0.15, 2000, P['warm'] - 700, spread=100
        )  # wall wash
