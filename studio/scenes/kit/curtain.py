"""Hanging drapes with pleats."""

import math
import random

from kit.mesh import mesh


def curtain(x, y, width, height, m, fold=0.05, n=9, rot=0.0, gather=0.0, seed=0, puddle=0.02):
    """Builds a hanging pleated drape: regular pinch pleats at the top loosening into uneven folds; gather pulls the
    waist in (tie-back)."""
    rnd = random.Random(seed)
    ph = [rnd.uniform(0, 6.28) for _ in range(5)]
    amp = [rnd.uniform(0.7, 1.25) for _ in range(n + 2)]
    v, f, nx, nz = [], [], n * 22, 46
    for j in range(nz + 1):
        t = j / nz
        z = height * (1 - t)
        loose = min(1, t * 1.4)
        waist = 1 - gather * math.exp(-(((t - 0.62) / 0.16) ** 2)) - gather * 0.45 * max(0, t - 0.62)
        for i in range(nx + 1):
            u = i / nx
            k = u * n * 2 * math.pi + loose * 0.8 * math.sin(u * 7 + ph[0] + t * 1.2)
            a = amp[int(u * n)] * (1 - (u * n) % 1) + amp[int(u * n) + 1] * ((u * n) % 1)
            d = fold * (0.75 + 0.5 * loose * (a - 0.5)) * (
                math.cos(k) + 0.28 * loose * math.sin(2 * k + ph[1] + t)
            ) + 0.02 * loose * math.sin(u * 5 + ph[2] + t * 2)
            px = (u - 0.5) * width * waist + 0.012 * loose * math.sin(k * 1 + ph[3])
            flare = puddle * max(0, t - 0.97) / 0.03
            v.append(
                (
                    px,
                    d * (0.55 + 0.45 * waist) - flare * (1 + 0.5 * math.cos(k)),
                    z + (0.004 * math.sin(k) if j == nz else 0),
                )
            )
    for j in range(nz):
        for i in range(nx):
            f.append((j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i))
    return mesh('curtain', v, f, m, loc=(x, y, 0), rot=(0, 0, rot), smooth=True)
