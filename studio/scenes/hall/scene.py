"""The halls: one room of given width, length and height, whose ceiling, walls, floor, lamps, far end and layout are
chosen by name. Without any choice it is a grand hall with coffers, chandeliers, round tables and a lit stage."""

from kit.camera import view
from kit.lights import area
from kit.render import render
from hall.all_round import all_round
from hall.ceilings import CEILINGS
from hall.ends import ENDS
from hall.floors import FLOORS
from hall.lamps import LAMPS
from hall.layouts import LAYOUTS
from hall.outside import daylight, garden
from hall.setup import H, L, P, W
from hall.walls import WALLS

FLOORS[P['floor']]()
WALLS[P['walls']]()
CEILINGS[P['ceiling']]()
LAMPS[P['lamps']]()
ENDS[P['end']]()
LAYOUTS[P['setting']]()
if P['walls'] == 'windows':
    daylight()
elif P['sky'] and P['ceiling'] != 'skylight':
    garden()
middle = (L - 4) / 2 if P['ceiling'] != 'coffers' else L / 2
high = H if P['ceiling'] in ('coffers', 'flat', 'grid', 'steps', 'beams', 'timbers', 'skylight') else P['spring'] or H
area(
    (0, middle, high - 0.3), (0, middle, 0), W * 0.8, L * 0.9, P['light'], P['warm'] + 200, spread=60
)  # soft downlight over tables
if P['up']:
    area((0, middle, high - 1.2), (0, middle, H + 9), W * 0.8, L * 0.9, P['up'], P['warm'], spread=150)
if P['station']:
    all_round()


def place(text):
    """Returns the three metres that a recipe names, divided by commas."""
    return tuple(float(part) for part in text.split(','))


eye, aim = place(P['eye']), place(P['aim'])
if P['fill']:
    area((eye[0], eye[1] + 0.5, high - 0.5), (aim[0], aim[1] * 0.4, 1), 5, 1, P['fill'], P['warm'] + 500, spread=140)
stations = dict(
    doors=dict(loc=(0, 2.3, 1.6)),
    stage=dict(loc=(0, L - 8.2, 1.6)),
    middle=dict(loc=(0, L / 2 - 3, 1.6)),
)
view(
    P,
    stations,
    loc=eye,
    target=aim,
    lens=P['lens'],
    shift_y=P['shift'],
    level=True,
    focus=P['focus'],
    fstop=P['fstop'],
)
render(P)
