"""The lamps of the halls. What is seen glows; a few points of light stand for what it gives."""

import math

import numpy as np

from kit.lights import point
from kit.material import mat
from kit.mesh import group, put, scatter
from kit.panel import panel
from kit.plain_materials import emit
from kit.solids import ico, lathe, rods, tube
from hall.ceiling import chandelier
from hall.flowers import blooms
from hall.setup import H, L, P, W, bulb, gold, rec

MIDDLE = (L - 4) / 2
iron = mat('lampiron', '#1d1a18', rough=0.5, metal=0.7)


def chandeliers():
    """Builds one chandelier in each recess of the ceiling."""
    for x0, y0, x1, y1 in rec:
        chandelier(0, (y0 + y1) / 2, H - 2.5, 2.3)


def row():
    """Builds small chandeliers close together along the middle."""
    for k in range(5):
        chandelier(0, 1 + (L - 6) * k / 4, H - 3.3, 1.25)


def wheels():
    """Builds iron wheels with candles, on chains."""
    for k in range(3):
        for s in (-1, 1):
            x, y, z, r = s * W * 0.22, 3 + (L - 10) * k / 2, P['spring'] - 0.9, 1.7
            hoop = [(r - 0.05, 0), (r + 0.05, 0), (r + 0.05, 0.16), (r - 0.05, 0.16), (r - 0.05, 0)]
            lathe(hoop, iron, seg=48, loc=(x, y, z))
            ends = [(x + r * math.cos(a), y + r * math.sin(a)) for a in np.arange(0, 6.28, 6.2832 / 16)]
            rods('spokes', [((*e, z + 0.08), (x, y, z + 0.08), 0.035) for e in ends[::4]], iron)
            rods('chains', [((*e, z + 0.1), (x, y, z + 2.6), 0.02) for e in ends[::4]], iron)
            rods('chain', [((x, y, z + 2.6), (x, y, z + 5), 0.03)], iron)
            rods('candles', [((*e, z + 0.16), (*e, z + 0.5), 0.045) for e in ends], mat('wax', '#f3e6cb', rough=0.6))
            scatter('flames', [(*e, z + 0.6) for e in ends], ico(0.055, 1, bulb, sc=(1, 1, 1.9)))
            point((x, y, z - 0.2), 420, P['warm'] - 700, 0.9)


def crown():
    """Builds crowns of gold: a lit hoop with points that lean out."""
    for y, r in ((MIDDLE - L * 0.24, 2.3), (MIDDLE + L * 0.22, 2.3)):
        z, n = H - 1.7, 16
        lathe([(r, 0), (r + 0.06, 0.02), (r + 0.1, 0.3), (r, 0.3)], gold, seg=64, loc=(0, y, z))
        lathe([(r - 0.03, 0.02), (r - 0.03, 0.28)], emit('hoop', '#ffd9a0', 5), seg=64, loc=(0, y, z))
        for i in range(n):
            a = 6.2832 * i / n
            tall = 0.95 if i % 2 else 0.62
            point_ = [(-0.3, 0), (0.3, 0), (0, tall)]
            at = (r * math.cos(a) * 1.05, y + r * math.sin(a) * 1.05, z + 0.28)
            panel(point_, [], 0.04, gold, bevel=0.015, loc=at, rot=(math.pi / 2 - 0.25, 0, a + math.pi / 2))
            tip = (r * math.cos(a) * (1.1 + 0.1 * tall), y + r * math.sin(a) * (1.1 + 0.1 * tall), z + 0.34 + tall)
            ico(0.09, 2, bulb, tip)
        for i in range(4):
            a = 6.2832 * (i + 0.5) / 4
            rods('hang', [((r * math.cos(a), y + r * math.sin(a), z + 0.3), (0, y, H + 0.4), 0.02)], gold)
        strung = [(q, t) for q in np.linspace(0.3, r, 6) for t in np.arange(0, 6.28, 0.5 / q)]
        drops = [(q * math.cos(t), y + q * math.sin(t), z - 0.1 - 0.5 * (1 - q / r)) for q, t in strung]
        scatter('drops', drops, ico(0.06, 1, emit('drop', '#ffe6bd', 4)))
        point((0, y, z - 0.6), 800, P['warm'], 1.2)


