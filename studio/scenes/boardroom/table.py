"""The long table, what lies on it, and the lamps over it."""

import math
import random

from kit.foliage import foliage
from kit.material import mat
from kit.mesh import dup, group, mesh, put
from kit.plain_materials import emit
from kit.rose import rose_mesh
from kit.solids import box, lathe, rods
from mathutils import Vector
from boardroom.setup import H, TABLE, gold, walnut

SEATS = 6


def top_outline(half, y0, y1, bulge, n=28):
    """Builds a boat-shaped top, a little wider in the middle, round at the ends."""
    side = [(half + bulge * math.sin(math.pi * i / n), y0 + (y1 - y0) * i / n) for i in range(n + 1)]
    far = [(half * math.cos(a), y1 + 0.22 * math.sin(a)) for a in (math.pi * k / 16 for k in range(1, 16))]
    near = [(-half * math.cos(a), y0 - 0.22 * math.sin(a)) for a in (math.pi * k / 16 for k in range(1, 16))]
    return side + far + [(-x, y) for x, y in reversed(side)] + near


def slab(half, y0, y1, bulge, z, thick, m):
    """Returns the outline as a solid with a rounded rim."""
    pts = top_outline(half, y0, y1, bulge)
    n = len(pts)
    v = [(x, y, z) for x, y in pts] + [(x, y, z + thick) for x, y in pts]
    f = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    f += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    b = mesh('slab', v, f, m).modifiers.new('b', 'BEVEL')
    b.width = 0.012
    b.segments = 3
    b.limit_method = 'ANGLE'
    b.angle_limit = 1.0


def place_setting():
    """Builds a pad with a pen; the sitter is at -y."""
    box(0.21, 0.29, 0.008, mat('paper', '#f6f0e4', rough=0.8), loc=(0, 0, 0), bevel=0.002)
    box(0.21, 0.05, 0.012, mat('pad', '#26365f', rough=0.5), loc=(0, 0.12, 0), bevel=0.002)
    rods('pen', [((0.135, -0.08, 0.008), (0.15, 0.07, 0.008), 0.005)], gold)


def flowers(x, y, z):
    """Builds a low brass bowl of roses."""
    lathe([(0, 0), (0.07, 0), (0.16, 0.07), (0.15, 0.1), (0.13, 0.1), (0, 0.05)], gold, seg=56, loc=(x, y, z))
    tones = [mat('rosea', '#f2dccb', rough=0.7), mat('roseb', '#dd9a76', rough=0.7), mat('rosec', '#c9603f', rough=0.7)]
    roses = [rose_mesh(m) for m in tones]
    for i in range(26):
        a, r = i * 2.4, 0.031 * math.sqrt(i)
        at = (x + r * math.cos(a), y + r * math.sin(a), z + 0.13 + 0.07 * (1 - (r / 0.16) ** 2))
        lean = (-r * 4 * math.sin(a), r * 4 * math.cos(a), a)
        dup(roses[i % 3], at, lean, 0.05 * random.uniform(0.85, 1.1))
    o = foliage('sprig', mat('green', '#4d6238', rough=0.6), 90, lambda: _near(0.09), 0.04, 2.4)
    o.location = (x, y, z + 0.12)


def _near(spread):
    return Vector((random.gauss(0, spread), random.gauss(0, spread), random.uniform(-0.01, 0.05)))


def lamps(y0, y1):
    """Builds an opal globes in a row on a brass rail."""
    z = H - 0.95
    rods('rail', [((0, y0, z + 0.22), (0, y1, z + 0.22), 0.012)], gold, seg=16)
    rods('hangers', [((0, y, z + 0.22), (0, y, H + 0.4), 0.006) for y in (y0 + 0.3, y1 - 0.3)], gold)
    opal = emit('opal', '#ffdcae', 3.4)
    for i in range(5):
        y = y0 + (y1 - y0) * (i + 0.5) / 5
        ball = [(0.13 * math.sin(t), 0.13 * math.cos(t)) for t in (math.pi * k / 24 for k in range(25))]
        lathe(ball, opal, seg=48, loc=(0, y, z))
        lathe([(0.05, 0.115), (0.045, 0.15), (0.012, 0.17), (0.012, 0.22)], gold, seg=32, loc=(0, y, z))


def table(chair):
    """Builds the table with its chairs round it."""
    y0, y1, half, top = TABLE['y0'], TABLE['y1'], TABLE['half'], TABLE['top']
    slab(half, y0, y1, 0.1, top - 0.045, 0.045, walnut)
    slab(half - 0.05, y0 + 0.03, y1 - 0.03, 0.1, top - 0.062, 0.016, gold)
    for y in (y0 + 0.9, y1 - 0.9):
        box(0.85, 0.5, top - 0.1, walnut, loc=(0, y, 0.02), bevel=0.03)
        box(0.95, 0.6, 0.03, gold, loc=(0, y, 0.012), bevel=0.006)
    setting = group('setting', place_setting)
    for i in range(SEATS):
        y = y0 + 0.45 + (y1 - y0 - 0.9) * i / (SEATS - 1)
        for s in (-1, 1):
            put(chair, (s * (half + 0.5), y, 0.014), s * math.pi / 2 + random.gauss(0, 0.05))
            put(setting, (s * (half - 0.16), y, top), s * math.pi / 2)
    put(chair, (0, y1 + 0.68, 0.014), math.pi)
    for y in (1.6, 3.3, 5.0):
        flowers(0, y, top)
    lamps(y0 + 0.3, y1 - 0.3)
