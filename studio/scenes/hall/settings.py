"""The places at a table."""

import math

from kit.material import mat
from kit.mesh import mesh
from kit.plain_materials import glass
from kit.solids import lathe
from hall.chair import chair
from hall.setup import acc, gold


def settings():
    """Builds ten places: plate, glass, napkin and a chiavari chair each."""
    white = mat('china', '#fbf8f2', rough=0.12, spec=0.6)
    for i in range(10):
        a = i * 0.6283
        c, s = math.cos(a), math.sin(a)
        lathe(
            [(0, 0.0), (0.10, 0.0), (0.145, 0.018), (0.14, 0.02), (0.1, 0.006)],
            white,
            seg=28,
            loc=(0.70 * c, 0.70 * s, 0.765),
        )
        lathe([(0.145, 0.012), (0.165, 0.014), (0.165, 0.008)], gold, seg=28, loc=(0.70 * c, 0.70 * s, 0.762))
        lathe(
            [(0.033, 0), (0.004, 0.008), (0.004, 0.09), (0.03, 0.12), (0.036, 0.16), (0.03, 0.2)],
            glass('wine', '#f6fbff', 1.5),
            seg=14,
            loc=(0.58 * math.cos(a + 0.22), 0.58 * math.sin(a + 0.22), 0.765),
        )
        mesh(
            'nap',
            [(-0.05, -0.05, 0), (0.05, -0.05, 0), (0.0, 0.05, 0), (0, 0, 0.13)],
            [(0, 1, 3), (1, 2, 3), (2, 0, 3)],
            acc,
            loc=(0.70 * c, 0.70 * s, 0.775),
            rot=(0, 0, a),
        )
        chair((1.22 * c, 1.22 * s), a)
