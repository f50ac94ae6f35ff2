"""What lies on the other sides of the glass house: trees; inside, a rose of stone in the floor, and palms in urns."""

import math
import random

import bpy

from kit.foliage import ball_shell, foliage
from kit.lights import area
from kit.material import mat
from kit.mesh import dup
from kit.solids import lathe
from kit.stone_rose import stone_rose
from glasshouse.setup import A, B, br, gold, leafd


def trees():
    """Builds trees on three sides."""
    bush = foliage('bushround', leafd, 6000, ball_shell(4, 3.5, 3.6), 0.38)
    bush.location = (0, 0, -60)
    for s in (-1, 1):
        for i in range(16):
            where = (s * (30 + random.uniform(-2, 6)), 20 - i * 4.6, 1.2)
            dup(bush, where, (0, 0, random.random() * 6), random.uniform(0.9, 1.5))
    for i in range(20):
        where = (-46 + i * 4.9 + random.uniform(-1.5, 1.5), -52 + random.uniform(-4, 4), 1.4)
        dup(bush, where, (0, 0, random.random() * 6), random.uniform(0.9, 1.5))


def inlay():
    """Builds the floor's stones: a rose in the middle, two rings that follow the oval of the house."""
    dark, red = mat('darkstone', '#4c5a4e', rough=0.22, vary=0.15), mat('redstone', '#8a4a3c', rough=0.25, vary=0.15)
    stone_rose(0, 0, 0.3, 2.3, (dark, red), rays=20)
    for k, wide in ((0.30, 0.35), (0.62, 0.22), (0.93, 0.3)):
        r = A * k
        ring = [(r, 0), (r, 0.007), (r - wide, 0.007), (r - wide, 0)]
        lathe(ring, dark, seg=128, loc=(0, 0, 0.3), sc=(1, B / A, 1))


def palms():
    """Builds four palms in bronze urns around the middle."""
    crown = bpy.data.objects['palmcrown']
    urn = [(0, 0), (0.34, 0), (0.24, 0.08), (0.46, 0.42), (0.52, 0.62), (0.48, 0.66), (0.4, 0.6), (0, 0.58)]
    for i in range(4):
        a = 0.62 + i * math.pi / 2
        x, y = 4.3 * math.cos(a), 3.1 * math.sin(a)
        lathe(urn, br, seg=48, loc=(x, y, 0.3))
        lathe([(0.53, 0.60), (0.55, 0.64), (0.53, 0.68)], gold, seg=48, loc=(x, y, 0.3))
        dup(crown, (x, y, 1.0), (0, 0, i * 1.3), 0.62)


def all_round():
    """Builds what a panorama shows beyond the stills."""
    trees()
    inlay()
    palms()
    area((0, 0, 3.4), (0, 0, 0), 20, 13, 130, 3000)  # on the tables, for an eye among them
