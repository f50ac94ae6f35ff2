"""Bedside tables with lamp and flowers."""

import math
import random

from mathutils import Vector
import bpy
import numpy as np

from kit.colour import rgb
from kit.foliage import foliage
from kit.lights import point, spot
from kit.material import mat
from kit.mesh import dup
from kit.rose import rose_mesh
from kit.solids import box, lathe, tube
from kit.wood import nodes
from guestroom.furniture import books
from guestroom.setup import C, LAMP, gold, walnut


def bedside(x, flowers, w=0.56):
    """Builds a bedside table."""
    z = 0.58
    y = -0.27
    box(w, 0.44, 0.42, walnut, loc=(x, y, 0.14), bevel=0.012)
    box(
        w + 0.03,
        0.47,
        0.022,
        mat('marble', '#efe6d8', rough=0.12, vary=0.08, vscale=5, spec=0.6),
        loc=(x, y, 0.56),
        bevel=0.006,
    )
    for k in (0, 1):
        box(w - 0.06, 0.015, 0.175, walnut, loc=(x, y - 0.222, 0.165 + k * 0.2), bevel=0.006)
        tube([(x - 0.07, y - 0.245, 0.25 + k * 0.2), (x + 0.07, y - 0.245, 0.25 + k * 0.2)], 0.006, gold)
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe([(0.012, 0), (0.018, 0.14)], gold, seg=14, loc=(x + sx * (w / 2 - 0.05), y + sy * 0.17, 0))
    lamp(x + 0.02, y + 0.03, z)
    if flowers:
        vase(x - 0.17, y - 0.09, z)
    else:
        books(x - 0.02, y - 0.14, z)


def lamp(x, y, z):
    """Builds a turned lamp under a pleated shade."""
    lathe(
        [
            (0.0, 0),
            (0.085, 0),
            (0.085, 0.015),
            (0.03, 0.03),
            (0.045, 0.06),
            (0.10, 0.13),
            (0.115, 0.19),
            (0.09, 0.26),
            (0.035, 0.31),
            (0.02, 0.34),
            (0.016, 0.42),
        ],
        mat('ceramic', C['velvet'], rough=0.12, clear=0.8, vary=0.1, vscale=9),
        seg=48,
        loc=(x, y, z),
    )
    lathe([(0.087, 0.0), (0.092, 0.012), (0.03, 0.022)], gold, seg=48, loc=(x, y, z))
    lathe([(0.036, 0.305), (0.04, 0.315), (0.03, 0.33)], gold, seg=32, loc=(x, y, z))
    sh = bpy.data.materials.new('shade')
    sh.use_nodes = True
    N, L, b = nodes(sh)
    b.inputs['Base Color'].default_value = rgb('#f3e3c6')
    b.inputs['Roughness'].default_value = 0.9
    sh.cycles.sample_as_light = False
    tc = N('ShaderNodeTexCoord')
    sp = N('ShaderNodeSeparateXYZ')
    cr = N('ShaderNodeValToRGB')
    mp = N('ShaderNodeMapRange')
    mp.inputs[1].default_value = 0.38
    mp.inputs[2].default_value = 0.66
    L(tc.outputs['Object'], sp.inputs[0])
    L(sp.outputs['Z'], mp.inputs[0])
    L(mp.outputs[0], cr.inputs[0])
    cr.color_ramp.interpolation = 'B_SPLINE'
    e = cr.color_ramp.elements
    e[0].color = rgb('#e3a35c')
    e[1].color = rgb('#dc9e5c')
    m_ = e.new(0.45)
    m_.color = rgb('#ffe3b8')
    L(cr.outputs[0], b.inputs['Emission'])
    b.inputs['Emission Strength'].default_value = 1.9 * LAMP
    o = lathe([(0.205, 0.36), (0.21, 0.362), (0.155, 0.66), (0.15, 0.66)], sh, seg=64, loc=(x, y, z))
    o.visible_shadow = False
    for r, h in ((0.207, 0.363), (0.1545, 0.658)):
        o = tube(
            [(r * math.cos(a), r * math.sin(a), h) for a in np.linspace(0, 6.2832, 65)[:-1]], 0.004, gold, cyc=True
        )
        o.location = (x, y, z)
    point((x, y, z + 0.50), 11 * LAMP, 3700, 0.07)
    spot((x, y, z + 0.48), (x, y + 0.02, z + 3), 18 * LAMP, 80, 3700, 0.05, 0.5)
    spot((x, y, z + 0.5), (x, y - 0.01, z - 1), 14 * LAMP, 78, 3700, 0.05, 0.5)


def vase(x, y, z):
    """Builds a vase of flowers."""
    lathe([(0, 0), (0.04, 0), (0.06, 0.05), (0.045, 0.10), (0.03, 0.13), (0.04, 0.15)], gold, seg=40, loc=(x, y, z))
    pm = [mat('rosea', '#f2dccb', rough=0.7, sss=0.1), mat('roseb', '#d98f93', rough=0.7, sss=0.1)]
    rs = [rose_mesh(m) for m in pm]
    for i in range(13):
        a = i * 2.4
        r = 0.024 * math.sqrt(i)
        dup(
            rs[i % 3 == 0],
            (x + r * math.cos(a), y + r * math.sin(a), z + 0.17 + 0.05 * (1 - (r / 0.09) ** 2)),
            (random.gauss(0, 0.2) - r * 4 * math.sin(a), r * 4 * math.cos(a), a),
            0.042 * random.uniform(0.85, 1.1),
        )
    o = foliage(
        'sprig',
        mat('green', '#4d6238', rough=0.6),
        70,
        lambda: Vector((random.gauss(0, 0.05), random.gauss(0, 0.05), random.uniform(-0.01, 0.04))),
        0.035,
        2.6,
    )
    o.location = (x, y, z + 0.17)
