"""What stands on the roofs."""


from kit.domes import chhatri, dome
from kit.lights import area
from kit.outlines import arch_pts, rect, shift
from kit.panel import panel
from kit.solids import box
from palace.setup import B, BW, CH, FH, P, gold, inner, mer, stone, top, trim, wingx


def parapet(s):
    """Builds merlons along the roof of a wing."""
    box(BW * B, 0.5, 0.7, trim, loc=(s * (wingx + BW * B / 2), 0, top + 1.0))
    for i in range(int(BW * B / 0.86)):
        panel(shift(mer, s * (wingx + 0.5 + 0.86 * i)), [], 0.28, trim, bevel=0.02, loc=(0, -0.05, top + 1.7))


def pavilion(s):
    """Builds the tower that ends a wing, and the kiosks on its roof."""
    ex = s * (wingx + BW * B + 2.6)
    for fl in range(P['floors']):
        panel(
            rect(ex - 2.8, 0, ex + 2.8, FH),
            [shift(arch_pts(3.1, 2.9, rise=1.9, cusps=5), ex, 0)],
            1.1,
            stone,
            bevel=0.03,
            loc=(0, -0.9, fl * FH + 1.0),
        )
        box(5.6, 5, 0.3, inner, loc=(ex, 2, (fl + 1) * FH + 0.7))
        box(5.6, 0.3, FH, inner, loc=(ex, 3.2, fl * FH + 1))
        area((ex, 1, fl * FH + 6.2), (ex, 1.3, 0), 2.5, 1.2, 130, P['warm'])
        box(6.6, 2.4, 0.22, trim, loc=(ex, -1.0, (fl + 1) * FH + 0.9))
        area((ex, -2.6, fl * FH + 1.15), (ex, -1.1, fl * FH + FH + 1), 5.4, 0.12, 420, P['warm'] + 100, spread=110)
    box(6.0, 5.2, 0.9, trim, loc=(ex, 0.8, top + 1.1))
    chhatri(3.9, trim, gold, (ex, 0.8, top + 2.0), power=260)
    for q in (-1, 1):
        chhatri(1.6, trim, gold, (s * (wingx + BW * B * (0.5 + 0.27 * q)), 0.6, top + 1.7), light=False)


def domes():
    """Builds three domes and their light."""
    dome(5.6, 8.6, trim, gold, (0, 8, CH - 0.5), rib=0.006, ribn=32, drum=0.75)
    for sx in (-1, 1):
        dome(3.0, 4.8, trim, gold, (sx * 13.2, 7.0, top + 0.8), ribn=24, drum=0.8)
    area((0, -0.2, CH + 0.3), (0, 8, CH + 8), 11, 0.4, 2600, 3000)
    for sx in (-1, 1):
        area((sx * 13.2, 2.2, top + 1.9), (sx * 13.2, 7, top + 6), 6, 0.3, 800, 2900)
