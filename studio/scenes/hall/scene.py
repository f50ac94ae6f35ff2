"""Grand banquet hall: coffered ceiling with cove light, crystal chandeliers, round tables, lit stage."""

import random

from kit.camera import view
from kit.lights import area
from kit.mesh import group, put
from kit.render import render
from hall.all_round import all_round
from hall.ceiling import ceiling, chandelier
from hall.flowers import stage_flowers
from hall.setup import H, L, P, W, rec
from hall.shell import carpet_floor, walls
from hall.stage import stage
from hall.table import table_parts
from hall.wedding import wedding

carpet_floor()
walls()
ceiling()
for x0, y0, x1, y1 in rec:
    chandelier(0, (y0 + y1) / 2, H - 2.5, 2.3)
stage()
if P['setting'] != 'empty':
    stage_flowers()


def tables():
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


if P['setting'] == 'dinner':
    tables()
if P['setting'] == 'wedding':
    wedding()
area(
    (0, L / 2, H - 0.3), (0, L / 2, 0), W * 0.8, L * 0.9, 620, P['warm'] + 200, spread=60
)  # soft downlight over tables
area((0, L - 4, H - 0.5), (0, L - 1, 2), 10, 0.5, 700, P['warm'], spread=90)  # stage key
if P['station']:
    all_round()
stations = dict(
    doors=dict(loc=(0, 2.3, 1.6)),
    stage=dict(loc=(0, L - 8.2, 1.6)),
    middle=dict(loc=(0, L / 2 - 3, 1.6)),
)
view(P, stations)
render(P)
