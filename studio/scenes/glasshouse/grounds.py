"""Lawn and path."""

import math
import random

from kit.material import mat
from kit.mesh import dup, mesh
from kit.solids import box
from glasshouse.setup import B, deck


def grounds():
    """Builds lawn, path and the grass near the camera."""
    lawn = mat('lawn', '#2f5a22', rough=0.9, vary=0.35, vscale=0.6, bump=0.6, bscale=30)
    mesh('lawn', [(-300, -80, 0), (300, -80, 0), (300, 120, 0), (-300, 120, 0)], [(0, 1, 2, 3)], lawn)
    box(3.0, 40, 0.05, deck, loc=(0, -B - 20.5, 0))
    blade_v, blade_f = [], []
    for i in range(5200):
        x, y = random.uniform(-1, 1), random.uniform(-1, 1)
        h = random.uniform(0.05, 0.12)
        a = random.random() * 6.28
        b = len(blade_v)
        w = 0.006
        lx, ly = random.gauss(0, 0.03), random.gauss(0, 0.03)
        blade_v += [
            (x - w * math.cos(a), y - w * math.sin(a), 0),
            (x + w * math.cos(a), y + w * math.sin(a), 0),
            (x + lx, y + ly, h),
        ]
        blade_f.append((b, b + 1, b + 2))
    gb = mesh('grass', blade_v, blade_f, mat('blade', '#4a7a30', rough=0.7, vary=0.3, vscale=3), loc=(0, 0, -60))
    for ix in range(-13, 14):
        for iy in range(0, 9):
            x, y = ix * 2, -34 + iy * 2
            if abs(x) > 1.5 + 1:
                dup(gb, (x, y, 0), (0, 0, random.choice((0, 1.5708, 3.1416))))
