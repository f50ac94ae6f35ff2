"""Domes, finials and kiosks."""

import math

from kit.lights import point
from kit.outlines import arch_pts, bez, rect
from kit.panel import panel
from kit.solids import box, lathe


def onion(R, H, neck=0.94):
    """Returns a bulbous Mughal dome profile."""
    p = [(R * neck, 0), (R * neck, 0.04 * H)]
    p += [
        (x, y)
        for x, y in bez((R * neck, 0.05 * H), (R * 1.22, 0.28 * H), (R * 1.02, 0.60 * H), (R * 0.34, 0.82 * H), 24)
    ]
    p += [(x, y) for x, y in bez((R * 0.34, 0.82 * H), (R * 0.14, 0.90 * H), (R * 0.07, 0.94 * H), (R * 0.05, H), 8)][
        1:
    ]
    return p


def finial(s):
    """Returns the profile of a finial, s times one unit."""
    return [
        (0.10 * s, 0),
        (0.26 * s, 0.08 * s),
        (0.30 * s, 0.2 * s),
        (0.12 * s, 0.34 * s),
        (0.07 * s, 0.5 * s),
        (0.17 * s, 0.62 * s),
        (0.17 * s, 0.72 * s),
        (0.05 * s, 0.86 * s),
        (0.035 * s, 1.2 * s),
        (0.0, 1.7 * s),
    ]


def dome(R, H, stone, gold, loc, rib=0.012, ribn=24, drum=0.35):
    """Builds a dome on its drum, with lotus and finial."""
    x, y, z = loc
    lathe([(R * 1.02, 0), (R * 1.02, drum * R * 0.8), (R * 1.1, drum * R * 0.85), (R * 1.1, drum * R)], stone, loc=loc)
    lathe(onion(R, H), stone, seg=96, loc=(x, y, z + drum * R), rib=rib, ribn=ribn)
    lathe(
        [(R * 0.30, -0.02 * H), (R * 0.36, 0.0), (R * 0.2, 0.035 * H), (0.08 * R, 0.07 * H)],
        gold,
        loc=(x, y, z + drum * R + 0.83 * H),
    )
    lathe(finial(R * 0.34), gold, seg=20, loc=(x, y, z + drum * R + 0.97 * H))


def chhatri(w, stone, gold, loc, light=True, power=40):
    """Builds a small domed kiosk on four piers."""
    x, y, z = loc
    h = w * 1.15
    box(w * 1.25, w * 1.25, w * 0.12, stone, loc=loc)
    a = arch_pts(w * 0.72, h * 0.5, rise=w * 0.42, cusps=3)
    for i in range(4):
        r = i * math.pi / 2
        e = w / 2 * (1 if i % 2 == 0 else 0.98)  # side panels a little narrower: coplanar ends render black
        panel(
            rect(-e, 0, e, h),
            [a],
            w * 0.1,
            stone,
            loc=(x + math.sin(r) * w * 0.45, y - math.cos(r) * w * 0.45, z + w * 0.12),
            rot=(math.pi / 2, 0, r),
        )
    t = z + w * 0.12 + h
    lathe(
        [(w * 0.98, 0), (w * 0.98, 0.03 * w), (w * 0.55, 0.22 * w)],
        stone,
        seg=4,
        loc=(x, y, t - 0.02 * w),
        smooth=False,
        rot=(0, 0, math.pi / 4),
    )
    dome(w * 0.47, w * 0.78, stone, gold, (x, y, t + 0.12 * w), rib=0.015, ribn=16)
    if light:
        point((x, y, z + h * 0.75), power, 2600, 0.15)
