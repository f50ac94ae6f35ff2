"""What a scene can be told on its command line, and the seed of its chance."""

import random
import sys

import numpy as np

DEFAULTS = dict(
    w=1600,  # pixels
    h=1000,
    spp=96,  # samples a pixel, half of them in each of the two pictures that the denoiser compares
    station='',  # a place of the virtual tour: the picture shows everything around it
    out='out.png',
    keep=0,  # 1 keeps what was rendered before it was denoised
    develop=0,  # 1 denoises once more what was kept
    detail=0,  # width in which surfaces are seen, 0 for `w`; their light is computed in width `w`
    guides=3,  # samples a pixel of those surfaces
    halves=1,  # 0 keeps the half renders of an earlier run
    upsample='upsample',  # compiled from upsample.c
    finish='finish',  # the denoiser, compiled from finish.c
    seed=1,
    threads=1,
    k=0.55,  # how much the denoiser smooths
    rad=8,  # and how far it looks, in pixels
    bloom=0.06,
    bt=1.5,  # what is brighter blooms
    exposure=0.0,  # stops
    look='Medium High Contrast',
)


def value_of(text):
    """Returns the text as a number if it is one."""
    try:
        return float(text) if '.' in text or 'e' in text else int(text)
    except ValueError:
        return text


def params(own):
    """Returns the scene's parameters: its own defaults override the general ones, and key=value words after the
    scene's name override both."""
    given = sys.argv[sys.argv.index('--') + 2 :] if '--' in sys.argv else []
    d = {**DEFAULTS, **own, **{k: value_of(v) for k, v in (a.split('=', 1) for a in given)}}
    random.seed(d['seed'])
    np.random.seed(d['seed'])
    return d
