"""What one sees from the window."""

import math
import random

from kit.domes import onion
from kit.foliage import ball_shell, foliage
from kit.material import mat
from kit.mesh import dup, mesh
from kit.outlines import arch_pts
from kit.panel import panel
from kit.plain_materials import emit, water
from kit.solids import box, lathe


def outside():
    """Builds the distance: trees, water, a small lit palace (seen, never sampled)."""
    dark = mat('far', '#1c2233', rough=1)
    lit = emit('farlit', '#ffb265', 1.7)
    warm = mat('farstone', '#8c705c', rough=0.9, emit='#ff9a50', estr=0.05)
    bush = foliage('bush', dark, 2500, ball_shell(4, 5, 3.2), 0.7)
    bush.location = (-70, 0, -40)
    for i in range(26):
        dup(
            bush,
            (-75 - random.uniform(0, 12), -70 + i * 5.5 + random.uniform(-2, 2), -7.5),
            (0, 0, random.random() * 6),
            random.uniform(0.6, 1.15),
        )
    for i in range(9):
        y = 16 + i * 3.1
        h = 5.5 if abs(i - 4) > 1 else 8.5
        box(4, 6.6, h, warm, loc=(-150, y * 2.1, -8))
        for z in (-6.6, -3.9):
            for dy in (-1.6, 1.6):
                panel(
                    arch_pts(1.2, 1.1, rise=0.6, cusps=0),
                    [],
                    0.05,
                    lit,
                    loc=(-147.9, y * 2.1 + dy, z),
                    rot=(math.pi / 2, 0, math.pi / 2),
                )
    for i, r in ((1, 1.1), (4, 2.4), (7, 1.1)):
        lathe(onion(r, r * 1.6), warm, seg=32, loc=(-150, (16 + i * 3.1) * 2.1, -8 + (8.5 if i == 4 else 5.5)))
    mesh(
        'lake',
        [(-400, -300, -8), (-5, -300, -8), (-5, 300, -8), (-400, 300, -8)],
        [(0, 1, 2, 3)],
        water(strength=0.05, scale=0.6, deep='#0a1622'),
    )
