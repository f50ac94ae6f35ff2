"""Restaurant in the evening: linen tables, velvet chairs, mirrored arches over a banquette, cusped windows on the blue hour, lattice end wall.
palette: emerald indigo terracotta
"""

from mathutils import Matrix
import bpy

from kit.camera import view
from kit.cloth import collider, settle, thicken
from kit.render import render
from restaurant.all_round import all_round
from restaurant.end_wall import end_wall
from restaurant.furnish import furnish
from restaurant.lights import lights
from restaurant.mirror_wall import mirror_wall
from restaurant.setup import P, hide
from restaurant.shell import ceiling, marble_floor
from restaurant.tablecloth import CLOTH, ground, top_
from restaurant.window_wall import window_wall

collider(top_, 0.004)
settle(48)
thicken(CLOTH, 0.003)
CLOTH.data.transform(Matrix.Translation((0, 0, 0.80 - 0.005)))
CLOTH.location = hide
for o in (top_, ground):
    bpy.data.objects.remove(o)
marble_floor()
ceiling()
mirror_wall()
window_wall()
end_wall()
furnish()
lights()
if P['station']:
    all_round()
stations = dict(
    room=dict(loc=(-1.35, 3.3, 1.6)),
)
view(
    P,
    stations,
    loc=(-1.55, -2.2, 1.5),
    target=(0.55, 9, 1.5),
    lens=30,
    shift_y=-0.01,
    level=True,
    focus=(0.75, 1.9, 0.8),
    fstop=2.8,
)
render(P)
