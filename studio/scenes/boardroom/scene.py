"""Board room at blue hour: a long walnut table, leather chairs, cusped windows on the evening, lattices lit from behind.
palette: teal indigo   cam: corner axis
"""


from kit.camera import camera
from kit.mesh import group
from kit.render import render
from boardroom.chair import chair_parts
from boardroom.lights import lights
from boardroom.setup import P
from boardroom.shell import room
from boardroom.table import table

room()
table(group('chair', chair_parts))
lights()
cams = dict(
    corner=dict(
        loc=(2.1, -2.5, 1.55),
        target=(-0.75, 5.5, 1.55),
        lens=27,
        shift_y=-0.015,
        level=True,
        focus=(0, 2.4, 0.8),
        fstop=5.6,
    ),
    axis=dict(
        loc=(0, -2.7, 1.6), target=(0, 8, 1.6), lens=27, shift_y=-0.01, level=True, focus=(0, 2.4, 0.8), fstop=5.6
    ),
)
camera(**cams[P['cam']])
render(P)
