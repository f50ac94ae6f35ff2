"""What grows."""

import math
import random

from mathutils import Vector

from kit.foliage import ball_shell, foliage
from kit.lights import area
from kit.material import mat
from kit.mesh import dup, mesh
from kit.solids import tube
from palace.setup import P, PW, floor, leafm


def cone():
    """Returns a leaf place in a cypress."""
    t = random.random() ** 0.7
    a = random.random() * 6.28
    r = (1 - t) ** 0.85 * 0.95 * (t * 6 if t < 0.16 else 1) * random.uniform(0.75, 1)
    return Vector((r * math.cos(a), r * math.sin(a), 0.2 + t * 6.2))


def hedges():
    """Builds hedges and cypresses beside the pool."""
    hedge = foliage(
        'hedge',
        leafm,
        9000,
        lambda: Vector((random.uniform(-0.8, 0.8), random.uniform(-3, 3), random.uniform(0, 1) ** 0.7 * 1.1)),
        0.1,
    )
    hedge.location = (0, 0, -50)

    cyp = foliage('cyp', leafm, 9000, cone, 0.16)
    cyp.location = (0, 0, -50)
    for sx in (-1, 1):
        for i in range(6):
            dup(hedge, (sx * (PW / 2 + 2.6), -13.5 - i * 7.5, 0))
            dup(cyp, (sx * (PW / 2 + 2.6), -9.9 - i * 7.5, 0), (0, 0, i), (1, 1, 0.72 + 0.1 * random.random()))
        area((sx * (PW / 2 + 1.2), -30, 0.2), (sx * (PW / 2 + 3.2), -30, 5), 42, 0.3, 1500, 3100, spread=120)


def palms():
    """Builds palms before the wings."""
    if P['palms']:
        v, f = [], []
        for q in range(20):
            az = q * 2.399
            el = random.uniform(-0.35, 1.1)
            Lf = random.uniform(2.6, 3.4)
            up = Vector((math.cos(az) * math.cos(el), math.sin(az) * math.cos(el), math.sin(el)))
            sd = Vector((-math.sin(az), math.cos(az), 0))
            pts = [up * (Lf * t) + Vector((0, 0, -1.9 * t * t)) for t in [i / 26 for i in range(27)]]
            for i in range(2, 26):
                for s2 in (-1, 1):
                    le = 0.85 * math.sin(math.pi * min(1, 0.12 + i / 28)) ** 0.6
                    b = len(v)
                    d = (pts[i + 1] - pts[i]).normalized() if i < 26 else up
                    tip = pts[i] + (sd * s2 * 0.8 + d * 0.6 + Vector((0, 0, -0.35))) * le
                    v += [pts[i] - d * 0.05, pts[i] + d * 0.05, tip]
                    f.append((b, b + 1, b + 2))
        crown = mesh('crown', v, f, leafm, loc=(0, 0, -50))
        for sx in (-1, 1):
            for x, y, h in ((19, -6.5, 8.5), (27.5, -9, 10.5), (34, -7, 9), (16.5, -24, 9.5), (22, -32, 11)):
                hh = h * random.uniform(0.92, 1.1)
                tube(
                    [(sx * x, y, 0), (sx * x + 0.12, y, hh * 0.5), (sx * x + 0.35 * sx, y, hh)],
                    0.16,
                    mat('trunk', '#5b4732', bump=0.5, bscale=9),
                )
                dup(crown, (sx * x + 0.35 * sx, y, hh), (0, 0, random.random() * 6), 1.15)
            area((sx * 26, -14, 0.3), (sx * 26, -8, 8), 22, 0.4, 2600, 3100, spread=120)


def background():
    """Builds trees behind, and the ground to the horizon."""
    bush = foliage('bush', mat('leafdark', '#101c14', rough=0.9), 7000, ball_shell(5, 4, 4.2), 0.45)
    bush.location = (0, 0, -80)
    for i in range(26):
        dup(
            bush,
            (-130 + i * 10.5 + random.uniform(-3, 3), 42 + random.uniform(-6, 12), 2.5),
            (0, 0, random.random() * 6),
            random.uniform(0.8, 1.5),
        )
    mesh(
        'ground',
        [(-400, -100, -0.2), (-PW / 2 - 0.4, -100, -0.2), (-PW / 2 - 0.4, 300, -0.2), (-400, 300, -0.2)],
        [(0, 1, 2, 3)],
        floor,
    )
    mesh(
        'ground2',
        [(PW / 2 + 0.4, -100, -0.2), (400, -100, -0.2), (400, 300, -0.2), (PW / 2 + 0.4, 300, -0.2)],
        [(0, 1, 2, 3)],
        floor,
    )
