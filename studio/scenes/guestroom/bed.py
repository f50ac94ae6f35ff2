"""The bed and its pillows."""

import math

from kit.cloth import as_cloth, collider, grid, thicken
from kit.material import mat
from kit.mesh import mesh
from kit.outlines import rect
from kit.panel import panel
from kit.pillow import again
from kit.solids import box
from guestroom.bedding import turn_down
from guestroom.setup import C, P, gold, linen, sheet, velvet, walnut


def headboard(w):
    """Builds velvet channels in a brass frame."""
    n, top = int(w / 0.13), 1.34
    v, f, nx, nz = [], [], n * 12, 24
    for j in range(nz + 1):
        t = j / nz
        for i in range(nx + 1):
            u = i / nx
            c = abs(math.sin(math.pi * u * n)) ** 0.55
            edge = min(1, (1 - t) / 0.10) ** 0.5 if t > 0.9 else 1
            v.append(((u - 0.5) * w, -0.04 - 0.055 * c * edge - 0.02 * edge, 0.2 + t * (top - 0.2)))
    for j in range(nz):
        for i in range(nx):
            f.append((j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i))
    o = mesh('headboard', v, f, velvet, smooth=True)
    parts = [
        o,
        box(w, 0.06, top - 0.2, walnut, loc=(0, -0.01, 0.2)),
        panel(
            rect(-w / 2 - 0.035, 0.1, w / 2 + 0.035, top + 0.035),
            [rect(-w / 2, 0.1, w / 2, top)],
            0.11,
            gold,
            bevel=0.006,
            loc=(0, -0.05, 0),
        ),
    ]
    return parts


def bed(x, w, seed):
    """base, mattress, draped duvet with turned-down sheet, pillows, throw (the soft parts settle later)"""
    L, y0 = 2.05, -0.16
    yc = y0 - L / 2
    for p in headboard(w + 0.42 if P['beds'] == 'king' else w + 0.1):
        p.location.x += x
    box(w + 0.04, L, 0.26, mat('bedbase', C['cushion'], rough=0.9, sheen=0.5), loc=(x, yc, 0.08), bevel=0.03)
    for sx in (-1, 1):
        box(0.07, 0.07, 0.08, gold, loc=(x + sx * (w / 2 - 0.1), y0 - L + 0.1, 0))
    m = collider(box(w, L, 0.32, sheet, loc=(x, yc, 0.32), bevel=0.07))
    m.data.materials[0] = sheet
    duvet = as_cloth(
        grid('duvet', w + 0.78, L * 0.80 + 0.36, 104, 96, linen, loc=(x, yc - 0.36, 0.70), wave=0.03),
        stiff=16,
        bend=0.9,
        mass=0.5,
    )
    return dict(x=x, w=w, y0=y0, L=L, yc=yc, duvet=duvet, seed=seed)


def dress(b):
    """after settling: give the duvet body, then sheet fold, throw and pillows on top of it"""
    thicken(b['duvet'], 0.035, puff=0.042, size=0.26)
    x, w, y0 = b['x'], b['w'], b['y0']
    yf = b['yc'] - 0.36 + (b['L'] * 0.80 + 0.36) / 2
    fold = turn_down(w + 0.5, 0.34)
    fold.location = (x, yf + 0.0, 0.652)
    z = 0.655
    big = w > 1.5
    cols = (-w * 0.26, w * 0.26) if big else (0,)
    for i, cx in enumerate(cols):
        again(B['sleep'], (x + cx, y0 - 0.22, z + 0.235), lean=0.37, turn=0.03 * (1 - 2 * i), sc=(1 - 2 * i, 1, 1))
        again(
            B['sleep2'], (x + cx * 1.02, y0 - 0.40, z + 0.225), lean=0.50, turn=0.04 * (1 - 2 * i), sc=(1 - 2 * i, 1, 1)
        )
    for i, cx in enumerate((-w * 0.2, w * 0.2) if big else (0,)):
        again(
            B['euro'],
            (x + cx, y0 - 0.58, z + 0.20),
            lean=0.55,
            turn=0.10 * (1 - 2 * i) * -1,
            roll=0.02 * (1 - 2 * i),
            sc=(1 - 2 * i, 1, 1),
        )
    again(B['bolster'], (x + 0.02, y0 - 0.78, z + 0.125), lean=0.62, turn=0.03)


B = {}
