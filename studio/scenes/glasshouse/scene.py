"""Oval glass-house on a lawn at dusk: bronze ribs, pendant constellation inside, festoon lights, skyline far away."""


from kit.camera import view
from kit.render import render
from glasshouse.all_round import all_round
from glasshouse.grounds import grounds
from glasshouse.horizon import horizon
from glasshouse.house import house
from glasshouse.inside import globes, tables
from glasshouse.lights import festoons, lanterns
from glasshouse.planting import planting
from glasshouse.setup import P

house()
globes()
tables()
planting()
grounds()
lanterns()
festoons()
horizon()
if P['station']:
    all_round()
stations = dict(
    inside=dict(loc=(0, -0.4, 1.9)),
)
view(
    P,
    stations,
    loc=(0, -33, 1.55),
    target=(0, 0, 1.55),
    lens=29,
    shift_y=0.125,
    level=True,
    focus=(0, -8.5, 2),
    fstop=2.0,
)
render(P)
