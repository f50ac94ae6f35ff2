"""Wedding lawn at dusk: domed mandap with drapes and marigold curtains, aisle of petals, rows of chairs, strings of bulbs, trees, lit palace behind.
sky: dusk blue rose night   palette: marigold rose ivory
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
stations = dict(
    mandap=dict(loc=(0, -2.75, 2.08), heading=180),
    aisle=dict(loc=(0, -14.5, 1.66)),
)
view(
    P,
    stations,
    loc=(1.15, -20.6, 1.62),
    target=(-0.15, 0, 1.62),
    lens=33,
    shift_y=0.11,
    level=True,
    focus=(0, -6, 1.6),
    fstop=2.8,
)
render(P)