def hoops():
    """Builds plain rings of light at different heights."""
    n = max(2, round((L + 4) / (W * 0.9)))
    for k in range(n):
        y = -4 + (L + 4) / n * (k + 0.5)
        for r, dz, dx in ((1.6, 0.9, 0), (1.0, 0.45, 0.25), (0.55, 1.35, -0.15)):
            z = H - dz
            lathe([(r - 0.05, 0), (r + 0.05, 0), (r + 0.05, 0.1), (r - 0.05, 0.1)], gold, seg=64, loc=(dx, y, z))
            lathe([(r - 0.05, -0.015), (r + 0.05, -0.015)], emit('ringlight', '#ffdca8', 9), seg=64, loc=(dx, y, z))
            ends = [(dx + r * math.cos(a), y + r * math.sin(a), z + 0.1) for a in (0.5, 2.6, 4.7)]
            rods('wires', [(end, (dx * 0.3, y, H + 0.8), 0.006) for end in ends], gold, seg=5)
        point((0, y, H - 1.3), 330, P['warm'], 1.2)


def ring_lamp():
    """Builds two rings of brass and light, one in the other, hung from 0."""
    for r, z in ((2.3, -2.9), (1.3, -2.2)):
        lathe([(r - 0.07, 0), (r + 0.07, 0), (r + 0.07, 0.3), (r - 0.07, 0.3)], gold, seg=72, loc=(0, 0, z))
        for q in (r - 0.08, r + 0.08):
            lathe([(q, 0.06), (q, 0.24)], emit('ringband', '#ffdca8', 7), seg=72, loc=(0, 0, z))
        lathe([(r - 0.06, -0.01), (r + 0.06, -0.01)], emit('ringlight', '#ffdca8', 9), seg=72, loc=(0, 0, z))
        ends = [(r * math.cos(a), r * math.sin(a), z + 0.3) for a in (0.5, 2.07, 3.64, 5.21)]
        rods('wires', [(end, (0, 0, 0), 0.014) for end in ends], gold, seg=5)
    rods('stem', [((0, 0, 0), (0, 0, 1), 0.04)], gold)


def rings():
    """Builds two rows of double rings of light."""
    one = group('ringlamp', ring_lamp)
    for y in np.linspace(3, L - 9, 4):
        for s in (-1, 1):
            put(one, (s * W * 0.22, y, H - 0.4))
        point((0, y, H - 3.6), 900, P['warm'], 1.6)


def lantern_body():
    """Builds a lantern of brass and glowing glass, hung from 0."""
    lathe([(0.0, 0), (0.05, -0.08), (0.3, -0.3), (0.32, -0.36)], gold, seg=8, smooth=False)
    lathe([(0.27, -0.36), (0.3, -0.6), (0.22, -1.0)], emit('lantern', '#ffc47a', 4.5), seg=8, smooth=False)
    lathe([(0.24, -1.0), (0.26, -1.06), (0.1, -1.2), (0, -1.35)], gold, seg=8, smooth=False)
    ribs = [(0.28, -0.36), (0.31, -0.6), (0.23, -1.0)]
    for i in range(8):
        a = i * math.pi / 4
        path = [(r * math.cos(a), r * math.sin(a), z) for r, z in ribs]
        rods('rib', [(p, q, 0.018) for p, q in zip(path, path[1:])], gold, seg=5)


def lanterns():
    """Builds lanterns at uneven heights all over the hall."""
    one = group('lantern', lantern_body)
    columns, top = max(2, round(W / 7)), H + W * (0.2 if P['ceiling'] == 'skylight' else 0.004)
    for j in range(round((L + 4) / 5)):
        for i in range(columns):
            x, y = (i + 0.5) * W / columns - W / 2, -1.5 + j * 5
            z = H - 0.9 - 0.75 * ((i * 2 + j * 3) % 3)
            put(one, (x, y, z), (i + j) * 0.4, 1.1)
            rods('cord', [((x, y, z), (x, y, top), 0.012)], gold, seg=5)
    for y in np.linspace(2, L - 4, 3):
        point((0, y, H - 2.8), 700, P['warm'] - 500, 1.5)


