"""What all parts of the glass house share: parameters, measures, materials."""


from kit.material import mat
from kit.parameters import params
from kit.plain_materials import emit, glass
from kit.scene import reset
from kit.sky import sky

P = params(
    dict(
        sky='dusk',
        clouds=0.6,
        cloud_col='#e58f7c',
        gain=0.55,
        metal='#3a2c20',
        flower='#f5e6e2',
        bloom=0.05,
        A=13.0,
        B=8.5,
    )
)
reset()
sky(P['sky'], clouds=P['clouds'], cloud_col=P['cloud_col'], gain=P['gain'], rotz=1.2)
A, B, WH, RH = P['A'], P['B'], 4.2, 4.6
br = mat('bronze', P['metal'], rough=0.32, metal=0.9)
gl = glass('gl', '#eef6f4', 0.8)
deck = mat('deck', '#c9b79d', rough=0.25, bump=0.03, bricks=(1.2, 0.6, 0.01, (0, 0, 0)))
cloth = mat('cloth', '#f6f1e8', rough=0.85, sheen=0.4)
leaf = mat('leaf', '#466832', rough=0.6, vary=0.3)
leafd = mat('leafd', '#1d2f1c', rough=0.8, vary=0.3)
gold = mat('gold', '#d9a850', rough=0.25, metal=1)
n = 44
T = [i / 26 for i in range(27)]
pm = [mat('f%d' % i, c, rough=0.7) for i, c in enumerate((P['flower'], '#f0b9bd', '#ffffff'))]
fl = emit('cand', '#ffb45e', 11)
fb = []
