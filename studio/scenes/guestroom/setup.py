"""What all parts of the guest room share: parameters, measures, materials."""


from kit.material import mat
from kit.parameters import params
from kit.plain_materials import weave
from kit.scene import reset
from kit.sky import sky, sky_gradient
from kit.wood import wood

PALETTES = dict(  # wall, niche, velvet, cushion, throw, rug field, rug border
    rose=dict(
        wall='#e9dac6',
        niche='#b98a86',
        velvet='#7a3340',
        cushion='#c9a48f',
        throw='#8c3b46',
        field='#8a5450',
        border='#4a3f52',
    ),
    ivory=dict(
        wall='#ece2d0',
        niche='#c9b48c',
        velvet='#a58a63',
        cushion='#d8c6a6',
        throw='#b08a4e',
        field='#b49a76',
        border='#5e4a3a',
    ),
    indigo=dict(
        wall='#e6dccb',
        niche='#32456f',
        velvet='#26365f',
        cushion='#c2a36a',
        throw='#2c3d6b',
        field='#2b3a63',
        border='#6b3a34',
    ),
    emerald=dict(
        wall='#e8dfcd',
        niche='#4d6b58',
        velvet='#1f4a3c',
        cushion='#c79a5c',
        throw='#26523f',
        field='#2c4a3f',
        border='#5a2f2c',
    ),
)
HOURS = dict(  # sky kind and gain, cloud colour, window light (colour, power), lamp gain
    blue=('blue', 1.0, '#c58f96', (0.40, 0.56, 1.0), 105, 1.0),
    dusk=('dusk', 0.9, '#ff9f7c', (1.0, 0.60, 0.52), 70, 1.0),
    dawn=('dawn', 1.0, '#ffe2c4', (1.0, 0.86, 0.72), 260, 0.45),
)
P = params(dict(palette='rose', beds='king', hour='blue', bloom=0.03, bt=1.4, exposure=0.42, k=0.6))
C = PALETTES[P['palette']]
SKY, GAIN, CLOUD, WCOL, WPOW, LAMP = HOURS[P['hour']]
X0, X1, YB, H = -3.1, 3.1, -7.0, 3.2  # window wall, opposite wall, wall behind the camera, ceiling
BX = 0.35  # bed axis
WY, WW = -1.78, 2.1  # window bay centre and width
reset()
if SKY == 'blue':  # from indoors one sees only the low sky: keep the ember thin, the blue near
    sky_gradient(
        [(0, '#eba67e'), (0.015, '#c9979a'), (0.05, '#6f82b8'), (0.14, '#3a66ae'), (0.5, '#1f4a92'), (1, '#10275a')],
        0.8,
        clouds=0.5,
        cloud_col=CLOUD,
        rotz=0.6,
    )
else:
    sky(SKY, gain=GAIN, clouds=0.55, cloud_col=CLOUD, rotz=0.6)
plaster = mat('plaster', C['wall'], rough=0.85, bump=0.02, bscale=40, vary=0.025, vscale=1.2)
trim = mat('trim', '#f3eadb', rough=0.5, vary=0.02)
white = mat('ceil', '#f4ecdf', rough=0.9)
gold = mat('brass', '#c9994f', rough=0.28, metal=1, vary=0.08, vscale=20)
walnut = wood('walnut', '#2a160c', '#573219', 0.32)
linen = weave('linen', '#efe9de', scale=500, depth=0.08, sheen=0.3, vary=0.02)
sheet = weave('sheet', '#f3ede3', scale=600, depth=0.05, sheen=0.25, vary=0.01)
velvet = mat('velvet', C['velvet'], rough=0.85, sheen=1, vary=0.16, vscale=5, spec=0.15)
silk = mat('silk', C['cushion'], rough=0.42, sheen=0.6, bump=0.12, bscale=160, vary=0.06)
drape = weave('drape', C['cushion'], scale=300, depth=0.12, sheen=0.7, vary=0.05)
