"""Flat outlines: curves, rectangles and the cusped arch."""

import math


def bez(p0, p1, p2, p3, n):
    """Returns the points of a cubic curve."""
    return [
        tuple(
            (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t**3 * d
            for a, b, c, d in zip(p0, p1, p2, p3)
        )
        for t in [i / n for i in range(n + 1)]
    ]


def arch_pts(w, h, rise=None, cusps=4, depth=0.34, base=0.0):
    """Returns a Mughal cusped arch outline (closed polygon, counter-clockwise) in x,z. w clear width, h springing
    height, rise of the head, cusps per side (0 = plain four-centred)."""
    hw = w / 2
    rise = rise or w * 0.62
    env = bez((hw, h), (hw, h + rise * 0.60), (hw * 0.50, h + rise * 0.80), (0, h + rise), 120)
    if not cusps:
        side = env
    else:
        L = [0]
        for a, b in zip(env, env[1:]):
            L.append(L[-1] + math.dist(a, b))

        def at(s):
            for i in range(len(L) - 1):
                if L[i + 1] >= s:
                    t = (s - L[i]) / (L[i + 1] - L[i] + 1e-9)
                    return tuple(p + (q - p) * t for p, q in zip(env[i], env[i + 1]))
            return env[-1]

        side = []
        for c in range(cusps):
            s0, s1 = L[-1] * c / cusps, L[-1] * (c + 1) / cusps
            a, b = at(s0), at(s1)
            ch = math.dist(a, b)
            nx, nz = (b[1] - a[1]) / ch, -(b[0] - a[0]) / ch
            dd = depth * (1.0 if c < cusps - 1 else 0.55)
            for i in range(10):
                t = i / 10
                k = math.sin(math.pi * t) ** 0.8 * dd * ch
                side.append((a[0] + (b[0] - a[0]) * t + nx * k - 0.0, a[1] + (b[1] - a[1]) * t + nz * k))
        m_ = max(x for x, _ in side)
        side = [(x * hw / m_ if x > 0 else x, z) for x, z in side]
        side.append((0, h + rise))
    left = [(-x, z) for x, z in reversed(side[:-1])]
    return [(-hw, base), (hw, base)] + side + left


def rect(x0, z0, x1, z1):
    """Returns an upright rectangle between two corners."""
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]


def shift(p, dx, dz=0):
    """Returns an outline, moved."""
    return [(x + dx, z + dz) for x, z in p]
