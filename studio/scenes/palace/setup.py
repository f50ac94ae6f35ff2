"""What all parts of the palace share: parameters, measures, materials."""


from kit.material import mat
from kit.outlines import arch_pts
from kit.parameters import params
from kit.scene import reset
from kit.sky import sky

P = params(
    dict(
        sky='blue',
        stone='#e3c3a0',
        trim='#f1dfc6',
        bays=4,
        floors=2,
        warm=3000,
        clouds=0.55,
        cloud_col='#c58f96',
        gain=1.0,
        palms=1,
    )
)
reset()
stone = mat('stone', P['stone'], rough=0.75, bump=0.18, bscale=14, vary=0.12, vscale=1.3, bricks=(1.3, 0.45, 0.012))
trim = mat('trim', P['trim'], rough=0.6, bump=0.08, bscale=20, vary=0.06)
gold = mat('gold', '#d9a441', rough=0.28, metal=1)
floor = mat('floor', '#cdb79b', rough=0.22, vary=0.12, bump=0.03, bricks=(1.2, 1.2, 0.01, (0, 0, 0)))
inner = mat('inner', '#e9cfa8', rough=0.8)
wood = mat('wood', '#4a2a17', rough=0.4)
leafm = mat('leaf', '#3d5a2c', rough=0.6, vary=0.35, vscale=2)
sky(P['sky'], clouds=P['clouds'], cloud_col=P['cloud_col'], gain=P['gain'])
B, FH, BW, T = P['bays'], 6.2, 5.2, 0.9  # bays per wing, floor height, bay width, wall thickness
CW, CH = 15.0, 18.0  # central gateway block
wingx = CW / 2
top = FH * P['floors']
arch = arch_pts(3.5, 2.75, rise=2.15, cusps=5, base=0.02)
mer = [
    (-0.36, 0),
    (0.36, 0),
    (0.36, 0.4),
    (0.2, 0.55),
    (0.26, 0.75),
    (0, 1.15),
    (-0.26, 0.75),
    (-0.2, 0.55),
    (-0.36, 0.4),
]
span = wingx + BW * B + 6
PW = 13.0
