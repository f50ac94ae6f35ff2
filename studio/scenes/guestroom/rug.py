"""The carpet."""

import random

import bpy
import numpy as np

from kit.cloth import grid
from kit.colour import rgb
from kit.material import mat
from kit.picture import picture, uv_box
from kit.scene import link
from guestroom.setup import C


def rug(cx, cy, w, d):
    """Builds a hand-knotted carpet: medallion, scattered sprigs, two borders; colour drift between knots and rows
    (abrash)."""
    W_, H_ = 1000, int(1000 * d / w)
    yy, xx = np.mgrid[0:H_, 0:W_]
    x = (xx / W_ - 0.5) * w
    y = (yy / H_ - 0.5) * d
    rng = np.random.RandomState(3)

    def drift(n, k):
        return np.kron(rng.randn(n, n), np.ones((-(-H_ // n), -(-W_ // n))))[:H_, :W_] * k

    def soft(a_, r_):
        return sum(np.roll(np.roll(a_, i * r_, 0), j * r_, 1) for i in (-1, 0, 1) for j in (-1, 0, 1)) / 9

    for r_ in (9, 23):
        x, y = x + soft(soft(drift(40, 0.004), r_), r_ // 2), y + soft(
            soft(drift(40, 0.004), r_), r_ // 2
        )  # no knotted line is straight

    def col(h):
        return np.array(rgb(h)[:3])

    a = np.zeros((H_, W_, 3))
    a[:] = col(C['field'])
    ivory, ochre, dk = col('#b8a17c'), col('#96703f'), col(C['border'])

    def sprig(px, py, s, c):
        u = ((x / px + 0.5 * (np.floor(y / py) % 2)) % 1 - 0.5) * px
        v = ((y / py) % 1 - 0.5) * py
        r = np.hypot(u, v) / s
        t = np.arctan2(v, u)
        a[r < 0.55 + 0.45 * np.cos(6 * t)] = c
        a[r < 0.25] = ochre

    sprig(0.26, 0.24, 0.032, ivory)
    r = np.hypot(x / 1.0, y / 0.78)
    t = np.arctan2(y, x)
    for rad, c in (
        (0.92, ivory),
        (0.90, dk),
        (0.70, ivory),
        (0.685, col(C['field']) * 0.72),
        (0.46, ochre),
        (0.445, dk),
        (0.30, ivory),
        (0.285, col(C['field']) * 0.8),
        (0.10, ochre),
    ):
        a[r < rad * (1 + 0.05 * np.cos(16 * t))] = c
    for q, n_, c in ((0.57, 32, ivory * 0.9), (0.375, 20, ochre), (0.19, 12, ivory)):
        m_ = np.abs(r - q * (1 + 0.05 * np.cos(16 * t))) < 0.035 * (0.5 + 0.5 * np.cos(n_ * t))
        a[m_] = c
    ring = (r > 0.71) & (r < 0.86)
    k = np.cos(24 * t) * np.cos((r - 0.785) * 30)
    a[ring & (k > 0.55)] = ochre
    a[ring & (k < -0.7)] = ivory * 0.85
    e = np.minimum(w / 2 - np.abs(x), d / 2 - np.abs(y))
    for e1, c in ((0.50, ivory), (0.485, dk), (0.14, ivory), (0.125, ochre), (0.06, dk)):
        a[e < e1] = c
    P_ = 0.225
    run = np.where(w / 2 - np.abs(x) < d / 2 - np.abs(y), y, x)
    b = (e > 0.14) & (e < 0.485)
    u = ((run / P_) % 1 - 0.5) * P_
    up = (np.floor(run / P_) % 2) * 2 - 1
    q = np.hypot(u, e - 0.31 - up * 0.05)
    tt = np.arctan2(u, e - 0.31 - up * 0.05)
    vine = np.abs(e - 0.31 + 0.075 * np.cos(run / P_ * np.pi)) < 0.011
    a[b & vine] = ochre * 0.8
    lf = np.hypot((u * up - 0.055) / 0.034, (e - 0.31 + up * 0.095) / 0.02)
    a[b & (lf < 1)] = ivory * 0.75
    a[b & (q < 0.072 + 0.016 * np.cos(8 * tt))] = ochre
    a[b & (q < 0.050 + 0.012 * np.cos(8 * tt))] = col(C['field']) * 1.1
    a[b & (q < 0.022)] = ivory
    k = 6
    a = np.repeat(np.repeat(a[::3, ::3], 3, 0), 3, 1)[:H_, :W_]  # knots
    a = 0.8 * a + 0.2 * a.mean((0, 1))
    a *= (1 + 0.06 * soft(np.repeat(np.repeat(rng.randn(H_ // k + 1, 9), k, 0)[:H_], W_ // 9 + 1, 1)[:, :W_], 2))[
        ..., None
    ]
    a *= 1 + 0.10 * np.repeat(np.repeat(rng.randn(H_ // 3 + 1, W_ // 3 + 1), 3, 0), 3, 1)[:H_, :W_, None]
    a *= (1 + 0.5 * soft(soft(drift(14, 0.12), 20), 10))[..., None]
    m = picture('rug', np.clip(a, 0, 1), rough=1, bump=0.5, bscale=420, sheen=0.5)
    o = grid('rug', w, d, 120, 90, m, loc=(cx, cy, 0.011), wave=0.003)
    uv_box(o, lambda c: c.x / w + 0.5, lambda c: c.y / d + 0.5)
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness = 0.012
    fr = []
    for s_ in (-1, 1):
        for i in range(int(d / 0.014)):
            yy_ = cy - d / 2 + i * 0.014 + random.gauss(0, 0.003)
            fr.append(
                [
                    (cx + s_ * w / 2, yy_, 0.012),
                    (cx + s_ * (w / 2 + 0.05), yy_ + random.gauss(0, 0.008), 0.006),
                    (cx + s_ * (w / 2 + 0.09 + random.gauss(0, 0.008)), yy_ + random.gauss(0, 0.014), 0.004),
                ]
            )
    cu = bpy.data.curves.new('fringe', 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = 0.0022
    cu.bevel_resolution = 1
    cu.materials.append(mat('fringe', '#d9c8a4', rough=0.9))
    for p in fr:
        sp = cu.splines.new('POLY')
        sp.points.add(2)
        sp.points.foreach_set('co', [c for q in p for c in (*q, 1)])
    link(bpy.data.objects.new('fringe', cu))
