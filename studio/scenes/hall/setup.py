"""What all parts of the banquet hall share: parameters, measures, materials."""


from kit.material import mat
from kit.parameters import params
from kit.plain_materials import emit
from kit.scene import reset
from kit.sky import sky_flat

P = params(
    dict(
        accent='#5a1e2a',
        wall='#e6d8bf',
        carpet='#2a1a20',
        flower='#f3dfe0',
        flower2='#e0879b',
        setting='dinner',  # or 'wedding': rows of chairs and a canopy; or 'empty'
        warm=3900,
        bloom=0.03,
        W=26,
        L=40,
        Hh=9.2,
        cols=4,
        rows=8,
        look='High Contrast',
        exposure=-0.1,
    )
)
reset()
sky_flat('#0a0806', 0.3)
W, L, H = P['W'], P['L'], P['Hh']
wall = mat('wall', P['wall'], rough=0.7, bump=0.03, bscale=30)
trim = mat('trim', '#f6efe2', rough=0.5)
gold = mat('gold', '#dba850', rough=0.22, metal=1)
cloth = mat('cloth', '#f4efe6', rough=0.85, sheen=0.5, bump=0.12, bscale=40)
acc = mat('acc', P['accent'], rough=0.6, sheen=1.0)
rec = [(-W / 2 + 3.2, -3 + i * (L + 2) / 3 + 0.8, W / 2 - 3.2, -3 + (i + 1) * (L + 2) / 3 - 0.8) for i in range(3)]

# chandelier (one mesh set, instanced)
crystal = mat('crystal', '#ffffff', rough=0.02, spec=1, emit='#ffd7a0', estr=0.9)
bulb = emit('bulb', '#ffdca8', 34)
petal = mat('petal', P['flower'], rough=0.7, vary=0.1, vscale=30, sss=0)
petal2 = mat('petal2', P['flower2'], rough=0.7)
green = mat('green', '#3f5f31', rough=0.7)
