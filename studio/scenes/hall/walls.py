"""The walls of the halls: each kind is one bay, facing -y, repeated along the sides and the far end."""

import math

from kit.curtain import curtain
from kit.lights import area
from kit.material import mat
from kit.mesh import group, mesh, put
from kit.outlines import arch_pts, rect
from kit.panel import jaali, panel
from kit.plain_materials import emit, glow, sheer, weave
from kit.solids import box, lathe, rods
from hall.setup import H, L, P, W, gold, trim, wall
from hall.shell import walls as arches
from hall.timber import flat, level, upright

MIDDLE = (L - 4) / 2


def along(build, bay, sides, left_out=None):
    """Places bays of about `bay` metres along sides; build gets the exact width. The bay in the middle of a side is
    left out if something else is built there."""
    for side in sides:
        length = W if side in ('far', 'near') else L + 4
        n = max(1, round(length / bay))
        b = length / n
        one = group(side, lambda: build(b))
        for i in range(n):
            d = b * (i + 0.5) - length / 2
            if left_out and abs(d) < b / 4:
                left_out(b)
                continue
            at, turn = {
                'left': ((-W / 2, MIDDLE + d, 0), math.pi / 2),
                'right': ((W / 2, MIDDLE + d, 0), -math.pi / 2),
                'far': ((d, L, 0), 0),
                'near': ((d, -4, 0), math.pi),
            }[side]
            put(one, at, turn)


def framed_field(x, w, z0, z1, m):
    """Builds a moulded frame on the wall."""
    outer, inner = rect(x - w / 2, z0, x + w / 2, z1), rect(x - w / 2 + 0.07, z0 + 0.07, x + w / 2 - 0.07, z1 - 0.07)
    panel(outer, [inner], 0.05, m, bevel=0.015, loc=(0, -0.03, 0))


def candle_arm(x, z, glow_of='#ffd9a0'):
    """Builds a wall lamp with two shades."""
    box(0.1, 0.04, 0.5, gold, loc=(x, -0.04, z - 0.2), bevel=0.015)
    for s in (-1, 1):
        arm = [((x, -0.08, z), (x + s * 0.16, -0.2, z + 0.02), 0.012)]
        rods('arm', arm + [((x + s * 0.16, -0.2, z), (x + s * 0.16, -0.2, z + 0.14), 0.014)], gold)
        shade = emit('shade', glow_of, 5)
        lathe([(0.085, 0), (0.05, 0.16)], shade, seg=14, loc=(x + s * 0.16, -0.2, z + 0.12))


def moulded(b):
    """Builds a painted wall with frames and lamps."""
    box(b, 0.3, H, wall, loc=(0, 0.15, 0))
    box(b, 0.06, 0.22, trim, loc=(0, -0.03, 0))
    box(b, 0.08, 0.07, trim, loc=(0, -0.04, 0.95))
    framed_field(0, b - 0.7, 0.32, 0.86, trim)
    framed_field(0, b - 0.7, 1.15, H - 0.75, trim)
    candle_arm(0, 2.3)
    box(b, 0.3, 0.2, trim, loc=(0, -0.15, H - 0.2), bevel=0.04)
    box(b, 0.16, 0.16, trim, loc=(0, -0.08, H - 0.36), bevel=0.03)


def french_window(b):
    """Builds a tall window with a round head between tied curtains."""
    w, spring = b * 0.52, H - 1.0 - b * 0.26
    opening = arch_pts(w, spring, rise=w / 2, cusps=0, base=0.06)
    panel(rect(-b / 2, 0, b / 2, H), [opening], 0.4, wall, loc=(0, 0.2, 0))
    frame = arch_pts(w + 0.3, spring, rise=w / 2 + 0.15, cusps=0, base=0.0)
    panel(frame, [opening], 0.12, trim, bevel=0.02, loc=(0, -0.04, 0))
    for x in (-w / 4, 0, w / 4):
        box(0.09 if x == 0 else 0.045, 0.06, spring + w * 0.4, trim, loc=(x, 0.3, 0))
    for i in range(1, 6):
        box(w, 0.05, 0.05 if i < 5 else 0.1, trim, loc=(0, 0.3, spring * i / 5))
    silk = weave('silkcurtain', P['accent'], scale=120)
    for i, s in enumerate((-1, 1)):
        curtain(s * (w / 2 + 0.3), -0.3, 0.95, H - 0.62, silk, fold=0.055, n=6, gather=0.32, seed=i)
    box(w + 1.8, 0.34, 0.34, silk, loc=(0, -0.22, H - 0.82), bevel=0.04)
    box(b, 0.3, 0.2, trim, loc=(0, -0.15, H - 0.2), bevel=0.04)


