"""The gate."""


from kit.domes import chhatri
from kit.lights import area
from kit.outlines import arch_pts, rect, shift
from kit.panel import jaali, panel
from kit.plain_materials import emit
from kit.solids import box, lathe, tube
from palace.setup import CH, CW, P, gold, inner, mer, stone, trim, wood


def gateway():
    """Builds the high gate between the wings."""
    big = arch_pts(7.4, 7.2, rise=5.0, cusps=6)
    panel(rect(-CW / 2, 0, CW / 2, CH - 1.0), [big], 1.4, stone, bevel=0.04, loc=(0, -1.3, 1.0))
    panel(shift(arch_pts(8.6, 7.3, rise=5.8, cusps=0), 0), [big], 0.2, trim, bevel=0.03, loc=(0, -2.05, 1.0))
    panel(rect(-5.5, 0, 5.5, 14.6), [rect(-5.0, -1, 5.0, 14.1)], 0.22, trim, bevel=0.02, loc=(0, -2.05, 1.0))
    for sx in (-1, 1):  # niches beside the portal
        for j in range(3):
            nz = 1.2 + j * 4.7
            a = arch_pts(1.25, 1.9, rise=1.0, cusps=3)
            panel(
                rect(sx * 6.3 - 0.95, 0, sx * 6.3 + 0.95, 4.1),
                [shift(a, sx * 6.3, 0.45)],
                0.18,
                trim,
                bevel=0.02,
                loc=(0, -2.05, 1.0 + nz),
            )
            panel(shift(a, sx * 6.3, 0.45), [], 0.02, emit('niche', '#ff9f4a', 0.8), loc=(0, -1.99, 1.0 + nz))
        area((sx * 5.7, -3.9, 1.15), (sx * 5.6, -1.9, 15), 3.4, 0.25, 2300, P['warm'], spread=70)
        lathe(
            [(0.62, 0), (0.62, 0.4), (0.5, 0.5), (0.46, CH - 0.5), (0.62, CH - 0.4), (0.62, CH)],
            trim,
            seg=10,
            loc=(sx * (CW / 2 + 0.05), -1.9, 1.0),
        )
        chhatri(1.7, trim, gold, (sx * (CW / 2 + 0.0), -1.7, CH + 1.0), power=60)
    box(CW, 8, 0.4, inner, loc=(0, 3, 15.0))
    box(CW, 0.3, 15, inner, loc=(0, 6.6, 1))
    for sx in (-1, 1):
        box(0.4, 8, 15, inner, loc=(sx * 4.6, 2.6, 1))
    panel(
        rect(-4.6, 0, 4.6, 14),
        [shift(arch_pts(3.6, 4.2, rise=2.3, cusps=5), 0)],
        0.3,
        trim,
        bevel=0.03,
        loc=(0, 5.2, 1.0),
    )
    area((0, 3, 14.6), (0, 3, 0), 6, 4, 620, P['warm'])
    area((0, 4.2, 1.1), (0, 5.4, 14), 8, 0.2, 420, P['warm'], spread=90)
    panel(arch_pts(3.4, 4.1, rise=2.2, cusps=0), [], 0.02, emit('inwin', '#ffb066', 2.2), loc=(0, 6.2, 1.0))
    jaali(3.4, 7, 0.34, wood, (0, 6.0, 1.0), head=arch_pts(3.4, 4.1, rise=2.2, cusps=0))
    lathe(
        [(0, 0.9), (0.3, 0.8), (0.55, 0.3), (0.55, -0.3), (0.3, -0.8), (0, -1)],
        emit('lantern', '#ffb765', 9),
        seg=12,
        loc=(0, 1.5, 9.2),
    )
    tube([(0, 1.5, 10), (0, 1.5, 15)], 0.03, gold)
    box(CW + 0.6, 2.2, 0.35, trim, loc=(0, -1.2, CH))
    for i in range(int(CW / 0.95)):
        panel(shift(mer, -CW / 2 + 0.8 + 0.95 * i), [], 0.3, trim, bevel=0.02, loc=(0, -1.6, CH + 0.35))
