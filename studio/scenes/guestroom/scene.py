"""Hotel guest room: dressed bed before a painted arch niche, bedside lamps, window bay with three cusped lights, evening outside.
palette: rose ivory indigo emerald   beds: king twin   hour: blue dusk dawn
"""


from kit.camera import view
from kit.cloth import settle
from kit.picture import uv_box
from kit.pillow import again, finish_pillow, pillow, place
from kit.render import render
from guestroom.all_round import all_round
from guestroom.bed import B, bed, dress
from guestroom.bedding import throw, throwm
from guestroom.furniture import bench, books, tea_table
from guestroom.lamp import bedside
from guestroom.lights import lights
from guestroom.outside import outside
from guestroom.rug import rug
from guestroom.setup import BX, P, WY, X0, gold, linen, sheet, silk, velvet
from guestroom.shell import room
from guestroom.window_bay import window_bay

room()
window_bay()
outside()
king = P['beds'] == 'king'
beds = [bed(BX, 1.86, 1)] if king else [bed(BX - 0.86, 1.16, 1), bed(BX + 0.86, 1.16, 2)]
B['sleep'] = pillow('sleep', 0.78 if king else 0.72, 0.48, sheet, 5.0, 1)
B['sleep2'] = pillow('sleep2', 0.76 if king else 0.70, 0.46, linen, 4.2, 2)
B['euro'] = pillow('euro', 0.54, 0.50, silk, 4.6, 3)
B['bolster'] = pillow('bolster', 0.62, 0.30, velvet, 4.5, 4)
B['seat'] = pillow('seat', 0.46, 0.44, throwm, 4.4, 5)
settle(46)
for n in ('sleep', 'sleep2'):
    finish_pillow(B[n], flange=0.045)
for n in ('euro', 'bolster', 'seat'):
    finish_pillow(B[n], piping=gold if n != 'seat' else velvet)
uv_box(B['seat'], lambda c: c.x / 1.2, lambda c: c.z / 1.0 + 0.5)
for n in ('sleep', 'sleep2', 'euro', 'bolster'):
    place(B[n], (0, 3, -3))  # the originals wait out of sight
for b in beds:
    dress(b)
    throw(b)
if king:
    bedside(BX - 1.42, False)
    bedside(BX + 1.42, True)
else:
    bedside(BX, True, 0.5)
rug(0.2, -2.55, 4.2, 3.1)
books(BX - 0.32, -2.74, 0.47)
bench(BX, -2.72, 1.45 if king else 2.2)
tea_table(-2.05, -2.35)
place(B['seat'], (X0 - 0.38, WY + 0.78, 0.55 + 0.21), lean=0.30, turn=-0.9)
again(B['seat'], (X0 - 0.52, WY - 0.80, 0.55 + 0.20), lean=0.3, turn=3.9)
again(B['euro'], (X0 - 0.42, WY + 0.52, 0.55 + 0.19), lean=0.42, turn=-0.75, sc=0.85)
lights()
if P['station']:
    all_round()
stations = dict(
    room=dict(loc=(0.15, -4.45, 1.6)),
)
view(
    P,
    stations,
    loc=(2.45, -5.75, 1.32),
    target=(-1.08, -0.6, 1.32),
    lens=30,
    shift_y=-0.02,
    level=True,
    focus=(0.4, -1.6, 0.7),
    fstop=4,
)
render(P)
