"""What stands behind the cameras of the hall: the wall with its doors, lamps beside them."""

from kit.lights import area, point
from kit.material import mat
from kit.outlines import arch_pts, rect, shift
from kit.panel import jaali, panel
from kit.plain_materials import emit
from kit.solids import box, lathe, rods
from hall.setup import H, P, W, gold, trim, wall
from hall.walls import NEAR

BACK = -4.0  # where the wall of the doors stands
BAYS = [5.2 + 4.4 * i for i in range(5)]  # axes of its blind arches, right of the doors


def leaf(s, wood):
    """Builds one wing of the doors: s is -1 for the left, 1 for the right."""
    x = s * 0.81
    box(1.56, 0.09, 3.1, wood, loc=(x, BACK + 0.02, 0), bevel=0.01)
    for z0, z1 in ((0.25, 1.0), (1.2, 2.1), (2.25, 2.95)):
        field = rect(x - 0.58, z0, x + 0.58, z1)
        inner = rect(x - 0.53, z0 + 0.05, x + 0.53, z1 - 0.05)
        panel(field, [inner], 0.04, gold, bevel=0.008, loc=(0, BACK + 0.085, 0))
    rods('handle', [((s * 0.14, BACK + 0.13, 0.9), (s * 0.14, BACK + 0.13, 1.5), 0.016)], gold)


def doors():
    """Builds both wings in a cusped arch, a screen of stone above them."""
    wood = mat('doorwood', '#4a2a1a', rough=0.35, vary=0.12, vscale=8)
    arch = arch_pts(3.3, 3.15, rise=1.9, cusps=5)
    panel(arch_pts(4.3, 3.2, rise=2.7, cusps=0), [arch], 0.25, trim, bevel=0.03, loc=(0, BACK + 0.1, 0))
    for s in (-1, 1):
        leaf(s, wood)
    head = [(-1.6, 3.15), (1.6, 3.15)] + [q for q in arch_pts(3.2, 3.15, rise=1.85, cusps=0)[2:]]
    panel(head, [], 0.02, emit('fanlight', '#ffca8c', 0.7), loc=(0, BACK + 0.01, 0))
    jaali(3.2, 6, 0.3, gold, (0, BACK + 0.05, 0), head=head, thick=0.04)


def back_wall():
    """Builds the wall, its mouldings, two blind arches and the lamps."""
    box(W, 0.3, H, wall, loc=(0, BACK - 0.15, 0))
    for s in (-1, 1):
        box(W / 2 - 2.2, 0.12, 1.0, trim, loc=(s * (W / 4 + 1.1), BACK + 0.06, 0))
        box(W / 2 - 2.2, 0.22, 0.12, gold, loc=(s * (W / 4 + 1.1), BACK + 0.1, 1.0))
        for x in (x for x in BAYS if x < W / 2 - 1.9):
            a = arch_pts(2.9, 3.9, rise=2.0, cusps=5, base=1.25)
            frame = arch_pts(3.5, 3.9, rise=2.45, cusps=0, base=1.15)
            panel(shift(frame, s * x), [shift(a, s * x)], 0.16, trim, bevel=0.03, loc=(0, BACK + 0.1, 0))
            silk = mat('silk', P['accent'], rough=0.55, sheen=1, bump=0.2, bscale=50)
            panel(shift(a, s * x), [], 0.02, silk, loc=(0, BACK + 0.03, 0))
            head = arch_pts(2.7, 3.9, rise=1.8, cusps=0, base=1.3)
            jaali(2.9, 6, 0.42, gold, (s * x, BACK + 0.07, 0), head=head, thick=0.03, bar=0.86)
        for x in (x - 2.2 for x in BAYS if x - 2.2 < W / 2):
            box(0.62, 0.28, H - 1.2, trim, loc=(s * x, BACK + 0.14, 1.0), bevel=0.03)
            box(0.74, 0.36, 0.35, gold, loc=(s * x, BACK + 0.16, H - 1.55), bevel=0.04)
            cup = [(0, 0), (0.05, 0), (0.12, 0.28), (0.13, 0.42), (0.11, 0.42), (0.10, 0.28)]
            lathe(cup, emit('sconce', '#ffd9a0', 7), seg=14, loc=(s * x, BACK + 0.48, 3.4))
            box(0.05, 0.3, 0.05, gold, loc=(s * x, BACK + 0.36, 3.4))
    area((0, BACK + 1.0, 0.9), (0, BACK + 0.1, H), W, 0.15, 1000, P['warm'] - 700, spread=100)


def cornice():
    """Builds the moulding where walls and ceiling meet, on all sides."""
    for i, d in enumerate((0.5, 0.34, 0.18)):
        z = H - 0.28 - 0.16 * i
        box(W, d, 0.16, trim, loc=(0, BACK + d / 2, z), bevel=0.03)
        for s in (-1, 1):
            box(d, P['L'] - BACK, 0.16, trim, loc=(s * (W / 2 - d / 2), (P['L'] + BACK) / 2, z), bevel=0.03)


def all_round():
    """Builds what a panorama shows beyond the stills."""
    if P['walls'] in NEAR:
        NEAR[P['walls']]()
    else:
        back_wall()
        cornice()
    doors()
    point((0, BACK + 2.5, 5.5), 120, P['warm'], size=0.6)