def fluted(b):
    """Builds half-round staves of dark wood, metal between them, an upright lamp."""
    dark = mat('walnut', P['wall'], rough=0.3, vary=0.3, vscale=2, clear=0.3)
    box(b, 0.3, H, dark, loc=(0, 0.15, 0))
    n = int((b - 1.5) / 0.17)
    staves = [((x, 0, 0.35), (x, 0, H - 0.5), 0.078) for x in [(i + 0.5 - n / 2) * 0.17 for i in range(n)]]
    rods('staves', staves, dark, seg=10)
    for s in (-1, 1):
        box(0.05, 0.07, H - 0.3, gold, loc=(s * (b / 2 - 0.66), -0.02, 0.15))
    for z, t in ((0.18, 0.14), (H - 0.5, 0.1), (H - 0.24, 0.2)):
        box(b, 0.2, t, gold, loc=(0, -0.05, z))
    box(0.5, 0.08, 2.0, gold, loc=(-b / 2, -0.04, 1.5), bevel=0.02)
    box(0.5, 0.08, 2.0, gold, loc=(b / 2, -0.04, 1.5), bevel=0.02)
    for x in (-b / 2, b / 2):
        lathe([(0.09, 0), (0.09, 1.6)], emit('tube', '#ffd09a', 4), seg=14, loc=(x, -0.16, 1.7))


def mirrored(b):
    """Builds mirrors in cusped gilded frames between paired half columns."""
    top = P['spring']
    box(b, 0.3, top, wall, loc=(0, 0.15, 0))
    w = b - 1.7
    glass = mat('mirror', '#f3ead8', rough=0.03, metal=1)
    arch = arch_pts(w, top - 2.2, rise=w * 0.5, cusps=4, base=0.9)
    panel(arch, [], 0.02, glass, loc=(0, -0.02, 0))
    outer = arch_pts(w + 0.4, top - 2.2, rise=w * 0.5 + 0.42, cusps=0, base=0.75)
    panel(outer, [arch], 0.14, gold, bevel=0.03, loc=(0, -0.05, 0))
    for s in (-1, 1):
        shaft = [(0.17, 0), (0.2, 0.12), (0.14, 0.24), (0.12, top - 1.1), (0.2, top - 0.8), (0.22, top - 0.55)]
        lathe(shaft, trim, seg=20, loc=(s * (b / 2 - 0.32), -0.14, 0))
        lathe([(0.15, 0), (0.22, 0.3), (0.23, 0.36)], gold, seg=20, loc=(s * (b / 2 - 0.32), -0.14, top - 0.95))
    box(b, 0.5, 0.22, trim, loc=(0, -0.2, top - 0.5), bevel=0.04)
    box(b, 0.66, 0.14, gold, loc=(0, -0.26, top - 0.28), bevel=0.04)
    candle_arm(-b / 2, 2.5)


def screens(b):
    """Builds pierced screens that are lit from behind."""
    box(b, 0.1, H, emit('behind', P['accent'], 1.1), loc=(0, 0.5, 0))
    field = rect(-b / 2 + 0.35, 0.5, b / 2 - 0.35, H - 0.7)
    panel(rect(-b / 2, 0, b / 2, H), [field], 0.3, wall, loc=(0, 0.0, 0))
    jaali(b - 0.7, H - 0.7, 0.5, gold, (0, 0.02, 0), head=field, thick=0.06, bar=0.82)
    panel(rect(-b / 2 + 0.25, 0.4, b / 2 - 0.25, H - 0.6), [field], 0.1, gold, bevel=0.03, loc=(0, -0.16, 0))
    for s in (-1, 1):
        box(0.2, 0.2, H, gold, loc=(s * b / 2, -0.2, 0), bevel=0.05)


