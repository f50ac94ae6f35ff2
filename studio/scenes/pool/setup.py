"""What all parts of the pool share: parameters, measures, materials."""


from kit.material import mat
from kit.parameters import params
from kit.plain_materials import emit, sheer, weave
from kit.scene import reset
from kit.sky import sky
from kit.wood import wood

P = params(
    dict(
        sky='blue',
        gain=1.0,
        clouds=0.4,
        cloud_col='#cf8f9c',
        water='#17a3b4',
        cushion='#f0e7d7',
        accent='#a8503c',
        stone='#dcc09a',
        bloom=0.035,
        bt=1.3,
        exposure=0.2,
        cabanas=4,
        loungers=7,
    )
)
reset()
sky(P['sky'], gain=P['gain'], clouds=P['clouds'], cloud_col=P['cloud_col'], rotz=1.7)
PX, PY, DEPTH, LEVEL = 4.2, 27.0, 1.15, -0.07  # pool half width, length, depth, water level below the deck
stone = mat('stone', P['stone'], rough=0.75, bump=0.1, bscale=10, vary=0.1, vscale=1.1)
trim = mat('trim', '#ecdabd', rough=0.6, bump=0.05, bscale=20, vary=0.05)
gold = mat('gold', '#cf9d50', rough=0.3, metal=1, vary=0.08, vscale=12)
teak = wood('teak', '#4a2a16', '#8a5630', 0.45, scale=(12, 1.2, 12))
canvas = weave('canvas', P['cushion'], scale=300, depth=0.12, vary=0.03)
accent = weave('accent', P['accent'], scale=260, depth=0.15, sheen=0.7, vary=0.06)
drape = sheer('drape', '#f6e9d2', clear=0.06)
flame = emit('flame', '#ffb056', 16)
hide = (0, 60, -60)
