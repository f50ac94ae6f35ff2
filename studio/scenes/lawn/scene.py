"""Wedding lawn at dusk: domed mandap with drapes and marigold curtains, aisle of petals, rows of chairs, strings of bulbs, trees, lit palace behind.
sky: dusk blue rose night   palette: marigold rose ivory   cam: aisle side mandap
"""


from kit.camera import view
from kit.render import render
from lawn.all_round import all_round
from lawn.chairs import chairs
from lawn.garden import garden, palace
from lawn.ground import aisle, lawn
from lawn.lights import lights
from lawn.mandap import mandap
from lawn.setup import P
from lawn.stands import bulbs, stands

lawn()
aisle()
mandap()
chairs()
stands()
bulbs()
garden()
palace()
lights()
if P['station']:
    all_round()
cams = dict(
    aisle=dict(
        loc=(1.15, -20.6, 1.62),
        target=(-0.15, 0, 1.62),
        lens=33,
        shift_y=0.11,
        level=True,
        focus=(0, -6, 1.6),
        fstop=2.8,
    ),
    side=dict(
        loc=(-7.6, -15.5, 1.6), target=(0.3, -1.0, 1.6), lens=36, shift_y=0.10, level=True, focus=(0, -3, 2), fstop=2.4
    ),
    mandap=dict(
        loc=(-1.9, -9.2, 1.6), target=(0.15, 0, 1.6), lens=35, shift_y=0.13, level=True, focus=(0, -2.6, 2), fstop=2.8
    ),
)
stations = dict(
    mandap=dict(loc=(0, -2.75, 2.08), heading=180),
    aisle=dict(loc=(0, -14.5, 1.66)),
)
view(P, cams, stations)
render(P)
