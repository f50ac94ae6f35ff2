"""The turned-down sheet and the throw."""

import math

from mathutils import Vector
from mathutils import noise as mnoise
from mathutils.bvhtree import BVHTree
import numpy as np

from kit.cloth import thicken
from kit.colour import rgb
from kit.mesh import mesh
from kit.picture import picture, uv_box
from guestroom.setup import C, sheet


def turn_down(w, d):
    """folded-back top of the duvet cover: a soft flat roll across the bed"""
    v, f, nx, nz = [], [], 120, 26
    prof = [
        (-d, 0.012),
        (-d * 0.98, 0.03),
        (-d * 0.6, 0.048),
        (-d * 0.2, 0.056),
        (0, 0.05),
        (0.03, 0.03),
        (0.035, 0.005),
        (0.02, -0.02),
    ]
    for i in range(nx + 1):
        u = i / nx * 2 - 1
        X = u * w / 2
        side = max(0, abs(X) - (w / 2 - 0.25))
        for k, (dy, dz) in enumerate(prof):
            n = mnoise.noise(Vector((X * 2.2, dy * 4, 1.3))) * 0.014 + mnoise.noise(Vector((X * 6, dy * 9, 4))) * 0.005
            drop = side * 1.25 if side < 0.10 else 0.125 + (side - 0.10) * 1.9
            v.append(
                (
                    math.copysign(abs(X) - min(side, 0.25) * 0.62, X),
                    dy + 0.02 * mnoise.noise(Vector((X * 1.5, 0, 8))),
                    dz + n - drop,
                )
            )
    m = len(prof)
    for i in range(nx):
        for k in range(m - 1):
            f.append((i * m + k, (i + 1) * m + k, (i + 1) * m + k + 1, i * m + k + 1))
    o = mesh('turndown', v, f, sheet, smooth=True)
    thicken(o, 0.012)
    return o


def throw(b):
    """runner across the foot of the bed, laid by casting rays on the baked duvet"""
    o = b['duvet']
    me = o.data
    bv = BVHTree.FromPolygons([o.matrix_world @ v.co for v in me.vertices], [tuple(p.vertices) for p in me.polygons])
    w, yc = b['w'], b['y0'] - b['L'] + 0.36
    v, f, nx, ny = [], [], 150, 44
    for j in range(ny + 1):
        for i in range(nx + 1):
            x = b['x'] + (i / nx - 0.5) * (w + 0.02)
            y = yc + (j / ny - 0.5) * 0.62 + 0.03 * mnoise.noise(Vector((x, 0, 2)))
            hit = bv.ray_cast(Vector((x, y, 2)), Vector((0, 0, -1)))[0]
            z = hit.z if hit else 0.66
            v.append((x, y, z + 0.05 + 0.008 * mnoise.noise(Vector((x * 4, y * 7, 9)))))
    for j in range(ny):
        for i in range(nx):
            f.append((j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i))
    o = mesh('throw', v, f, throwm, smooth=True)
    thicken(o, 0.014, puff=0.012, size=0.12)
    uv_box(o, lambda c: (c.x - b['x']) / 1.2, lambda c: (c.y - yc) / 0.62 + 0.5)


def brocade(c1, c2):
    """woven field of small flowers with two gold border stripes"""
    n = 512
    yy, xx = np.mgrid[0:n, 0:n] / n
    a = np.zeros((n, n, 3), np.float32)
    a[:] = rgb(c1)[:3]
    u = (xx * 9 + (np.floor(yy * 5) % 2) * 0.5) % 1 - 0.5
    w = (yy * 5) % 1 - 0.5
    r = np.hypot(u, w * 1.0)
    th = np.arctan2(w, u)
    a[(r < 0.16 + 0.07 * np.cos(5 * th)) & (yy > 0.2) & (yy < 0.8)] = rgb(c2)[:3]
    a[(r < 0.05)] = rgb(c1)[:3]
    for e0, e1 in ((0.04, 0.055), (0.065, 0.12), (0.13, 0.145)):
        for m in ((yy > e0) & (yy < e1), (1 - yy > e0) & (1 - yy < e1)):
            a[m] = rgb(c2)[:3]
    z = (xx * 40) % 1 - 0.5
    m = (np.abs(((yy - 0.0925) / 0.0275)) < 1 - 2 * np.abs(z)) | (
        np.abs(((1 - yy - 0.0925) / 0.0275)) < 1 - 2 * np.abs(z)
    )
    a[m] = rgb(c1)[:3]
    return a


throwm = picture('throw', brocade(C['throw'], '#c39a55'), rough=0.55, bump=0.15, bscale=300, sheen=0.6)