def draped(b):
    """Builds pleated cloth in two colours from floor to ceiling under a swag."""
    one, two = weave('drape', P['fabric'], scale=150), weave('drape2', P['fabric2'], scale=150)
    curtain(-b / 4, 0, b / 2 + 0.08, H, one, fold=0.06, n=int(b * 1.6), seed=1)
    curtain(b / 4, 0, b / 2 + 0.08, H, two, fold=0.06, n=int(b * 1.6), seed=2)
    v, f, n = [], [], 24
    for i in range(n + 1):
        u = i / n
        for k in range(8):
            q = k / 7
            sag = (0.15 + 0.95 * q) * math.sin(math.pi * u) + 0.25 * q
            v.append(((u - 0.5) * b, -0.14 - 0.16 * math.sin(math.pi * q) - 0.04 * math.sin(q * 25), H - 0.05 - sag))
    f = [(i * 8 + k, i * 8 + k + 1, i * 8 + k + 9, i * 8 + k + 8) for i in range(n) for k in range(7)]
    mesh('swag', v, f, two, smooth=True)


def ashlar(b):
    """Builds courses of stone, a pier, and a banner or a torch by turns."""
    stone = mat('ashlar', P['wall'], rough=0.85, bump=0.3, bscale=5, vary=0.16, vscale=0.9, bricks=(1.1, 0.5, 0.018))
    top = P['spring']
    w = b * 0.5
    niche = arch_pts(w, top - 2.6, rise=w * 0.95, cusps=0, base=0.0)
    panel(rect(-b / 2, 0, b / 2, top + 0.4), [niche], 0.7, stone, loc=(0, 0.35, 0))
    box(b, 0.3, top, stone, loc=(0, 0.8, 0))
    outer = arch_pts(w + 0.5, top - 2.6, rise=w * 0.95 + 0.35, cusps=0, base=0.0)
    panel(outer, [niche], 0.14, trim, bevel=0.04, loc=(0, -0.05, 0))
    for x in (-b / 2, b / 2):
        box(0.8, 0.6, top - 1.4, stone, loc=(x, -0.2, 0))
        box(0.62, 0.5, 0.6, trim, loc=(x, -0.2, top - 1.4), bevel=0.06)
        bowl = [(0.02, -0.35), (0.06, -0.05), (0.2, 0.1), (0.22, 0.22), (0.16, 0.2)]
        lathe(bowl, mat('iron', '#1d1a18', rough=0.5, metal=0.6), seg=14, loc=(x, -0.72, 2.6))
        flame = [(0.11, 0), (0.13, 0.12), (0.05, 0.42), (0, 0.55)]
        lathe(flame, emit('torch', '#ff9d45', 14), seg=12, loc=(x, -0.72, 2.75))
    high, low, half = top - 0.9, 2.6, w * 0.36
    edge = [(-half, low + 0.6), (0, low), (half, low + 0.6), (half, high), (-half, high)]
    panel(edge, [], 0.02, mat('banner', P['accent'], rough=0.8, sheen=0.6), loc=(0, -0.26, 0))
    panel([(x * 1.1, z - 0.08 if z < high else z + 0.05) for x, z in edge], [], 0.01, gold, loc=(0, -0.245, 0))
    diamond = [(0, high - 2.0), (half * 0.5, high - 1.3), (0, high - 0.6), (-half * 0.5, high - 1.3)]
    panel(diamond, [], 0.02, gold, loc=(0, -0.28, 0))


def wall_lamp(x, y, z):
    """Builds a brass bracket with one tall shade that is open above."""
    box(0.16, 0.06, 0.7, gold, loc=(x, y, z - 0.4), bevel=0.02)
    rods('bracket', [((x, y, z - 0.1), (x, y - 0.3, z - 0.02), 0.025)], gold)
    lathe([(0.0, 0), (0.13, 0.0), (0.2, 0.5)], emit('walllamp', '#ffd9a0', 6), seg=16, loc=(x, y - 0.3, z))


def field(x, w, z0, z1):
    """Builds one raised panel of wood in a moulding."""
    outer, inner = rect(x - w / 2, z0, x + w / 2, z1), rect(x - w / 2 + 0.12, z0 + 0.12, x + w / 2 - 0.12, z1 - 0.12)
    panel(outer, [inner], 0.12, flat, bevel=0.03, loc=(0, -0.04, 0))
    raised = rect(x - w / 2 + 0.3, z0 + 0.3, x + w / 2 - 0.3, z1 - 0.3)
    panel(raised, [], 0.06, flat, bevel=0.06, loc=(0, -0.02, 0))


