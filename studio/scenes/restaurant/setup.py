"""What all parts of the restaurant share: parameters, measures, materials."""


from kit.material import mat
from kit.parameters import params
from kit.plain_materials import emit, glass, weave
from kit.scene import reset
from kit.sky import sky_gradient
from kit.wood import wood

PALETTES = dict(  # wall, velvet, napkin, marble dark, flowers
    emerald=dict(wall='#5d7f70', velvet='#96574a', napkin='#a3523f', dark='#6f7a66', flowers=('#f3dfd0', '#d98a78')),
    indigo=dict(wall='#56689a', velvet='#b07a3c', napkin='#2f3f6e', dark='#6a6f84', flowers=('#f6efe2', '#e3b46a')),
    terracotta=dict(wall='#b5705a', velvet='#3f6259', napkin='#2f4f48', dark='#96705c', flowers=('#f6e6d6', '#e0a08c')),
)
P = params(dict(palette='emerald', bloom=0.035, bt=1.3, exposure=0.3, k=0.6))
C = PALETTES[P['palette']]
X0, X1, Y0, Y1, H = -4.6, 4.8, -3.4, 12.0, 4.3
reset()
sky_gradient(
    [(0, '#eba67e'), (0.015, '#c9979a'), (0.05, '#6f82b8'), (0.14, '#3a66ae'), (0.5, '#1f4a92'), (1, '#10275a')],
    0.9,
    clouds=0.4,
    cloud_col='#c58f96',
    rotz=2,
)
wall = mat('wall', C['wall'], rough=0.75, bump=0.03, bscale=30, vary=0.07, vscale=1.3)
trim = mat('trim', '#efe2cc', rough=0.5, vary=0.03, vscale=4)
gold = mat('brass', '#c9994f', rough=0.27, metal=1, vary=0.08, vscale=14)
linen = weave('linen', '#e9e2d6', scale=420, depth=0.08, sheen=0.3, vary=0.02)
velvet = mat('velvet', C['velvet'], rough=0.85, sheen=1, vary=0.18, vscale=6, spec=0.15)
napkin = weave('napkin', C['napkin'], scale=300, depth=0.15)
walnut = wood('walnut', '#26140b', '#54301a', 0.3)
china = mat('china', '#f4efe5', rough=0.09, spec=0.6, clear=0.5)
stem = glass('stem', '#fbfdfd', 1.8)
flame = emit('flame', '#ffb766', 14)
hide = (0, 40, -40)
