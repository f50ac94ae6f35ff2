"""Cloth looped along the eaves."""

import math

from mathutils import Matrix
from mathutils import Vector

from kit.cloth import thicken
from kit.mesh import mesh
from lawn.setup import HW, drape, swagm


def canopy_swags(z):
    """Builds cloth looped along the eaves, front and sides."""
    for r in (0, 1, 3):
        rot = Matrix.Rotation(r * math.pi / 2, 3, 'Z')
        for k in range(4):
            x0 = -HW - 0.3 + k * (2 * HW + 0.6) / 4
            x1 = x0 + (2 * HW + 0.6) / 4
            v, f = [], []
            nx, nz = 36, 14
            for j in range(nz + 1):
                t = j / nz
                for i in range(nx + 1):
                    u = i / nx
                    sag = 4 * u * (1 - u)
                    y = -HW - 0.40 - 0.08 * math.sin(math.pi * t) * sag - 0.012 * math.sin(t * 30 + u * 2)
                    v.append(
                        rot
                        @ Vector(
                            (
                                x0 + (x1 - x0) * u,
                                y,
                                z - 0.06 - (0.06 + 0.24 * t) * sag - 0.02 * math.sin(t * 22 + u * 3) * sag - 0.05 * t,
                            )
                        )
                    )
            for j in range(nz):
                for i in range(nx):
                    f.append(
                        (j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
                    )
            thicken(mesh('swag', v, f, swagm if k % 2 else drape, smooth=True), 0.006)
