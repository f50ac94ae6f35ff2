"""Lanterns and festoons."""

from mathutils import Vector

from kit.lights import area
from kit.mesh import scatter
from kit.plain_materials import emit
from kit.solids import box, ico, lathe, tube
from glasshouse.setup import br, fb, fl


def lanterns():
    """Builds lanterns along the path."""
    for i in range(8):
        for s in (-1, 1):
            x, y = s * 1.95, -11.5 - i * 2.9
            for dx, dy in ((-0.13, -0.13), (0.13, -0.13), (0.13, 0.13), (-0.13, 0.13)):
                box(0.02, 0.02, 0.5, br, loc=(x + dx, y + dy, 0))
            box(0.32, 0.32, 0.03, br, loc=(x, y, 0))
            lathe(
                [(0.23, 0), (0.05, 0.14), (0.05, 0.2), (0, 0.22)],
                br,
                seg=4,
                loc=(x, y, 0.5),
                smooth=False,
                rot=(0, 0, 0.785),
            )
            lathe([(0.055, 0), (0.055, 0.2), (0, 0.2)], fl, seg=12, loc=(x, y, 0.05))
    for s in (-1, 1):
        area((s * 2.0, -22, 0.35), (s * 3.5, -22, 0), 22, 0.2, 60, 2300)
        area((s * 1.2, -22, 0.4), (0, -22, 0), 22, 0.2, 26, 2300)


def festoon(p, q, sag):
    """Builds a string of bulbs from p to q."""
    pts = [
        tuple(Vector(p).lerp(Vector(q), t) - Vector((0, 0, sag * 4 * t * (1 - t)))) for t in [i / 24 for i in range(25)]
    ]
    tube(pts, 0.012, br, res=1)
    fb.extend((a, b, c - 0.1) for a, b, c in pts[1:-1])


def festoons():
    """Builds strings of bulbs between slim masts."""
    masts = [(s * x, y) for s in (-1, 1) for x, y in ((9, -13), (8, -22), (7.2, -31))]
    for x, y in masts:
        box(0.08, 0.08, 5.4, br, loc=(x, y, 0))

    for y in (-13, -22, -31):
        w = {-13: 9, -22: 8, -31: 7.2}[y]
        festoon((-w, y, 5.4), (w, y, 5.4), 1.1)
    for s in (-1, 1):
        festoon((s * 9, -13, 5.4), (s * 8, -22, 5.4), 0.7)
        festoon((s * 8, -22, 5.4), (s * 7.2, -31, 5.4), 0.7)
        festoon((s * 9, -13, 5.4), (s * 4, -4.6, 8.0), 0.5)
    scatter('fest', fb, ico(0.055, 2, emit('fbulb', '#ffc97a', 26)))
