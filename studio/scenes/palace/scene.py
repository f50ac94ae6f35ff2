"""Palace forecourt at blue hour: two-storey cusped arcade, central gateway, domes, chhatris, reflecting pool."""


from kit.camera import view
from kit.render import render
from palace.all_round import all_round
from palace.garden import background, hedges, palms
from palace.gateway import gateway
from palace.roof import domes, parapet, pavilion
from palace.setup import P
from palace.terrace import lamp_bowls, terrace
from palace.wing import gallery

for s in (-1, 1):
    gallery(s)
    parapet(s)
    pavilion(s)
gateway()
domes()
terrace()
lamp_bowls()
hedges()
if P['palms']:
    palms()
background()
if P['station']:
    all_round()
stations = dict(
    forecourt=dict(loc=(0, -25.0, 1.68)),
)
view(
    P,
    stations,
    loc=(0, -60, 1.5),
    target=(0, 0, 1.5),
    lens=29,
    shift_y=0.125,
    level=True,
)
render(P)
