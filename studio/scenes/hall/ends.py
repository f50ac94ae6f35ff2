"""What the guests of a hall face: its stage, its screen, its mandap."""

import math

import numpy as np

from kit.curtain import curtain
from kit.lights import area
from kit.material import mat
from kit.outlines import arch_pts, rect, shift
from kit.panel import jaali, panel
from kit.plain_materials import emit, weave
from kit.solids import box, lathe, rods
from hall.flowers import blooms, border, stage_flowers
from hall.setup import H, L, P, W, acc, cloth, gold, trim
from hall.stage import stage as arched_stage
from hall.timber import level, upright
from hall.wedding import canopy


def dais(w, d, h):
    """Builds a platform with two steps."""
    box(w, d, h, acc, loc=(0, L - d / 2, 0))
    box(w * 0.5, 0.7, h / 2, acc, loc=(0, L - d - 0.35, 0))
    box(w + 0.05, 0.08, 0.09, gold, loc=(0, L - d - 0.02, h - 0.09))


def sofa(z):
    """Builds the seat of the couple."""
    back = [(-1.7, 0)] + [(1.7 * math.cos(a), 0.85 + 0.7 * math.sin(a)) for a in np.linspace(0, math.pi, 20)][::-1]
    panel(back + [(1.7, 0)], [], 0.2, cloth, bevel=0.06, loc=(0, L - 1.2, z))
    box(3.2, 0.9, 0.45, cloth, loc=(0, L - 1.7, z), bevel=0.12)


def stage():
    """Builds the arched stage, with flowers unless the hall is empty."""
    arched_stage()
    if P['setting'] != 'empty':
        stage_flowers()
    area((0, L - 4, H - 0.5), (0, L - 1, 2), 10, 0.5, 700, P['warm'], spread=90)


def screen():
    """Builds a low platform with a screen and a lectern."""
    dais(W * 0.66, 3.2, 0.4)
    w, h = W * 0.42, H - 2.1
    bezel, lit = mat('bezel', '#16130f', rough=0.4), emit('screen', P['accent'], 0.8)
    words = emit('words', '#fff4dc', 1.2)
    panel(rect(-w / 2 - 0.12, 1.1, w / 2 + 0.12, 1.34 + h), [], 0.06, bezel, loc=(0, L - 0.4, 0))
    panel(rect(-w / 2, 1.22, w / 2, 1.22 + h), [], 0.02, lit, loc=(0, L - 0.46, 0))
    for z, t, long in ((0.62, 0.3, 0.1), (0.48, 0.08, 0.02), (0.38, 0.08, -0.1)):
        panel(rect(-w / 2 + 0.5, h * z, w * long, h * z + t), [], 0.01, words, loc=(0, L - 0.48, 0))
    oak = mat('lectern', '#6b4528', rough=0.4)
    box(0.6, 0.45, 1.1, oak, loc=(W * 0.26, L - 2.3, 0.4), bevel=0.03)
    box(0.74, 0.55, 0.06, oak, loc=(W * 0.26, L - 2.3, 1.5), rot=(0.25, 0, 0), bevel=0.01)


def sunburst():
    """Builds a curtained stage under a half sun of metal rods."""
    dais(W * 0.72, 4, 0.6)
    silk = weave('stagecurtain', P['accent'], scale=120)
    for s in (-1, 1):
        curtain(s * W * 0.26, L - 0.7, W * 0.22, H - 0.9, silk, fold=0.1, n=9, gather=0.12, seed=s + 2)
    panel(rect(-W * 0.16, 0.6, W * 0.16, H - 0.6), [], 0.04, emit('glowwall', '#ffb978', 0.55), loc=(0, L - 0.1, 0))
    rays = []
    for i in range(25):
        a = math.pi * i / 24
        far = 3.1 if i % 2 == 0 else 2.3
        rays.append((*[(r * math.cos(a), L - 0.35, 1.3 + r * math.sin(a)) for r in (0.7, far)], 0.035))
    rods('rays', rays, gold)
    sofa(0.6)
    area((0, L - 3.5, H - 0.4), (0, L - 0.5, 1.6), 6, 0.4, 260, P['warm'], spread=100)


