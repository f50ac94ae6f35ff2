"""The wall behind the counter: three cusped arches full of lamplit shelves."""

from kit.material import mat
from kit.mesh import mesh
from kit.outlines import arch_pts, rect, shift
from kit.panel import panel
from kit.plain_materials import emit, glow
from kit.solids import box, tube
from bar.bottles import bottles_along, glasses_along
from bar.setup import AXES, WALL_Y
from restaurant.setup import H, X0, X1, gold, trim, wall, walnut

BASE = 1.08  # metres above the floor, where the arches begin


def back_bar():
    """Builds wall, frames, lamplit depth, shelves and what stands on them."""
    arch = arch_pts(1.86, 2.36, rise=0.98, cusps=5, depth=0.3, base=BASE)
    frame = arch_pts(2.16, 2.40, rise=1.20, cusps=0, base=BASE - 0.10)
    panel(rect(X0, 0, X1, H + 0.4), [shift(arch, x) for x in AXES], 0.40, wall, bevel=0.01, loc=(0, WALL_Y, 0))
    for k, x in enumerate(AXES):
        panel(shift(frame, x), [shift(arch, x)], 0.07, trim, bevel=0.014, loc=(0, WALL_Y - 0.21, 0))
        tube([(px, WALL_Y - 0.25, pz) for px, pz in shift(arch, x)], 0.012, gold, cyc=True)
        mesh(
            'depth',
            [(x + dx, WALL_Y + 0.17, z) for dx, z in ((-1.1, 1), (1.1, 1), (1.1, 3.6), (-1.1, 3.6))],
            [(0, 1, 2, 3)],
            glow('shelfglow', '#7a3410', '#ffb868', 0.9, 3.3, 1.15),
        )
        for j, z in enumerate((BASE + 0.02, 1.58, 2.06, 2.54)):
            shelf(x, z)
            if j < 3:
                bottles_along(x - 0.90, x + 0.90, WALL_Y + 0.02, z + 0.024, k * 10 + j)
            else:
                glasses_along(x - 0.62, x + 0.66, WALL_Y + 0.02, z + 0.024)
    box(X1 - X0, 0.5, BASE - 0.08, walnut, loc=((X0 + X1) / 2, WALL_Y - 0.30, 0))
    slab = mat('slab', '#e9dfce', rough=0.12, vary=0.10, vscale=2.2)
    box(X1 - X0, 0.56, 0.045, slab, loc=((X0 + X1) / 2, WALL_Y - 0.31, BASE - 0.08), bevel=0.008)


def shelf(x, z):
    """Builds brass-edged wood with a line of light under its lip."""
    box(1.84, 0.30, 0.022, walnut, loc=(x, WALL_Y + 0.02, z))
    box(1.84, 0.012, 0.030, gold, loc=(x, WALL_Y - 0.135, z - 0.004))
    box(1.80, 0.012, 0.006, emit('lip', '#ffcf94', 9), loc=(x, WALL_Y + 0.12, z + 0.022))
