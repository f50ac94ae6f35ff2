"""What all parts of the board room share: parameters, measures, materials."""


from kit.material import mat
from kit.parameters import params
from kit.scene import reset
from kit.sky import sky_gradient
from kit.wood import wood

PALETTES = dict(  # wall, leather, rug, curtain
    teal=dict(wall='#4f7273', leather='#8f5334', rug='#2f4a50', drape='#c9ac80'),
    indigo=dict(wall='#56689a', leather='#b98a52', rug='#2c3658', drape='#d3bd98'),
)
P = params(dict(palette='teal', bloom=0.03, bt=1.4, exposure=0.55, k=0.6))
C = PALETTES[P['palette']]
X0, X1, Y0, Y1, H = -3.5, 3.5, -3.2, 8.4, 3.5  # windows left, screens right, the lattice at the far end
TABLE = dict(y0=0.3, y1=6.3, half=0.78, top=0.76)
reset()
sky_gradient(
    [(0, '#eba67e'), (0.015, '#c9979a'), (0.05, '#6f82b8'), (0.14, '#3a66ae'), (0.5, '#1f4a92'), (1, '#10275a')],
    0.85,
    clouds=0.4,
    cloud_col='#c58f96',
    rotz=1.1,
)
wall = mat('wall', C['wall'], rough=0.8, bump=0.02, bscale=30, vary=0.04, vscale=1.3)
trim = mat('trim', '#efe4d0', rough=0.5, vary=0.02)
white = mat('ceil', '#f3eadc', rough=0.9)
gold = mat('brass', '#c9994f', rough=0.28, metal=1, vary=0.08, vscale=14)
walnut = wood('walnut', '#2a160c', '#5c3620', 0.3)
leather = mat('leather', C['leather'], rough=0.42, bump=0.06, bscale=140, vary=0.07, vscale=6)