def festoon():
    """Builds strings of bulbs between the poles of the tent."""
    bulbs, n = [], 26
    y = 2
    while y < L:
        spans = [((-W / 4, y), (W / 4, y)), ((-W / 4, y), (-W / 2, y + 5)), ((W / 4, y), (W / 2, y + 5))]
        spans += [((s * W / 4, y), (s * W / 4, y + 10)) for s in (-1, 1)] + [((-W / 4, y), (W / 4, y + 10))]
        for (x0, y0), (x1, y1) in spans:
            high, low = P['spring'] + 1.5, P['spring'] + (1.5 if abs(x1) < W / 2 else -0.2)
            line = []
            for i in range(n + 1):
                t = i / n
                line.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, high + (low - high) * t - 1.1 * 4 * t * (1 - t)))
            tube(line, 0.012, iron, res=1)
            bulbs += [(a, b, c - 0.06) for a, b, c in line[1:-1]]
        point((0, y + 3, P['spring'] + 0.4), 420, P['warm'] - 600, 1.6)
        y += 10
    scatter('bulbs', bulbs, ico(0.062, 2, emit('festoon', '#ffd08a', 22)))


def flower_balls():
    """Builds balls of flowers and lit globes under the cloth."""
    globe = emit('globe', '#ffe2bd', 3.2)
    rnd = np.random.RandomState(4)
    for k in range(26):
        x, y = rnd.uniform(-W / 2 + 2, W / 2 - 2), rnd.uniform(0, L - 3)
        z, r = H - rnd.uniform(1.3, 2.0), rnd.uniform(0.2, 0.38)
        rods('cord', [((x, y, z), (x, y, H), 0.008)], gold, seg=5)
        if k % 2:
            ico(r, 3, globe, (x, y, z))
        else:
            d = rnd.normal(size=(150, 3))
            d /= np.linalg.norm(d, axis=1)[:, None]
            blooms([tuple(q) for q in d * r + (x, y, z)], 0.1, 'hangingball')
    for y in (3, L - 6):
        point((0, y, H - 1.9), 300, P['warm'], 1.2)


def eyelets():
    """Builds small round lamps that are sunk into the ceiling."""
    spots = [(x, y, H - 0.012) for x in np.linspace(-W / 2 + 2.2, W / 2 - 2.2, 5) for y in np.arange(-2, L, 3.0)]
    scatter('eyelets', spots, lathe([(0, 0), (0.11, 0)], emit('eyelet', '#ffe6c4', 6), seg=18))


def pendants():
    """Builds a wreath of drop lamps around the eye of the dome."""
    n, r, z = 22, W * 0.2, H - 0.6
    for i in range(n):
        a = 6.2832 * i / n
        x, y, low = r * math.cos(a), MIDDLE + r * math.sin(a), z - 0.55 * math.sin(a * 4)
        drop = [(0, 0.3), (0.1, 0.12), (0.16, -0.1), (0.1, -0.28), (0, -0.36)]
        lathe(drop, emit('droplamp', '#ffe2b8', 5), seg=14, loc=(x, y, low))
        rods('cord', [((x, y, low + 0.3), (x * 0.9, y, H + W * 0.13), 0.008)], gold, seg=5)
    point((0, MIDDLE, z - 0.5), 1500, P['warm'], 2.0)


LAMPS = dict(
    chandeliers=chandeliers,
    row=row,
    wheels=wheels,
    crown=crown,
    hoops=hoops,
    rings=rings,
    lanterns=lanterns,
    festoon=festoon,
    balls=flower_balls,
    eyelets=eyelets,
    pendants=pendants,
)
