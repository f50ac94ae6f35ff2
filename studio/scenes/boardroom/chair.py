"""A leather armchair on brass legs, facing +y."""

import math

from kit.mesh import mesh
from kit.solids import box, rods
from boardroom.setup import gold, leather


def shell():
    """Builds the back, bent round the sitter and drawn down into arms."""
    n, nz, v, f = 72, 16, [], []
    for j in range(nz + 1):
        t = j / nz
        for i in range(n + 1):
            u = i / n * 2 - 1
            a = -math.pi / 2 + u * 1.72
            top = 0.66 + 0.36 * max(0.0, math.cos(u * 1.72)) ** 0.8
            z = 0.36 + (top - 0.36) * t
            r = 0.27 + 0.06 * t
            v.append((r * 1.02 * math.cos(a), r * math.sin(a) - 0.05 * t, z))
    for j in range(nz):
        row = j * (n + 1)
        f += [(row + i, row + i + 1, row + n + 2 + i, row + n + 1 + i) for i in range(n)]
    o = mesh('shell', v, f, leather, smooth=True)
    thick = o.modifiers.new('s', 'SOLIDIFY')
    thick.thickness = 0.055
    thick.offset = 1
    round_ = o.modifiers.new('b', 'BEVEL')
    round_.width = 0.02
    round_.segments = 4
    round_.limit_method = 'ANGLE'
    o.data.use_auto_smooth = True


def chair_parts():
    """Builds shell, cushion and legs."""
    shell()
    box(0.48, 0.46, 0.12, leather, loc=(0, 0.02, 0.38), bevel=0.045)
    box(0.5, 0.46, 0.03, gold, loc=(0, 0.0, 0.345), bevel=0.008)
    legs = [((sx * 0.23, sy * 0.22, 0), (sx * 0.18, sy * 0.16, 0.36), 0.013) for sx in (-1, 1) for sy in (-1, 1)]
    rods('legs', legs, gold, seg=16)