def mandap():
    """Builds a canopy on a platform before a wall of flowers."""
    dais(W * 0.5, 5.2, 0.7)
    columns, rows = np.arange(-4.4, 4.4, 0.17), np.arange(0.8, H - 1.2, 0.17)
    blooms([(x + np.random.normal(0, 0.05), L - 0.35, z) for x in columns for z in rows], 0.13, 'flowerwall')
    canopy()
    border(W * 0.25, L - 5.3, 0.15, 0.5)
    area((0, L - 7, H - 0.6), (0, L - 2, 2), 8, 0.5, 420, P['warm'], spread=90)


def lancets():
    """Builds a platform under three tall windows of coloured glass."""
    dais(W * 0.6, 5, 0.8)
    stone = mat('lanceted', P['wall'], rough=0.85, bump=0.3, bscale=5, vary=0.16, vscale=0.9, bricks=(1.1, 0.5, 0.018))
    holes = []
    for x, w, z in ((0, 2.8, 6.6), (-4.0, 2.2, 5.2), (4.0, 2.2, 5.2)):
        holes.append(shift(arch_pts(w, z, rise=w * 1.05, cusps=0, base=2.2), x))
        for k, c in enumerate((P['accent'], P['fabric2'], P['flower2'])):
            pane = rect(x - w / 2 + w * k / 3, 2.2, x - w / 2 + w * (k + 1) / 3, z + 2.5)
            panel(pane, [], 0.02, emit(f'pane{k}', c, 1.1), loc=(0, L - 0.15, 0))
        y = L - 0.25
        leads = [((q, y, 2.2), (q, y, z + 2.5), 0.04) for q in [x - w / 2 + w * k / 6 for k in range(1, 6)]]
        leads += [((x - w / 2, y, q), (x + w / 2, y, q), 0.035) for q in np.arange(2.6, z + 2.6, 0.55)]
        rods('leads', leads, mat('lead', '#1b1a1c', rough=0.6), seg=4)
        outer = shift(arch_pts(w + 0.5, z, rise=w * 1.05 + 0.35, cusps=0, base=2.0), x)
        panel(outer, [holes[-1]], 0.25, trim, bevel=0.04, loc=(0, L - 0.95, 0))
    gable = [(-W / 2, 0), (W / 2, 0), (W / 2, P['spring']), (0, H), (-W / 2, P['spring'])]
    panel(gable, holes, 0.6, stone, loc=(0, L - 0.6, 0))
    border(W * 0.3, L - 5.1, 0.85)
    sofa(0.8)
    area((0, L - 6, P['spring'] - 0.5), (0, L - 1, 2), 8, 0.5, 700, P['warm'] - 400, spread=90)


def lotus():
    """Builds a round platform with a half shell of petals behind the couple's seat."""
    y = L - 5.2
    lathe([(0, 0.6), (5.2, 0.6), (5.2, 0.5), (5.6, 0.3), (5.6, 0)], acc, seg=64, loc=(0, y, 0))
    for k, (r, high, n) in enumerate(((4.4, 4.6, 9), (3.6, 3.4, 8))):
        m = mat(f'shell{k}', (P['flower'], P['flower2'])[k], rough=0.5, emit=P['flower2'], estr=0.1)
        for i in range(n):
            a = math.pi * (0.08 + 0.84 * (i + 0.5) / n)
            edge = [(0.95 * math.sin(math.pi * t) ** 0.8 * (1.15 - 0.5 * t), high * t) for t in np.linspace(0, 1, 16)]
            outline = edge + [(-x, z) for x, z in reversed(edge)]
            at = (r * math.cos(a), y + r * math.sin(a) * 0.9, 0.5)
            panel(outline, [], 0.06, m, bevel=0.02, loc=at, rot=(math.pi / 2 - 0.22, 0, a - math.pi / 2))
    box(3.2, 0.9, 0.5, cloth, loc=(0, y + 1.2, 0.6), bevel=0.14)
    box(3.2, 0.3, 1.1, cloth, loc=(0, y + 1.6, 0.6), bevel=0.14)
    rim = np.linspace(math.pi, 2 * math.pi, 320)
    blooms([(5.3 * math.cos(a), y + 5.3 * math.sin(a), 0.55 + 0.2 * np.random.rand()) for a in rim], 0.14, 'hedge')
    area((0, y - 3, H - 1), (0, y + 2, 1.5), 6, 0.5, 500, P['warm'], spread=90)