def panelled(b):
    """Builds wood from floor to ceiling: panels beside a long drape, a pilaster with a lamp, a frieze."""
    top, hung = H * 0.68, b * 0.34
    w = (b - hung - 0.9) / 2
    box(b, 0.3, H, upright, loc=(0, 0.15, 0))
    for z, deep, tall in ((0, 0.16, 0.3), (1.3, 0.2, 0.14), (top, 0.5, 0.34), (H - 0.5, 0.6, 0.5)):
        box(b, deep, tall, level, loc=(0, -deep / 2, z), bevel=0.03)
    box(b, 0.36, 0.1, gold, loc=(0, -0.18, top + 0.34))
    for s in (-1, 1):
        for z0, z1 in ((0.36, 1.26), (1.56, top * 0.56), (top * 0.58, top - 0.1)):
            field(s * (hung + w) / 2, w - 0.12, z0, z1)
    for i in range(4):
        field((i - 1.5) * b / 4, b / 4 - 0.2, top + 0.6, H - 0.6)
    box(0.8, 0.3, top, upright, loc=(-b / 2, -0.15, 0), bevel=0.03)
    box(1.0, 0.44, 0.5, upright, loc=(-b / 2, -0.22, top - 0.5), bevel=0.05)
    box(0.6, 0.4, H - top - 0.6, upright, loc=(-b / 2, -0.2, top + 0.3), bevel=0.03)
    wall_lamp(-b / 2, -0.33, 3.2)
    silk = weave('walldrape', P['accent'], scale=120)
    curtain(0, -0.3, hung, top - 0.3, silk, fold=0.09, n=max(4, round(hung * 3)), seed=4)
    box(hung + 0.4, 0.5, 0.62, silk, loc=(0, -0.26, top - 0.66), bevel=0.04)
    box(hung + 0.4, 0.54, 0.06, gold, loc=(0, -0.26, top - 0.7))


def door_wall(b):
    """Builds the plain middle of a panelled wall, where its doors stand."""
    box(b, 0.3, H, upright, loc=(0, -4.15, 0))
    for z, deep, tall in ((H * 0.68, 0.5, 0.34), (H - 0.5, 0.6, 0.5)):
        box(b, deep, tall, level, loc=(0, -4 + deep / 2, z), bevel=0.03)


def panelling():
    """Builds panelled walls on three sides, light along the long ones."""
    along(panelled, 7.0, ['left', 'right', 'far'])
    for s in (-1, 1):
        at, to = (s * (W / 2 - 2.4), MIDDLE, H - 1), (s * (W / 2 - 0.2), MIDDLE, 2.5)
        area(at, to, L, 0.3, 4200, P['warm'] - 200, spread=120)


def colonnade(b):
    """Builds cusped arches on twin columns, open to the garden, with net curtains tied back."""
    w, top = b - 1.0, P['spring']
    arch = arch_pts(w, top, rise=H - top - 0.9, cusps=5, base=0.0)
    head = [(b / 2, top), *arch[2:], (-b / 2, top), (-b / 2, H), (b / 2, H)]
    panel(head, [], 0.6, wall, bevel=0.02)
    shaft = [(0.34, 0), (0.34, 0.3), (0.24, 0.42), (0.2, 0.6), (0.17, top - 0.6), (0.25, top - 0.36), (0.34, top - 0.1)]
    for x in (-b / 2, b / 2):
        lathe(shaft + [(0.34, top)], trim, seg=24, rib=0.03, ribn=12, loc=(x, 0, 0))
    net = sheer('net', P['fabric'])
    for i, s in enumerate((-1, 1)):
        curtain(s * (w / 2 - 0.32), 0.2, 0.8, top + 0.5, net, fold=0.07, n=6, gather=0.5, seed=i)
    box(b, 1.0, 0.2, trim, loc=(0, -0.1, H - 0.6), bevel=0.05)


