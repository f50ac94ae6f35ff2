"""From a scene to a picture: two half renders, denoised against each other, bloom, vignette, film."""

import os
import shutil
import subprocess
import time

import bpy
import numpy as np

from kit.passes import half_renders, large_guides


def wrapped(a, width, margin):
    """Returns the pixels with a margin on both sides, taken from the other side: a panorama has no edge there."""
    rows = a.reshape(-1, width, a.shape[-1])
    return np.concatenate([rows[:, width - margin :], rows, rows[:, :margin]], 1)


def run(program, *words):
    """Runs one of our programs."""
    subprocess.check_call([program, *map(str, words)])


def finish(P, folder, names, size, numbers):
    """Denoises and blooms what the files hold; pixels, one row of three floats each."""
    (width, height), margin = size, size[0] // 12 if P['station'] else 0  # as wide as the bloom reaches
    parts = []
    for k, name in enumerate(names):
        a = np.fromfile(f'{folder}/{name}.f32', np.float32).reshape(-1, 7 if k == 2 else 3)
        parts.append(f'{folder}/w{k}.f32')
        wrapped(a, width, margin).astype(np.float32).tofile(parts[-1])
    wide = width + 2 * margin
    run(P['finish'], wide, height, *parts, f'{folder}/o.f32', *numbers)
    done = np.fromfile(f'{folder}/o.f32', np.float32).reshape(height, wide, 3)
    return np.ascontiguousarray(done[:, margin : margin + width]).reshape(-1, 3)


def keep(folder, name, a):
    """Writes floats into a file of the folder."""
    os.makedirs(folder, exist_ok=True)
    a.astype(np.float32).tofile(f'{folder}/{name}.f32')


def render_passes(P, folder):
    """Renders what the picture is made of."""
    if P['halves']:
        halves, guides = half_renders(P, folder)
        for name, a in (('h0', halves[0]), ('h1', halves[1]), ('f', guides)):
            keep(folder, name, a)
    if P['detail']:
        keep(folder, 'g', large_guides(P, folder))


def denoised(P, folder):
    """Returns linear light of the picture, one row of three floats a pixel. With `detail` it is larger than what was
    rendered: P then has the size of the picture."""
    if not P['develop']:
        render_passes(P, folder)
    if not P['detail']:
        return finish(P, folder, ('h0', 'h1', 'f'), (P['w'], P['h']), [P['k'], P['rad'], P['bloom'], P['bt']])
    keep(folder, 'small', finish(P, folder, ('h0', 'h1', 'f'), (P['w'], P['h']), [P['k'], P['rad'], 0]))
    large = (P['detail'], P['detail'] * P['h'] // P['w'])
    files = [f'{folder}/{name}.f32' for name in ('small', 'f', 'g', 'large')]
    run(P['upsample'], P['w'], P['h'], *files[:2], *large, *files[2:])
    P['w'], P['h'] = large
    return finish(P, folder, ('large', 'large', 'g'), large, [0, 0, P['bloom'], P['bt']])


def vignette(P):
    """Returns what a lens lets through of each pixel."""
    yy, xx = np.mgrid[0 : P['h'], 0 : P['w']]
    r2 = ((xx / P['w'] - 0.5) ** 2 + ((yy / P['h'] - 0.5) * P['h'] / P['w']) ** 2) / 0.34
    return 1 - P.get('vig', 0.32) * r2.reshape(-1, 1)


def render(P):
    """Renders the scene as it stands and writes P['out']."""
    start = time.time()
    folder = P['out'].rsplit('.', 1)[0] + '-passes'
    light = denoised(P, folder) * vignette(P)
    im = bpy.data.images.new('finished', P['w'], P['h'], float_buffer=True)
    px = np.ones((light.shape[0], 4), np.float32)
    px[:, :3] = light
    im.pixels.foreach_set(px.ravel())
    im.update()
    s = bpy.context.scene
    s.use_nodes = False
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = P['look']
    s.view_settings.exposure = P['exposure']
    s.render.image_settings.file_format = 'PNG'
    s.render.image_settings.color_mode = 'RGB'
    im.save_render(P['out'], scene=s)
    if not P['keep']:
        shutil.rmtree(folder)
    print('rendered %s in %.0f s' % (P['out'], time.time() - start), flush=True)
