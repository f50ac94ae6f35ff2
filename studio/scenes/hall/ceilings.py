"""The ceilings of the halls."""

import math

from kit.lights import area
from kit.material import mat
from kit.mesh import mesh
from kit.outlines import rect
from kit.panel import panel
from kit.plain_materials import emit, weave
from kit.solids import box, lathe, rods, tube
from kit.wood import wood
from hall.ceiling import ceiling as coffers
from hall.setup import H, L, P, W, gold, trim
from hall.timber import level

NEAR, MIDDLE = -4, (L - 4) / 2
COVE = '#ffd9a6'


def surface(name, at, columns, rows, materials, stripe):
    """Builds a surface; at(u, v) for u and v from 0 to 1, stripe(i, j) tells which material a face has."""
    v = [at(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    k = columns + 1
    cells = [(i, j) for j in range(rows) for i in range(columns)]
    o = mesh(name, v, [(j * k + i, j * k + i + 1, (j + 1) * k + i + 1, (j + 1) * k + i) for i, j in cells], smooth=True)
    for m in materials:
        o.data.materials.append(m)
    for face, (i, j) in zip(o.data.polygons, cells):
        face.material_index = stripe(i, j)
    return o


def tent_height(x, y):
    """Returns the height of the tent's cloth: it hangs from two rows of poles, which stand a quarter of the width
    from the middle and ten metres apart."""
    away = min(1, abs(abs(x) - W / 4) / (W / 4))
    along = abs(((y - 2) / 10 + 0.5) % 1 - 0.5) * 2
    low = P['spring'] if abs(x) > W / 4 else P['spring'] + 1.6
    return low + (H - low) * (1 - away) ** 1.45 * (1 - 0.28 * along**0.8)


def tent():
    """Builds striped cloth on poles."""
    cloths = [weave('tent', P['fabric'], scale=90), weave('tent2', P['fabric2'], scale=90)]
    rows = int((L + 4) / 0.4)

    def at(u, v):
        x, y = (u - 0.5) * W, NEAR + v * (L + 4)
        return x, y, tent_height(x, y)

    surface('tent', at, 96, rows, cloths, lambda i, j: (j // 3) % 2)
    edge = [(x, y) for x in (-W / 2 + 0.02, W / 2 - 0.02) for y in [NEAR + 0.8 * i for i in range(int((L + 4) / 0.8))]]
    for k, (x, y) in enumerate(edge):  # the scalloped border
        round_ = [(math.cos(a * 0.524), math.sin(a * 0.524)) for a in range(7)]
        tab = [(y, 0), (y + 0.8, 0)] + [(y + 0.4 + 0.4 * c, -0.35 - 0.3 * s) for c, s in round_]
        v = [(x, q, P['spring'] + z) for q, z in tab]
        mesh('tab', v, [tuple(range(len(v)))], cloths[k % 2])
    pole = mat('pole', '#6b4528', rough=0.5)
    y = 2
    while y < L:
        for x in (-W / 4, W / 4):
            rods('pole', [((x, y, 0), (x, y, H), 0.11)], pole, seg=14)
            lathe([(0.34, 0), (0.3, 0.25), (0.13, 0.5)], gold, seg=20, loc=(x, y, 0))
        y += 10


def swags():
    """Builds cloth that is thrown over lines, three metres apart, in two colours."""
    cloths = [weave('drape', P['fabric'], scale=150), weave('drape2', P['fabric2'], scale=150)]
    rows, bays = 8, round((L + 4) / 2.4)

    def at(u, v):
        k = v * bays
        return (u - 0.5) * W, NEAR + v * (L + 4), H - 0.05 - 0.85 * abs(math.sin(math.pi * k)) ** 0.8

    surface('swags', at, 12, rows * bays, cloths, lambda i, j: (j // rows) % 2)


def vault():
    """Builds a painted barrel vault between gilded ribs."""
    spring, cells = P['spring'], 40
    painted = mat('vault', P['fabric'], rough=0.6, vary=0.06)
    stripe = mat('vault2', P['fabric2'], rough=0.6, vary=0.06)

    def at(u, v):
        a = math.pi * (1 - u)
        return W / 2 * math.cos(a), NEAR + v * (L + 4), spring + (H - spring) * math.sin(a)

    surface('vault', at, cells, 1, [painted, stripe], lambda i, j: 1 if (i // 2) % 5 == 2 else 0)
    n = round((L + 4) / 4.4)
    for k in range(n + 1):
        y = NEAR + (L + 4) * k / n
        tube([at(i / 48, k / n) for i in range(49)], 0.17, gold)
        for s in (-0.5, 0.5):
            tube([(x, y + s, z - 0.02) for x, _, z in [at(i / 48, 0) for i in range(49)]], 0.06, trim)
    for u in [i / 10 for i in range(1, 10)]:
        x, _, z = at(u, 0)
        tube([(x, NEAR, z - 0.03), (x, L, z - 0.03)], 0.06, gold)
    for s in (-1, 1):
        area((s * (W / 2 - 0.7), MIDDLE, spring), (0, MIDDLE, H), 0.3, L, 900, P['warm'] - 500, spread=130)
    end = [at(i / 48, 1) for i in range(49)]
    mesh('tympanum', end, [tuple(range(49))], painted)


def trusses():
    """Builds a roof of boards on trusses of heavy timber."""
    spring = P['spring']
    board = mat('board', '#4a3220', rough=0.7, vary=0.25, vscale=1.5)
    beam = wood('beam', '#2a1a10', '#5a3a22', rough=0.55)
    for s in (-1, 1):
        eave = [(s * W / 2, NEAR, spring), (0, NEAR, H), (0, L, H), (s * W / 2, L, spring)]
        mesh('roof', eave, [(0, 1, 2, 3)], board)
        for i in range(1, 8):
            x, z = s * W / 2 * i / 8, H - (H - spring) * i / 8 - 0.14
            rods('purlin', [((x, NEAR, z), (x, L, z), 0.12)], beam, seg=4)
    n = round((L + 4) / 5.0)
    for k in range(n + 1):
        y, bars = NEAR + (L + 4) * k / n, []
        bars.append(((-W / 2, y, spring), (W / 2, y, spring), 0.28))
        bars.append(((0, y, spring), (0, y, H), 0.22))
        for s in (-1, 1):
            bars.append(((s * W / 2, y, spring), (0, y, H - 0.2), 0.28))
            bars.append(((0, y, spring + 0.2), (s * W / 4, y, (spring + H) / 2 - 0.1), 0.18))
            bars.append(((s * W / 4, y, spring), (s * W / 4, y, (spring + H) / 2), 0.16))
            bars.append(((s * (W / 2 - 0.3), y, spring - 2.4), (s * (W / 2 - 2.6), y, spring), 0.2))
        rods('truss', bars, beam, seg=4)


def skylight():
    """Builds a pitched roof of iron and glass; the sky is seen through it."""
    iron = mat('iron', '#2b3140', rough=0.4, metal=0.4)
    rise, bars = W * 0.16, []
    n = round((L + 4) / 1.15)
    for k in range(n + 1):
        y = NEAR + (L + 4) * k / n
        thick = 0.13 if k % 4 == 0 else 0.035
        bars += [((s * W / 2, y, H), (0, y, H + rise), thick) for s in (-1, 1)]
        if k % 4 == 0:
            bars.append(((-W / 2, y, H), (W / 2, y, H), 0.06))
            bars.append(((0, y, H), (0, y, H + rise), 0.05))
    for i in range(9):
        x, z = W / 2 * i / 8, H + rise * (1 - i / 8)
        bars += [((s * x, NEAR, z), (s * x, L, z), 0.1 if i in (0, 8) else 0.04) for s in (-1, 1)]
    rods('roof', bars, iron, seg=6)


def grid():
    """Builds a low grid of gilded beams over glowing fields."""
    field = mat('field', P['fabric'], rough=0.7)
    panel(rect(-W / 2, NEAR, W / 2, L), [], 0.05, field, loc=(0, 0, H + 0.5), rot=(0, 0, 0))
    across, deep = round(W / 2.4), round((L + 4) / 2.4)
    sx, sy = W / across, (L + 4) / deep
    for i in range(across + 1):
        box(0.3, L + 4, 0.5, gold, loc=(-W / 2 + i * sx, MIDDLE, H), bevel=0.05)
    for j in range(deep + 1):
        box(W, 0.3, 0.5, gold, loc=(0, NEAR + j * sy, H), bevel=0.05)
    light = emit('fieldlight', COVE, 1.1)
    for i in range(across):
        for j in range(deep):
            if (i + j) % 2 == 0:
                x, y = -W / 2 + (i + 0.5) * sx, NEAR + (j + 0.5) * sy
                panel(rect(-0.62, -0.62, 0.62, 0.62), [], 0.02, light, loc=(x, y, H + 0.46), rot=(0, 0, math.pi / 4))


def flat():
    """Builds white plaster with mouldings and a rose."""
    plaster = mat('ceil', P['fabric'], rough=0.8)
    panel(rect(-W / 2, NEAR, W / 2, L), [], 0.05, plaster, loc=(0, 0, H), rot=(0, 0, 0))
    for d, t in ((1.1, 0.12), (1.7, 0.06)):
        outer, inner = [rect(-W / 2 + q, NEAR + q, W / 2 - q, L - q) for q in (d, d + t)]
        panel(outer, [inner], 0.1, trim, bevel=0.02, loc=(0, 0, H - 0.05), rot=(0, 0, 0))
    for y in (MIDDLE - L / 4, MIDDLE + L / 4):
        for r in (0.5, 1.0, 1.6):
            lathe([(r - 0.07, 0), (r, -0.08), (r + 0.07, 0)], trim, seg=48, loc=(0, y, H - 0.03))


def steps():
    """Builds a dark ceiling with rounds that step upward, light in each step."""
    dark = mat('ceil', P['fabric'], rough=0.5)
    n = max(2, round((L + 4) / (W * 0.9)))
    each, biggest = (L + 4) / n, W * 0.4

    def ring(r, y):
        return [(r * math.cos(a * math.pi / 32), y + r * math.sin(a * math.pi / 32)) for a in range(64)]

    middles = [NEAR + each * (k + 0.5) for k in range(n)]
    panel(rect(-W / 2, NEAR, W / 2, L), [ring(biggest, y) for y in middles], 0.06, dark, loc=(0, 0, H), rot=(0, 0, 0))
    light, copper = emit('step', COVE, 3.0), gold
    for y in middles:
        for k in range(4):
            r, z = biggest * (1 - 0.22 * k), H + 0.28 * k
            lathe([(r, -0.03), (r, 0.07)], copper, seg=96, loc=(0, y, z))
            lathe([(r, 0.07), (r, 0.28)], light, seg=96, loc=(0, y, z))
            inner = 0 if k == 3 else r * 0.0 + biggest * (1 - 0.22 * (k + 1))
            lathe([(r, 0.28), (inner, 0.28)], dark, seg=96, loc=(0, y, z), smooth=False)


def petal_dome():
    """Builds a dome of two rings of petals around an eye of light."""
    radius = W / 2
    shell = [(radius * math.cos(a), H + radius * 0.34 * math.sin(a)) for a in [math.pi / 2 * i / 24 for i in range(24)]]
    lathe(shell + [(0.1, H + radius * 0.34)], mat('shell', P['fabric'], rough=0.7), seg=96, loc=(0, MIDDLE, 0))
    rings = ((20, 0.96, 0.45, P['fabric2']), (14, 0.7, 0.3, P['accent']), (9, 0.42, 0.12, P['fabric2']))
    for k, (n, out, top, tint) in enumerate(rings):
        m = mat(f'petal{k}', tint, rough=0.6, emit=tint, estr=0.12)
        for i in range(n):
            middle = 2 * math.pi * (i + 0.5 * (k % 2)) / n

            def at(u, v):
                r = radius * (out + (top - out) * v)
                side = (u - 0.5) * 2.25 * math.pi / n * math.sin(math.pi * (0.14 + 0.86 * (1 - v)) ** 0.75) ** 0.7
                vault = H + radius * 0.34 * math.sqrt(max(0, 1 - (r / radius) ** 2))
                lift = vault - 0.35 - 0.22 * k + 0.9 * (u - 0.5) ** 2
                a = middle + side * (0.75 + 0.25 * v)
                return r * math.sin(a), MIDDLE + r * math.cos(a), lift - 0.8 * (1 - v) ** 3

            surface('petal', at, 10, 14, [m], lambda i, j: 0)
    lathe([(0, 0), (radius * 0.13, 0)], emit('eye', '#fff0d8', 3), seg=48, loc=(0, MIDDLE, H + radius * 0.34 - 0.4))
    lathe([(radius - 0.1, H - 0.1), (radius - 0.5, H + 0.25)], emit('cove', COVE, 1.6), seg=96, loc=(0, MIDDLE, 0))


def beams():
    """Builds boards on cross beams of warm wood."""
    board = mat('board', P['fabric2'], rough=0.6, vary=0.2, vscale=2)
    beam = wood('beam', '#4a2f1a', '#8a5f38', rough=0.5)
    panel(rect(-W / 2 - 1, NEAR - 1, W / 2 + 1, L + 1), [], 0.1, board, loc=(0, 0, H + 0.5), rot=(0, 0, 0))
    n = round((L + 4) / 2.6)
    for k in range(n + 1):
        box(0.26, W + 1.4, 0.45, beam, loc=(0, NEAR + (L + 4) * k / n, H), rot=(0, 0, math.pi / 2))
    for x in (-W / 4, W / 4):
        box(0.36, L + 4, 0.3, beam, loc=(x, MIDDLE, H - 0.25))


def timbers():
    """Builds deep coffers of wood: beams both ways on braces, boards and joists above them."""
    quarter = math.pi / 2
    panel(rect(-W / 2, NEAR, W / 2, L), [], 0.05, level, loc=(0, 0, H + 1.1), rot=(0, 0, 0))
    for s in (-1, 1):
        box(L + 4, 0.3, 1.2, level, loc=(s * (W / 2 + 0.1), MIDDLE, H - 0.05), rot=(0, 0, quarter))
        box(W, 0.3, 1.2, level, loc=(0, MIDDLE + s * (L / 2 + 2.1), H - 0.05))
    deep, across = round((L + 4) / 7), round(W / 6)
    for k in range(1, deep):
        y = NEAR + (L + 4) * k / deep
        box(W, 0.62, 1.0, level, loc=(0, y, H), bevel=0.06)
        for s in (-1, 1):
            low, high = (s * (W / 2 - 0.3), y, H - 2.6), (s * (W / 2 - 2.9), y, H + 0.1)
            rods('brace', [(low, high, 0.26)], level, seg=4)
    for i in range(1, across):
        box(L + 4, 0.46, 0.8, level, loc=(-W / 2 + W * i / across, MIDDLE, H + 0.15), rot=(0, 0, quarter), bevel=0.05)
    for i in range(across * 4):
        if i % 4:
            box(L + 4, 0.2, 0.26, level, loc=(-W / 2 + W * i / across / 4, MIDDLE, H + 0.85), rot=(0, 0, quarter))
    boss = [(0, -0.12), (0.16, -0.08), (0.3, 0.0), (0.34, 0.06)]
    for k in range(1, deep):
        for i in range(1, across):
            lathe(boss, gold, seg=8, loc=(-W / 2 + W * i / across, NEAR + (L + 4) * k / deep, H - 0.06), smooth=False)


CEILINGS = dict(
    timbers=timbers,
    coffers=coffers,
    tent=tent,
    swags=swags,
    vault=vault,
    trusses=trusses,
    skylight=skylight,
    grid=grid,
    flat=flat,
    steps=steps,
    petals=petal_dome,
    beams=beams,
)
