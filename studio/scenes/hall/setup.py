"""What all parts of the banquet hall share: parameters, measures, materials."""


from kit.material import mat
from kit.parameters import params
from kit.plain_materials import emit
from kit.scene import reset
from kit.sky import sky, sky_flat

P = params(
    dict(
        accent='#5a1e2a',
        wall='#e6d8bf',
        carpet='#2a1a20',
        flower='#f3dfe0',
        flower2='#e0879b',
        trim='#f6efe2',
        metal='#dba850',
        cloth='#f4efe6',  # on tables and seats
        chairs='',  # their colour; gold where none is said
        fabric='#f4efe6',  # of tents and drapes, in stripes with the next
        fabric2='#e0b8a0',
        floor1='#efe7da',  # the two stones or woods of the floor
        floor2='#2a2422',
        timber='#9a6f42',  # the wood of panelled walls and their ceiling
        timber2='#5c3b1f',  # and its grain
        ceiling='coffers',  # see ceilings.py
        walls='arches',  # see walls.py
        floor='carpet',  # see floors.py
        lamps='chandeliers',  # see lamps.py
        end='stage',  # what the guests face, see ends.py
        setting='dinner',  # see layouts.py
        centre='ball',  # flowers on a stand; 'candles': a candelabrum; 'low': flowers around small candles alone
        sky='',  # the hour outside, where something of it is seen
        up=0,  # watts towards the ceiling
        fill=0,  # watts from above the camera
        fresh=0.0,  # how much the flowers glow of themselves, so that no shade hides their colours
        light=620,  # watts of general light from above
        eye='-1.1,-3,1.62',  # where the still is taken from
        aim='0.6,40,1.62',
        lens=24,
        shift=0.065,
        focus=12,  # metres
        fstop=2.8,
        spring=0.0,  # height at which a vault, a roof or a tent begins
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
sky(P['sky']) if P['sky'] else sky_flat('#0a0806', 0.3)
W, L, H = P['W'], P['L'], P['Hh']
wall = mat('wall', P['wall'], rough=0.7, bump=0.03, bscale=30)
trim = mat('trim', P['trim'], rough=0.5)
gold = mat('gold', P['metal'], rough=0.22, metal=1)
seat = mat('seat', P['chairs'], rough=0.4) if P['chairs'] else gold
cloth = mat('cloth', P['cloth'], rough=0.85, sheen=0.5, bump=0.12, bscale=40)
acc = mat('acc', P['accent'], rough=0.6, sheen=1.0)
rec = [(-W / 2 + 3.2, -3 + i * (L + 2) / 3 + 0.8, W / 2 - 3.2, -3 + (i + 1) * (L + 2) / 3 - 0.8) for i in range(3)]

# chandelier (one mesh set, instanced)
crystal = mat('crystal', '#ffffff', rough=0.02, spec=1, emit='#ffd7a0', estr=0.9)
bulb = emit('bulb', '#ffdca8', 34)
petal = mat('petal', P['flower'], rough=0.7, vary=0.1, vscale=30, emit=P['flower'], estr=P['fresh'])
petal2 = mat('petal2', P['flower2'], rough=0.7, emit=P['flower2'], estr=P['fresh'])
green = mat('green', '#3f5f31', rough=0.7)
