"""Rows of chairs."""

import random

from kit.mesh import group, put
from kit.solids import box, rods
from lawn.setup import P, cushion, gold


def chair_parts():
    """Builds a chiavari chair facing +y."""
    w, d, bars = 0.20, 0.19, []
    for s in (-1, 1):
        bars += [
            ((s * w, d, 0), (s * w * 0.97, d * 0.96, 0.45), 0.012),
            ((s * w, -d - 0.03, 0), (s * w * 0.97, -d, 0.45), 0.012),
            ((s * w * 0.97, -d, 0.45), (s * w * 0.93, -d - 0.07, 0.92), 0.012),
            ((s * w, -d, 0.16), (s * w, d, 0.16), 0.008),
            ((s * w, -d, 0.30), (s * w, d, 0.30), 0.008),
        ]
    bars += [((-w, d, 0.22), (w, d, 0.22), 0.008), ((-w, -d, 0.22), (w, -d, 0.22), 0.008)]
    for z, r in ((0.58, 0.010), (0.64, 0.010), (0.84, 0.010), (0.92, 0.015)):
        y = -d - 0.07 * (z - 0.45) / 0.47
        bars.append(((-w * 0.95, y, z), (w * 0.95, y, z), r))
    for i in range(6):
        x = -w * 0.72 + i * w * 1.44 / 5
        bars.append(((x, -d - 0.03, 0.64), (x, -d - 0.058, 0.84), 0.007))
    rods('chair', bars, gold)
    box(0.42, 0.40, 0.03, gold, loc=(0, 0, 0.43), bevel=0.008)
    box(0.40, 0.38, 0.055, cushion, loc=(0, 0.005, 0.46), bevel=0.024)


def chairs():
    """Builds rows on both sides of the aisle."""
    g = group('chair', chair_parts)
    for s in (-1, 1):
        for r in range(P['rows']):
            for c in range(P['cols']):
                put(
                    g,
                    (s * (1.62 + c * 0.54) + random.gauss(0, 0.014), -6.4 - r * 1.08 + random.gauss(0, 0.02), 0.02),
                    random.gauss(0, 0.03),
                )
