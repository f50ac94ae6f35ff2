"""From a scene to a picture: two half renders, denoised against each other, bloom, vignette, film."""

import shutil
import subprocess
import time

import bpy
import numpy as np

from kit.passes import half_renders


def wrapped(a, P, margin):
    """Returns the pixels with a margin on both sides, taken from the other side: a panorama has no edge there."""
    rows = a.reshape(P['h'], P['w'], -1)
    return np.concatenate([rows[:, P['w'] - margin :], rows, rows[:, :margin]], 1)


def denoised(P, folder):
    """Returns linear light of the picture, one row of three floats a pixel."""
    margin = P['w'] // 12 if P['station'] else 0  # as wide as the bloom reaches
    if not P['develop']:
        halves, guides = half_renders(P, folder)
        for name, a in (('h0', halves[0]), ('h1', halves[1]), ('f', guides)):
            wrapped(a, P, margin).astype(np.float32).tofile(f'{folder}/{name}.f32')
    files = [f'{folder}/{name}.f32' for name in ('h0', 'h1', 'f', 'o')]
    wide = P['w'] + 2 * margin
    numbers = [P['k'], P['rad'], P['bloom'], P['bt']]
    subprocess.check_call([P['finish'], str(wide), str(P['h']), *files, *map(str, numbers)])
    return np.fromfile(files[-1], np.float32).reshape(P['h'], wide, 3)[:, margin : margin + P['w']].reshape(-1, 3)


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
