"""Lamps that no one sees."""


from kit.lights import area
from guestroom.setup import BX, H, LAMP


def lights():
    """Builds light over the bed, a soft fill and the wash of the niche."""
    area((BX + 0.1, -2.0, H - 0.05), (BX + 0.1, -1.5, 0), 0.7, 0.7, 40 * LAMP + 8, 5000, spread=90)  # over the bed
    area((2.6, -5.6, 2.3), (0, -1.2, 0.6), 2.0, 1.4, 11, 5200)  # soft fill from the camera's side
    area((BX, 0.02, 1.30), (BX, 0.19, 3), 2.1, 0.06, 13 * LAMP, 3700)  # behind the headboard, up the niche
