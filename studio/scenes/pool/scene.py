"""Hotel pool at blue hour: lit water, stone deck, loungers, draped cabanas, palms, floating lamps, arcaded façade at the far end.
"""


from kit.camera import view
from kit.render import render
from pool.all_round import all_round
from pool.cabana import cabanas
from pool.deck import deck, loungers
from pool.fire import fire_bowls, lotus_lamps
from pool.garden import facade, garden
from pool.lights import lights
from pool.setup import P, PY
from pool.water import pool

pool()
deck()
loungers()
cabanas()
fire_bowls()
lotus_lamps()
garden()
facade()
lights()
if P['station']:
    all_round()
stations = dict(
    deck=dict(loc=(-5.5, 11.6, 1.6), heading=30),
)
view(
    P,
    stations,
    loc=(2.3, -5.6, 1.62),
    target=(-0.9, PY, 1.62),
    lens=31,
    shift_y=0.06,
    level=True,
    focus=(2, 7, 1),
    fstop=4,
)
render(P)
