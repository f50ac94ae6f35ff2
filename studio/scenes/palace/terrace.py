"""Steps, terrace and pool."""


from kit.material import mat
from kit.mesh import mesh
from kit.plain_materials import emit, water
from kit.solids import box, ico, lathe
from palace.setup import PW, floor, span, trim


def terrace():
    """Builds plinth, steps and the reflecting pool."""
    box(2 * span, 10, 0.98, trim, loc=(0, 3.2, 0))
    for i in range(5):
        box(9 + i * 0.5, 1.2 + i * 0.36, 0.196, floor, loc=(0, -2.2 - 0.18 * i, 0.98 - 0.196 * (i + 1)))
    box(200, 9, 0.12, floor, loc=(0, -5.5, -0.12))
    for sx in (-1, 1):
        box(70, 70, 0.12, floor, loc=(sx * (PW / 2 + 35), -45, -0.12))
        box(0.5, 64, 0.28, trim, loc=(sx * (PW / 2 + 0.25), -42, 0), bevel=0.03)
    box(PW + 1, 0.5, 0.28, trim, loc=(0, -9.9, 0), bevel=0.03)
    mesh(
        'pool',
        [(-PW / 2, -80, -0.14), (PW / 2, -80, -0.14), (PW / 2, -9.9, -0.14), (-PW / 2, -9.9, -0.14)],
        [(0, 1, 2, 3)],
        water(strength=0.035, scale=1.3),
    )
    mesh(
        'bed',
        [(-PW / 2, -80, -1), (PW / 2, -80, -1), (PW / 2, -9.9, -1), (-PW / 2, -9.9, -1)],
        [(0, 1, 2, 3)],
        mat('deep', '#04222b'),
    )


def lamp_bowls():
    """Builds flames along the pool."""
    for i in range(9):
        for sx in (-1, 1):
            y = -12 - i * 4.0
            lathe(
                [(0.0, 0.3), (0.14, 0.3), (0.22, 0.45), (0.24, 0.5)], trim, seg=16, loc=(sx * (PW / 2 + 0.28), y, 0.28)
            )
            ico(0.15, 2, emit('flame', '#ffa64d', 9), (sx * (PW / 2 + 0.28), y, 0.86))
