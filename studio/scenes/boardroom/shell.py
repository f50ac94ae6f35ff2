"""Floor, walls, windows, the lit lattice and the ceiling."""

import math

from kit.curtain import curtain
from kit.floors import herringbone
from kit.lights import area
from kit.material import mat
from kit.mesh import mesh
from kit.outlines import arch_pts, rect, shift
from kit.panel import jaali, panel
from kit.plain_materials import emit, glass, weave
from kit.solids import box, rods, tube
from kit.wood import wood
from boardroom.setup import C, H, X0, X1, Y0, Y1, gold, trim, wall, walnut, white

WINDOWS = (-1.2, 2.0, 5.2)
NICHES = (1.2, 4.2, 7.0)
ALONG_Y = (math.pi / 2, 0, math.pi / 2)


def floor():
    """Builds parquet with a rug under the table."""
    board = wood('oak', '#5c3a20', '#96683f', 0.3, scale=(1.6, 26, 1), clear=0.25, attr='tone', uv=True)
    herringbone(board, X0, Y0, X1, Y1)
    mesh('under', [(X0, Y0, -0.004), (X1, Y0, -0.004), (X1, Y1, -0.004), (X0, Y1, -0.004)], [(0, 1, 2, 3)], walnut)
    pile = mat('pile', C['rug'], rough=1, sheen=0.6, bump=0.4, bscale=120, vary=0.08, vscale=2)
    box(4.5, 8.2, 0.012, mat('border', '#a98449', rough=0.9, sheen=0.5, vary=0.05), loc=(0, 3.3, 0))
    box(4.2, 7.9, 0.014, pile, loc=(0, 3.3, 0))


def windows():
    """Builds the left wall: tall cusped lights on the evening, drapes tied back between them."""
    a = arch_pts(1.9, 2.0, rise=0.95, cusps=6, depth=0.3, base=0.4)
    drape = weave('drape', C['drape'], scale=300, depth=0.12, sheen=0.7, vary=0.05)
    holes = [shift(a, y) for y in WINDOWS]
    panel(rect(Y0, 0, Y1, H + 0.4), holes, 0.3, wall, bevel=0.01, loc=(X0 - 0.15, 0, 0), rot=ALONG_Y)
    for i, y in enumerate(WINDOWS):
        rim = shift(arch_pts(2.18, 2.03, rise=1.12, cusps=0, base=0.34), y)
        panel(rim, [shift(a, y)], 0.05, trim, bevel=0.012, loc=(X0 + 0.02, 0, 0), rot=ALONG_Y)
        corners = [(X0 - 0.22, y + s, z) for s, z in ((-1, 0.3), (1, 0.3), (1, 3.1), (-1, 3.1))]
        mesh('pane', corners, [(0, 1, 2, 3)], glass('pane', '#f2f7f8', 0.6))
        bars = [((X0 - 0.2, y + q, 0.4), (X0 - 0.2, y + q, 3.0), 0.012) for q in (-0.32, 0.32)]
        bars += [((X0 - 0.2, y - 1, z), (X0 - 0.2, y + 1, z), 0.012) for z in (1.1, 1.9)]
        rods('bars', bars, mat('bronze', '#3a2818', rough=0.4, metal=0.8))
        for s in (-1, 1):
            curtain(
                X0 + 0.16, y + s * 1.24, 0.56, 3.18, drape, fold=0.05, n=6, rot=math.pi / 2, gather=0.4, seed=i * 2 + s
            )
    tube([(X0 + 0.16, Y0 + 0.3, 3.2), (X0 + 0.16, Y1 - 0.3, 3.2)], 0.018, gold)


