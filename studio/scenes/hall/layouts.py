"""How a hall is laid out: tables in columns, rings or long rows, seats in rows, cushions, cocktails."""

import math
import random

import numpy as np

from kit.material import mat
from kit.mesh import group, put
from kit.plain_materials import emit, weave
from kit.solids import box, ico, lathe
from hall.chair import chair
from hall.flowers import blooms
from hall.setup import L, P, W, acc, cloth, gold
from hall.table import table_parts
from hall.wedding import wedding

MIDDLE = (L - 4) / 2


def columns():
    """Builds the round tables in straight columns, the outer ones a little further on."""
    table = group('table', table_parts)
    cols = {2: [4.4], 4: [4.1, 8.9], 6: [4.6, 9.3, 14.0]}[P['cols']]
    cols = [-x for x in reversed(cols)] + cols
    for j in range(P['rows']):
        for x in cols:
            put(
                table,
                (x + random.uniform(-0.1, 0.1), 0.9 + j * 4.0 + (1.2 if abs(x) > 6 else 0), 0),
                random.random() * 6,
            )


def sides():
    """Builds round tables along both sides; the middle stays free for the dance."""
    table = group('table', table_parts)
    for j in range(P['rows']):
        for x in [W / 2 - 2.6 - 3.7 * i for i in range(P['cols'] // 2)]:
            for s in (-1, 1):
                put(table, (s * x, 1.2 + j * 3.9 + (1.1 if x < W / 2 - 3 else 0), 0), random.random() * 6)


def rings():
    """Builds round tables in rings around the middle, an aisle to the stage between them."""
    table = group('table', table_parts)
    for r, n in ((10.2, 14), (14.4, 20)):
        for i in range(n):
            a = 2 * math.pi * (i + 0.5) / n
            x, y = r * math.sin(a), MIDDLE + r * math.cos(a)
            if abs(x) > 2.2 and y < L - 12:
                put(table, (x, y, 0), random.random() * 6)


def long_part():
    """Builds 2.4 metres of a long table, along y: cloth, runner, flowers, candles, four chairs a side."""
    box(1.2, 2.41, 0.76, cloth, bevel=0.004)
    box(0.42, 2.41, 0.012, acc, loc=(0, 0, 0.76))
    low = [(random.gauss(0, 0.13), random.uniform(-1.1, 1.1), 0.84 + random.uniform(0, 0.13)) for _ in range(130)]
    blooms(low, 0.075, 'runner')
    for k in range(4):
        y = -0.9 + 0.6 * k
        lathe([(0.06, 0), (0.02, 0.02), (0.014, 0.3), (0.03, 0.33)], gold, seg=12, loc=(0.12 * (-1) ** k, y, 0.77))
        lathe([(0.016, 0.33), (0.016, 0.55)], mat('wax', '#f6ecd6', rough=0.6), seg=10, loc=(0.12 * (-1) ** k, y, 0.77))
        ico(0.02, 1, emit('candle', '#ffb766', 22), (0.12 * (-1) ** k, y, 1.35), (1, 1, 1.9))
        for s in (-1, 1):
            plate = [(0, 0), (0.1, 0), (0.145, 0.018), (0.14, 0.02), (0.1, 0.006)]
            lathe(plate, mat('china', '#fbf8f2', rough=0.12, spec=0.6), seg=20, loc=(s * 0.42, y, 0.765))
            chair((s * 0.86, y), 0 if s > 0 else math.pi)


def long_tables():
    """Builds long tables toward the far end."""
    part = group('longpart', long_part)
    n = P['cols']
    for i in range(n):
        x = (i - (n - 1) / 2) * (W - 5) / max(1, n - 1)
        if abs(x) < 1:
            continue
        for j in range(P['rows']):
            put(part, (x, 0.4 + 2.4 * j + (1.6 * (j // 5)), 0))


def theatre():
    """Builds rows of chairs on both sides of an aisle."""
    seat = group('chair', chair)
    for y in np.arange(1.0, L - 8, 0.98):
        for i in range(int((W / 2 - 2.6) / 0.57)):
            if i % 16 == 14:
                continue
            for s in (-1, 1):
                put(seat, (s * (1.2 + i * 0.57), y, 0), random.uniform(-0.03, 0.03))
    box(1.7, L - 7, 0.012, mat('runner', P['accent'], rough=0.9, sheen=0.4), loc=(0, (L - 7) / 2 - 1, 0.012))


def cushions():
    """Builds a ring of mattresses and bolsters around low brass tables, for the mehndi."""
    middle, tints = MIDDLE - 0.5, [P['accent'], P['fabric2'], P['flower2'], '#e8a23c']
    cloths = [weave(f'cushion{i}', c, scale=160, vary=0.08) for i, c in enumerate(tints)]
    rug = mat('rug', P['accent'], rough=0.95, sheen=0.6, vary=0.12, vscale=6)
    lathe([(0, 0.012), (6.6, 0.012), (6.7, 0)], rug, seg=72, loc=(0, middle, 0.01))
    lathe([(6.0, 0.02), (6.25, 0.02)], gold, seg=72, loc=(0, middle, 0.01))
    for i in range(16):
        a = 2 * math.pi * (i + 0.5) / 16
        if math.sin(a) < -0.93:
            continue
        c, s = math.cos(a), math.sin(a)
        box(1.1, 1.75, 0.2, cloth, loc=(5.0 * c, middle + 5.0 * s, 0.02), rot=(0, 0, a), bevel=0.08)
        for k in (-1, 0, 1):
            at = (5.5 * c - 0.55 * k * s, middle + 5.5 * s + 0.55 * k * c, 0.2)
            box(0.22, 0.5, 0.46, cloths[(i + k) % 4], loc=at, rot=(0, -0.2, a), bevel=0.1)
        if i % 2 == 0:
            at = (3.7 * c, middle + 3.7 * s, 0.02)
            lathe([(0.2, 0), (0.05, 0.08), (0.05, 0.28), (0.48, 0.34), (0.5, 0.37), (0, 0.37)], gold, seg=28, loc=at)
            x, y, z = at
            heap = [(random.gauss(x, 0.13), random.gauss(y, 0.13), z + random.uniform(0.43, 0.48)) for _ in range(50)]
            blooms(heap, 0.06, 'heap')
    for r in (0.5, 0.95, 1.4, 1.8):
        ring = [(r * math.cos(t), middle + r * math.sin(t), 0.05) for t in np.arange(0, 6.28, 0.075 / r)]
        blooms(ring, 0.055, 'rangoli')


def high_table():
    """Builds a standing table under a tight cloth."""
    profile = [(0, 1.1), (0.4, 1.1), (0.41, 1.08), (0.27, 0.85), (0.17, 0.55), (0.25, 0.2), (0.37, 0.0)]
    lathe(profile, cloth, seg=40)
    lathe([(0.185, 0.5), (0.195, 0.55), (0.185, 0.6)], acc, seg=32)
    posy = [(random.gauss(0, 0.08), random.gauss(0, 0.08), 1.28 + random.gauss(0, 0.05)) for _ in range(60)]
    blooms(posy, 0.06, 'posy')
    lathe([(0.05, 0), (0.06, 0.14)], gold, seg=14, loc=(0, 0, 1.1))
    for a in (0.4, 2.5, 4.6):
        ico(0.025, 1, emit('candle', '#ffb766', 22), (0.28 * math.cos(a), 0.28 * math.sin(a), 1.15), (1, 1, 1.5))


def counter():
    """Builds three metres of buffet: a clothed counter with covered dishes."""
    box(1.0, 3.0, 0.9, cloth, bevel=0.02)
    box(1.04, 3.02, 0.16, acc, loc=(0, 0, 0.74))
    for y in (-1.0, 0, 1.0):
        dish = [(0.34, 0), (0.34, 0.12), (0.36, 0.13), (0.32, 0.26), (0.18, 0.38), (0.03, 0.42), (0, 0.47)]
        lathe(dish, gold, seg=28, loc=(0, y, 0.9))


def cocktail():
    """Builds standing tables all over the floor, counters along both sides."""
    table, buffet = group('high', high_table), group('buffet', counter)
    for j in range(P['rows']):
        for i in range(P['cols']):
            x = (i - (P['cols'] - 1) / 2) * (W - 9) / (P['cols'] - 1)
            y = 1.5 + j * (L - 10) / P['rows'] + 1.3 * (i % 2)
            put(table, (x + random.uniform(-0.5, 0.5), y, 0), random.random() * 6)
    for j in range(4):
        for s in (-1, 1):
            put(buffet, (s * (W / 2 - 1.9), 4 + j * 4.2, 0), 0)


LAYOUTS = dict(
    empty=lambda: None,
    dinner=columns,
    wedding=wedding,
    sides=sides,
    rings=rings,
    long=long_tables,
    theatre=theatre,
    cushions=cushions,
    cocktail=cocktail,
)
