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
cams = dict(
    axis=dict(loc=(0, -60, 1.5), target=(0, 0, 1.5), lens=29, shift_y=0.125, level=True),
    oblique=dict(loc=(-17, -30, 1.7), target=(6.5, 0, 2), lens=27, shift_y=0.17, level=True),
    arcade=dict(loc=(9.6, 2.2, 2.75), target=(30, 2.4, 2.7), lens=24, shift_y=0.05, level=True),
    portal=dict(loc=(-0.0, -24, 1.6), target=(0, 0, 2), lens=30, shift_y=0.22, level=True),
)
stations = dict(
    forecourt=dict(loc=(0, -25.0, 1.68)),
)
view(P, cams, stations)
render(P)