def panelling():
    """Builds the right wall: walnut to the height of a chair, above it arched fields with a lattice before a glow."""
    box(0.2, Y1 - Y0, H + 0.4, wall, loc=(X1 + 0.1, (Y0 + Y1) / 2, 0))
    box(0.05, Y1 - Y0, 0.86, walnut, loc=(X1 - 0.025, (Y0 + Y1) / 2, 0))
    box(0.08, Y1 - Y0, 0.05, gold, loc=(X1 - 0.04, (Y0 + Y1) / 2, 0.86), bevel=0.01)
    a = arch_pts(1.7, 1.5, rise=0.85, cusps=5, depth=0.3, base=0)
    turned = (math.pi / 2, 0, -math.pi / 2)
    for y in NICHES:
        rim = arch_pts(1.96, 1.5, rise=1.04, cusps=0, base=-0.06)
        panel(rim, [a], 0.06, trim, bevel=0.012, loc=(X1 - 0.03, y, 1.0), rot=turned)
        panel(a, [], 0.01, emit('niche', '#ffc283', 0.62), loc=(X1 - 0.006, y, 1.0), rot=turned)
        jaali(1.7, 2.4, 0.26, trim, (X1 - 0.03, y, 1.0), head=a, thick=0.03, rot=turned)


def end_wall():
    """Builds the far wall: one great arch with a lattice lit from behind, walnut on both sides."""
    big = arch_pts(3.3, 1.75, rise=1.2, cusps=7, depth=0.3, base=0.0)
    panel(rect(X0, 0, X1, H + 0.4), [big], 0.2, wall, loc=(0, Y1 + 0.1, 0))
    panel(arch_pts(3.7, 1.78, rise=1.45, cusps=0), [big], 0.06, trim, bevel=0.012, loc=(0, Y1 - 0.03, 0))
    panel(big, [], 0.02, emit('lattice glow', '#ffbd7c', 0.8), loc=(0, Y1 + 0.5, 0))
    jaali(3.3, 3.1, 0.32, trim, (0, Y1 + 0.2, 0), head=big, thick=0.05)
    for s in (-1, 1):
        box(1.5, 0.05, 0.86, walnut, loc=(s * 2.72, Y1 - 0.025, 0))
        box(1.5, 0.08, 0.05, gold, loc=(s * 2.72, Y1 - 0.04, 0.86), bevel=0.01)
    box(2.6, 0.44, 0.74, walnut, loc=(0, Y1 - 0.3, 0.08), bevel=0.015)
    box(2.64, 0.48, 0.03, mat('marble', '#efe6d8', rough=0.12, vary=0.08, vscale=5), loc=(0, Y1 - 0.3, 0.82), bevel=0.008)


def ceiling():
    """Builds a tray whose rim is lit, and the wall behind the camera."""
    box(X1 - X0, 0.2, H + 0.4, wall, loc=(0, Y0 - 0.1, 0))
    hole = rect(X0 + 0.9, Y0 + 0.9, X1 - 0.9, Y1 - 0.9)
    panel(rect(X0 - 0.2, Y0 - 0.2, X1 + 0.2, Y1 + 0.3), [hole], 0.12, white, bevel=0.015, loc=(0, 0, H + 0.06), rot=(0, 0, 0))
    z = H + 0.4
    mesh('tray', [(X0, Y0, z), (X1, Y0, z), (X1, Y1 + 0.2, z), (X0, Y1 + 0.2, z)], [(3, 2, 1, 0)], white)
    area((0, (Y0 + Y1) / 2, H + 0.14), (0, (Y0 + Y1) / 2, H + 1), X1 - X0 - 1.8, Y1 - Y0 - 1.8, 130, 4300)
    for i, (d, h) in enumerate(((0.05, 0.05), (0.1, 0.05), (0.16, 0.04))):  # stepped cornice
        z = H - 0.14 + 0.05 * i
        box(X1 - X0, d, h, trim, loc=(0, Y1 - d / 2, z), bevel=0.012)
        for x, s in ((X0, 1), (X1, -1)):
            box(d, Y1 - Y0, h, trim, loc=(x + s * d / 2, (Y0 + Y1) / 2, z), bevel=0.012)


def room():
    """Builds the room itself."""
    floor()
    windows()
    panelling()
    end_wall()
    ceiling()