def backdrop():
    """Builds a low stage before drapes and hoops of flowers."""
    dais(W * 0.55, 3.6, 0.45)
    for x, r in ((-1.9, 1.5), (0, 2.0), (1.9, 1.5)):
        hoop = [(x + r * math.cos(a), L - 0.8, 2.3 + r * math.sin(a)) for a in np.linspace(0, 6.28, 130)]
        blooms([(a + np.random.normal(0, 0.07), b, c + np.random.normal(0, 0.07)) for a, b, c in hoop], 0.13, 'hoop')
    sofa(0.45)
    area((0, L - 4, H - 0.4), (0, L - 0.5, 1.6), 6, 0.4, 260, P['warm'], spread=100)


def terrace():
    """Builds a wide jaali screen under an arch of flowers, where the garden ends the hall."""
    dais(W * 0.42, 4.4, 0.5)
    arch = arch_pts(6.0, 2.6, rise=2.2, cusps=5, base=0.5)
    panel(arch_pts(7.4, 2.8, rise=2.7, cusps=0, base=0.5), [arch], 0.3, trim, bevel=0.04, loc=(0, L - 1.0, 0))
    jaali(6.0, 6, 0.5, trim, (0, L - 0.9, 0), head=arch, thick=0.06)
    crown = [(3.7 * math.cos(a), L - 1.3, 2.7 + 2.7 * math.sin(a)) for a in np.linspace(0.1, math.pi - 0.1, 360)]
    blooms([tuple(np.array(p) + np.random.normal(0, 0.14, 3)) for p in crown], 0.16, 'crown')
    sofa(0.5)
    area((0, L - 5, H - 0.6), (0, L - 1, 1.6), 6, 0.4, 500, P['warm'], spread=90)


def proscenium():
    """Builds a stage in a frame of wood, with drapes that are tied back before a lit curtain."""
    dais(18, 5.4, 0.7)
    silk, back = weave('proscenium', P['accent'], scale=120), weave('backcloth', P['fabric'], scale=120)
    curtain(0, L - 1.1, 14.2, 7.2, back, fold=0.12, n=24, seed=5)
    for s in (-1, 1):
        curtain(s * 5.3, L - 1.7, 4.0, 7.1, silk, fold=0.12, n=10, gather=0.5, seed=s + 2)
        box(1.1, 1.1, 7.4, upright, loc=(s * 7.6, L - 1.6, 0), bevel=0.05)
        box(1.4, 1.4, 0.5, upright, loc=(s * 7.6, L - 1.6, 6.9), bevel=0.06)
        area((s * 3, L - 4.6, 1.0), (s * 3, L - 1, 5), 5, 0.2, 220, P['warm'], spread=110)
    box(17.2, 1.2, 1.1, level, loc=(0, L - 1.6, 7.3), bevel=0.06)
    box(17.8, 1.5, 0.26, gold, loc=(0, L - 1.6, 8.4), bevel=0.04)
    box(14.2, 0.2, 1.0, silk, loc=(0, L - 1.95, 6.4), bevel=0.04)
    hang = [(x, L - 2.25, 7.25 - 0.75 * abs(math.sin(x * 0.45)) ** 0.7) for x in np.linspace(-6.98, 6.98, 520)]
    blooms([tuple(np.array(p) + np.random.normal(0, 0.1, 3)) for p in hang], 0.16, 'garland')
    sofa(0.7)
    border(8.8, L - 5.5, 0.75)
    area((0, L - 5, H - 1), (0, L - 1.5, 2), 10, 0.5, 700, P['warm'], spread=90)


ENDS = dict(
    proscenium=proscenium,
    stage=stage,
    screen=screen,
    sunburst=sunburst,
    mandap=mandap,
    lancets=lancets,
    lotus=lotus,
    backdrop=backdrop,
    terrace=terrace,
    none=lambda: None,
)
