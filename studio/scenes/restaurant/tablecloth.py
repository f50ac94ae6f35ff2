"""One cloth, simulated once for all tables."""


from kit.cloth import as_cloth, collider, grid
from kit.solids import box, lathe
from restaurant.setup import linen, walnut

top_ = lathe([(0, 0.73), (0.43, 0.73), (0.45, 0.735), (0.45, 0.745), (0.43, 0.75), (0, 0.75)], walnut, seg=64)
ground = collider(box(4, 4, 0.05, walnut, loc=(0, 0, -0.05)), 0.004)
CLOTH = as_cloth(
    grid('tablecloth', 1.62, 1.62, 96, 96, linen, loc=(0, 0, 0.80), wave=0.02), stiff=14, bend=0.5, mass=0.35
)
