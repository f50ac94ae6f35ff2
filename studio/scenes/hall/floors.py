"""The floors of the halls."""

import math

from kit.colour import rgb
from kit.floors import herringbone, paving
from kit.material import mat
from kit.mesh import mesh
from kit.solids import box
from kit.stone_rose import stone_rose
from kit.wood import nodes, toned, wood
from hall.setup import L, P, W
from hall.shell import carpet_floor

MIDDLE = (L - 4) / 2  # of the hall, along it


def sheet(m, reach=0.0):
    """Builds the whole floor of one material, `reach` metres beyond the walls."""
    x, near, far = W / 2 + reach, -4 - reach, L + reach
    mesh('floor', [(-x, near, 0), (x, near, 0), (x, far, 0), (-x, far, 0)], [(0, 1, 2, 3)], m)


def chequered(name, tile, turn=0.0):
    """Returns polished stone in two colours, laid in squares of `tile` metres."""
    m = mat(name, P['floor1'], rough=0.12, spec=0.6)
    new, join, principled = nodes(m)
    at, turned, squares = new('ShaderNodeTexCoord'), new('ShaderNodeMapping'), new('ShaderNodeTexChecker')
    turned.inputs['Rotation'].default_value = (0, 0, turn)
    turned.inputs['Location'].default_value = (0, 0, 0.5)
    squares.inputs['Scale'].default_value = 1 / tile
    squares.inputs['Color1'].default_value = rgb(P['floor1'])
    squares.inputs['Color2'].default_value = rgb(P['floor2'])
    join(at.outputs['Object'], turned.inputs[0])
    join(turned.outputs[0], squares.inputs['Vector'])
    join(squares.outputs['Color'], principled.inputs['Base Color'])
    return m


def chequer():
    """Builds marble in squares, on their corners."""
    sheet(chequered('marble', 1.1, math.pi / 4))


def parquet():
    """Builds blocks of wood in a herringbone."""
    sheet(mat('joints', '#1c120b', rough=0.8))
    block = wood('parquet', P['floor2'], P['floor1'], rough=0.3, uv=True, attr='tone')
    herringbone(block, -W / 2, -4, W / 2, L, length=1.0, n=5).location.z = 0.008


def boards():
    """Builds long boards of one wood."""
    sheet(mat('joints', '#1c120b', rough=0.8))
    plank = toned(mat('plank', P['floor1'], rough=0.45, vary=0.18, vscale=5))
    paving(plank, -W / 2, -4, W / 2, L, w=3.2, d=0.24).location.z = 0.008


def slabs():
    """Builds large slabs of stone, a little beyond the walls."""
    sheet(mat('joints', P['floor2'], rough=0.8), 2)
    stone = toned(mat('slab', P['floor1'], rough=0.32, vary=0.1, vscale=1.4))
    paving(stone, -W / 2 - 2, -6, W / 2 + 2, L + 2, w=1.5, d=1.0, gap=0.008).location.z = 0.008


def inlay():
    """Builds pale marble with a lotus of coloured stone in the middle."""
    sheet(mat('marble', P['floor1'], rough=0.14, spec=0.6, vary=0.05, vscale=1.2))
    stones = [mat('inlay', P['floor2'], rough=0.15), mat('inlay2', P['accent'], rough=0.15)]
    stone_rose(0, MIDDLE, 0.004, 7.4, stones, rays=16)
    stone_rose(0, MIDDLE, 0.006, 3.0, stones, rays=8)


def dance_floor():
    """Builds a carpet with a chequered dance floor in its middle."""
    carpet_floor()
    box(W * 0.5, L * 0.42, 0.03, chequered('dance', 0.9), loc=(0, MIDDLE, 0))
    rim = mat('rim', P['metal'], rough=0.25, metal=1)
    for s in (-1, 1):
        box(0.12, L * 0.42 + 0.24, 0.05, rim, loc=(s * (W * 0.25 + 0.06), MIDDLE, 0))
        box(W * 0.5, 0.12, 0.05, rim, loc=(0, MIDDLE + s * (L * 0.21 + 0.06), 0))


def woven():
    """Returns carpet with small checks of two tones in large diamonds, which thin lines part."""
    m = mat('diamonds', P['floor1'], rough=0.95, spec=0.2, sheen=0.3)
    new, join, principled = nodes(m)
    at, turned = new('ShaderNodeTexCoord'), new('ShaderNodeMapping')
    checks, lines = new('ShaderNodeTexChecker'), new('ShaderNodeTexBrick')
    turned.inputs['Rotation'].default_value = (0, 0, math.pi / 4)
    turned.inputs['Location'].default_value = (0, 0, 0.05)
    checks.inputs['Scale'].default_value = 1 / 0.3
    checks.inputs['Color1'].default_value = rgb(P['floor1'])
    checks.inputs['Color2'].default_value = rgb(P['floor2'])
    lines.offset = 0
    lines.inputs['Mortar'].default_value = rgb(P['flower2'])
    for measure, metres in (('Scale', 1), ('Brick Width', 1.8), ('Row Height', 1.8), ('Mortar Size', 0.018)):
        lines.inputs[measure].default_value = metres
    join(at.outputs['Object'], turned.inputs[0])
    for texture in (checks, lines):
        join(turned.outputs[0], texture.inputs['Vector'])
    for tone in ('Color1', 'Color2'):
        join(checks.outputs['Color'], lines.inputs[tone])
    join(lines.outputs['Color'], principled.inputs['Base Color'])
    return m


def diamonds():
    """Builds a carpet in diamonds, a border of dark boards along the walls."""
    sheet(mat('border', P['timber2'], rough=0.4, vary=0.15, vscale=3))
    carpet = woven()
    box(W - 3.4, L + 2.4, 0.012, carpet, loc=(0, MIDDLE, 0.002))
    line = mat('carpetline', P['metal'], rough=0.8)
    for s in (-1, 1):
        box(0.14, L + 1.6, 0.004, line, loc=(s * (W / 2 - 2.3), MIDDLE, 0.014))


FLOORS = dict(
    diamonds=diamonds,
    carpet=carpet_floor,
    chequer=chequer,
    parquet=parquet,
    boards=boards,
    slabs=slabs,
    inlay=inlay,
    dance=dance_floor,
)
