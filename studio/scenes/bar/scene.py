"""Bar in the evening: lamplit shelves in cusped arches, a marble counter, velvet stools, mirrors left, windows right.
palette: emerald indigo terracotta
"""

import random

from bar.all_round import all_round
from bar.back_bar import back_bar
from bar.counter import counter
from bar.lights import lights
from bar.setup import COUNTER_Y
from kit.camera import view
from kit.mesh import group, put
from kit.render import render
from restaurant.chair import lantern_parts, stool_parts
from restaurant.mirror_wall import mirror_wall
from restaurant.setup import P
from restaurant.shell import ceiling, marble_floor
from restaurant.window_wall import window_wall

marble_floor()
ceiling()
mirror_wall()
window_wall()
back_bar()
counter()
stool = group('stool', stool_parts)
lantern = group('lantern', lantern_parts)
for x in (-2.35, -1.15, 0.1, 1.35, 2.55):
    put(stool, (x + random.gauss(0, 0.03), COUNTER_Y - 0.86, 0), random.gauss(0, 0.16))
for x in (-0.89, 1.09):  # seen from the front, between the arches
    put(lantern, (x, COUNTER_Y - 0.1, 2.62))
lights()
if P['station']:
    all_round()
stations = dict(
    counter=dict(loc=(0.1, 1.5, 1.6)),
)
view(
    P,
    stations,
    loc=(0.1, -0.7, 1.40),
    target=(0.1, 7, 1.42),
    lens=31,
    shift_y=0.03,
    level=True,
    focus=(0, 5, 1.2),
    fstop=4,
)
render(P)
