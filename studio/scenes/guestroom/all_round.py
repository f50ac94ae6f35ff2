"""What stands behind the cameras of the guest room: door, wardrobe, a desk with its mirror."""

import math

from kit.double_door import double_door
from kit.lights import area, point
from kit.material import mat
from kit.outlines import arch_pts, rect, shift
from kit.panel import panel
from kit.plain_materials import emit
from kit.solids import box, lathe, rods
from guestroom.setup import C, H, LAMP, WW, WY, X0, X1, YB, gold, trim, velvet, walnut

EAST = (math.pi / 2, 0, -math.pi / 2)  # how a panel lies on the wall at X1
WEST = (math.pi / 2, 0, math.pi / 2)  # and at X0


def back_wall():
    """Builds door and wardrobe, skirting and cornice."""
    double_door(-1.75, YB, 1.5, 2.2, walnut, trim, gold, rise=0.55)
    box(2.7, 0.62, 2.55, walnut, loc=(1.55, YB + 0.31, 0), bevel=0.012)
    for i in range(4):
        x = 1.55 - 1.0125 + 0.675 * i
        outer, inner = rect(x - 0.29, 0.16, x + 0.29, 2.42), rect(x - 0.262, 0.19, x + 0.262, 2.39)
        panel(outer, [inner], 0.02, gold, bevel=0.004, loc=(0, YB + 0.63, 0))
        s = 1 if i % 2 else -1
        rods('pull', [((x - s * 0.24, YB + 0.66, 0.95), (x - s * 0.24, YB + 0.66, 1.35), 0.008)], gold)
    box(2.76, 0.66, 0.07, trim, loc=(1.55, YB + 0.32, 2.55), bevel=0.015)
    for i, (d, h) in enumerate(((0.05, 0.05), (0.10, 0.05), (0.16, 0.04))):
        box(X1 - X0, d, h, trim, loc=(0, YB + d / 2, H - 0.14 + 0.05 * i), bevel=0.012)
    for a, b in ((X0, -2.62), (-0.9, 0.2)):
        box(b - a, 0.03, 0.16, trim, loc=((a + b) / 2, YB + 0.014, 0), bevel=0.008)
    bowl = [(0, 0.0), (0.05, 0), (0.10, 0.10), (0.14, 0.20), (0.13, 0.20), (0.09, 0.10), (0, 0.02)]
    for x in (-2.83, -0.68):
        lathe(bowl, emit('sconce', '#ffd6a0', 5), seg=24, loc=(x, YB + 0.16, 1.72))
        box(0.05, 0.16, 0.04, gold, loc=(x, YB + 0.08, 1.72))
        point((x, YB + 0.3, 2.05), 7 * LAMP, 3700, size=0.12)


def east_wall():
    """Builds framed fields, and the desk under an arched mirror."""
    x = X1 - 0.014
    for y, w in ((-6.05, 0.55), (-5.25, 0.6), (-2.2, 1.2), (-0.85, 0.95)):
        for z0, z1 in ((0.22, 0.80), (1.0, 2.85)):
            outer = rect(-y - w / 2, z0, -y + w / 2, z1)
            inner = rect(-y - w / 2 + 0.05, z0 + 0.05, -y + w / 2 - 0.05, z1 - 0.05)
            panel(outer, [inner], 0.03, trim, bevel=0.008, loc=(x, 0, 0), rot=EAST)
    box(0.03, -YB, 0.16, trim, loc=(x, YB / 2, 0), bevel=0.008)
    box(0.035, -YB, 0.05, trim, loc=(x, YB / 2, 0.88), bevel=0.012)
    arch = arch_pts(1.05, 1.85, rise=0.55, cusps=4, base=0.98)
    frame = arch_pts(1.21, 1.86, rise=0.66, cusps=0, base=0.90)
    panel(shift(frame, 3.85), [shift(arch, 3.85)], 0.05, gold, bevel=0.012, loc=(X1 - 0.03, 0, 0), rot=EAST)
    glass = mat('mirror', '#f2efe8', rough=0.02, metal=1)
    panel(shift(arch, 3.85), [], 0.01, glass, loc=(X1 - 0.02, 0, 0), rot=EAST)
    desk()


def west_wall():
    """Builds framed fields on the wall of the window, between it and the corner by the door."""
    for y in (-6.2, -4.95, -3.7):
        for z0, z1 in ((0.22, 0.80), (1.0, 2.85)):
            outer = rect(y - 0.5, z0, y + 0.5, z1)
            inner = rect(y - 0.45, z0 + 0.05, y + 0.45, z1 - 0.05)
            panel(outer, [inner], 0.03, trim, bevel=0.008, loc=(X0 + 0.014, 0, 0), rot=WEST)
    box(0.035, WY - WW / 2 - 0.14 - YB, 0.05, trim, loc=(X0 + 0.014, (YB + WY - WW / 2 - 0.14) / 2, 0.88), bevel=0.012)


def desk():
    """Builds the desk, its chair, a lamp and a tray."""
    x, y = X1 - 0.32, -3.85
    box(0.56, 1.5, 0.035, walnut, loc=(x, y, 0.72), bevel=0.01)
    box(0.52, 1.44, 0.11, walnut, loc=(x, y, 0.61), bevel=0.008)
    legs = [((x + a, y + b, 0.61), (x + a * 0.9, y + b * 0.98, 0), 0.018) for a in (-0.24, 0.24) for b in (-0.7, 0.7)]
    rods('legs', legs, gold, seg=12)
    for b in (-0.46, 0.0, 0.46):
        box(0.012, 0.40, 0.07, walnut, loc=(x - 0.265, y + b, 0.63), bevel=0.004)
        lathe([(0, -0.012), (0.012, 0), (0, 0.012)], gold, seg=16, loc=(x - 0.28, y + b, 0.665))
    foot = [(0.09, 0), (0.09, 0.015), (0.02, 0.04), (0.03, 0.13), (0.015, 0.24), (0.012, 0.36)]
    lathe(foot, gold, seg=32, loc=(x + 0.06, y + 0.52, 0.755))
    lathe([(0.17, 0), (0.115, 0.24)], emit('deskshade', '#ffd8a4', 2.4), seg=40, loc=(x + 0.06, y + 0.52, 1.07))
    point((x + 0.06, y + 0.52, 1.42), 9 * LAMP, 3600, size=0.1)
    box(0.22, 0.32, 0.02, gold, loc=(x - 0.03, y - 0.38, 0.755), bevel=0.006)
    for i, c in enumerate(('#efe7d6', C['niche'])):
        box(0.17, 0.25, 0.025, mat('deskbook%d' % i, c), loc=(x - 0.03, y - 0.38, 0.775 + 0.026 * i), bevel=0.004)
    cx = x - 0.62
    box(0.46, 0.48, 0.10, velvet, loc=(cx, y - 0.05, 0.40), bevel=0.04)
    box(0.08, 0.46, 0.46, velvet, loc=(cx - 0.21, y - 0.05, 0.47), bevel=0.035)
    feet = [((cx + a, y - 0.05 + b, 0.41), (cx + a * 1.1, y - 0.05 + b * 1.1, 0), 0.014) for a in (-0.2, 0.2) for b in (-0.2, 0.2)]
    rods('feet', feet, gold, seg=10)


def all_round():
    """Builds what a panorama shows beyond the stills."""
    back_wall()
    east_wall()
    west_wall()
    area((0.4, -5.2, H - 0.05), (0.4, -5.2, 0), 0.9, 0.9, 22 * LAMP + 4, 4600, spread=110)
