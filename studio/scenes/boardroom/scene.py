"""Board room at blue hour: a long walnut table, leather chairs, cusped windows on the evening, lattices lit from behind.
palette: teal indigo
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
camera(
    loc=(2.1, -2.5, 1.55),
    target=(-0.75, 5.5, 1.55),
    lens=27,
    shift_y=-0.015,
    level=True,
    focus=(0, 2.4, 0.8),
    fstop=5.6,
)
render(P)
