"""Colours: sRGB hex and colour temperature to linear light."""

import math


def rgb(h, a=1):
    """Returns '#rrggbb' (sRGB) -> linear rgba."""
    if not isinstance(h, str):
        return tuple(h) if len(h) == 4 else (*h, a)
    v = [int(h[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in v], a)


def kelvin(t):
    """Returns an approximate blackbody colour, linear-ish."""
    t /= 100
    r = 255 if t <= 66 else 329.7 * (t - 60) ** -0.1332
    g = 99.47 * math.log(t) - 161.12 if t <= 66 else 288.12 * (t - 60) ** -0.0755
    b = 255 if t >= 66 else (0 if t <= 19 else 138.52 * math.log(t - 10) - 305.04)
    return tuple((max(0, min(255, c)) / 255) ** 2.2 for c in (r, g, b))
