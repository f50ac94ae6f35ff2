"""One open rose."""

import math

from kit.mesh import mesh


def rose_mesh(m):
    """Builds one open rose, radius about 1; scale it."""
    v, f = [], []
    for k in range(16):
        a = k * 2.4
        t = k / 15
        n = len(v)
        for j in range(5):
            for i in range(7):
                u, q = (i / 6 - 0.5) * 1.5 * (0.5 + t * 0.5), j / 4
                rr = (0.18 + 0.055 * k) * 0.5 + q * q * 0.5 * t + 0.05
                v.append((rr * math.cos(a + u), rr * math.sin(a + u), 0.65 * (1 - t * 0.55) * q - 0.25 * q * q * t))
        for j in range(4):
            f += [(n + j * 7 + i, n + j * 7 + i + 1, n + j * 7 + i + 8, n + j * 7 + i + 7) for i in range(6)]
    return mesh('rose', v, f, m, smooth=True, loc=(0, 9, -9))
