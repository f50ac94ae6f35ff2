"""Clouds of leaves."""

import random

from mathutils import Matrix
from mathutils import Vector
from mathutils import noise as mnoise

from kit.mesh import mesh


def foliage(
    name,
    m,
    n=5000,
    shape=lambda: Vector((random.gauss(0, 0.5), random.gauss(0, 0.5), random.gauss(0, 0.5))),
    leaf=0.09,
    aspect=2.0,
):
    """cloud of leaf cards; `shape` returns a random leaf position"""
    v, f = [], []
    for i in range(n):
        p = shape()
        q = Matrix.Rotation(random.random() * 6.28, 3, 'Z') @ Matrix.Rotation(random.gauss(0, 0.9), 3, 'X')
        s = leaf * random.uniform(0.6, 1.3)
        b = len(v)
        for c in ((0, -s * aspect / 2, 0), (s / 2, 0, 0.12 * s), (0, s * aspect / 2, 0), (-s / 2, 0, 0.12 * s)):
            v.append(p + q @ Vector(c))
        f.append((b, b + 1, b + 2, b + 3))
    return mesh(name, v, f, m)


def ball_shell(rx, ry, rz, inner=0.55):
    """Returns leaf places in a lumpy ball, denser outside."""

    def g():
        d = Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1))).normalized()
        k = random.uniform(inner, 1) ** 0.6 * (1 + 0.18 * mnoise.noise(d * 2.3))
        return Vector((d.x * rx * k, d.y * ry * k, d.z * rz * k))

    return g