def galleried(b):
    """Builds a wall of a court: arches below, a gallery with a balustrade above, lamplight behind both."""
    half = H / 2
    w = b * 0.66
    for z, key in ((0, 'low'), (half, 'high')):
        arch = arch_pts(w, half * 0.45, rise=w * 0.5, cusps=5 if z else 0, base=0.0)
        panel(rect(-b / 2, 0, b / 2, half), [arch], 0.5, wall, bevel=0.02, loc=(0, 0, z))
        outer = arch_pts(w + 0.4, half * 0.45, rise=w * 0.5 + 0.34, cusps=0, base=0.0)
        panel(outer, [arch], 0.12, trim, bevel=0.02, loc=(0, -0.28, z))
        back = [(-b / 2, 0, 0), (b / 2, 0, 0), (b / 2, 0, half), (-b / 2, 0, half)]
        mesh('lit', back, [(0, 1, 2, 3)], glow('lit', '#8a4a1c', '#ffd09a', 0.3, half, 1.7), loc=(0, 2.2, z))
        column = [(0.24, 0), (0.24, 0.25), (0.15, 0.4), (0.13, half - 0.9), (0.24, half - 0.5)]
        lathe(column, trim, seg=16, loc=(-b / 2, -0.34, z))
        lamp = [(0, 0.4), (0.14, 0.25), (0.16, -0.05), (0.08, -0.3), (0, -0.32)]
        lathe(lamp, emit('gallerylamp', '#ffd39a', 6), seg=10, loc=(0, 0.7, z + half * 0.6))
    box(b, 1.5, 0.25, trim, loc=(0, 0.1, half - 0.12), bevel=0.03)
    jaali(b, 0.9, 0.3, trim, (0, -0.5, half + 0.12), thick=0.08)
    box(b, 0.2, 0.1, trim, loc=(0, -0.5, half + 1.0), bevel=0.03)
    box(b, 1.0, 0.45, trim, loc=(0, 0, H - 0.25), bevel=0.05)


def rotunda():
    """Builds a round wall with petal niches between half columns."""
    radius = W / 2
    n = round(2 * math.pi * radius / 4.6)
    b = 2 * radius * math.tan(math.pi / n)

    def bay():
        w = b * 0.6
        box(b * 1.02, 0.3, H, wall, loc=(0, 0.5, 0))
        niche = arch_pts(w, H * 0.42, rise=w * 0.95, cusps=0, base=0.25)
        panel(rect(-b / 2, 0, b / 2, H), [niche], 0.5, wall, loc=(0, 0.12, 0))
        panel(niche, [], 0.02, emit('niche', P['accent'], 1.0), loc=(0, 0.33, 0))
        jaali(w, H, 0.55, trim, (0, 0.22, 0), head=niche, thick=0.05, bar=0.88)
        outer = arch_pts(w + 0.45, H * 0.42, rise=w * 0.95 + 0.5, cusps=0, base=0.15)
        panel(outer, [niche], 0.16, gold, bevel=0.03, loc=(0, -0.14, 0))
        column = [(0.36, 0), (0.36, 0.4), (0.25, 0.55), (0.21, H - 1.9), (0.3, H - 1.5), (0.46, H - 0.9)]
        lathe(column, trim, seg=24, rib=0.03, ribn=12, loc=(b / 2, -0.2, 0))
        lathe([(0.24, 0), (0.4, 0.35), (0.5, 0.7)], gold, seg=8, loc=(b / 2, -0.2, H - 1.7))
        box(b * 1.04, 0.7, 0.9, trim, loc=(0, 0, H - 0.9), bevel=0.06)

    one = group('petalbay', bay)
    for i in range(n):
        a = 2 * math.pi * i / n
        put(one, (radius * math.sin(a), MIDDLE + radius * math.cos(a), 0), -a)


def of(build, bay=4.6, sides=('left', 'right', 'far')):
    """Returns what builds the sides of one kind of bay."""
    return lambda: along(build, bay, sides)


def regency():
    """Builds windows on the left, painted walls elsewhere."""
    along(french_window, 3.9, ['left'])
    along(moulded, 3.9, ['right', 'far'])


def plain_middle(b):
    """Builds the painted middle of a wall, where its doors stand."""
    box(b, 0.3, H, wall, loc=(0, -4.15, 0))


NEAR = dict(  # the wall behind the cameras, which panoramas alone show
    panelled=lambda: along(panelled, 7.0, ['near'], door_wall),
    fluted=lambda: along(fluted, 5.6, ['near'], plain_middle),
)
WALLS = dict(
    arches=arches,
    windows=regency,
    fluted=of(fluted, 4.0),
    mirrored=of(mirrored, 4.4),
    screens=of(screens, 4.0),
    draped=of(draped, 3.4),
    ashlar=of(ashlar, 5.0, ['left', 'right']),
    colonnade=of(colonnade, 5.2),
    galleried=of(galleried, 4.7),
    rotunda=rotunda,
    panelled=panelling,
    open=lambda: None,
)
