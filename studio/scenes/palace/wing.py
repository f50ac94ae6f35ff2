"""One wing: arches, balustrades, eaves, the lit rooms behind."""

import math

from kit.lights import area
from kit.mesh import mesh
from kit.outlines import arch_pts, rect, shift
from kit.panel import jaali, panel
from kit.plain_materials import emit
from kit.solids import box, lathe, tube
from palace.setup import B, BW, FH, P, T, arch, floor, gold, inner, stone, trim, wingx, wood


def gallery(s):
    """Builds both floors of one wing; s is -1 for the left, 1 for the right."""
    for fl in range(P['floors']):
        z = fl * FH + 1.0
        holes = [shift(arch, s * (wingx + BW * (i + 0.5)), 0.0 if fl == 0 else 0.55) for i in range(B)]
        x0, x1 = sorted((s * wingx, s * (wingx + BW * B)))
        panel(rect(x0, 0, x1, FH), holes, T, stone, bevel=0.03, loc=(0, 0, z))
        # raised label mouldings round each arch + jaali balustrade upstairs
        for i in range(B):
            cx = s * (wingx + BW * (i + 0.5))
            dz = 0 if fl == 0 else 0.55
            outer = arch_pts(4.25, 2.8, rise=2.6, cusps=0, base=-0.0)
            panel(shift(outer, cx, dz), [shift(arch, cx, dz)], 0.12, trim, bevel=0.02, loc=(0, -T / 2 - 0.05, z))
            if fl:
                hs = [
                    [
                        (
                            cx - 1.55 + 0.345 * j + 0.14 * math.cos(a * math.pi / 3),
                            1.0 + 0.3 * r + 0.14 * math.sin(a * math.pi / 3),
                        )
                        for a in range(6)
                    ]
                    for j in range(10)
                    for r in (0, 1)
                ]
                panel(rect(cx - 1.9, 0.55, cx + 1.9, 1.62), hs, 0.12, trim, bevel=0.01, loc=(0, -T / 2 + 0.1, z))
            # the lit room behind the arch: warm ceiling wash, panelled door, side glow
            door = arch_pts(1.7, 2.0, rise=1.0, cusps=0)
            panel(shift(door, cx, 0), [], 0.1, wood, loc=(0, 4.4, z))
            panel(
                shift(arch_pts(1.35, 1.9, rise=0.85, cusps=0, base=0.15), cx, 0),
                [],
                0.12,
                emit('win', '#ffbf80', 2.2),
                loc=(0, 4.36, z),
            )
            jaali(1.35, 3, 0.2, wood, (cx, 4.3, z), head=arch_pts(1.35, 1.9, rise=0.85, cusps=0, base=0.15))
            # brass lantern
            lathe(
                [(0, 0.5), (0.14, 0.42), (0.2, 0.2), (0.2, -0.12), (0.1, -0.3), (0, -0.36)],
                emit('lantern', '#ffb765', 9),
                seg=10,
                loc=(cx, 0.9, z + 3.55 + dz * 0.6),
            )
            tube([(cx, 0.9, z + 4), (cx, 0.9, z + FH)], 0.015, gold)
        # deep eave (chajja) and string course
        L = BW * B
        cx = s * (wingx + L / 2)
        o = mesh(
            'chajja',
            [
                (x0, -T / 2, 0),
                (x1, -T / 2, 0),
                (x1, -T / 2 - 1.25, -0.42),
                (x0, -T / 2 - 1.25, -0.42),
                (x0, -T / 2, 0.16),
                (x1, -T / 2, 0.16),
                (x1, -T / 2 - 1.3, -0.32),
                (x0, -T / 2 - 1.3, -0.32),
            ],
            [(0, 1, 2, 3), (4, 7, 6, 5), (2, 6, 7, 3), (0, 3, 7, 4), (1, 5, 6, 2)],
            trim,
            loc=(0, 0, z + FH - 0.12),
        )
        for i in range(B * 4 + 1):
            bx = x0 + L * i / (B * 4)
            mesh(
                'br',
                [
                    (bx - 0.07, 0, 0),
                    (bx + 0.07, 0, 0),
                    (bx + 0.07, -0.85, -0.3),
                    (bx - 0.07, -0.85, -0.3),
                    (bx - 0.07, 0, -0.85),
                    (bx + 0.07, 0, -0.85),
                ],
                [(0, 3, 2, 1), (3, 5, 4, 2)[:4], (0, 4, 5)[:3], (3, 0, 4), (1, 2, 5)],
                trim,
                loc=(0, -T / 2, z + FH - 0.2),
            )
        box(L, 6, 0.3, inner, loc=(cx, 3.2, z + FH - 0.3))
        box(L, 0.3, FH, inner, loc=(cx, 4.7, z))
        box(L, 6, 0.25, floor, loc=(cx, 2.6, z - 0.25))
        for i in range(B + 1):
            box(0.4, 5.2, FH, inner, loc=(s * (wingx + BW * i), 2.6, z))
        # few, long lights (see kit.emit): gallery strip + facade wash strip hidden on the ledge
        area((cx, 2.0, z + FH - 0.6), (cx, 2.3, 0), L, 1.0, (150 if fl == 0 else 100) * B, P['warm'])
        area(
            (cx, -T / 2 - 1.0, z + 0.12),
            (cx, -T / 2 + 0.35, z + FH),
            L,
            0.12,
            (330 if fl == 0 else 230) * B,
            P['warm'] + 100,
            spread=110,
        )
