"""Parquet and paving, each piece with its own tone."""

import math
import random

from kit.mesh import mesh


def herringbone(m, x0, y0, x1, y1, length=0.60, n=6, gap=0.0016, tilt=0.0022):
    """Builds parquet at 45 degrees: each block its own tone, grain offset and a hair of tilt (that is what catches
    the light)."""
    w = length / n
    c = math.sqrt(0.5)
    v, f, uv, tone = [], [], [], []
    R = int(max(x1 - x0, y1 - y0) / w) + n * 3
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    for k in range(-R, R):
        for q in range(-R // n - 1, R // n + 2):
            for vert in (0, 1):
                ax, ay = (k + q * n, k - q * n)
                if vert:
                    ay += 1
                bx, by = (ax + 1, ay + n) if vert else (ax + n, ay + 1)
                mx, my = (ax + bx) / 2 * w, (ay + by) / 2 * w
                X, Y = cx + (mx - my) * c, cy + (mx + my) * c
                if not (x0 - 0.4 < X < x1 + 0.4 and y0 - 0.4 < Y < y1 + 0.4):
                    continue
                b = len(v)
                g = gap / w
                t = [random.gauss(0, tilt * w) for _ in range(4)]
                o_ = (random.uniform(0, 40), random.uniform(0, 40))
                tn = random.uniform(0.72, 1.12)
                for (px, py), tz in zip(((ax + g, ay + g), (bx - g, ay + g), (bx - g, by - g), (ax + g, by - g)), t):
                    v.append((cx + (px - py) * w * c, cy + (px + py) * w * c, tz))
                    uv.append(((py - ay if vert else px - ax) * w + o_[0], (px - ax if vert else py - ay) * w + o_[1]))
                f.append((b, b + 1, b + 2, b + 3))
                tone += [(tn, tn * random.uniform(0.97, 1.02), tn * random.uniform(0.93, 1.03), 1)] * 4
    o = mesh('parquet', v, f, m)
    u = o.data.uv_layers.new(name='uv')
    u.data.foreach_set('uv', [c_ for p in uv for c_ in p])
    a = o.data.attributes.new('tone', 'FLOAT_COLOR', 'CORNER')
    a.data.foreach_set('color', [c_ for p in tone for c_ in p])
    return o


def paving(m, x0, y0, x1, y1, w=1.2, d=0.6, gap=0.004, tilt=0.0016):
    """running-bond slabs cut to the rectangle, each its own tone and a hair of tilt; lay them over a dark bed"""
    v, f, tone = [], [], []
    rnd = random.Random(5)
    for j in range(int((y1 - y0) / d) + 1):
        for i in range(int((x1 - x0) / w) + 2):
            ax = x0 + i * w - (w / 2 if j % 2 else 0)
            ax, bx, ay, by = max(ax, x0), min(ax + w, x1), y0 + j * d, min(y0 + (j + 1) * d, y1)
            if bx - ax < 0.03 or by - ay < 0.03:
                continue
            b = len(v)
            v += [
                (px, py, rnd.gauss(0, tilt))
                for px, py in ((ax + gap, ay + gap), (bx - gap, ay + gap), (bx - gap, by - gap), (ax + gap, by - gap))
            ]
            f.append((b, b + 1, b + 2, b + 3))
            t = rnd.uniform(0.78, 1.1)
            tone += [(t, t * rnd.uniform(0.97, 1.02), t * rnd.uniform(0.93, 1.03), 1)] * 4
    o = mesh('paving', v, f, m)
    a = o.data.attributes.new('tone', 'FLOAT_COLOR', 'CORNER')
    a.data.foreach_set('color', [c for p in tone for c in p])
    return o
