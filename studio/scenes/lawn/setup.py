"""What all parts of the lawn share: parameters, measures, materials."""


from kit.material import mat
from kit.parameters import params
from kit.plain_materials import emit, weave
from kit.scene import reset
from kit.sky import sky

PALETTES = dict(  # flower colours (main, second, white), drape, runner
    marigold=dict(flowers=('#e8870c', '#f2b016', '#fbf3e2'), drape='#f6e7cd', swag='#e9a13a', runner='#bdae94'),
    rose=dict(flowers=('#c8486a', '#eda9b0', '#fbf1ea'), drape='#f7e6df', swag='#c9687a', runner='#d2c0b6'),
    ivory=dict(flowers=('#f5e7c8', '#fffaf0', '#e8c98f'), drape='#fbf4e6', swag='#e6d3a8', runner='#d6cab2'),
)
P = params(
    dict(
        sky='blue',
        gain=1.0,
        clouds=0.5,
        cloud_col='#d9929a',
        palette='marigold',
        rows=7,
        cols=6,
        bloom=0.035,
        bt=1.3,
        exposure=0.15,
        dome=1,
    )
)
C = PALETTES[P['palette']]
reset()
sky(P['sky'], gain=P['gain'], clouds=P['clouds'], cloud_col=P['cloud_col'], rotz=0.8)
ivory = mat('ivory', '#dcc8a8', rough=0.55, bump=0.05, bscale=25, vary=0.05)
gold = mat('gold', '#d3a352', rough=0.3, metal=1, vary=0.08, vscale=12)
drape = weave('drape', C['drape'], scale=220, depth=0.1, sheen=0.6, vary=0.04)
swagm = weave('swag', C['swag'], scale=220, depth=0.1, sheen=0.8, vary=0.06)
cushion = weave('cushion', '#f6efe2', scale=300, depth=0.1)
bulb = emit('bulb', '#ffd08a', 30)
HW, PZ, PH = 2.7, 0.48, 3.9  # mandap: half width between pillars, platform height, pillar height
hide = (0, 60, -60)
FLOWERS = [mat('fl%d' % i, c, rough=0.75, vary=0.12, vscale=3, spec=0.2) for i, c in enumerate(C['flowers'])]
leafg = mat('leafg', '#3f5a2c', rough=0.6, vary=0.2)
