"""A pair of panelled doors in a cusped arch, for a wall that faces +y."""

from kit.outlines import arch_pts, rect, shift
from kit.panel import panel
from kit.solids import box, rods


def double_door(x, y, w, h, wood, frame, metal, rise=0.9):
    """Builds doors w metres wide and h high, their back on the wall at y; above them the arch is filled with wood."""
    arch = arch_pts(w, h, rise=rise, cusps=4)
    outer = arch_pts(w + 0.34, h, rise=rise + 0.24, cusps=0)
    panel(shift(outer, x), [shift(arch, x)], 0.12, frame, bevel=0.015, loc=(0, y + 0.06, 0))
    panel(shift(arch, x), [], 0.04, wood, loc=(0, y + 0.03, 0))
    for s in (-1, 1):
        cx, half = x + s * w / 4, w / 4 - 0.02
        box(2 * half, 0.05, h - 0.02, wood, loc=(cx, y + 0.075, 0), bevel=0.006)
        for z0, z1 in ((0.15, 0.38 * h), (0.44 * h, 0.95 * h)):
            field = rect(cx - half + 0.09, z0, cx + half - 0.09, z1)
            inner = rect(cx - half + 0.12, z0 + 0.03, cx + half - 0.12, z1 - 0.03)
            panel(field, [inner], 0.025, metal, bevel=0.005, loc=(0, y + 0.105, 0))
        rods('handle', [((x + s * 0.06, y + 0.14, 0.95), (x + s * 0.06, y + 0.14, 1.25), 0.010)], metal)
    box(w, 0.06, 0.07, frame, loc=(x, y + 0.08, h), bevel=0.01)
