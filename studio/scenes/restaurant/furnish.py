"""Where tables stand."""

import math
import random

from kit.mesh import group, put
from restaurant.chair import chair_parts, lantern_parts
from restaurant.table import table_parts

ROWS = dict(left=(-3.55, [-0.6, 2.0, 4.6, 7.2, 9.8]), mid=(0.75, [1.9, 4.9, 7.9]), right=(3.45, [0.4, 3.6, 6.8, 10.0]))


def furnish():
    """Builds tables in three rows, chairs and lanterns."""
    ts = [group('table%d' % i, lambda: table_parts(i)) for i in range(4)]
    ch = group('chair', chair_parts)
    ln = group('lantern', lantern_parts)
    for k, (x, ys) in enumerate(ROWS.values()):
        for j, y in enumerate(ys):
            four = k == 1
            t = ts[(1, 3)[j % 2] if four else (0, 2)[j % 2]]
            base = random.uniform(-0.06, 0.06) + (0 if k else math.pi / 2)
            put(t, (x, y, 0), base)
            for i in range(4 if four else 2):
                a = base + i * (math.pi / 2 if four else math.pi) + (math.pi / 4 if four else 0)
                cx, cy = x + 0.74 * math.sin(a), y - 0.74 * math.cos(a)
                if k == 0 and cx < x - 0.3:
                    continue
                put(ch, (cx + random.gauss(0, 0.02), cy + random.gauss(0, 0.02), 0), a + random.gauss(0, 0.10))
            if k:
                put(ln, (x, y, 2.5))
