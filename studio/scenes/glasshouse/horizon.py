"""What lies beyond."""

import random

import numpy as np

from kit.foliage import ball_shell, foliage
from kit.material import mat
from kit.mesh import dup, mesh
from kit.plain_materials import emit
from kit.solids import box
from glasshouse.setup import leafd


def horizon():
    """Builds hedge, trees and the skyline."""
    bush = foliage('bush', leafd, 6000, ball_shell(4, 3.5, 3.6), 0.38)
    bush.location = (0, 0, -60)
    for i in range(34):
        dup(
            bush,
            (-80 + i * 4.9 + random.uniform(-1.5, 1.5), 22 + random.uniform(-3, 9), 1.2),
            (0, 0, random.random() * 6),
            random.uniform(0.7, 1.35),
        )
    for s in (-1, 1):
        for i in range(5):
            dup(bush, (s * (19 + 2.2 * i + random.random() * 2), 8 - 7 * i, 0.4), (0, 0, i), random.uniform(0.6, 0.9))
    tower = mat('tower', '#232a45', rough=0.6)
    wn, wf_ = [], []
    for i in range(46):
        x = -190 + i * 8.6 + random.uniform(-3, 3)
        h = random.uniform(9, 26) * (1.35 if abs(x) > 40 else 0.8)
        w = random.uniform(5, 9)
        y = 150 + random.uniform(-20, 30)
        box(w, w, h, tower, loc=(x, y, 0))
        for z in np.arange(2, h - 1, 1.5):
            for q in np.arange(-w / 2 + 0.7, w / 2 - 0.6, 1.15):
                if random.random() < 0.3:
                    b = len(wn)
                    wn += [
                        (x + q, y - w / 2 - 0.05, z),
                        (x + q + 0.55, y - w / 2 - 0.05, z),
                        (x + q + 0.55, y - w / 2 - 0.05, z + 0.7),
                        (x + q, y - w / 2 - 0.05, z + 0.7),
                    ]
                    wf_.append((b, b + 1, b + 2, b + 3))
    mesh('wins', wn, wf_, emit('cwin', '#ffc27a', 1.6))
